"""The libraries that are compared, each behind the same few functions.

gradsmith and PyTorch share one spelling (`xp`, `F`), NumPy, HIPS autograd and MyGrad another (`np`).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import numpy as np

__all__ = ["OURS", "Library", "installed"]

OURS = "gradsmith"


@dataclass(frozen=True, slots=True)
class Library:
    """One competitor."""

    name: str
    version: str
    names: Mapping[str, Any]
    """What its statements see beside their operands."""
    tensor: Callable[[np.ndarray[Any, Any]], Any]
    """Its tensor for an array; no gradient."""
    variable: Callable[[np.ndarray[Any, Any]], Any] | None
    """The same, recording; None for a library without gradients."""
    array: Callable[[Any], np.ndarray[Any, Any]]
    """Back to NumPy, for comparing results."""
    silent: Callable[[], AbstractContextManager[Any]] = field(default=nullcontext)
    """In which calls record nothing even though the library would."""

    @property
    def torch_style(self) -> bool:
        """Whether statements are spelled as in PyTorch, and otherwise as in NumPy."""
        return "xp" in self.names


def installed(only: set[str] | None = None) -> list[Library]:
    """gradsmith and NumPy first, then whichever of the others can be imported."""
    found = []
    for name, load in _LOADERS.items():
        if only is not None and name not in only and name not in (OURS, "numpy"):
            continue
        try:
            found.append(load())
        except ImportError as error:
            if name in (OURS, "numpy"):
                raise
            print(f"{name} is left out: {error}")
    return found


def _gradsmith() -> Library:
    xp: Any = importlib.import_module("gradsmith")
    return Library(
        name=OURS,
        version=xp.__version__,
        names={"xp": xp, "F": xp.nn.functional},
        tensor=lambda array: xp.tensor(array),
        variable=lambda array: xp.tensor(array, requires_grad=True),
        array=lambda tensor: tensor.detach().numpy(),
    )


def _numpy() -> Library:
    return Library(
        name="numpy",
        version=np.__version__,
        names={"np": np},
        tensor=lambda array: array.copy(),
        variable=None,
        array=np.asarray,
    )


def _torch() -> Library:
    xp: Any = importlib.import_module("torch")
    return Library(
        name="torch",
        version=xp.__version__,
        names={"xp": xp, "F": xp.nn.functional},
        tensor=lambda array: xp.tensor(array),
        variable=lambda array: xp.tensor(array, requires_grad=True),
        array=lambda tensor: tensor.detach().numpy(),
    )


def _autograd() -> Library:
    hips: Any = importlib.import_module("autograd")
    numpy: Any = importlib.import_module("autograd.numpy")
    tracer: Any = importlib.import_module("autograd.tracer")
    core: Any = importlib.import_module("autograd.core")
    metadata = importlib.import_module("importlib.metadata")
    return Library(
        name="autograd",
        version=metadata.version("autograd"),
        names={"np": numpy, "grad": hips.grad},
        tensor=lambda array: array.copy(),
        # What `grad` passes to the function that it differentiates.
        variable=lambda array: tracer.new_box(array.copy(), 0, core.VJPNode.new_root()),
        array=lambda value: np.asarray(tracer.getval(value)),
    )


def _mygrad() -> Library:
    numpy: Any = importlib.import_module("mygrad")
    return Library(
        name="mygrad",
        version=numpy.__version__,
        names={"np": numpy},
        tensor=lambda array: numpy.tensor(array.copy(), constant=True),
        variable=lambda array: numpy.tensor(array.copy()),
        array=lambda tensor: np.asarray(tensor),
        silent=lambda: numpy.no_autodiff,
    )


_LOADERS: dict[str, Callable[[], Library]] = {
    OURS: _gradsmith,
    "numpy": _numpy,
    "torch": _torch,
    "autograd": _autograd,
    "mygrad": _mygrad,
}
