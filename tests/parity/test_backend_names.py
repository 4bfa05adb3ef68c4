"""The name of PrivateUse1, given from Python: the same program in both libraries, a process for each."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

pytest.importorskip("torch", reason="the reference is PyTorch")

_PROGRAM = """
import json, sys
import {module} as m

def kind(function):
    try:
        return repr(function()).replace({module!r}, "m")
    except Exception as error:
        return type(error).__name__

said = [kind(lambda: m.device("npu"))]
m.utils.rename_privateuse1_backend("npu")
said += [
    kind(lambda: m.utils.rename_privateuse1_backend("npu")),
    kind(lambda: m.utils.rename_privateuse1_backend("other")),
    kind(lambda: m.device("npu")),
    kind(lambda: m.device("npu:1")),
    kind(lambda: m.device("npu", 1).type),
    kind(lambda: str(m.device("npu:1"))),
    kind(lambda: m.device("npu") == m.device("npu:0")),
]
m.utils.generate_methods_for_privateuse1_backend()
said += [kind(lambda: m.ones(2).is_npu), kind(lambda: callable(m.ones(2).npu))]
print(json.dumps(said))
"""


def test_a_named_device_is_what_it_is_in_pytorch() -> None:
    found = []
    for module in ("torch", "gradsmith"):
        program = _PROGRAM.format(module=module)
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    assert found[0] == found[1]
