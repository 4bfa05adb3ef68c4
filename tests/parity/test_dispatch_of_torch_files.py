"""What the page of PyTorch's operators says of their kernels is what PyTorch has registered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.explore.torch_entries import entries_of_torch

torch = pytest.importorskip("torch")

_ABSENT = re.compile("CUDA|MPS|XPU|MTIA|Vulkan|Mkldnn|HPU")
"""Keys that not every build of PyTorch has."""
_BY_YAML = re.compile(
    r"^(\w+)(?:\[alias\])?: .*?/(?:Register(?!Schema|Functionalization)|VariableType)\w+\.cpp"
)
_BY_RULE = {"BackendSelect", "AutogradNestedTensor"}
"""What PyTorch's generator adds by lists of its own."""


def _registered(name: str) -> set[str]:
    """The keys whose kernels were generated from YAML."""
    lines = torch._C._dispatch_dump(f"aten::{name}").replace(" (inactive)", "").splitlines()
    return {m[1] for line in lines if (m := _BY_YAML.match(line)) and "fallthrough" not in line}


def test_tables_are_those_of_the_dispatcher() -> None:
    torchgen = pytest.importorskip("torchgen")
    packaged = Path(torchgen.__file__).parent / "packaged"
    entries = entries_of_torch([packaged], packaged, Diagnostics())
    compared, differ = 0, {}
    for entry in entries:
        registered = _registered(entry["name"])
        if registered:
            said = {key for row in entry.get("table", ()) for key in row[0].split(", ")}
            different = {k for k in said ^ registered if not _ABSENT.search(k)} - _BY_RULE
            compared += 1
            differ |= {entry["name"]: different} if different else {}
    assert compared > 3000
    # Registered by hand, or made by lists of names in PyTorch's generator: copy_, detach, relu_ on Meta.
    assert len(differ) < 60, differ
