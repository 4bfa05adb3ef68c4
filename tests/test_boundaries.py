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

from gradsmith.codegen.project.writer import MARK

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
    own = ("gradsmith.codegen", "gradsmith.schema")
    allowed = (*own, "yaml", "jinja2", "markupsafe", "pygls", "lsprotocol")
    for file in _sources(repository / "codegen"):
        package = ".".join(("gradsmith", *file.relative_to(repository).parts[:-1]))
        # What an extra brings, for those who ask for proofs: no other part of the generator needs it.
        extra = ("sympy", "mpmath") if package == "gradsmith.codegen.proof" else ()
        for line, module in _imports(file, package):
            known = (
                _within(module, *allowed, *extra)
                or module.partition(".")[0] in sys.stdlib_module_names
            )
            assert known, f"{file.relative_to(repository)}:{line} imports {module}"


def test_the_runtime_does_not_know_the_generator(repository: Path) -> None:
    for folder, package in (("runtime", "gradsmith"), ("generated", "gradsmith.generated")):
        for file in _sources(repository / folder):
            inner = ".".join((package, *file.relative_to(repository / folder).parts[:-1]))
            for line, module in _imports(file, inner):
                where = f"{file.relative_to(repository)}:{line} imports {module}"
                unwanted = ("codegen", "gradsmith.codegen", "torch", "yaml", "jinja2", "(outside)")
                assert not _within(module, *unwanted), where


def test_the_schema_language_stands_alone(repository: Path) -> None:
    for file in _sources(repository / "runtime" / "schema"):
        for line, module in _imports(file, "gradsmith.schema"):
            where = f"{file.relative_to(repository)}:{line} imports {module}"
            own = _within(module, "gradsmith.schema")
            assert own or module.partition(".")[0] in sys.stdlib_module_names, where


def test_the_generator_starts_without_the_runtime(clone: Path, python: Python) -> None:
    """`python -m codegen` has the schema language of the clone, and runs nothing else of its `runtime`."""
    (clone / "runtime" / "__init__.py").write_text("this is not Python (", encoding="utf-8")
    done = python("-m", "codegen", "generate", "--check", cwd=clone)
    assert done.returncode == 0, done.stderr


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


def test_importing_gradsmith_leaves_out_what_few_programs_need(
    repository: Path, python: Python
) -> None:
    program = (
        "import sys, gradsmith as gs\n"
        "gs.add(gs.ones(2), 1)\n"
        "unwanted = ('autograd.custom_function', 'autograd.function', 'distributions', 'func', 'nn', 'optim', 'testing')\n"
        "print(*(name for name in sys.modules if name.startswith(tuple(f'gradsmith.{u}' for u in unwanted))))\n"
        "assert gs.autograd.function.Function is gs.autograd.Function"
    )
    done = python("-c", program, cwd=repository)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


_OVER_TENSORS = re.compile("batching|composite|formulas(?!_arrays)|small|conversions")
"""Modules of families that hold no kernels over arrays."""


def _operator_modules(repository: Path) -> Iterator[tuple[Path, str]]:
    """Every module of the families of operators, and the package that it is in."""
    for file in _sources(repository / "runtime" / "operators"):
        inner = file.relative_to(repository / "runtime").parts[:-1]
        yield file, ".".join(("gradsmith", *inner))


def test_array_kernels_know_arrays_only(repository: Path) -> None:
    # `generator` holds the default generator, which is NumPy's and no tensor.
    allowed = (
        *("gradsmith.operators", "gradsmith.core.namespace", "gradsmith.core.result"),
        *("gradsmith.core.constants", "gradsmith.core.errors", "gradsmith.core.generator"),
        *(
            "gradsmith.core.compressed",
            "gradsmith.core.coo",
            "gradsmith.core.layout",
            "gradsmith.core.strided",
            "gradsmith.core.warn",
        ),
        *("gradsmith.core.threads", "gradsmith.core.shared_loops", "gradsmith.core.blas_threads"),
        "gradsmith.core.package_name",
    )
    for file, package in _operator_modules(repository):
        if _OVER_TENSORS.match(file.name):
            continue
        for line, module in _imports(file, package):
            where = f"{file.relative_to(repository)}:{line} imports {module}"
            known = _within(module, *allowed) or module.partition(".")[0] in sys.stdlib_module_names
            assert known, where
            assert not _OVER_TENSORS.match(module.rpartition(".")[2]), where


def test_kernels_take_numpy_from_one_place(repository: Path) -> None:
    for file, package in _operator_modules(repository):
        for line, module in _imports(file, package):
            where = f"{file.relative_to(repository)}:{line} imports {module}"
            assert not _within(module, "numpy"), where


# Texts in the generator that happen to be names of operators, and what they are there.
_FALSE_HITS = {
    "abs all any complex max min range sum": "Python's own functions, which formulas may call",
    "conj": "the word of the formula language that vanishes for real tensors",
    "mH mT": "words of the formula language that a mutant may lack or exchange",
    "index real": "an attribute of a match; makers of sample tensors, whose language has such words",
    "diff": "a function of the writer",
    "mean mode": "what a distribution has, and fields of its entry",
    "view alias": "keys of schema.json",
    "gradient": "what a formula gives, in a diagnostic",
    "imag": "a property of numbers and tensors, which formulas may read as they read `real`",
    "new_zeros zeros zeros_like": "words of the formula languages: a gradient that is always zero",
    "random": "a category of operators",
    "fix select": "what lint may do, and what it is told to show",
    "view_copy": "the tag of operators that copy what a view shows",
    "dropout rand": "parts of names that PyTorch's generator takes for a sign of random numbers",
    "std": "a namespace of C++",
    "to": "a word in names of wrappers: of what they take, to what they return",
}


# The same in the core of the runtime, the dispatcher and autograd's graph.
_FALSE_HITS_IN_THE_CORE = {
    "complex": "a type of TorchScript",
    "index": "an attribute of devices",
    "max min": "attributes of the limits of integer types",
    "empty select trace": "functions of ours, in the list of what a module exports",
    "view": "a kind of kernel",
}


def _names_of_operators(files: list[Path], repository: Path) -> dict[str, str]:
    """By name, of those that the YAML file declares: a place in `files` where a text is just that name."""
    yaml = (repository / "native_functions.yaml").read_text(encoding="utf-8")
    declared = set(re.findall(r"^- func: (\w+)", yaml, re.M))
    assert len(declared) > 500
    return {
        node.value: f"{file.relative_to(repository)}:{node.lineno}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in declared
    }


def _without(found: dict[str, str], false_hits: dict[str, str]) -> dict[str, str]:
    excused = {word for words in false_hits for word in words.split()}
    assert excused <= found.keys(), f"named nowhere: {excused - found.keys()}"
    return {name: place for name, place in found.items() if name not in excused}


def test_the_generator_names_no_operator(repository: Path) -> None:
    # NumPy's names are in one module, whatever operators there are, and so are the functions of mathematics
    # in each of the languages that formulas are written in.
    languages = ("numpy_ufuncs.py", "proof/derive.py", "proof/export.py", "lint/stability.py")
    files = [f for f in _sources(repository / "codegen") if not f.as_posix().endswith(languages)]
    assert _without(_names_of_operators(files, repository), _FALSE_HITS) == {}


def test_the_core_names_no_operator(repository: Path) -> None:
    rooms = [
        "core",
        "dispatch",
        *(f"autograd/{r}" for r in ("nodes", "engine", "views", "forward")),
    ]
    files = [file for room in rooms for file in _sources(repository / "runtime" / room)]
    files.append(repository / "runtime" / "autograd" / "layers.py")
    assert _without(_names_of_operators(files, repository), _FALSE_HITS_IN_THE_CORE) == {}


_CALLED_BY_THE_CORE = {
    "ones ones_like zeros_like new_zeros zeros": "gradients and tangents that nobody gave",
    "empty_strided as_strided": "tangents laid out as their tensors are",
    "detach": "what modes see of a tensor that is saved",
    "view_as_real view_as_complex reshape": "memory behind a view, seen as what the view shows",
    "index_select index_add masked_fill": "and its gradient, where a view shows elements twice or not at all",
}
"""Operators of which the core itself composes gradients, and what they make; none is treated differently from others."""


def test_the_core_calls_no_other_operator(repository: Path) -> None:
    rooms = [
        "core",
        "dispatch",
        *(f"autograd/{r}" for r in ("nodes", "engine", "views", "forward")),
    ]
    files = [file for room in rooms for file in _sources(repository / "runtime" / room)]
    found = {
        node.attr
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "ops.aten"
    }
    assert found == {name for names in _CALLED_BY_THE_CORE for name in names.split()}


@pytest.mark.parametrize("damage", ["empty", "broken"])
def test_the_generator_mends_a_clone_without_working_output(
    damage: str, clone: Path, python: Python
) -> None:
    generated = clone / "generated"
    assert python("-m", "codegen", "generate", cwd=clone).returncode == 0
    files = {path.relative_to(clone): path.read_bytes() for path in generated.glob("*.py*")}
    if damage == "broken":
        for path, content in files.items():
            mark = MARK.search(content.decode())
            assert mark is not None, path
            (clone / path).write_text(f'"""{mark[0]}"""\nthis is not Python (', encoding="utf-8")
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
