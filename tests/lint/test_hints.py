"""Hints say how what was meant is written: what newcomers of other habits write, and what they are told."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import lay_down, put
from test_pages import found_in

_FUNC = "- func: scaled(Tensor self, Scalar factor=2) -> Tensor"
_OTHERS = {
    "dispatch": "{CPU: scaled}",
    "shape": "same",
    "category": "arithmetic",
    "doc": "Times `factor`.",
}
_DERIVATIVE = "- name: scaled(Tensor self, Scalar factor=2) -> Tensor\n"


def _field(name: str, value: str) -> str:
    lines = {**_OTHERS, name: value}
    return _FUNC + "\n" + "".join(f"  {key}: {text}\n" for key, text in lines.items())


@pytest.mark.parametrize(
    ("entry", "hint"),
    [
        (_field("doc", "# of elements"), "between quotes: to YAML it is a comment"),
        (_field("samples", "(2, 3)\n    (4,)"), "each call is an item of its own, behind '- '"),
        (_field("samples", "- (2, 3)"), "begin the list on the next line"),
        (_field("variants", "function method"), "part them by commas: function, method"),
        (_field("dtypes", "floating complex"), "part them by commas: floating, complex"),
        (
            _field("dispatch", "CPU: scaled"),
            "'CPU: …' on a line of its own, below 'dispatch:' and indented",
        ),
        (_field("tolerance", "float32: 'rtol 1e-3: why'"), "'float32: …' on a line of its own"),
        (_field("dispatch", "{CPU: scaled, CPU: halves}"), "hint: leave one of them out"),
        (
            _field("doc", "Twice.\n  doc: Twice."),
            "or begin the entry that it belongs to with '- func: …'",
        ),
        (f"{_FUNC}\nshape: same\n", "indent the line if it belongs to the entry above"),
        (f"{_FUNC}\n  shape： same\n", "'：' is U+FF1A, FULLWIDTH COLON; write an ASCII"),
        (_FUNC.replace("Scalar", "Sсalar"), "U+0441, CYRILLIC SMALL LETTER ES"),
        (_FUNC.replace(") ->", " ->"), "close the arguments with ')'"),
        (_field("dispatch", "{CPU: kernels.scaled}"), "write 'scaled' alone"),
        (_field("dispatch", "{CPU: scaled()}"), "write 'scaled' alone"),
        (_field("dispatch", "{CPU: np.multiply}"), "'pointwise: np.multiply'"),
        (_field("dispatch", "{GPU: scaled}"), "write CUDA"),
        (_field("dispatch", "{cuda: scaled}"), "did you mean 'CUDA'?"),
        (_field("operators", "add"), "did you mean '__add__'?"),
        (f"{_FUNC}:\n  shape: same\n", "leave the ':' out"),
        (f"{_FUNC.replace(' ->', ':')}\n  shape: same\n", "write '->' before what is returned"),
        (f"{_FUNC.replace('Scalar factor=2', 'self: Tensor')}\n", "write the type before the name"),
        (_FUNC.replace("Scalar factor=2", "Optional[int] by=None"), "for instance int?"),
        (_FUNC.replace("Scalar factor=2", "List[int] by"), "for instance int[]"),
        (_FUNC.replace("-> Tensor", "-> Tuple[Tensor, Tensor]"), "(Tensor, Tensor)"),
        (f"{_DERIVATIVE}  self: grad ^ factor\n", "a power is written '**'"),
        (f"{_DERIVATIVE}  self: grad * others.scaled_by(factor)\n", "call it in a helper"),
        (f"{_DERIVATIVE}  self: none\n", "write 'non_differentiable'"),
        (
            f"{_DERIVATIVE}  self: grad * factor\n  result: self_t * factor_t\n",
            "write 'factor': of type Scalar it has no tangent",
        ),
        (f"{_DERIVATIVE.replace('name', 'func')}  self: grad\n", "write 'name' for 'func'"),
        (
            f"{_DERIVATIVE}  self: grad * factor\n  output_differentiability: True\n",
            "expected one item for the output",
        ),
    ],
)
def test_what_was_meant_is_said(entry: str, hint: str, tmp_path: Path) -> None:
    lay_down(tmp_path)
    file = "derivatives" if "self: grad" in entry or "self: none" in entry else "native_functions"
    put(tmp_path, f"{file}.yaml", entry, False)
    found = found_in(tmp_path)
    assert len(found.items) == 1, found.render()
    assert hint in found.render()


def test_of_an_entry_that_makes_several_operators_each_is_said_once(tmp_path: Path) -> None:
    lay_down(tmp_path)
    put(tmp_path, "native_functions.yaml", _field("foreach", "Plain"), False)
    assert [item.code for item in found_in(tmp_path).items] == ["GS803"]
