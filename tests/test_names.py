"""Where public names come from: what is generated is what programs get, whatever is imported when."""

from __future__ import annotations

import ast
import importlib
import inspect
import io
import json
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import gradsmith as gs
from gradsmith import _C
from gradsmith.generated.tensor_methods import TensorMethods

PUBLIC = {
    "functions": gs,
    "nn": _C._nn,
    "nn_functional": gs.nn.functional,
    "linalg": gs.linalg,
    "fft": gs.fft,
    "special": gs.special,
}


def generated(name: str) -> ModuleType:
    return importlib.import_module(f"gradsmith.generated.{name}")


@pytest.mark.parametrize("name", PUBLIC)
def test_no_generated_function_is_shadowed(name: str) -> None:
    module = generated(name)
    assert module.__all__
    for function in module.__all__:
        public = inspect.unwrap(getattr(PUBLIC[name], function))  # handlers may be looking on
        assert public is inspect.unwrap(getattr(module, function)), function


def test_no_generated_method_is_shadowed() -> None:
    members = {n: m for n, m in vars(TensorMethods).items() if inspect.isfunction(m)}
    assert len(members) > 500
    for name, member in members.items():
        assert inspect.unwrap(getattr(gs.Tensor, name)) is inspect.unwrap(member), name


def test_what_yaml_says_is_another_function_is(repository: Path) -> None:
    """Instead of an operator's own function programs see a handwritten one, or one of the field ``python``."""
    raw = generated("raw")
    schema = json.loads((repository / "generated" / "schema.json").read_text(encoding="utf-8"))
    said = {p.partition("(")[0] for entry in schema["operators"] for p in entry.get("python", ())}
    internal = {e["packet"] for e in schema["operators"] if "raw" in e["variants"]}
    for name in raw.__all__:
        if name in internal:
            assert not hasattr(gs, name), name
            continue
        public = inspect.unwrap(getattr(gs, name))
        assert public is not getattr(raw, name)
        assert public.__module__.startswith("gradsmith.generated") == (name in said), name


@pytest.mark.parametrize("name", ["functional", "parameter"])
def test_names_of_nn_have_one_definition(name: str) -> None:
    """None of the names that a module lists is listed twice, so none depends on the order of imports."""
    module = importlib.import_module(f"gradsmith.nn.{name}")
    assert len(set(module.__all__)) == len(module.__all__)


def test_only_generated_modules_are_imported_by_star(repository: Path) -> None:
    found = 0
    for file in sorted((repository / "runtime").rglob("*.py")):
        stars = [
            node.module or ""
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom) and node.names[0].name == "*"
        ]
        found += len(stars)
        assert len(stars) <= 1, file  # a second one would win over the first
        assert all("generated" in module for module in stars), file
    assert found >= 5


INNER = (
    "codegen",
    *(
        f"runtime/{room}"
        for room in (
            *("amp", "api", "backend", "compilation", "core", "custom_op", "dispatch", "func"),
            *("overrides", "profiler", "proof", "registration", "schema", "serialization"),
            *("testing", "transforms", "xla"),
            *(f"autograd/{room}" for room in ("engine", "forward", "nodes", "tools", "views")),
        )
    ),
)
"""Rooms whose modules no program imports by a name of PyTorch's, but for those of `NAMED`."""

NAMED = frozenset(["runtime/amp/autocast_mode.py", "runtime/amp/grad_scaler.py"])

FAMILIES = (
    "runtime/nn/functional_*.py",
    *(f"runtime/nn/{name}.py" for name in ("container", "conv", "embedding", "lazy", "rnn")),
    *(
        f"runtime/optim/{name}.py"
        for name in ("*schedules", "declared", "fused", "over_arrays", "plateau")
    ),
    *(f"runtime/utils/data/{name}.py" for name in ("fetching", "worker")),
)
"""Modules of other rooms that are as these are: PyTorch has what they define elsewhere."""

NEEDED = frozenset(["runtime/core/namespace.py"])
"""Where ``__all__`` is asked for at run time."""


def defined(tree: ast.Module) -> set[str]:
    """The names without an underscore that the statements of a module define, type variables as `T` left out."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = (n for t in targets for n in ast.walk(t) if isinstance(n, ast.Name))
            found |= {n.id for n in names if isinstance(n.ctx, ast.Store)}
    return {name for name in found if not name.startswith("_") and len(name) > 1}


def test_no_inner_module_lists_what_it_defines(repository: Path) -> None:
    """``__all__`` says what programs get of a module by a public name, or that some names are for the module alone."""
    repeated = []
    for pattern in (*(f"{room}/**/*.py" for room in INNER), *FAMILIES):
        for file in sorted(repository.glob(pattern)):
            place = file.relative_to(repository).as_posix()
            if place.startswith("codegen/derivatives/") or file.name == "__init__.py":
                continue
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for node in tree.body:
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                    listed = {n.value for n in ast.walk(node.value) if isinstance(n, ast.Constant)}
                    if listed == defined(tree) and place not in NEEDED | NAMED:
                        repeated.append(place)
    assert not repeated, "leave __all__ out: a name without an underscore is one for other modules"


def test_handlers_see_every_public_function_written_by_hand() -> None:
    unseen = gs.overrides.get_ignored_functions()
    found = 0
    for space in {*PUBLIC.values()} - {_C._nn}:
        for name, member in vars(space).items():
            if name.startswith("_") or not inspect.isfunction(member) or member in unseen:
                continue
            if name.startswith("upsample") and space is gs.nn.functional:
                continue  # deprecated: handlers see `interpolate`, as in PyTorch
            module = member.__module__
            if module.startswith("gradsmith.generated") and not module.endswith("nn_functional"):
                continue  # a binding, which asks handlers itself
            if not module.startswith("gradsmith.") or module.startswith(
                ("gradsmith.autograd", "gradsmith._C")
            ):
                continue
            found += 1
            assert hasattr(member, "__wrapped__"), f"{space.__name__}.{name}"
    assert found > 100


def test_dir_lists_all_packages() -> None:
    """Those too that nothing has imported yet."""
    packages = (
        *("autograd", "nn", "fft", "linalg", "special", "library", "testing", "profiler", "random"),
        *("overrides", "utils", "types", "cuda", "custom_ops", "signal", "return_types"),
    )
    script = f"import gradsmith\nprint(*set({packages!r}) - set(dir(gradsmith)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.split() == [], done.stderr
    assert done.returncode == 0, done.stderr


def public_names(file: Path) -> Iterator[str]:
    """The functions, classes and made things at the top of a module whose names have no underscore in front."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        names: list[str] = []
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names = [node.name]
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        yield from (name for name in names if not name.startswith("_"))


def test_public_names_of_families_are_used(repository: Path) -> None:
    """By YAML, another module or a test of kernels; what only its own module uses has an underscore."""
    modules = sorted((repository / "runtime").rglob("*.py"))
    others = (*sorted((repository / "tests" / "kernels").glob("*.py")), *repository.glob("*.yaml"))
    # Where functions are that YAML leaves to follow from the names of operators and kernels.
    generated = repository / "generated"
    registered = (
        *(generated / name for name in ("operators.py", "wrappers.py")),
        *sorted((generated / "batching").glob("*.py")),
    )
    words = Counter(
        word
        for file in (*modules, *others, *registered)
        for word in set(re.findall(r"\w+", file.read_text(encoding="utf-8")))
    )
    found = 0
    for file in modules:
        if file.parent.parent == repository / "runtime" / "operators":
            for name in public_names(file):
                found += 1
                assert words[name] > 1, f"{file.relative_to(repository)}: {name}"
    assert found > 1000


_FILE = re.compile(r"(?<![\w./-])((?:[\w-]+/)*[\w-]+\.(?:py\.jinja|py|yaml))(?![\w(-]|\.\w)")
_ANY_FILE = {"file.py", "path/in/repository.yaml"}
"""Which stand for files of users."""


def _files_named(source: str) -> Iterator[tuple[int, str]]:
    """The files that comments and docstrings of Python name, each with its line."""
    words = [
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(ast.Constant(str(text))):
                words.append((node.lineno, text))
    for line, text in words:
        yield from ((line, name) for name in _FILE.findall(text))


def test_files_that_words_name_are_there(repository: Path) -> None:
    """A file that is moved or renamed takes the words about it along."""
    assert list(_files_named('"""See gone/away.py."""\n# and a.yaml')) == [
        (2, "a.yaml"),
        (1, "gone/away.py"),
    ]
    rooms = ("codegen", "generated", "runtime", "templates", "tests", "examples", "benchmarks")
    there = [path for room in rooms for path in (repository / room).rglob("*.*")]
    there += repository.glob("*.*")
    names = {f"/{path.relative_to(repository).as_posix()}" for path in there}
    by_name: dict[str, list[str]] = {}
    for name in names:
        by_name.setdefault(name.rpartition("/")[2], []).append(name)
    gone = [
        f"{path.relative_to(repository)}:{line}: {named}"
        for room in ("codegen", "runtime")
        for path in sorted((repository / room).rglob("*.py"))
        if "generated" not in path.parts
        for line, named in _files_named(path.read_text(encoding="utf-8"))
        if named not in _ANY_FILE
        and not any(one.endswith(f"/{named}") for one in by_name.get(named.rpartition("/")[2], ()))
    ]
    assert not gone, "\n".join(gone)
