"""Several named results print one a line, as in PyTorch."""

from __future__ import annotations

import gradsmith as gs


def test_named_results_print_a_line_each_and_unpack() -> None:
    result = gs.tensor([[1.0, 3.0], [4.0, 2.0]]).max(1)
    assert repr(result) == (
        "gradsmith.return_types.max(\nvalues=tensor([3., 4.]),\nindices=tensor([1, 0]))"
    )
    values, indices = result
    assert values is result.values and indices is result[1]
    assert type(result) is gs.return_types.max


def test_packages_that_few_need_come_when_asked_for() -> None:
    assert gs.utils.checkpoint.checkpoint is not None
    assert gs.testing.__name__ == "gradsmith.testing"
    assert not hasattr(gs, "no_such_package")
