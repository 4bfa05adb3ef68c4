"""Functions that are imported at their first call, and what modules list of themselves."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from gradsmith.core.deferred import LazyMembers, deferred_from, exported, listing


def test_the_first_call_imports_and_takes_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "late_functions.py").write_text("def double(x, *, by=2):\n    return by * x\n")
    monkeypatch.syspath_prepend(tmp_path)
    space: dict[str, object] = {}
    stand_in = deferred_from(space, "late_functions")("double")
    space["double"] = stand_in
    assert "late_functions" not in sys.modules
    assert stand_in(3, by=5) == 15
    assert space["double"] is sys.modules.pop("late_functions").double


def test_what_is_missing_says_so_at_the_call() -> None:
    stand_in = deferred_from({}, "gradsmith.core.errors")("no_such_function")
    with pytest.raises(AttributeError, match="no_such_function"):
        stand_in()


def test_a_module_lists_what_it_is_for() -> None:
    space = {"__all__": ["use"], "use": 1, "helper": 2, "_own": 3}
    assert listing(space, "other")() == ["__all__", "_own", "other", "use"]


class _Late(str):
    """A name during whose look another thread imports something into the same module."""

    space: dict[str, object]

    def startswith(self, *arguments: object) -> bool:
        self.space[f"_imported_{len(self.space)}"] = None
        return super().startswith(*arguments)  # type: ignore[arg-type]


def test_names_are_listed_while_other_threads_import() -> None:
    late = _Late("_late")
    late.space = {"__all__": ["use"], late: 1, "use": 2}
    assert {"_late", "use"} <= {*listing(late.space)()}
    assert exported(late.space) == ["use"]
    late.space["__file__"] = __file__
    assert {"_late", "use"} <= {*LazyMembers(late.space).names()}
    del late.space["__all__"]
    assert "use" in LazyMembers(late.space).names()


PACKAGES = {
    "": {"Tensor", "add", "autograd", "dispatch", "fft", "nn", "optim"},
    ".autograd": {"backward", "forward_ad", "functional", "graph"},
    ".dispatch": {"dump_table", "trace"},
    ".distributions": {"Normal", "constraints", "kl", "normal"},
    ".nn": {"Buffer", "Linear", "Module", "functional", "init", "utils"},
    ".nn.init": {"xavier_normal_"},
    ".optim": {"SGD", "lr_scheduler"},
    ".sparse": {"FloatTensor", "mm"},
    ".testing": {"run_checks", "samples"},
}


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_list_no_helpers(package: str) -> None:
    module = import_module(f"gradsmith{package}")
    shown = set(dir(module))
    assert shown >= PACKAGES[package]
    assert not shown & {"Any", "TYPE_CHECKING", "annotations", "api", "core", "listing", "whole"}
    assert all(hasattr(module, name) for name in shown)


PARENTS_FIRST = """
import sys
import gradsmith as gs

locks = sys.modules["_frozen_importlib"]._module_locks

class Finder:
    def find_spec(name, path=None, target=None):
        held = [other for other in locks if other.startswith(name + ".")]
        assert name != "gradsmith.nn.utils" or not held, held

sys.meta_path.insert(0, Finder)
gs.nn.LSTM
assert "gradsmith.nn.utils" in sys.modules
"""


def test_a_package_is_imported_before_its_module_is_waited_for() -> None:
    """A thread that holds a module, and waits for its package, may be waited for by the one that imports the package."""
    done = subprocess.run([sys.executable, "-c", PARENTS_FIRST], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
