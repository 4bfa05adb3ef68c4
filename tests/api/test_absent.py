"""What of PyTorch is not here says so, and programs that ask for other devices learn that there are none."""

from __future__ import annotations

import pytest

import gradsmith as gs


@pytest.mark.parametrize(
    ("owner", "name", "words"),
    [
        ("", "optim", "change parameters in place under gradsmith.no_grad()"),
        ("", "compile", "nothing to compile"),
        ("", "vmap", "vectorize=True"),
        ("", "func", "autograd.functional"),
        ("nn", "Module", "gradsmith.nn.functional"),
        ("nn", "Linear", "gradsmith.nn.functional"),
        ("nn", "init", "uniform_"),
    ],
)
def test_what_is_left_out_says_what_to_write(owner: str, name: str, words: str) -> None:
    module = getattr(gs, owner) if owner else gs
    with pytest.raises(AttributeError, match=f"has no attribute '{name}': ") as caught:
        getattr(module, name)
    assert words in str(caught.value)


def test_other_names_are_just_not_there() -> None:
    for module in (gs, gs.nn):
        with pytest.raises(AttributeError, match=r"has no attribute 'no_such_name'$"):
            module.no_such_name  # noqa: B018


def test_programs_that_choose_a_device_choose_the_cpu() -> None:
    device = gs.device("cuda" if gs.cuda.is_available() else "cpu")
    assert device.type == "cpu"
    assert gs.cuda.device_count() == 0 and not gs.cuda.is_initialized()
    before = gs.get_rng_state().tolist()
    gs.cuda.manual_seed(1)
    gs.cuda.manual_seed_all(1)
    gs.cuda.empty_cache()
    assert gs.get_rng_state().tolist() == before
    with pytest.raises(AttributeError, match=r"'synchronize': gradsmith has no CUDA of its own"):
        gs.cuda.synchronize()  # type: ignore[attr-defined]
