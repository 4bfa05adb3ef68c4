"""``import gradsmith.as_torch``: make ``import torch`` mean gradsmith in this process.

Import it once, before anything that imports torch.  It raises ImportError if PyTorch is already loaded, or cannot be told
apart.  To leave the program unchanged, run ``python -m gradsmith.as_torch PROGRAM …`` or ``-m MODULE …``.  Processes that
the program spawns need the import line in the program.

``torch`` is then a module that looks up every name in gradsmith, and ``torch.nn.functional`` and the like are gradsmith's
modules.  ``torch.__version__`` is the release that gradsmith follows, dtypes print as ``torch.float32``, and tensors say
that their class is from ``torch``, by which einops and others select their backend.  ``importlib.metadata`` knows a
distribution torch of that release.  What gradsmith lacks raises as it does under its own name.  Compiled extensions of
PyTorch, and libraries that need a missing name on import, do not work.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from importlib.metadata import Distribution, DistributionFinder
from importlib.util import find_spec
from os import PathLike
from pathlib import Path
from types import ModuleType

from .core.collected import as_spoken, made
from .core.package_name import as_said, of_package, package_name, say_module
from .registration.library import Library
from .torch_version import TorchVersion

_OURS = __package__
_FOLLOWED = "2.13.0"
_FUNCTORCH = "functorch"
"""The package that PyTorch brings besides torch."""


def _ours(name: str) -> str:
    """The name of our module for one of PyTorch's."""
    return f"{_OURS}.{name}" if name == _FUNCTORCH else _OURS + name.removeprefix("torch")


class _Torch(ModuleType):
    """The module ``torch``: every name is gradsmith's."""

    __version__ = TorchVersion(f"{_FOLLOWED}+gradsmith")

    def __getattr__(self, name: str) -> object:
        try:
            return getattr(sys.modules[_OURS], name)
        except AttributeError as error:
            raise AttributeError(str(error).replace(f"'{_OURS}'", "'torch'")) from None

    def __dir__(self) -> list[str]:
        return dir(sys.modules[_OURS])


class _Distribution(Distribution):
    """What ``importlib.metadata`` says of torch."""

    _TEXTS = {
        "METADATA": f"Metadata-Version: 2.1\nName: torch\nVersion: {_Torch.__version__}\n",
        "top_level.txt": "torch\n",
    }

    def read_text(self, filename: str) -> str | None:
        return self._TEXTS.get(filename)

    def locate_file(self, path: str | PathLike[str]) -> Path:
        return Path(__file__).parent / path


class _Finder(Loader):
    """Finds ``torch.x`` as ``gradsmith.x``, and the distribution torch."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != _FUNCTORCH and not name.startswith("torch."):
            return None
        ours = _ours(name)
        try:
            known = ours in sys.modules or find_spec(ours) is not None
        except ModuleNotFoundError:  # nor is the package that it would be in, or it is no package
            return None
        return ModuleSpec(name, self) if known else None

    def find_distributions(self, context: DistributionFinder.Context) -> Iterator[Distribution]:
        if context.name in (None, "torch"):
            yield _Distribution()

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Put our module in the place of the empty one."""
        sys.modules[module.__name__] = import_module(_ours(module.__name__))


_ATEN = Library("aten", "FRAGMENT")
"""Operators that libraries name when they are imported, and whose calls are errors: tests of operators need results."""


def _name_classes(module: ModuleType) -> None:
    """Let the classes that a module of ours defines say that they are of PyTorch's of that name.

    Those that are generated keep theirs, which says where they stand.
    """
    name = module.__name__
    if not name.startswith(f"{_OURS}.") or name.startswith(f"{_OURS}.generated"):
        return
    as_spoken(module)
    for each in list(vars(module).values()):
        if isinstance(each, type) and each.__module__.startswith(f"{_OURS}."):
            say_module(each, as_said(each.__module__))


class _Naming:
    """Finds our modules as they are found without it, and names their classes once they are there."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(f"{_OURS}."):
            return None
        finders = [finder for finder in sys.meta_path if finder is not self]
        found = next(filter(None, (f.find_spec(name, path, target) for f in finders)), None)
        if found is not None and found.loader is not None:
            execute = found.loader.exec_module

            def exec_module(module: ModuleType) -> None:
                execute(module)
                _name_classes(module)

            found.loader.exec_module = exec_module  # type: ignore[method-assign]
        return found


def _install() -> None:
    if isinstance(sys.modules.get("torch"), _Torch):
        return
    if "torch" in sys.modules:
        raise ImportError(
            "gradsmith.as_torch: torch is already imported and cannot be replaced; "
            "import gradsmith.as_torch before anything that imports torch"
        )
    ours = sys.modules[_OURS]
    torch = _Torch("torch", ours.__doc__)
    torch.torch = torch  # type: ignore[attr-defined]  # as PyTorch's has it, which annotations go by
    torch.__path__ = []
    torch.__spec__ = ModuleSpec("torch", None, is_package=True)
    sys.modules["torch"] = torch
    sys.meta_path[:0] = [_Finder(), _Naming()]
    _ATEN.define("_pin_memory(Tensor self, Device? device=None) -> Tensor")
    _ATEN.impl("_pin_memory", ours.Tensor.pin_memory, "CompositeImplicitAutograd")
    package_name.shown = "torch"
    for each in of_package:
        each.__module__ = "torch"
    for module in made:
        as_spoken(module)
    for loaded in list(sys.modules.values()):
        _name_classes(loaded)


def _main() -> None:
    """Run the program, or ``-m`` and a module, that the command line names, with the arguments behind it."""
    import runpy

    is_module = sys.argv[1:2] == ["-m"]
    del sys.argv[: 2 if is_module else 1]
    if not sys.argv:
        sys.exit("usage: python -m gradsmith.as_torch (PROGRAM | -m MODULE) [ARGUMENT ...]")
    import_module(f"{_OURS}.as_torch")  # once, by its own name
    if is_module:
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    else:
        sys.path[0] = str(
            Path(sys.argv[0]).resolve().parent
        )  # in the place of the folder it was called in
        runpy.run_path(sys.argv[0], run_name="__main__")


if __name__ == "__main__":
    _main()
else:
    _install()
