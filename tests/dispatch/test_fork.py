"""A child that is forked while another thread holds one of the package's locks can call and run backward."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PROGRAM = """
import os, signal, sys, threading
import gradsmith as gs
from gradsmith.autograd.nodes import accumulate_grad
from gradsmith.dispatch.registrations import lock
from gradsmith.dispatch.registry import REGISTRY

x = gs.ones(3, requires_grad=True)
(x * 2).sum().backward()  # so that there are tables, and nothing is left to import
held, done = threading.Event(), threading.Event()

def hold():
    # As a registration does that was stopped between its kernel and its forgetting.
    with lock, accumulate_grad._lock:
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


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_child_does_not_wait_for_threads_that_it_does_not_have() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
