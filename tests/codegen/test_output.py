"""Generated files as a whole: their layout, their text in small, and that nothing but YAML decides it."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import generate
from gradsmith.codegen.project.settings import Project

Generated = Callable[[Path], dict[str, str]]

LINE_LENGTH = 100

# -- layout ------------------------------------------------------------------------------------------


def test_no_line_is_longer_than_it_must_be(output: dict[str, str]) -> None:
    """Those that are too long hold a name or a text that is long, or stand in a docstring."""
    found = []
    for path, text in output.items():
        if not path.endswith((".py", ".pyi")):
            continue
        lines = text.splitlines()
        assert "\n\n\n\n" not in text, path
        long = {number for number, line in enumerate(lines, 1) if len(line) > LINE_LENGTH}
        for node in ast.walk(ast.parse(text)) if long else ():
            if isinstance(node, ast.Constant | ast.Attribute | ast.Name):
                assert node.end_lineno is not None and node.end_col_offset is not None
                if node.end_lineno > node.lineno:
                    long -= {*range(node.lineno, node.end_lineno + 1)}
                elif node.end_col_offset - node.col_offset > 40:
                    long.discard(node.lineno)
        found += [f"{path}:{number}: {lines[number - 1]}" for number in sorted(long)]
    assert not found, "\n".join(found[:20])


def test_a_project_without_operators_has_valid_output(tiny: Path, generated: Generated) -> None:
    for name in ("native_functions.yaml", "derivatives.yaml"):
        (tiny / name).write_text("[]\n")
    files = generated(tiny)
    python = {p: t for p, t in files.items() if p.endswith((".py", ".pyi"))}
    assert len(python) > 10
    for text in python.values():
        ast.parse(text)


@pytest.mark.parametrize("length", [70, 84, 92, 100, 240])
def test_names_as_long_as_a_line_are_laid_out(
    tiny: Path, generated: Generated, length: int
) -> None:
    """Lines that nobody can break are left as they are, and statements in several lines are not broken again."""
    a, b, c = (letter * length for letter in "abc")
    schema = f"{a}(Tensor self, int {b}=1, Tensor? {c}=None) -> Tensor"
    with (tiny / "native_functions.yaml").open("a") as functions:
        functions.write(
            f"- func: {schema}\n  autogen: {a}_, {a}.out\n  dispatch: {{CPU: long}}\n  shape: long_shape\n"
            f"- func: {a}.{b}(Tensor[] {c}) -> (Tensor {a}, Tensor {b})\n  dispatch: {{CPU: two}}\n  shape: two_shape\n"
        )
    with (tiny / "derivatives.yaml").open("a") as derivatives:
        derivatives.write(
            f"- name: {schema}\n  self: grad * {b}\n  {c}: non_differentiable\n  result: auto_linear\n"
            f"- name: {a}.{b}(Tensor[] {c}) -> (Tensor {a}, Tensor {b})\n  {c}: '[grad_{a}] * len({c})'\n"
        )
    (tiny / "kernels" / "long.py").write_text(
        "def long(x, b, c, /): ...\ndef long_shape(x, b, c, /): ...\ndef two(c, /): ...\ndef two_shape(c, /): ...\n"
    )
    for path, text in generated(tiny).items():
        if path.endswith((".py", ".pyi")):
            compile(text, path, "exec")


def test_shapes_of_lists_are_saved_with_and_without_gradients(
    tiny: Path, generated: Generated
) -> None:
    schema = "join(Tensor self, Tensor[] xs) -> Tensor"
    with (tiny / "native_functions.yaml").open("a") as functions:
        functions.write(f"- func: {schema}\n  dispatch: {{CPU: join}}\n  shape: join_shape\n")
    (tiny / "kernels" / "join.py").write_text(
        "def join(x, xs, /): ...\ndef join_shape(x, xs, /): ...\n"
    )
    before = (tiny / "derivatives.yaml").read_text()
    formula = "grad * len([x.shape for x in xs])"
    for line, expected in {
        "non_differentiable": "node.xs_shape = [item._data_.shape for item in xs]",
        f"'[{formula}]'": "xs_shape.append(item._data_.shape)",
    }.items():
        (tiny / "derivatives.yaml").write_text(
            f"{before}- name: {schema}\n  self: {formula}\n  xs: {line}\n"
        )
        files = generated(tiny)
        (kernels,) = [t for p, t in files.items() if "autograd_kernels" in p and "def join" in t]
        assert expected in kernels


def test_every_file_says_where_it_comes_from(output: dict[str, str]) -> None:
    for path, text in output.items():
        made = {"layers": "layers", "optimizers": "optimizers", "schedules": "optimizers"}
        made["distributions"] = "distributions"
        own = [file for stem, file in made.items() if f"/{stem}" in path]
        source = f"{own[0]}.yaml" if own else "native_functions.yaml"
        assert f"Generated from {source}" in text[:1000], path
        assert text.endswith("\n") and not text.endswith("\n\n"), path
        assert not any(line != line.rstrip() for line in text.splitlines()), path


def test_the_repository_holds_what_it_generates(repository: Path, output: dict[str, str]) -> None:
    stale = [p for p, text in output.items() if not _same(repository / p, text)]
    assert not stale, "run: gradsmith generate"


def _same(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


# -- determinism -------------------------------------------------------------------------------------

DIGEST = """\
import hashlib, sys
from pathlib import Path
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.pipeline import generate
from gradsmith.codegen.project.settings import load_project

files = generate(load_project(Path(sys.argv[1]), Diagnostics()), Diagnostics())
print(hashlib.sha256(repr(files).encode()).hexdigest())
"""


def test_neither_hash_seed_nor_folder_nor_locale_decides(
    output: dict[str, str], repository: Path, tmp_path: Path
) -> None:
    run = subprocess.run(
        [sys.executable, "-c", DIGEST, str(repository)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONHASHSEED": "77", "LC_ALL": "C", "PYTHONUTF8": "0"},
        capture_output=True,
        text=True,
    )
    assert run.stdout.strip() == hashlib.sha256(repr(output).encode()).hexdigest(), run.stderr


def test_line_ends_and_the_order_of_files_do_not_decide(
    output: dict[str, str],
    inputs_copied: Callable[[], Project],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    project = inputs_copied()
    for name in project.declared:
        path = project.path(name)
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    reverse_listings(monkeypatch)
    before = Backwards.listed
    assert generate(project, Diagnostics()) == output
    assert Backwards.listed > before


class Backwards:
    """What `os.scandir` gives, from the last name to the first."""

    listed = 0

    def __init__(self, scan: Callable[..., Any], *args: Any) -> None:
        with scan(*args) as found:
            self._entries = iter(sorted(found, key=lambda entry: entry.name, reverse=True))
        Backwards.listed += 1

    def __iter__(self) -> Iterator[Any]:
        return self._entries

    def __next__(self) -> Any:
        return next(self._entries)

    def __enter__(self) -> Backwards:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self._entries = iter(())


def reverse_listings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let folders list their files backwards, to `os.walk` and to `Path` too, which ask these two functions."""
    monkeypatch.setattr(os, "scandir", partial(Backwards, os.scandir))
    listed = os.listdir
    monkeypatch.setattr(os, "listdir", lambda *args: sorted(listed(*args), reverse=True))


# -- small texts ---------------------------------------------------------------------------------------


def body(text: str) -> str:
    """A generated module behind its docstring."""
    return text.partition('"""\n\n')[2]


def test_functions_of_a_tiny_project(tiny: Path, generated: Generated) -> None:
    assert body(generated(tiny)["generated/functions.py"]) == '''\
from gradsmith.core.bits import NUMBER_BITS
from gradsmith.core.state import MASKED, state
from gradsmith.core.tracebacks import trim
from gradsmith.dispatch.call import call_slow
from gradsmith.documentation import documented
from tiny.generated import operators

_scaled_kernels = operators.scaled.table


def scaled(input, factor=2):
    """Each element times `factor`."""
    if factor.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _scaled_kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, factor)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(scaled, operators.scaled, (input, factor), {})


_scaled__kernels = operators.scaled_.table


def scaled_(input, factor=2):
    """Each element times `factor`; in place."""
    if factor.__class__ in NUMBER_BITS:
        kernel = None
        try:
            kernel = _scaled__kernels[input._bits_ & state.mask if MASKED else input._bits_]
            return kernel(input, factor)
        except Exception as error:
            if kernel is not None and trim(error):
                raise
    return call_slow(scaled_, operators.scaled_, (input, factor), {})


_halves_kernels = operators.halves.table


def halves(input):
    """The two halves along the first dimension."""
    kernel = None
    try:
        kernel = _halves_kernels[input._bits_ & state.mask if MASKED else input._bits_]
        return kernel(input)
    except Exception as error:
        if kernel is not None and trim(error):
            raise
    return call_slow(halves, operators.halves, (input,), {})


__all__ = documented(globals())
'''


def test_nodes_of_a_tiny_project(tiny: Path, generated: Generated) -> None:
    text = body(generated(tiny)["generated/autograd_nodes/arithmetic.py"])
    assert text.partition("\n\nclass HalvesBackward0")[0] == """\
from gradsmith.autograd.nodes.node import Node
from tiny.generated.autograd_arrays import arithmetic as autograd_arrays
from typing import Any

YAML = "derivatives.yaml"


class ScaledBackward0(Node):
    __slots__ = ("raw_factor",)
    yaml_entry = "scaled"
    yaml_formulas = ("self",)
    run_arrays = autograd_arrays.ScaledBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,)
        factor = node.raw_factor
        grad_self = grad * factor
        return (grad_self,)
"""


def test_functions_over_arrays_of_a_tiny_project(tiny: Path, generated: Generated) -> None:
    path = tiny / "derivatives.yaml"
    path.write_text(path.read_text().replace("grad * factor", "grad.scaled(factor)"))
    assert body(generated(tiny)["generated/autograd_arrays/arithmetic.py"]) == """\
from gradsmith.autograd.engine.array_functions import asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
scaled = _from(".arithmetic:scaled")


def ScaledBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    factor = node.raw_factor
    grad_self = scaled(grad, factor)
    return (grad_self,)
"""


def test_a_function_over_arrays_never_has_the_name_of_a_local_variable(
    tiny: Path, generated: Generated
) -> None:
    for file in ("native_functions.yaml", "derivatives.yaml", "kernels/arithmetic.py"):
        text = (tiny / file).read_text().replace("grad * factor", "grad.scaled(factor)")
        (tiny / file).write_text(text.replace("factor", "scaled"))
    text = body(generated(tiny)["generated/autograd_arrays/arithmetic.py"])
    assert '\nscaled_ = _from(".arithmetic:scaled", "scaled_")\n' in text
    assert "grad_self = scaled_(grad, scaled)" in text


def test_wrappers_of_a_tiny_project(tiny: Path, generated: Generated) -> None:
    text = body(generated(tiny)["generated/wrappers.py"])
    assert text.partition("from __future__ import annotations\n\n")[2] == """\
from collections.abc import Callable
from contextvars import Context
from gradsmith.core.floating import fresh_context
from tiny.generated import return_types
from typing import Any, TypeAlias

Function: TypeAlias = Callable[..., Any]
Contexts: TypeAlias = Callable[[], Context]


def of_tensor_value_to_tensor(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0, value1):
        return wrap(context().run(kernel, tensor0._data_, value1))

    return call


def of_tensor_to_halves(
    kernel: Function, wrap: Function, context: Contexts = fresh_context
) -> Function:
    def call(tensor0):
        r0, r1 = context().run(kernel, tensor0._data_)
        return return_types.halves._make((wrap(r0), wrap(r1)))

    return call


scaled = of_tensor_value_to_tensor
halves = of_tensor_to_halves
"""


def test_a_reference_page_of_a_tiny_project(tiny: Path, generated: Generated) -> None:
    page = generated(tiny)["docs/operators/arithmetic.md"]
    assert page.partition("## scaled")[2] == """

```python
tiny.scaled(input: Tensor, factor: Number = 2) -> Tensor
```

Each element times `factor`.

- Variants: method `Tensor.scaled`; in place `scaled_`.
- Under `vmap`: called for each example; nothing says how it is batched.
- Gradient: `self`: `grad * factor`
- Schema: `scaled(Tensor self, Scalar factor=2) -> Tensor`
"""


def test_links_of_the_index_lead_somewhere(output: dict[str, str]) -> None:
    index = output["docs/operators/README.md"]
    links = [part.partition(")")[0] for part in index.split("](")[1:]]
    assert len(links) > 500
    for link in links:
        page, _, anchor = link.partition("#")
        headings = [
            h.replace(".", "").lower() for h in output[f"docs/operators/{page}"].splitlines()
        ]
        assert not anchor or f"## {anchor}" in headings, link


# -- schema.json -----------------------------------------------------------------------------------------


def test_schema_json_of_a_tiny_project(tiny: Path, generated: Generated) -> None:
    data = json.loads(generated(tiny)["generated/schema.json"])
    assert data["namespace"] == "tiny"
    assert [o["name"] for o in data["operators"]] == ["scaled", "scaled_", "halves"]
    scaled, inplace, halves = data["operators"]
    assert scaled == {
        "name": "scaled",
        "packet": "scaled",
        "overload": "",
        "schema": "scaled(Tensor self, Scalar factor=2) -> Tensor",
        "kind": "functional",
        "arguments": [
            {"name": "self", "type": "Tensor"},
            {"name": "factor", "type": "Scalar", "default": "2"},
        ],
        "returns": [{"type": "Tensor"}],
        "module": "",
        "python_name": "scaled",
        "variants": ["function", "method"],
        "tags": [],
        "category": "arithmetic",
        "doc": "Each element times `factor`.",
        "batch": {
            "kind": "loop",
            "function": "nothing says how it is batched",
            "source": "silent",
        },
        "kernels": {"CPU": ".arithmetic:scaled", "Meta": ".arithmetic:same"},
        "derivative": {
            "gradients": [{"arguments": ["self"], "formula": "grad * factor", "saves": ["factor"]}],
            "output_differentiability": [True],
            "node": "ScaledBackward0",
        },
    }
    assert inplace["variant_of"] == "scaled"
    assert inplace["arguments"][0]["alias"] == "a!"
    assert halves["returns"] == [
        {"type": "Tensor", "name": "low"},
        {"type": "Tensor", "name": "high"},
    ]


def test_schema_json_documents_all_its_members(output: dict[str, str]) -> None:
    index = output["docs/operators/README.md"]
    data = json.loads(output["generated/schema.json"])
    members = {m for operator in data["operators"] for m in operator}
    members |= {m for o in data["operators"] for m in o.get("derivative", ())}
    assert len(data["operators"]) > 1000
    assert not [m for m in members if f"`{m}`" not in index and f"`{m}[]`" not in index]
