"""What ``gradsmith verify NAME|PATH`` means by its target."""

from __future__ import annotations

import importlib
import importlib.util
import sys
import tomllib
from pathlib import Path
from typing import Any

from ..dispatch.registry import REGISTRY


class WrongUse(Exception):
    """The request makes no sense; says why."""


def namespaces_of(target: str) -> set[str]:
    """The namespaces that `target` stands for, once their operators are registered.

    A folder with ``pyproject.toml`` is a project, whose package is imported from its sources; a Python file is run;
    a name is that of a module, which is imported, of a namespace, or of the project in the current folder, which need
    not be installed.  Raises `WrongUse`.
    """
    path = Path(target)
    if path.suffix == ".py" and path.is_file():
        return _registered_by(lambda: _run_file(path), f"the file {target}")
    if (path / "pyproject.toml").is_file():
        return _of_project(path)
    if path.is_dir() and not target.isidentifier():
        raise WrongUse(f"{target} is no project: it has no pyproject.toml")
    if target == "gradsmith":
        return {"aten"}
    if target in _namespaces():
        return {target}
    if not all(part.isidentifier() for part in target.split(".")):
        raise WrongUse(f"there is no folder, no file and no module '{target}'")
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, "")  # as `python -m` does
    try:
        spec = importlib.util.find_spec(target)
    except ModuleNotFoundError:
        spec = None
    if spec is None:
        here = Path()
        if (here / "pyproject.toml").is_file() and _settings(here).get("namespace") == target:
            return _of_project(here)
        raise WrongUse(f"there is no folder, no file, no module and no namespace '{target}'")
    return _registered_by(lambda: importlib.import_module(target), f"the module {target}")


def _namespaces() -> set[str]:
    return {operator.namespace for operator in REGISTRY.values()}


def _registered_by(load: Any, what: str) -> set[str]:
    """Namespaces of the operators that `load` registers."""
    before = set(REGISTRY)
    try:
        load()
    except WrongUse:
        raise
    except Exception as error:
        raise WrongUse(f"{what} cannot be imported: {type(error).__name__}: {error}") from error
    found = {REGISTRY[name].namespace for name in set(REGISTRY) - before}
    if not found:
        raise WrongUse(f"{what} registers no operators")
    return found


def _run_file(path: Path) -> None:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise WrongUse(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module  # which keeps its libraries
    spec.loader.exec_module(module)


def _settings(folder: Path) -> dict[str, Any]:
    """The table [tool.gradsmith] of a project, empty where there is none.  Raises `WrongUse`."""
    text = (folder / "pyproject.toml").read_text(encoding="utf-8")
    try:
        settings: dict[str, Any] = tomllib.loads(text).get("tool", {}).get("gradsmith", {})
    except tomllib.TOMLDecodeError as error:
        raise WrongUse(f"{folder / 'pyproject.toml'}: {error}") from error
    return settings


def _of_project(folder: Path) -> set[str]:
    settings = _settings(folder)
    if not settings:
        raise WrongUse(f"{folder / 'pyproject.toml'} has no [tool.gradsmith]")
    if "backend" in settings:
        raise WrongUse(
            f"{folder} is a backend, which declares no operators; `gradsmith missing` reports on it"
        )
    package, output = settings.get("package"), settings.get("output")
    namespace = settings.get("namespace")
    if not package or not output or not namespace:
        raise WrongUse(
            f"{folder / 'pyproject.toml'}: [tool.gradsmith] names no namespace, package and output"
        )
    if package == "gradsmith.generated":
        return {namespace}
    root = (folder / output).resolve()
    for _ in package.split("."):
        root = root.parent
    sys.path.insert(0, str(root))
    top = package.partition(".")[0]
    try:
        importlib.import_module(top)
    except Exception as error:
        raise WrongUse(
            f"the package {top} of {folder} cannot be imported: {type(error).__name__}: {error}"
        ) from error
    if namespace not in _namespaces():
        raise WrongUse(f"importing {top} registers no operators of namespace {namespace}")
    return {namespace}
