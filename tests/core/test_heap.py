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
