"""Calls and registrations in different threads: every call runs a kernel of registrations that were there."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gradsmith as gs
from gradsmith.dispatch import call as calls
from gradsmith.dispatch.operator import OpOverload
from gradsmith.dispatch.registrations import RegistrationLock, lock
from gradsmith.dispatch.registry import FALLBACKS, REGISTRY
from gradsmith.library import Library, _scoped_library

pytestmark = pytest.mark.filterwarnings("ignore:Overriding a previously registered kernel")

CALLERS = 8
ROUNDS = 150


@pytest.fixture(autouse=True)
def _switch_often() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def run_all(workers: list[Callable[[], None]]) -> None:
    """Run in a thread each; what one raises is raised here."""
    raised: list[BaseException] = []

    def guarded(worker: Callable[[], None]) -> None:
        try:
            worker()
        except BaseException as error:
            raised.append(error)

    threads = [threading.Thread(target=guarded, args=(worker,)) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    if raised:
        raise raised[0]


def stress(rounds: int = ROUNDS) -> int:
    """Eight threads call while two register and deregister; returns the number of calls.

    `stress::op` is +1000 by its own kernel and +1 or +2 while one of the registering threads has its own in;
    they override a shipped operator and an autograd kernel as well.  Each registering thread looks itself whether
    its registration is seen at once, and gone at once.
    """
    done = threading.Event()
    counts = [0] * CALLERS
    home = Library("stress", "DEF")
    home.define("op(Tensor x) -> Tensor")
    home.define("mine_0(Tensor x) -> Tensor")
    home.define("mine_1(Tensor x) -> Tensor")
    home.impl("op", lambda x: x + 1000, "CPU")
    home.impl("op", gs.library.fallthrough_kernel, "Autograd")
    zero = gs.zeros(2)
    grad = gs.zeros(2, requires_grad=True)
    true = gs.cosh(zero).tolist()

    def caller(number: int) -> Callable[[], None]:
        def work() -> None:
            while not done.is_set():
                found = gs.ops.stress.op(zero).tolist()
                assert found in ([1000.0] * 2, [1.0] * 2, [2.0] * 2), found
                found = gs.ops.stress.op(grad).tolist()
                assert found in ([1000.0] * 2, [1.0] * 2, [2.0] * 2), found
                found = gs.cosh(zero).tolist()
                assert found in (true, [11.0] * 2, [12.0] * 2), found
                out = gs.empty(2)
                gs.cosh(zero, out=out)
                assert out.tolist() in (true, [11.0] * 2, [12.0] * 2), out
                found = zero.clone().cosh_().tolist()
                assert found in (true, [11.0] * 2, [12.0] * 2), found
                counts[number] += 1

        return work

    def registrar(number: int) -> Callable[[], None]:
        def work() -> None:
            try:
                for _ in range(rounds):
                    library = Library("stress", "IMPL")
                    shipped = Library("aten", "IMPL")
                    library.impl("op", lambda x: x + (number + 1), "CPU")
                    shipped.impl("cosh", lambda x: x + (number + 11), "CPU")
                    # Nobody else registers for this operator: what is registered is seen at once.
                    own = getattr(gs.ops.stress, f"mine_{number}")
                    library.impl(f"mine_{number}", lambda x: x + 7, "CPU")
                    assert own(zero).tolist() == [7.0, 7.0]
                    library.impl(f"mine_{number}", lambda x: x + 8, "CompositeImplicitAutograd")
                    library._destroy()
                    with pytest.raises(NotImplementedError):
                        own(zero)
                    shipped._destroy()
            finally:
                if number == 0:
                    done.set()

        return work

    try:
        run_all([caller(i) for i in range(CALLERS)] + [registrar(i) for i in range(2)])
        assert gs.ops.stress.op(zero).tolist() == [1000.0] * 2
        assert gs.cosh(zero).tolist() == true
        assert gs.ops.aten.cosh.default.shadowed.get("CPU", ()) == ()
    finally:
        home._destroy()
    return sum(counts)


def test_eight_threads_call_while_two_register() -> None:
    assert stress() > 0


def _free_threaded() -> str | None:
    """A free-threaded interpreter that has NumPy and pytest, if there is one."""
    for version in ("3.14t", "3.13t"):
        found = shutil.which(f"python{version}")
        if found is not None:
            check = "import sys, numpy, pytest; sys.exit(sys._is_gil_enabled())"
            if subprocess.run([found, "-c", check], capture_output=True).returncode == 0:
                return found
    return None


def test_the_same_without_a_global_interpreter_lock(
    clone: Path, importable: Any, tmp_path: Path
) -> None:
    python = _free_threaded()
    if python is None:
        pytest.skip(
            "no free-threaded Python (python3.14t, python3.13t) with NumPy and pytest is installed"
        )
    folder = importable(clone, tmp_path / "lib")
    program = (
        "import sys, warnings; warnings.simplefilter('ignore'); sys.path.insert(0, sys.argv[1]); "
        "import test_threads; test_threads.stress()"
    )
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    command = [python, "-c", program, str(Path(__file__).parent)]
    subprocess.run(command, check=True, env=environment, timeout=300)


# -- the race between resolving and registering ------------------------------------------------------


def resolving_late(monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[], None]) -> list[int]:
    """Let `meanwhile` happen after the first resolution of a kernel and before it is stored."""
    from gradsmith.dispatch import call as module

    original = module.resolve
    times: list[int] = []

    def resolve(operator: OpOverload, bits: int) -> Any:
        kernel = original(operator, bits)
        times.append(1)
        if len(times) == 1:
            meanwhile()
        return kernel

    monkeypatch.setattr(module, "resolve", resolve)
    return times


def test_a_kernel_of_old_registrations_is_neither_stored_nor_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with _scoped_library("race", "DEF") as m:
        m.define("op(Tensor x) -> Tensor")
        m.impl("op", lambda x: x + 1, "CPU")
        times = resolving_late(monkeypatch, lambda: m.impl("op", lambda x: x + 2, "CPU"))
        assert gs.ops.race.op(gs.zeros(1)).tolist() == [2.0]
        assert gs.ops.race.op(gs.zeros(1)).tolist() == [2.0]
        assert len(times) == 2


def test_variants_do_not_keep_a_kernel_of_their_functional_operator(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with _scoped_library("aten", "IMPL") as m:
        gs.ops.aten.cosh_.default.forget()
        x = gs.zeros(2)
        resolving_late(monkeypatch, lambda: m.impl("cosh", lambda x: x + 5, "CPU"))
        assert x.clone().cosh_().tolist() == [5.0, 5.0]
    assert gs.zeros(2).cosh_().tolist() == [1.0, 1.0]


def test_a_fallback_counts_as_a_registration(monkeypatch: pytest.MonkeyPatch) -> None:
    key = gs.DispatchKey["TESTING_ONLY_GenericMode"]
    x = gs.zeros(1)
    with _scoped_library("_", "IMPL") as m, gs._C._IncludeDispatchKeyGuard(key):
        m.fallback(gs.library.fallthrough_kernel, "TESTING_ONLY_GenericMode")
        other = Library("_", "IMPL")

        def swap() -> None:
            m._destroy()
            other.fallback(lambda op, *args, **kwargs: args[0], "TESTING_ONLY_GenericMode")

        resolving_late(monkeypatch, swap)
        assert gs.cosh(x) is x
        other._destroy()
    assert key.name not in FALLBACKS
    assert gs.cosh(x).tolist() == [1.0]


def test_an_error_of_old_registrations_is_not_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    from gradsmith.dispatch import call as module

    with _scoped_library("race", "DEF") as m:
        m.define("op(Tensor x) -> Tensor")
        original = module.resolve
        times: list[int] = []

        def resolve(operator: OpOverload, bits: int) -> Any:
            times.append(1)
            try:
                return original(operator, bits)
            finally:
                if len(times) == 1:
                    m.impl("op", lambda x: x + 1, "CPU")

        monkeypatch.setattr(module, "resolve", resolve)
        assert gs.ops.race.op(gs.zeros(1)).tolist() == [1.0]


def test_registrations_without_end_do_not_starve_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    from gradsmith.dispatch import call as module

    with _scoped_library("race", "DEF") as m:
        m.define("op(Tensor x) -> Tensor")
        m.define("other(Tensor x) -> Tensor")
        m.impl("op", lambda x: x + 1, "CPU")
        original = module.resolve
        held: list[bool] = []

        def resolve(operator: OpOverload, bits: int) -> Any:
            held.append(lock._depth > 0)
            if not held[-1]:
                with _scoped_library("race", "IMPL") as another:
                    another.impl("other", lambda x: x, "CPU")
            return original(operator, bits)

        monkeypatch.setattr(module, "resolve", resolve)
        assert gs.ops.race.op(gs.zeros(1)).tolist() == [1.0]
        assert held == [False] * calls._TRIES_BESIDE_REGISTRATIONS + [True]


# -- the lock -------------------------------------------------------------------------------------------


def test_what_is_put_off_runs_at_once_where_the_lock_is_free() -> None:
    own = RegistrationLock()
    seen: list[str] = []
    own.later(lambda: seen.append("now"))
    assert seen == ["now"]


def test_what_is_put_off_waits_for_the_holder() -> None:
    own = RegistrationLock()
    seen: list[str] = []
    with own:
        with own:
            own.later(lambda: seen.append("later"))
            thread = threading.Thread(target=lambda: own.later(lambda: seen.append("elsewhere")))
            thread.start()
            thread.join()  # it does not wait for the lock
        assert seen == []
    assert seen == ["later", "elsewhere"]


def test_the_holder_lets_go_after_an_exception() -> None:
    own = RegistrationLock()
    with pytest.raises(KeyError), own:
        raise KeyError
    thread = threading.Thread(target=own.__enter__)
    thread.start()
    thread.join(10)
    assert not thread.is_alive()


def test_a_library_collected_in_the_middle_of_a_registration() -> None:
    home = Library("middle", "DEF")
    home.define("op(Tensor x) -> Tensor")
    home.impl("op", lambda x: x + 1, "CPU")
    doomed = Library("middle", "IMPL")
    doomed.impl("op", lambda x: x + 2, "Meta")
    with lock:
        del doomed
        gc.collect()
        assert "Meta" in REGISTRY["middle::op"].kernels
        home.impl("op", lambda x: x + 3, "CompositeExplicitAutograd")
    assert set(REGISTRY["middle::op"].kernels) == {"CPU", "CompositeExplicitAutograd"}
    home._destroy()
