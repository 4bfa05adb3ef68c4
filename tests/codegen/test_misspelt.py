"""A misspelt name of an operator's own entry is one mistake, whatever else means the operator."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.lint.settings import Settings
from gradsmith.codegen.model.misspelt import respelt
from gradsmith.codegen.model.native_functions import load_native_functions
from gradsmith.codegen.torch_dialect.dialect import diagnose
from gradsmith.codegen.yaml.loader import load

SCHEMA = "(Tensor self) -> Tensor"


def reported(native: str, derivatives: str = "") -> tuple[list[str], str]:
    """What the entries are called in the end, and what was said."""
    diagnostics = Diagnostics()
    node = load(native, "native_functions.yaml", diagnostics)
    formulas = load(derivatives, "derivatives.yaml", diagnostics) if derivatives else None
    functions = respelt(load_native_functions(node, {}, diagnostics), formulas, diagnostics)
    return [str(function.name) for function in functions], diagnostics.render()


@pytest.mark.parametrize(
    ("native", "derivatives"),
    [
        (f"- func: floww{SCHEMA}\n  autogen: flow_, flow.out\n", ""),
        (
            f"- func: floww{SCHEMA}\n  autogen: flow.out\n",
            f"- name: flow{SCHEMA}\n  self: grad\n",
        ),
        (
            f"- func: floww{SCHEMA}\n- func: flow_(Tensor(a!) self) -> Tensor(a!)\n",
            f"- name: flow{SCHEMA}\n  self: grad\n",
        ),
        (f"- func: floww{SCHEMA}\n", f"- name: flow{SCHEMA}\n  self: grad * self.flow()\n"),
    ],
)
def test_one_mistake_is_told_once(native: str, derivatives: str) -> None:
    names, said = reported(native, derivatives)
    assert names[0] == "flow"
    assert said.startswith(
        "native_functions.yaml:1:9: error[GS310]: 'floww' is the operator that others call 'flow'\n"
        f"  1 | - func: floww{SCHEMA}\n"
        "    |         ^^^^^\n"
        "  hint: did you mean 'flow'?"
    )
    assert said.count("error") == 1


@pytest.mark.parametrize(
    ("native", "derivatives"),
    [
        # One place against another: either may be wrong.
        (f"- func: floww{SCHEMA}\n  autogen: flow.out\n", ""),
        (f"- func: floww{SCHEMA}\n", f"- name: flow{SCHEMA}\n  self: grad\n"),
        # The entry's own name is meant somewhere.
        (
            f"- func: floww{SCHEMA}\n  autogen: flow_, flow.out\n",
            f"- name: floww{SCHEMA}\n  self: grad\n",
        ),
        # The other operator is there.
        (f"- func: floww{SCHEMA}\n  autogen: flow_, flow.out\n- func: flow{SCHEMA}\n", ""),
        # A different operator.
        (f"- func: ripple{SCHEMA}\n  autogen: flow_, flow.out\n", ""),
        (f"- func: floww{SCHEMA}\n  autogen: floww_, flow.out\n", ""),
    ],
)
def test_what_may_be_right_keeps_its_name(native: str, derivatives: str) -> None:
    names, said = reported(native, derivatives)
    assert names[0] in ("floww", "ripple")
    assert not said


def test_a_kernel_of_the_name_is_a_place() -> None:
    native = f"- func: floww{SCHEMA}\n  autogen: flow.out\n"
    diagnostics = Diagnostics()
    functions = load_native_functions(
        load(native, "native_functions.yaml", diagnostics), {}, diagnostics
    )
    for kernels, name in (((), "floww"), (("flow",), "flow"), (("flow", "floww"), "floww")):
        (function,) = respelt(functions, None, Diagnostics(), lambda found=kernels: found)
        assert str(function.name) == name


def test_of_two_entries_the_nearer_one_is_meant() -> None:
    names, said = reported(
        f"- func: flows{SCHEMA}\n- func: flqow{SCHEMA}\n",
        f"- name: flow{SCHEMA}\n  self: grad * self.flow()\n",
    )
    assert sorted(names) in (["flow", "flows"], ["flow", "flqow"])
    assert said.count("error") == 1


def test_in_pytorchs_files(tmp_path: Path) -> None:
    (tmp_path / "native_functions.yaml").write_text(
        f"- func: floww{SCHEMA}\n  variants: function, method\n  structured_delegate: flow.out\n"
        "- func: flow_(Tensor(a!) self) -> Tensor(a!)\n  structured_delegate: flow.out\n"
        "- func: flow.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n  structured: True\n"
        "  dispatch:\n    CPU: flow_out\n"
    )
    (tmp_path / "derivatives.yaml").write_text(
        f"- name: flow{SCHEMA}\n  self: grad * self.flow()\n"
    )
    found = diagnose([tmp_path], Settings(tmp_path))
    assert [(item.code, item.location and item.location.line) for item in found.items] == [
        ("GS310", 1)
    ], found.render()
