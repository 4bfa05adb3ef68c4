"""Memory that arrays leave is there for the next ones."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

_FAULTS = """
import resource
import gradsmith
import numpy as np

def step():
    arrays = [np.ones(1 << 17, np.float32) for _ in range(48)]

for _ in range(3):
    step()
before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
for _ in range(10):
    step()
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


@pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc", reason="other libraries have rules of their own"
)
def test_arrays_come_and_go_without_new_pages() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _FAULTS], stdout=subprocess.PIPE, text=True, check=True
    )
    assert int(done.stdout) < 6000  # of 61440 pages that the arrays have


_YOUNG = """
import gc, numpy
{before}
frozen, old = gc.get_freeze_count(), len(gc.get_objects(2))
import gradsmith
print(frozen, gc.get_freeze_count(), gc.isenabled(), len(gc.get_objects(2)) - old)
"""


@pytest.mark.parametrize("before", ["", "gc.disable()", "gc.freeze()"])
def test_what_an_import_makes_counts_as_old(before: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _YOUNG.format(before=before)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    frozen, still, enabled, more = done.stdout.split()
    assert frozen == still
    assert enabled == str(before != "gc.disable()")
    # Python 3.12 freezes objects of its own at the start.
    assert (int(more) > 20_000) == (enabled == "True" and frozen == "0")
    if before == "gc.freeze()":
        assert int(frozen) > 10_000
