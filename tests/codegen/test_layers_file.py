"""What layers.yaml says: the classes that come of it, and what is wrong with an entry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.layers import Known, arguments_of, load_layers
from gradsmith.codegen.yaml.loader import load

FORWARD = (
    '- layer: "Scale(factor: float = 2.0)"\n  forward: F.scaled(input, factor)\n  doc: Text.\n'
)


def known() -> Known:
    """A function `scaled`, and functions that fill parameters."""
    import ast

    function = ast.parse("def scaled(input, factor=2, *, other=None): 0").body[0]
    assert isinstance(function, ast.FunctionDef)
    functions = {"F.scaled": arguments_of(function.args)}
    spaces = {"F": {"scaled"}, "init": {"ones_", "uniform_"}, "arguments": {"positive"}}
    return Known(functions, spaces)


Loaded = Callable[[str], tuple[object, Diagnostics]]


@pytest.fixture
def loaded(tmp_path: Path) -> Loaded:
    """`loaded(text)`: the layers of a file, and what is wrong with it."""

    def read(text: str) -> tuple[object, Diagnostics]:
        diagnostics = Diagnostics()
        (tmp_path / "layers.yaml").write_text(text, encoding="utf-8")
        node = load(tmp_path / "layers.yaml", "layers.yaml", diagnostics)
        return load_layers(node, known(), diagnostics), diagnostics

    return read


def test_a_function_is_called_with_what_the_layer_has(loaded: Loaded) -> None:
    text = FORWARD.replace("forward: F.scaled(input, factor)", "function: scaled")
    (layer,), diagnostics = loaded(text)  # type: ignore[misc]
    assert not diagnostics.items
    assert layer.forward == "F.scaled(input, factor)"
    assert [a.source for a in layer.inputs] == ["input: Tensor"]
    assert [a.source for a in layer.arguments] == ["factor: float = 2.0"]


def test_a_parameter_has_a_condition_of_its_own(loaded: Loaded) -> None:
    more = "  parameters: {scale if factor > 1: [3], shift: [3]}\n"
    text = FORWARD + more + "  init: {scale: ones, shift: uniform}\n"
    (layer,), diagnostics = loaded(text)  # type: ignore[misc]
    assert not diagnostics.items
    assert layer.parameters == (("scale", "(3,)", "factor > 1"), ("shift", "(3,)", ""))


def test_an_entry_for_each_number_of_dimensions(loaded: Loaded) -> None:
    text = (
        '- layer: "Scale{n}d(a: int)"\n  dims: [1, 2]\n  forward: F.scaled(x, a * {n})\n  doc: T.\n'
    )
    layers, diagnostics = loaded(text)
    assert not diagnostics.items
    names = [(layer.name, layer.forward) for layer in layers]  # type: ignore[attr-defined]
    assert names == [("Scale1d", "F.scaled(x, a * 1)"), ("Scale2d", "F.scaled(x, a * 2)")]


def _with(line: str) -> str:
    return FORWARD + f"  {line}\n"


MISTAKES = {
    "layer: Scale\n": ("GS301", "1:1", "a list of layers"),
    "- Scale\n": ("GS301", "1:3", "expected a layer"),
    _with("froward: x"): ("GS302", "4:3", "unknown field 'froward'"),
    "- forward: F.scaled(x)\n": ("GS304", "1:3", "without 'layer'"),
    '- layer: "Scale(a: int)"\n  doc: T.\n': ("GS304", "1:3", "without 'function' or 'forward'"),
    FORWARD.replace("  doc: Text.\n", ""): ("GS304", "1:3", "without 'doc'"),
    _with("function: scaled"): ("GS308", "4:13", "both say"),
    FORWARD.replace("float = 2.0", "float = "): ("GS316", "1:31", "no arguments of Python"),
    FORWARD.replace("factor: float = 2.0", "*factor"): ("GS316", "1:18", "cannot be kept"),
    FORWARD.replace('"Scale', '"3cale'): ("GS316", "1:10", "'3cale'"),
    FORWARD.replace('"Scale', '"class'): ("GS316", "1:10", "'class'"),
    _with("category: lambda"): ("GS316", "4:13", "'lambda'"),
    _with("category: my layers"): ("GS316", "4:13", "'my layers'"),
    _with("category: ../../x"): ("GS316", "4:13", "'../../x'"),
    _with("category: __init__"): ("GS316", "4:13", "'__init__'"),
    FORWARD + FORWARD: ("GS316", "4:10", "'Scale' already"),
    FORWARD.replace("F.scaled(", "F.sclaed("): ("GS403", "2:12", "'F' has no 'sclaed'"),
    FORWARD.replace("F.scaled(input, ", "F.scaled(input + "): None,
    FORWARD.replace("input, factor)", "input, factor"): (
        "GS401",
        "2:12",
        "not a Python expression",
    ),
    FORWARD.replace("factor)\n", "factor / 0)\n"): ("GS110", "2:37", "'0' is not a number here"),
    FORWARD.replace("factor)\n", "1e-999)\n"): ("GS110", "2:28", "'1e-999' is not a number here"),
    FORWARD.replace("factor)\n", "10**10**10)\n"): ("GS110", "2:28", "64 bits"),
    FORWARD.replace("= 2.0)", "= 1e999)"): ("GS110", "1:33", "'1e999' is not a number here"),
    FORWARD.replace("forward: F.scaled(input, factor)", "function: scalde"): (
        *("GS311", "2:13", "no function 'scalde'"),
    ),
    FORWARD.replace("(factor:", "(fator:").replace(
        "forward: F.scaled(input, factor)", "function: scaled"
    ): ("GS316", "2:13", "no argument 'fator'"),
    _with("base: Sacle"): ("GS316", "4:9", "no layer 'Sacle'"),
    _with("attributes: {factor: fator + 1}"): ("GS403", "4:24", "no 'fator'"),
    _with("attributes: 3"): ("GS303", "4:15", "values by name"),
    _with("parameters: {weight: [size]}"): ("GS403", "4:25", "no 'size'"),
    _with("parameters: {bias?: [3]}"): ("GS316", "4:16", "an argument 'bias'"),
    _with("parameters: {bias if fctor > 1: [3]}"): ("GS403", "4:24", "no 'fctor'"),
    _with("parameters: {weight: [3]}\n  init: {wieght: ones}"): ("GS316", "5:10", "'wieght'"),
    _with("parameters: {weight: [3]}\n  init: {weight: onse}"): ("GS316", "5:18", "'onse_'"),
    _with("parameters: {weight: [3]}"): ("GS316", "1:3", "nothing fills the parameter 'weight'"),
    _with("repr: factor"): ("GS303", "4:9", "is a list"),
    _with("repr: [fator]"): ("GS403", "4:10", "no 'fator'"),
    _with("repr: [factor + 1]"): ("GS303", "4:10", "nothing to show"),
    _with("repr: [factor if]"): ("GS401", "4:19", "not a Python expression"),
    _with("dims: two"): ("GS303", "4:9", "'dims' are numbers"),
    _with("samples: 3"): ("GS303", "4:12", "an arrow"),
    _with("inputs: (input"): ("GS316", "4:11", "no arguments of Python"),
    FORWARD.replace("factor: float", "factor: flaot"): ("GS403", "1:25", "no 'flaot'"),
    FORWARD.replace("float = 2.0", "bool = Treu"): ("GS403", "1:32", "no 'Treu'"),
    FORWARD.replace("F.scaled(", "scaled("): ("GS311", "2:12", "no function 'scaled'"),
    _with("category: 3"): ("GS316", "4:13", "'3' cannot be a category"),
    FORWARD.replace("layer:", "layr:")
    + FORWARD.replace('"Scale', '"Other').replace("  doc:", "  base: Scale(factor)\n  doc:"): (
        "GS302",
        "1:3",
        "unknown field 'layr'",
    ),
}


@pytest.mark.parametrize("text", MISTAKES)
def test_mistakes_have_their_places(loaded: Loaded, text: str) -> None:
    _, diagnostics = loaded(text)
    expected = MISTAKES[text]
    if expected is None:
        assert not diagnostics.items
        return
    code, place, words = expected
    (found,) = diagnostics.items
    assert (found.code, str(found.location)) == (code, f"layers.yaml:{place}"), found
    assert words in found.message and found.hint


def test_one_run_shows_all_mistakes(loaded: Loaded) -> None:
    wrong = FORWARD.replace("F.scaled(", "F.sclaed(")
    _, diagnostics = loaded(wrong + wrong.replace("Scale", "Other"))
    assert [str(item.location) for item in diagnostics.items] == [
        "layers.yaml:2:12",
        "layers.yaml:5:12",
    ]
