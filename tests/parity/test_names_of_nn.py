"""Parts of ``nn`` that programs touch beside its layers, and tensors like those on the meta device, beside PyTorch's."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="compares with PyTorch")

import gradsmith as gs  # noqa: E402


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_gradients_of_convolutions(dims: int) -> None:
    random = np.random.default_rng(0)
    x = random.standard_normal((2, 4) + (7,) * dims)
    w = random.standard_normal((6, 2) + (3,) * dims)
    options = {"stride": 2, "padding": 1, "dilation": 1, "groups": 2}
    g = random.standard_normal((2, 6) + (4,) * dims)
    found = []
    for xp in (gs, torch):
        a, b, c = map(xp.from_numpy, (x, w, g))
        module = import_module(f"{xp.__name__}.nn.grad")
        of_input = getattr(module, f"conv{dims}d_input")(a.shape, b, c, **options)
        of_weight = getattr(module, f"conv{dims}d_weight")(a, b.shape, c, **options)
        found.append((of_input.numpy(), of_weight.numpy()))
    for ours, theirs in zip(*found, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-10)


def test_layers_stand_on_the_classes_that_programs_ask_for() -> None:
    def stands_on(layer: type, own: str) -> list[str]:
        names = [c.__name__ for c in layer.__mro__[1:] if c.__module__.startswith(own)]
        return names[: names.index("Module")]

    asked = 0
    for name in gs.nn.modules.__all__:
        ours, theirs = getattr(gs.nn, name), getattr(torch.nn, name, None)
        if theirs is None or not theirs.__module__.startswith("torch.nn.modules."):
            continue
        if theirs.__module__.endswith((".pooling", ".padding", ".dropout", ".loss")):
            assert stands_on(ours, "gradsmith") == stands_on(theirs, "torch"), name
            asked += len(stands_on(ours, "gradsmith"))
            assert ours.__module__.replace("gradsmith", "torch") == theirs.__module__
    assert asked > 60


def test_private_names_that_programs_import() -> None:
    from gradsmith.nn.init import _no_grad_trunc_normal_
    from gradsmith.nn.modules.container import _addindent as of_container
    from gradsmith.nn.modules.module import _addindent

    theirs = import_module("torch.nn.modules.module")._addindent
    for text in ("", "one", "one\ntwo\n\nfour\n \n six "):
        assert _addindent(text, 3) == of_container(text, 3) == theirs(text, 3)
    assert _no_grad_trunc_normal_(gs.empty(20), 0.0, 1.0, -0.5, 0.5).abs().max() <= 0.5


def test_lines_of_a_module_within_others() -> None:
    found = []
    for nn in (gs.nn, torch.nn):

        class Told(nn.Module):  # type: ignore[name-defined, misc]
            def extra_repr(self) -> str:
                return "a\n\n b \n \nc"

        found.append([repr(Told()), repr(nn.Sequential(Told(), nn.ModuleList([Told(), Told()])))])
    assert found[0] == found[1]


def test_attention_is_computed_as_everywhere() -> None:
    from gradsmith.nn.attention import SDPBackend, sdpa_kernel

    theirs = import_module("torch.nn.attention").SDPBackend
    assert {b.name: int(b) for b in SDPBackend} == {
        name: int(b) for name, b in theirs.__members__.items()
    }
    for name, b in theirs.__members__.items():
        assert [str(SDPBackend[name]), repr(SDPBackend[name])] == [str(b), repr(b)]
    q = gs.randn(1, 2, 3, 4)
    expected = gs.nn.functional.scaled_dot_product_attention(q, q, q)
    for backends in (SDPBackend.MATH, [SDPBackend.FLASH_ATTENTION, SDPBackend.MATH]):
        with sdpa_kernel(backends):
            found = gs.nn.functional.scaled_dot_product_attention(q, q, q)
        assert gs.equal(found, expected)
    with pytest.raises(AssertionError, match="SDPBackend"), sdpa_kernel("math"):
        pass


def test_tensors_like_one_on_the_meta_device() -> None:
    for xp in (gs, torch):
        meta: Any = xp.empty(2, 3, device="meta").t()
        zeros = xp.zeros_like(meta, device="cpu")
        assert zeros.tolist() == [[0.0, 0.0]] * 3 and zeros.stride() == (1, 3)
        assert xp.empty_like(meta, device="cpu").device.type == "cpu"
        assert xp.ones_like(meta, device="cpu", requires_grad=True).sum().item() == 6
        assert xp.zeros_like(meta).device.type == "meta"


def test_lu_of_a_tensor() -> None:
    matrix = [[4.0, 3.0], [6.0, 3.0]]
    for get_infos in (False, True):
        ours = gs.tensor(matrix).lu(get_infos=get_infos)
        theirs = torch.tensor(matrix).lu(get_infos=get_infos)
        for a, b in zip(ours, theirs, strict=True):
            np.testing.assert_allclose(a.numpy(), b.numpy(), rtol=1e-6)


def test_an_optimizer_that_keeps_nothing_has_no_state() -> None:
    for xp in (gs, torch):
        p = xp.ones(3, requires_grad=True)
        optimizer = xp.optim.SGD([p], lr=0.1)
        p.sum().backward()
        optimizer.step()
        assert optimizer.state_dict()["state"] == {} and not optimizer.state
