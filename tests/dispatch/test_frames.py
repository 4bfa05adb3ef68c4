"""How many functions of this package a call passes through, and that none of them looks at who called it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import json, sys
from gradsmith.core.origin import is_ours
import gradsmith as gs

def frames(call):
    seen = []
    def note(frame, event, argument):
        if event == "call":
            seen.append(frame.f_code)
    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    # Comprehensions have frames of their own in some versions of Python, modules where they are first imported.
    return sum(is_ours(code.co_filename) and not code.co_name.startswith("<") for code in seen)

a, b, x = gs.ones(3), gs.ones(3), gs.ones(3, requires_grad=True)
def backward():
    gs.add(x, b).sum().backward()
found = {"first": frames(lambda: gs.add(a, b)), "warm": frames(lambda: gs.add(a, b))}
gs.add(x, b)
found["recording"] = frames(lambda: gs.add(x, b))
backward()
found["backward"] = frames(backward)
print(json.dumps(found))
"""


def test_no_more_frames_than_that() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert found["warm"] <= 2
    assert found["recording"] <= 2
    assert found["backward"] <= 16  # 2 of them for the addition
    assert found["first"] <= 40


LOOKS_AT_FRAMES = re.compile(r"_getframe|currentframe|\bf_back\b|inspect\.stack")
ALLOWED = {
    "autograd/tools/anomaly.py": "the line of the forward call",
    "registration/sources.py": "where something was registered",
    "core/origin.py": "the line that a warning is about",
    "compilation/refusal.py": "the line that cannot be compiled",
    "fx/_symbolic_trace.py": "the module whose function `wrap` is told of",
    "fx/proxy.py": "into how many names a traced value is unpacked",
    "profiler/recorder.py": "stacks, where they are asked for",
    "schema/contract.py": "the package that is refused",
    "testing/opcheck_tests.py": "the file of the test that is written",
}


def test_no_call_looks_at_frames() -> None:
    runtime = ROOT / "runtime"
    found = {
        str(path.relative_to(runtime))
        for path in runtime.rglob("*.py")
        if LOOKS_AT_FRAMES.search(path.read_text())
    }
    assert found == set(ALLOWED)


def test_no_source_is_made_at_run_time() -> None:
    runtime = ROOT / "runtime"
    making = re.compile(r"(?<![.\w])exec\(")
    found = {
        str(path.relative_to(runtime))
        for path in runtime.rglob("*.py")
        if making.search(path.read_text())
    }
    # One plants faults in copies of modules, another runs modules of kernels once more, over another namespace; and
    # compiled programs and the graphs of fx are written as Python.
    compiled = {
        f"compilation/{name}.py" for name in ("program", "straight_line", "surroundings", "xla")
    }
    assert found == {
        "testing/mutation.py",
        "operators/loading.py",
        "fx/graph_module.py",
        *compiled,
    }
