"""Who may know of whom: the straight line from YAML to the runtime, kept by reading the sources."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

Python = Callable[..., subprocess.CompletedProcess[str]]


def _sources(folder: Path) -> list[Path]:
    files = sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)
    assert files
    return files


def _imports(file: Path, package: str) -> Iterator[tuple[int, str]]:
    """Line and absolute name of every module imported anywhere in a file of `package`."""
    text = file.read_text(encoding="utf-8")
    if package.endswith("generated"):  # long, with imports at the top only
        text, _, rest = text.partition("\n\n\n")
        assert not re.search(r"^ *(from [\w.]+ )?import \w+$", rest, re.M), file
    for node in ast.walk(ast.parse(text, str(file))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                above = package.split(".")[: -(node.level - 1) or None]
                prefix = ".".join(above) if above else "(outside)"
                yield node.lineno, f"{prefix}.{node.module}" if node.module else prefix
            elif node.module:
                yield node.lineno, node.module


def _within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(package + ".") for package in packages)


def test_the_generator_does_not_know_the_runtime(repository: Path) -> None:
    allowed = ("codegen", "yaml", "jinja2", "markupsafe", "black")
    for file in _sources(repository / "codegen"):
        package = ".".join(file.relative_to(repository).parts[:-1])
        for line, module in _imports(file, package):
            known = _within(module, *allowed) or module.partition(".")[0] in sys.stdlib_module_names
            assert known, f"{file.relative_to(repository)}:{line} imports {module}"


def test_the_runtime_takes_only_the_schema_language_from_the_generator(repository: Path) -> None:
    for folder, package in (("runtime", "gradsmith"), ("generated", "gradsmith.generated")):
        for file in _sources(repository / folder):
            for line, module in _imports(file, package):
                where = f"{file.relative_to(repository)}:{line} imports {module}"
                assert not _within(module, "codegen", "torch", "(outside)"), where
                assert not _within(module, "gradsmith.codegen") or (
                    folder == "runtime" and module == "gradsmith.codegen.schema"
                ), where


@pytest.mark.parametrize("module", ["schema", "diagnostics"])
def test_what_the_runtime_takes_needs_the_standard_library_alone(
    module: str, clone: Path, python: Python
) -> None:
    program = (
        "import sys; before = set(sys.modules)\n"
        f"import codegen.{module}\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print(*sorted(new - set(sys.stdlib_module_names) - {'codegen'}))"
    )
    done = python("-c", program, cwd=clone)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def test_importing_gradsmith_does_not_import_the_generator(
    repository: Path, python: Python
) -> None:
    program = (
        "import sys, gradsmith\n"
        "unwanted = ('gradsmith.codegen', 'yaml', 'jinja2', 'black')\n"
        "print(*sorted(name for name in sys.modules if name.startswith(unwanted)))"
    )
    done = python("-c", program, cwd=repository)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def test_array_kernels_know_arrays_only(repository: Path) -> None:
    # `gradsmith.random` holds the default generator, which is NumPy's and no tensor.
    allowed = ("gradsmith.kernels", "gradsmith.errors", "gradsmith.random")
    for file in _sources(repository / "runtime" / "kernels"):
        if file.name.startswith("composite_"):
            continue
        for line, module in _imports(file, "gradsmith.kernels"):
            where = f"{file.relative_to(repository)}:{line} imports {module}"
            if file.name == "namespace.py":
                assert module in ("numpy", "gradsmith.dtypes", "typing", "__future__"), where
                continue
            known = _within(module, *allowed) or module.partition(".")[0] in sys.stdlib_module_names
            assert known, where
            assert not module.startswith("gradsmith.kernels.composite_"), where


def test_kernels_take_numpy_from_one_place(repository: Path) -> None:
    direct = {
        file.name
        for file in _sources(repository / "runtime" / "kernels")
        for _, module in _imports(file, "gradsmith.kernels")
        if _within(module, "numpy")
    }
    assert direct == {"namespace.py"}


def test_generator_and_runtime_have_the_same_dispatch_keys() -> None:
    from gradsmith.codegen import dispatch_keys as told
    from gradsmith.dispatch import keys as done
    from gradsmith.dispatch.keysets import RUNTIME_KEYS

    assert told.BACKENDS == done.BACKENDS
    assert ("Undefined", *told.FUNCTIONALITIES) == done.FUNCTIONALITIES
    assert told.PER_BACKEND == done.PER_BACKEND
    assert told.ALIAS_KEYS == done.ALIAS_KEYS
    assert tuple(key.name for key in RUNTIME_KEYS) == told.TABLE_KEYS
    assert told.OTHER_BACKENDS == done.OTHER_BACKENDS
    assert told.AUTOGRAD_WITHOUT_BACKEND == done.AUTOGRAD_WITHOUT_BACKEND
    assert told.PASSING_KEYS == done.PASSING_KEYS
    marks = re.compile("(StartOf|EndOf).*(Backends|Keys)")
    members = {key.name for key in done.DispatchKey if not marks.fullmatch(key.name)}
    assert set(told.DISPATCH_KEYS) == members


def test_generator_and_runtime_have_the_same_rule_of_precedence() -> None:
    from gradsmith.codegen import dispatch_table as told
    from gradsmith.codegen.dispatch_keys import ALIAS_KEYS, DISPATCH_KEYS
    from gradsmith.dispatch import keysets
    from gradsmith.dispatch import table as done
    from gradsmith.dispatch.keys import DispatchKey

    assert [tuple(rule) for rule in told.PRECEDENCE] == [tuple(rule) for rule in done.PRECEDENCE]
    assert told.AMBIGUOUS == done.AMBIGUOUS
    for alias in ALIAS_KEYS:
        served = keysets.alias_keyset(DispatchKey[alias])
        assert told.alias_keyset(alias) == {key.name for key in served}
    members = [name for name in DISPATCH_KEYS if name not in ALIAS_KEYS]
    for key in keysets.RUNTIME_KEYS:
        below = keysets.backends_of_autograd(key)
        assert told.backends_of_autograd(key.name) == {n for n in members if below.has(n)}


# Texts in the generator that happen to be names of operators, and what they are there.
_FALSE_HITS = {
    "abs all any complex max min range sum": "Python's own functions, which formulas may call",
    "view_copy": "a tag",
    "conj": "the word of the formula language that vanishes for real tensors",
    "mH mT": "words of the formula language that a mutant may lack or exchange",
    "t": "a letter of another language: an escape, the suffix of a tangent",
    "index real": "an attribute of a match; makers of sample tensors, whose language has such words",
    "diff": "a function of the writer",
    "view alias": "keys of schema.json",
    "zeros_like": "a word of PyTorch's formula language",
}


def test_the_generator_names_no_operator(repository: Path) -> None:
    declared = set(
        re.findall(
            r"^- func: (\w+)",
            (repository / "native_functions.yaml").read_text(encoding="utf-8"),
            re.M,
        )
    )
    assert len(declared) > 500
    excused = {word for words in _FALSE_HITS for word in words.split()}
    for file in _sources(repository / "codegen"):
        if file.name == "numpy_ufuncs.py":
            continue  # NumPy's names, whatever operators there are
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                name = node.value
                assert name not in declared - excused, f"{file.name}:{node.lineno} names {name!r}"


@pytest.mark.parametrize("damage", ["empty", "broken"])
def test_the_generator_mends_a_clone_without_working_output(
    damage: str, clone: Path, python: Python
) -> None:
    generated = clone / "generated"
    assert python("-m", "codegen", "generate", cwd=clone).returncode == 0
    files = {path.relative_to(clone): path.read_bytes() for path in generated.glob("*.py*")}
    if damage == "broken":
        for path in files:
            (clone / path).write_text("this is not Python (", encoding="utf-8")
    else:
        shutil.rmtree(generated)
        generated.mkdir()

    checked = python("-m", "codegen", "generate", "--check", "--no-diff", cwd=clone)
    assert checked.returncode == 1, checked.stderr
    state = "stale" if damage == "broken" else "missing"
    for path in files:
        assert re.search(
            rf"^{re.escape(path.as_posix())}: .*({state}|edited)", checked.stdout, re.M
        )
    assert "gradsmith generate" in checked.stdout
    assert "Traceback" not in checked.stderr

    assert python("-m", "codegen", "generate", cwd=clone).returncode == 0
    assert {path: (clone / path).read_bytes() for path in files} == files
    assert python("-m", "codegen", "generate", "--check", cwd=clone).returncode == 0
