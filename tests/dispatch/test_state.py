"""Thread-local dispatch state: guards nest, end, and concern their own thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.autograd.forward.tangents import NoForward
from gradsmith.core.bits import KEYSET_SHIFT, REQUIRES_GRAD, VIEW
from gradsmith.core.keys import DispatchKey
from gradsmith.core.keysets import DispatchKeySet
from gradsmith.core.state import MASKED, ExcludeDispatchKeyGuard, IncludeDispatchKeyGuard, state
from gradsmith.dispatch import guards
from gradsmith.dispatch.tensor_keys import keys_of

AUTOGRAD = DispatchKey["AutogradCPU"]
FIELDS = ("mask", "included", "excluded", "grad_enabled", "inference", "overrides_disabled")


def fields() -> dict[str, Any]:
    return {name: getattr(state, name) for name in FIELDS} | {
        "masked": threading.get_ident() in MASKED
    }


@pytest.fixture(autouse=True)
def _as_it_was() -> Any:
    before = fields()
    yield
    assert fields() == before


def test_without_grad_the_mask_hides_what_records() -> None:
    assert state.mask & REQUIRES_GRAD and state.mask & VIEW
    with gs.no_grad():
        assert not state.mask & (REQUIRES_GRAD | VIEW)
        with gs.enable_grad():
            assert state.mask & REQUIRES_GRAD
        assert not state.mask & REQUIRES_GRAD
    x = gs.ones(2, requires_grad=True)
    with gs.no_grad():
        assert not (x * 2).requires_grad
    assert (x * 2).requires_grad


def test_only_threads_whose_mask_takes_something_are_masked() -> None:
    here = threading.get_ident()
    assert here not in MASKED
    with gs.no_grad():
        assert here in MASKED
        with gs.enable_grad():
            assert here not in MASKED
        assert here in MASKED
        with gs.inference_mode():
            assert here in MASKED
    assert here not in MASKED
    x = gs.ones(2, requires_grad=True)
    seen: list[Any] = []

    def work() -> None:
        gs.set_grad_enabled(False)
        seen.append(((x * 2).requires_grad, threading.get_ident() in MASKED))
        ready.set()
        assert go_on.wait(300)

    ready, go_on = threading.Event(), threading.Event()
    thread = threading.Thread(target=work)
    thread.start()
    assert ready.wait(300)
    assert here not in MASKED and (x * 2).requires_grad
    go_on.set()
    thread.join()
    assert seen == [(False, True)] and not MASKED  # it ended without switching grad mode on again


def test_forward_mode_masks_for_a_while() -> None:
    with gs.autograd.forward_ad.dual_level():
        dual = gs.autograd.forward_ad.make_dual(gs.ones(2), gs.ones(2))
        with NoForward():
            assert threading.get_ident() in MASKED
            assert gs.autograd.forward_ad.unpack_dual(dual * 2).tangent is None
        assert gs.autograd.forward_ad.unpack_dual(dual * 2).tangent is not None


def test_excluding_autograd_leaves_its_kernels_out() -> None:
    x = gs.ones(2, requires_grad=True)
    with ExcludeDispatchKeyGuard(AUTOGRAD):
        assert (x * 2).grad_fn is None
        with ExcludeDispatchKeyGuard(DispatchKeySet([DispatchKey["ADInplaceOrView"]])):
            assert (x * 2).tolist() == [2.0, 2.0]
        assert (x * 2).grad_fn is None
    assert (x * 2).grad_fn is not None


@pytest.mark.parametrize("device", ["cpu", "meta"])
@pytest.mark.parametrize("excluded", [["AutogradCPU"], ["AutogradCPU", "ADInplaceOrView"]])
def test_results_made_under_excluded_keys_have_them_all(device: str, excluded: list[str]) -> None:
    x = gs.empty(2, 2, device=device)
    calls: list[Callable[[gs.Tensor], gs.Tensor]] = [
        lambda x: x + x,
        lambda x: x > 2,
        lambda x: x.exp(),
        lambda x: x @ x,
        lambda x: x.t(),
        lambda x: x.sum(),
        lambda x: gs.empty_like(x),
    ]
    for call in calls:
        with ExcludeDispatchKeyGuard(DispatchKeySet(excluded)):
            made = call(x)
        assert keys_of(made) == keys_of(x)


def test_excluding_keeps_backends() -> None:
    with ExcludeDispatchKeyGuard(AUTOGRAD):
        assert state.mask >> KEYSET_SHIFT & 1
        assert (gs.ones(2) + 1).tolist() == [2.0, 2.0]


def test_including_a_key_makes_every_call_take_the_exact_path() -> None:
    with IncludeDispatchKeyGuard(DispatchKey["ADInplaceOrView"]):
        assert state.mask == 0
        assert (gs.ones(2) + 1).tolist() == [2.0, 2.0]
    assert state.mask


@pytest.mark.parametrize("guard", [ExcludeDispatchKeyGuard, IncludeDispatchKeyGuard])
def test_guards_end_with_an_exception(guard: Any) -> None:
    before = fields()
    with pytest.raises(KeyError), guard(DispatchKey["ADInplaceOrView"]):
        assert fields() != before
        raise KeyError
    assert fields() == before


def test_grad_mode_ends_with_an_exception() -> None:
    for mode in (gs.no_grad, gs.inference_mode):
        with pytest.raises(KeyError), mode():
            raise KeyError
        assert gs.is_grad_enabled()


def test_a_refused_call_leaves_the_state() -> None:
    before = fields()
    lib: Any = gs
    calls: list[Callable[[], Any]] = [
        lambda: lib.ones(2) + lib.ones(3),
        lambda: lib.sin("x"),
        lambda: lib.cat([]),
    ]
    for wrong in calls:
        with pytest.raises((RuntimeError, TypeError, ValueError)):
            wrong()
    x = gs.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError):
        gs.hstack([x, gs.ones(2, 2)])
    assert fields() == before


def test_other_threads_start_with_the_defaults() -> None:
    seen: dict[str, Any] = {}

    def look() -> None:
        seen.update(fields())
        seen["recorded"] = (gs.ones(2, requires_grad=True) * 2).requires_grad

    with gs.no_grad(), ExcludeDispatchKeyGuard(AUTOGRAD):
        thread = threading.Thread(target=look)
        thread.start()
        thread.join()
    assert seen.pop("recorded")
    assert seen == fields()


def test_threads_do_not_disturb_each_other() -> None:
    barrier = threading.Barrier(2)
    found: dict[str, list[bool]] = {"on": [], "off": []}

    def run(name: str, enabled: bool) -> None:
        x = gs.ones(2, requires_grad=True)
        with gs.set_grad_enabled(enabled):
            for _ in range(50):
                barrier.wait()
                found[name].append((x * 2).requires_grad)

    threads = [threading.Thread(target=run, args=a) for a in (("on", True), ("off", False))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {"on": [True] * 50, "off": [False] * 50}


def test_a_guard_may_be_entered_within_itself() -> None:
    guard = ExcludeDispatchKeyGuard(AUTOGRAD)
    with guard:
        inside = fields()
        with guard, IncludeDispatchKeyGuard(DispatchKey["ADInplaceOrView"]):
            assert fields() != inside
        assert fields() == inside


@pytest.mark.parametrize(
    "enter",
    [
        lambda: guards.AutoDispatchBelowAutograd(),
        lambda: guards.AutoDispatchBelowADInplaceOrView(),
        lambda: guards.PreserveDispatchKeyGuard(),
        lambda: guards.SetExcludeDispatchKeyGuard("Python", True),
        lambda: guards.ForceDispatchKeyGuard(DispatchKeySet(), DispatchKeySet("Python")),
    ],
)
def test_every_guard_ends_with_what_was_there(enter: Callable[[], Any]) -> None:
    with ExcludeDispatchKeyGuard(AUTOGRAD):
        before = fields()
        with pytest.raises(KeyError), enter():
            guards.set_excluded("Tracer", True)
            guards.set_included("Functionalize", True)
            assert guards.is_excluded("Tracer") and guards.is_included("Functionalize")
            guards.set_included("Functionalize", False)
            state.included = 0
            raise KeyError
        state.switch()
        assert fields() == before


def test_keys_that_are_always_included_cannot_be_left_out() -> None:
    with pytest.raises(
        NotImplementedError, match="BackendSelect is included in every call; exclude"
    ):
        guards.set_included("BackendSelect", False)
