"""A child that is forked while another thread holds one of the package's locks can call and run backward."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = """
import os, signal, sys, threading
import gradsmith as gs
from gradsmith.amp import casting
from gradsmith.autograd import forward_ad
from gradsmith.autograd.forward import tangents
from gradsmith.autograd.nodes import accumulate_grad
from gradsmith.compilation import front
from gradsmith.dispatch.registrations import lock
from gradsmith.dispatch.registry import REGISTRY

x = gs.ones(3, requires_grad=True)
(x * 2).sum().backward()  # so that there are tables, and nothing is left to import
held, done = threading.Event(), threading.Event()

def hold():
    # As a registration does that was stopped between its kernel and its forgetting.
    with lock, accumulate_grad._lock, forward_ad._lock, tangents._duals._lock:
        with casting._lock, front._RECORDING:
            held.set()
            done.wait()

thread = threading.Thread(target=hold)
thread.start()
held.wait()
child = os.fork()
if child == 0:
    signal.alarm(20)  # a child that hangs is ended
    stale = sum(len(operator.table) for operator in REGISTRY.values())
    gs.exp(x).sum().backward()
    with forward_ad.dual_level():
        dual = forward_ad.make_dual(gs.ones(1), gs.ones(1))
        assert forward_ad.unpack_dual(dual * dual).tangent.item() == 2
    with gs.autocast("cpu", dtype=gs.float16):
        assert gs.mm(gs.ones(2, 2), gs.ones(2, 2)).dtype is gs.float16
    assert gs.compile(lambda t: t + 1, engine="numpy")(gs.ones(1)).item() == 2
    library = gs.library.Library("forked", "DEF")
    library.define("f(Tensor x) -> Tensor")
    library.impl("f", lambda x: x + 1, "CPU")
    correct = gs.ops.forked.f(gs.ones(1)).item() == 2 and x.grad is not None
    os._exit(0 if correct and not stale else 1)
status = os.waitpid(child, 0)[1]
done.set()
thread.join()
sys.exit(status)
"""


HALF_REGISTERED = """
import os, signal, sys, threading
import gradsmith as gs
from gradsmith.amp import casting

x = gs.ones(2, 2)
impl, held, done = casting.Library.impl, threading.Event(), threading.Event()

def stopped(library, name, *rest):
    impl(library, name, *rest)
    if threading.current_thread() is thread and name == "mm":
        held.set()
        done.wait()

casting.Library.impl = stopped
thread = threading.Thread(target=lambda: gs.autocast("cpu", dtype=gs.float16).__enter__())
thread.start()
held.wait()
child = os.fork()
if child == 0:
    signal.alarm(20)
    with gs.autocast("cpu", dtype=gs.float16):
        correct = all(f(x, x).dtype is gs.float16 for f in (gs.mm, gs.matmul, gs.nn.functional.linear))
    os._exit(not correct)
status = os.waitpid(child, 0)[1]
done.set()
thread.join()
sys.exit(status)
"""


STRESS = """
import faulthandler, os, random, sys, threading
import gradsmith as gs

NAMES = ("sin", "cos", "exp", "tanh", "sigmoid", "sqrt", "abs", "neg", "log", "floor", "erf", "square", "atan")
stop = threading.Event()

def use(namespace):
    library = gs.library.Library(namespace, "DEF")
    library.define("f(Tensor x) -> Tensor")
    library.impl("f", lambda x: x + 1, "CPU")
    assert getattr(gs.ops, namespace).f(gs.ones(1)).item() == 2
    library._destroy()

def registering():
    number = 0
    while not stop.is_set():
        number += 1
        use(f"stress{number}")

def calling():
    while not stop.is_set():
        getattr(gs, random.choice(NAMES))(gs.ones(3, dtype=random.choice((gs.float32, gs.float64))))

def running():
    shared = gs.ones(3, requires_grad=True)
    while not stop.is_set():
        (getattr(gs, random.choice(NAMES))(shared) * shared).sum().backward()

sys.setswitchinterval(1e-4)
threads = [threading.Thread(target=work) for work in (registering, calling, running)]
for thread in threads:
    thread.start()
failed = 0
for number in range(300):
    child = os.fork()
    if child == 0:
        faulthandler.dump_traceback_later(20, exit=True)  # a child that hangs is ended, and says where
        x = gs.ones(3, requires_grad=True)
        (getattr(gs, NAMES[number % len(NAMES)])(x) * x).sum().backward()
        use("child")
        os._exit(0)
    failed += os.waitpid(child, 0)[1] != 0
stop.set()
for thread in threads:
    thread.join()
sys.exit(failed)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_no_child_hangs_beside_threads_that_register_call_and_run_backward() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", STRESS], capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_child_does_not_wait_for_threads_that_it_does_not_have() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_child_registers_again_what_another_thread_had_half_registered() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-W", "error::UserWarning", "-c", HALF_REGISTERED],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
