"""The story that CONTRIBUTING.md tells, from its own blocks: three edits make an operator, or two."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Python = Callable[..., subprocess.CompletedProcess[str]]

_BLOCK = re.compile(r"^```\w+ (?P<story>[\w-]+) (?P<target>\S+)\n(?P<text>.*?)^```$", re.M | re.S)

# What must hold of an operator `name` that has just been declared; `expected` computes it in NumPy.
_USE = """
import sys
import numpy as np
import gradsmith as gs
from gradsmith.autograd.gradcheck import gradcheck, gradgradcheck

assert gs.__file__.startswith(site), gs.__file__
values = np.array([-0.5, 0.25, 0.625, 2.0])
function = getattr(gs, name)
x = gs.tensor(values)
want = expected(values)

def same(tensor, array):
    np.testing.assert_allclose(tensor.detach().numpy(), array, rtol=1e-12)

same(function(x), want)
same(getattr(x, name)(), want)

changed = x.clone()
assert getattr(changed, name + "_")() is changed and changed._version == 1
same(changed, want)

out = gs.empty(0, dtype=gs.float64)
assert function(x, out=out) is out
same(out, want)

meta = function(gs.empty(2, 3, dtype=gs.float32, device="meta"))
assert meta.device.type == "meta" and meta.shape == (2, 3) and meta.dtype is gs.float32
assert function(gs.tensor([1, 8])).dtype is gs.float32
try:
    function(gs.tensor([1j]))
except RuntimeError as error:
    assert name in str(error), error
else:
    raise AssertionError("complex was accepted")

leaf = gs.tensor(values, requires_grad=True)
result = function(leaf)
assert result.grad_fn.name() == name.capitalize() + "Backward0", result.grad_fn.name()
assert gradcheck(function, (leaf,)) and gradgradcheck(function, (leaf,))
result.sum().backward()
step = 1e-6
slope = (expected(values + step) - expected(values - step)) / (2 * step)
np.testing.assert_allclose(leaf.grad.numpy(), slope, rtol=1e-6, atol=1e-6)
"""

_EXPECTED = {
    "smoothstep": "lambda v: np.clip(v, 0, 1) ** 2 * (3 - 2 * np.clip(v, 0, 1))",
    "cbrt": "np.cbrt",
}


def _blocks(repository: Path, story: str) -> list[tuple[str, str]]:
    if story == "readme":  # both entries in one block, which says where each belongs
        text = (repository / "README.md").read_text(encoding="utf-8")
        (block,) = re.findall(r"^```yaml\n(- func: .*?)^```$", text, re.M | re.S)
        return [(re.findall(r"# (\w+\.yaml)$", e, re.M)[0], e) for e in block.split("\n\n")]
    text = (repository / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return [(m["target"], m["text"]) for m in _BLOCK.finditer(text) if m["story"] == story]


@pytest.fixture
def clone(generated_clone: Path, tmp_path: Path) -> Path:
    """The repository of somebody who has generated before."""
    return Path(shutil.copytree(generated_clone, tmp_path / "clone"))


@pytest.mark.parametrize(
    ("story", "name", "edits"),
    [("three-edits", "smoothstep", 3), ("two-edits", "cbrt", 2), ("readme", "cbrt", 2)],
)
def test_edits_make_an_operator(
    story: str,
    name: str,
    edits: int,
    repository: Path,
    clone: Path,
    tmp_path: Path,
    importable: Callable[[Path, Path], Path],
    python: Python,
) -> None:
    blocks = _blocks(repository, story)
    made = [(target, text) for target, text in blocks if target != "shown"]
    assert len(made) == edits
    for target, text in made:
        file = clone / target
        before = file.read_text(encoding="utf-8") + "\n" if file.exists() else ""
        file.write_text(before + text, encoding="utf-8")

    generated = python("-m", "codegen", "generate", cwd=clone)
    assert generated.returncode == 0, generated.stdout + generated.stderr
    if story == "three-edits":  # which says the same from nothing
        assert python("-m", "codegen", "generate", "--check", cwd=clone).returncode == 0

    site = importable(clone, tmp_path / "site")
    prelude = (
        f"import numpy as np\nsite, name, expected = {str(site)!r}, {name!r}, {_EXPECTED[name]}\n"
    )
    used = python("-c", prelude + _USE, cwd=tmp_path, path=site)
    assert used.returncode == 0, used.stderr
    for target, text in blocks:
        if target == "shown":
            shown = python("-c", text, cwd=tmp_path, path=site)
            assert shown.returncode == 0, shown.stderr

    # What the suite asks of every operator.
    files = [f"tests/operators/test_{subject}.py" for subject in ("checks", "samples")]
    suite = ["-m", "pytest", "-q", "-p", "no:cacheprovider", *files, "-k", name]
    checked = python(*suite, cwd=clone, path=site)
    assert checked.returncode == 0, checked.stdout[-3000:]

    if story != "three-edits":  # README tells this one, with what Python answers
        readme = (repository / "README.md").read_text(encoding="utf-8")
        (session,) = re.findall(r"^```python\n(>>> .*?)^```$", readme, re.M | re.S)
        (tmp_path / "session.txt").write_text(session, encoding="utf-8")
        told = python("-m", "doctest", "session.txt", cwd=tmp_path, path=site)
        assert told.returncode == 0, told.stdout

    functions = (clone / "generated" / "functions.pyi").read_text(encoding="utf-8")
    methods = (clone / "generated" / "tensor_methods.pyi").read_text(encoding="utf-8")
    assert re.search(rf"^def {name}\(input: Tensor, \*, out: .*\) -> Tensor", functions, re.M)
    assert re.search(rf"^ +def {name}\(self\) -> Tensor", methods, re.M)
    assert re.search(rf"^ +def {name}_\(self\) -> Self", methods, re.M)
    if story != "readme":  # that one has neither a category nor a text
        doc = re.search(r"doc: (.*)", made[0][1])
        assert doc is not None
        page = (clone / "docs" / "operators" / "pointwise.md").read_text(encoding="utf-8")
        assert doc[1] in page and name in page
    schemas = json.loads((clone / "generated" / "schema.json").read_text(encoding="utf-8"))
    assert f"{name}(Tensor self) -> Tensor" in json.dumps(schemas)


def test_only_the_edited_operator_changes(repository: Path, clone: Path, python: Python) -> None:
    """A derivative that is edited moves its node's formula, and no line of another operator."""
    nodes = clone / "generated" / "autograd_nodes" / "pointwise.py"
    before = nodes.read_text(encoding="utf-8").splitlines()
    file = clone / "derivatives.yaml"
    text = file.read_text(encoding="utf-8")
    entry = "- name: expm1(Tensor self) -> Tensor\n  self: grad * (result + 1).conj()  # gradsmith: ignore[GS806] see 'accuracy'\n"
    assert text.count(entry) == 1
    file.write_text(text.replace("(result + 1)", "(1 + result)"), encoding="utf-8")
    assert python("-m", "codegen", "generate", cwd=clone).returncode == 0
    after = nodes.read_text(encoding="utf-8").splitlines()
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert changed
    assert all("result + 1" in old and "1 + result" in new for old, new in changed)
