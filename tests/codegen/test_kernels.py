"""Kernels that YAML names are found, and what is wrong with them is said."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model.numpy_ufuncs import REAL, UFUNCS
from gradsmith.codegen.pipeline import build_model, generate
from gradsmith.codegen.project.settings import load_project


def _findings(root: Path, functions: str) -> list[tuple[str, str, int, str | None]]:
    (root / "native_functions.yaml").write_text(functions)
    (root / "derivatives.yaml").write_text("[]\n")
    diagnostics = Diagnostics()
    project = load_project(root, diagnostics)
    assert project is not None
    assert generate(project, diagnostics) == {}
    return [
        (d.code, d.message, d.location.line if d.location else 0, d.hint) for d in diagnostics.items
    ]


def test_the_list_of_ufuncs_is_numpys() -> None:
    assert {name: getattr(np, name).nin for name in UFUNCS} == UFUNCS
    loops = {
        name: "".join(one.partition("->")[0] for one in getattr(np, name).types) for name in UFUNCS
    }
    assert {name for name, types in loops.items() if not set("FDG") & set(types)} == REAL


@pytest.mark.parametrize(
    ("field", "code", "message", "hint"),
    [
        ("pointwise: np.cbtr", "GS504", "NumPy has no ufunc 'cbtr'", "did you mean 'cbrt'?"),
        (
            "dispatch: {CPU: scald}",
            "GS501",
            "no module of kernels defines 'scald', which twice names",
            "did you mean 'scaled'?",
        ),
        (
            "dispatch: {CPU: scaled}",
            "GS503",
            "kernel 'scaled' takes 2 positional arguments, twice passes 1",
            "define scaled(self)",
        ),
        (
            "pointwise: np.add",
            "GS503",
            "np.add takes 2 arrays, twice has 1 arguments without default",
            "name a ufunc of as many, or a kernel without 'np.'",
        ),
    ],
)
def test_kernels_that_do_not_fit(
    tiny: Path, field: str, code: str, message: str, hint: str
) -> None:
    found = _findings(tiny, f"- func: twice(Tensor self) -> Tensor\n  {field}\n")
    assert found == [(code, message, 2, hint)]


KERNELS = """
def soft(self, beta): ...
def tight(self): ...
def loose(self, *rest): ...
def turned(beta, self): ...
def shared(x, y, /): ...
def named(self, *, beta): ...
def plain(self, beta=1.0): ...
known_elsewhere = twice_as_soft
alike = tight
halved = partial(soft, 1)
"""


@pytest.mark.parametrize(
    ("field", "reason", "hint"),
    [
        ("pointwise: soft", None, None),
        ("pointwise: shared", None, None),
        ("pointwise: loose", None, None),
        ("pointwise: plain", None, None),
        ("pointwise: known_elsewhere", None, None),
        ("pointwise: tight\n  dispatch: {CPU: soft}", None, None),
        (
            "pointwise: tight",
            "'tight' takes 1 positional arguments, twice passes 2",
            "define tight(self, beta)",
        ),
        (
            "pointwise: alike",
            "'alike' takes 1 positional arguments, twice passes 2",
            "define alike(self, beta)",
        ),
        (
            "pointwise: halved",
            "'halved' takes 1 positional arguments, twice passes 2",
            "define halved(self, beta)",
        ),
        (
            "pointwise: turned",
            "'turned' calls parameter 1 'beta', twice passes 'self' there",
            "define turned(self, beta)",
        ),
        (
            "pointwise: named",
            "'named' takes 'beta' by name, twice passes arguments by position",
            "define named(self, beta)",
        ),
        (
            "dispatch: {CPU: soft, Meta: turned}",
            "'turned' calls parameter 1 'beta', twice passes 'self' there",
            "define turned(self, beta)",
        ),
        (
            "dispatch: {CompositeImplicitAutograd: tight}",
            "'tight' takes 1 positional arguments, twice passes 2",
            "define tight(self, beta)",
        ),
        (
            "pointwise: soft\n  dispatch: {CPU: plain}",
            "'soft' takes 2 positional arguments, twice passes 1",
            "define soft(self)",
        ),
    ],
)
def test_parameters_of_kernels_are_the_arguments_of_the_schema(
    tiny: Path, field: str, reason: str | None, hint: str | None
) -> None:
    (tiny / "kernels" / "more.py").write_text(KERNELS)
    declared = f"- func: twice(Tensor self, *, float beta=1.0) -> Tensor\n  {field}\n"
    (tiny / "native_functions.yaml").write_text(declared + "  category: x\n  doc: y\n")
    (tiny / "derivatives.yaml").write_text(
        ""
        if "Composite" in field
        else "- name: twice(Tensor self, *, float beta=1.0) -> Tensor\n  self: grad\n"
    )
    diagnostics = Diagnostics()
    project = load_project(tiny, diagnostics)
    assert project is not None
    generate(project, diagnostics)
    found = [(d.code, d.message, d.hint) for d in diagnostics.items]
    assert found == ([] if reason is None else [("GS503", f"kernel {reason}", hint)])


@pytest.mark.parametrize(
    "default, other",
    [("1.0", None), ("1", None), ("2.0", "2.0"), ("None", "None"), ("True", "True"), ("ONE", None)],
)
@pytest.mark.parametrize("field", ["dispatch: {CPU: own}\n  exempt: {meta: no}", "pointwise: own"])
def test_a_default_of_a_kernel_is_the_declared_one(
    tiny: Path, field: str, default: str, other: str | None
) -> None:
    (tiny / "kernels" / "more.py").write_text(f"ONE = 1.0\ndef own(self, beta={default}): ...\n")
    functions = f"- func: twice(Tensor self, *, float beta=1.0) -> Tensor\n  {field}\n  category: x\n  doc: y\n"
    said = [message for code, message, *_ in _findings(tiny, functions) if code == "GS503"]
    message = f"kernel 'own' gives 'beta' the default {other}, twice declares 1.0"
    assert said == ([] if other is None else [message])


@pytest.mark.parametrize("parameters", ["self, beta=1.0", "self, *, beta=1.0"])
@pytest.mark.parametrize(
    "field", ["dispatch: {CPU: soft}\n  exempt: {meta: no}", "pointwise: soft"]
)
def test_a_parameter_that_no_call_gives_is_named(tiny: Path, parameters: str, field: str) -> None:
    (tiny / "kernels" / "more.py").write_text(f"def soft({parameters}): ...\n")
    message = "kernel 'soft' has a parameter 'beta', an argument that twice does not have: it would keep its default"
    hint = "declare 'beta' in the schema, or leave it out of 'soft'"
    found = _findings(tiny, f"- func: twice(Tensor self) -> Tensor\n  {field}\n")
    assert found == [("GS503", message, 2, hint)]


def test_a_kernel_of_two_overloads_has_the_arguments_of_both(tiny: Path) -> None:
    (tiny / "kernels" / "more.py").write_text("def soft(self, beta=1.0): ...\n")
    one = "- func: twice(Tensor self) -> Tensor\n  dispatch: {CPU: soft, Meta: soft}\n"
    other = (
        "- func: twice.by(Tensor self, float beta) -> Tensor\n  dispatch: {CPU: soft, Meta: soft}\n"
    )
    assert "GS503" not in [code for code, *_ in _findings(tiny, one + other)]


def test_a_declared_operator_says_what_it_is_like_without_elements(tiny: Path) -> None:
    functions = "- func: twice(Tensor self) -> Tensor\n  dispatch:\n    CPU: halves\n"
    hint = (
        "write 'halves_shape', a function that checks the arguments and returns Result(shape, dtype), or name one: "
        "shape; or tags: dynamic_output_shape, where they depend on elements"
    )
    message = "'twice' has no shape function and no kernel for Meta: nothing says shape and dtype of its results"
    assert _findings(tiny, functions) == [("GS505", message, 3, hint)]
    excused = functions + "  exempt: {meta: 'nobody knows'}\n"
    assert [code for code, *_ in _findings(tiny, excused)] == ["GS419"]


def test_a_family_that_delegates_to_its_out_variant_is_told_how_variants_are_written(
    tiny: Path,
) -> None:
    functions = (
        "- func: twice(Tensor self) -> Tensor\n  structured_delegate: twice.out\n"
        "- func: twice_(Tensor(a!) self) -> Tensor(a!)\n  structured_delegate: twice.out\n"
        "- func: twice.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n  structured: True\n  pointwise: np.negative\n"
    )
    hint = (
        "let 'twice' have the fields of 'twice.out' without 'structured', and 'autogen: twice_, twice.out' in the place of "
        "the other entries"
    )
    message = "'twice' has no kernel of its own, and that of 'twice.out' is not called for it"
    assert _findings(tiny, functions) == [("GS501", message, 2, hint)]


def test_a_composition_is_to_be_written_among_compositions(tiny: Path) -> None:
    functions = "- func: thrice(Tensor self) -> Tensor\n  category: arithmetic\n"
    (place,) = {hint for *_, hint in _findings(tiny, functions)}
    assert place == "write it in kernels/composites.py: def thrice(self)"
    (tiny / "kernels" / "composed.py").write_text("def over(self):\n    return self\n")
    functions += "- func: over(Tensor self) -> Tensor\n  category: others\n"
    (place,) = {hint for *_, hint in _findings(tiny, functions)}
    assert place == "write it in kernels/composed.py: def thrice(self)"


def test_a_kernel_is_blamed_where_it_is_named(tiny: Path) -> None:
    (tiny / "kernels" / "private.py").write_text("def _thrice(self):\n    return self\n")
    functions = "- func: twice(Tensor self) -> Tensor\n  dispatch:\n    CPU: halves\n    XLA, Meta: thrice\n"
    found = _findings(tiny, functions)
    assert [(code, line) for code, _, line, _ in found] == [("GS501", 4)]
    # What is private to a module of kernels is no suggestion.
    assert {hint for *_, hint in found} == {"write it in kernels/arithmetic.py: def thrice(self)"}


def test_a_name_that_two_modules_define(tiny: Path) -> None:
    (tiny / "kernels" / "other.py").write_text("def halves(self):\n    return self, self\n")
    functions = "- func: halves(Tensor self) -> (Tensor a, Tensor b)\n  dispatch: {CPU: halves}\n"
    assert _findings(tiny, functions) == [
        (
            "GS502",
            "'halves' is defined in arithmetic and other",
            2,
            "write arithmetic:halves, or rename one",
        )
    ]


@pytest.mark.parametrize(
    ("shape", "code", "message"),
    [
        ("absent", "GS501", "no module of kernels defines 'absent', which twice names"),
        (
            "scaled",
            "GS503",
            "shape function 'scaled' takes 2 positional arguments, twice passes 1",
        ),
        (
            "renamed",
            "GS503",
            "shape function 'renamed' calls parameter 1 'x', twice passes 'self' there",
        ),
    ],
)
def test_shape_functions_that_do_not_fit(tiny: Path, shape: str, code: str, message: str) -> None:
    (tiny / "kernels" / "more.py").write_text(
        "def twice(self):\n    return self\n\n\ndef renamed(x): ...\n"
    )
    functions = "- func: twice(Tensor self) -> Tensor\n  dispatch: {CPU: twice}\n"
    found = _findings(tiny, functions + f"  shape: {shape}\n")
    assert [(code, text, line) for code, text, line, _ in found] == [(code, message, 3)]


def test_a_shape_function_is_found_by_the_name_of_the_kernel(tiny: Path) -> None:
    (tiny / "kernels" / "more.py").write_text(
        "def soft(self, *, out): ...\n\n\ndef soft_shape(self): ...\n"
    )
    functions = "- func: twice(Tensor self) -> Tensor\n  dispatch: {CPU: soft}\n"
    found = [code for code, *_ in _findings(tiny, functions)]
    assert not {"GS503", "GS505"} & set(found)


def test_the_folder_of_the_kernel_is_the_category(tiny: Path) -> None:
    (tiny / "kernels" / "waves").mkdir()
    (tiny / "kernels" / "waves" / "more.py").write_text("def soft(self): ...\n")
    (tiny / "native_functions.yaml").write_text(
        "- func: twice(Tensor self) -> Tensor\n  dispatch: {'CPU, Meta': soft}\n"
        "- func: again(Tensor self) -> Tensor\n  alias_of: twice\n"
        "- func: soft(Tensor self) -> Tensor\n"
        "- func: bump(Tensor self) -> Tensor\n  pointwise: soft\n  promotion: default\n"
        "- func: said(Tensor self) -> Tensor\n  pointwise: soft\n  promotion: default\n  category: other\n"
        "- func: negated(Tensor self) -> Tensor\n  pointwise: np.negative\n  promotion: default\n"
    )
    (tiny / "derivatives.yaml").write_text("[]\n")
    diagnostics = Diagnostics()
    project = load_project(tiny, diagnostics)
    assert project is not None
    found = {o.name: o.native.category for o in build_model(project, diagnostics).operators}
    assert found == {
        **dict.fromkeys(("twice", "again", "soft", "bump"), "waves"),
        "said": "other",
        "negated": None,
    }


def test_a_kernel_takes_memory_by_name(tiny: Path) -> None:
    """Only beside a shape function, which says how much of it."""
    (tiny / "kernels" / "more.py").write_text(
        "def twice(self, *, out): ...\n\n\ndef same_shape(self): ...\n"
    )
    functions = "- func: twice(Tensor self) -> Tensor\n  dispatch: {CPU: twice}\n"
    assert "GS503" in [code for code, *_ in _findings(tiny, functions)]
    assert "GS503" not in [
        code for code, *_ in _findings(tiny, functions + "  shape: same_shape\n")
    ]


def test_a_shape_function_or_a_meta_kernel_says_what_results_are_like(tiny: Path) -> None:
    (tiny / "kernels" / "more.py").write_text("def twice(self):\n    return self\n")
    functions = "- func: twice(Tensor self) -> Tensor\n  dispatch: {CPU: twice}\n"
    assert "GS505" in [code for code, *_ in _findings(tiny, functions)]
    inferred = functions.replace("CPU: twice", "'CPU, Meta': twice")
    for said in (functions + "  shape: same\n", inferred):
        assert "GS505" not in [code for code, *_ in _findings(tiny, said)]


def test_a_shape_function_stands_for_the_meta_kernel(tiny: Path) -> None:
    functions = "- func: twice(Tensor self) -> Tensor\n  dispatch: {CPU: same, Meta: same}\n"
    ((code, message, _, _),) = _findings(tiny, functions + "  shape: same\n")
    assert (code, message) == ("GS308", "a shape function beside a kernel for Meta")
    ((code, message, _, _),) = _findings(
        tiny, "- func: twice(Tensor self) -> Tensor\n  dispatch: {XLA: same}\n  shape: same\n"
    )
    assert (code, message) == ("GS308", "a shape function of no kernel")
