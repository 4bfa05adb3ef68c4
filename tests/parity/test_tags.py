"""Programs that ask an operator for its tags find what PyTorch's operators have."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gradsmith as gs

torch = pytest.importorskip("torch", reason="needs PyTorch, the reference")

OURS_ALONE = {"generated", "pointwise"}
"""Tags that are inferred: from `autogen`, where PyTorch writes most variants by hand, and from `pointwise`, which PyTorch
forgets for some variants."""
OTHERWISE = {
    ("atan2.out", "core"): "an out variant, which no decomposition calls",
    ("equal.default", "pointwise"): "its result is one bool",
    (
        "_ctc_loss.default",
        "dynamic_output_shape",
    ): "the shapes follow from the lengths given as integers, too",
    ("bincount.default", "data_dependent_output"): "it cannot be computed on meta tensors",
    ("one_hot.default", "data_dependent_output"): "it cannot be computed on meta tensors",
    ("where.default", "data_dependent_output"): "it cannot be computed on meta tensors",
    (
        "_linalg_check_errors.default",
        "data_dependent_output",
    ): "it reads values, and raises by them",
    ("index.Tensor_out", "dynamic_output_shape"): "inherited from the functional variant",
    ("_foreach_max.default", "reduction"): "inherited from max",
    ("narrow_copy.out", "view_copy"): "inherited from the functional variant",
    ("split_copy.Tensor_out", "view_copy"): "inherited from the functional variant",
    ("split_with_sizes_copy.out", "view_copy"): "inherited from the functional variant",
    ("unbind_copy.int_out", "view_copy"): "inherited from the functional variant",
}
NO_OPERATORS = {"dim", "is_contiguous", "numel", "size", "storage_offset", "stride"}
"""Questions that PyTorch's compiler knows as operators (also as ``sym_size`` and so on); ours are attributes."""


def _both() -> Iterator[tuple[str, set[str], set[str]]]:
    for name in dir(gs.ops.aten):
        packet, theirs = getattr(gs.ops.aten, name), getattr(torch.ops.aten, name, None)
        if theirs is None or not hasattr(packet, "overloads"):
            continue
        for overload in set(packet.overloads()) & set(theirs.overloads()):
            pair = getattr(packet, overload), getattr(theirs, overload)
            ours, others = ({tag.name for tag in operator.tags} for operator in pair)
            yield f"{name}.{overload}", ours, others


def test_tags_are_those_of_pytorch() -> None:
    count, wrong = 0, []
    for name, ours, theirs in _both():
        if name.partition(".")[0].removeprefix("sym_") in NO_OPERATORS:
            continue
        count += 1
        lacking = theirs - ours - {"generated"}
        wrong += [
            (name, tag)
            for tag in lacking | (ours - theirs - OURS_ALONE)
            if (name, tag) not in OTHERWISE
        ]
    assert count > 1_500
    assert wrong == []


def test_what_is_otherwise_is_so() -> None:
    differing = {(name, tag) for name, ours, theirs in _both() for tag in ours ^ theirs}
    assert OTHERWISE.keys() <= differing
