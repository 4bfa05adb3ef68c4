"""Saving tensors, and containers of them, to files and reading them back.

The format is Python's pickle.  `load` builds tensors, containers and numbers and nothing else unless it is
told to trust the file, because a pickle may otherwise run any code.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

__all__ = ["load", "save"]

_MAGIC = b"gradsmith 1\n"

_SAFE = {
    "builtins": {"complex", "set", "frozenset", "slice", "range", "bytearray"},
    "collections": {"OrderedDict", "Counter", "deque"},
    "gradsmith.device": {"device"},
    "gradsmith.dtypes": {"_dtype_by_name"},
    "gradsmith.interop": {"_rebuilt", "_rebuilt_meta", "_rebuilt_on"},
    "gradsmith.nn.parameter": {"Buffer", "Parameter"},
    "gradsmith.size": {"Size"},
    "gradsmith.tensor": {"Tensor"},
    "ml_dtypes": {"bfloat16"},
    "numpy": {"dtype", "ndarray"},
    "numpy._core.multiarray": {"_reconstruct", "scalar"},
    "numpy._core.numeric": {"_frombuffer"},
}


class _SafeUnpickler(pickle.Unpickler):
    """Refuses every global that is not needed for tensors and plain containers."""

    def find_class(self, module: str, name: str) -> Any:
        if name in _SAFE.get(module, ()) or (module == "numpy.dtypes" and name.endswith("DType")):
            return super().find_class(module, name)
        raise pickle.UnpicklingError(
            f"load: the file refers to {module}.{name}, which is neither a tensor nor a plain container. "
            "Pass weights_only=False if you trust whoever wrote it."
        )


def save(obj: object, f: str | os.PathLike[str] | IO[bytes]) -> None:
    """Write `obj`, a tensor or a container of tensors, to a file name or an open binary file.

    Tensors over the same memory share it after `load` too.
    """
    with _opened(f, "wb") as file:
        file.write(_MAGIC)
        pickle.dump(obj, file, protocol=5)


def load(
    f: str | os.PathLike[str] | IO[bytes], map_location: Any = None, *, weights_only: bool = True
) -> Any:
    """What `save` wrote to `f`.

    `map_location` names a device to move a loaded tensor (or those in a dictionary or list) to.  With
    `weights_only` anything but tensors, numbers and containers raises pickle.UnpicklingError; without
    it the file may run any code.
    """
    with _opened(f, "rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise RuntimeError("load: this is not a file that gradsmith.save wrote")
        unpickler = _SafeUnpickler(file) if weights_only else pickle.Unpickler(file)
        loaded = unpickler.load()
    return loaded if map_location is None else _moved(loaded, map_location)


def _moved(value: Any, device: Any) -> Any:
    from gradsmith.tensor import Tensor

    if isinstance(value, Tensor):
        return value.to(device)
    if isinstance(value, dict):
        return type(value)((key, _moved(item, device)) for key, item in value.items())
    if type(value) in (list, tuple):
        return type(value)(_moved(item, device) for item in value)
    return value


@contextmanager
def _opened(f: str | os.PathLike[str] | IO[bytes], mode: str) -> Iterator[IO[bytes]]:
    if isinstance(f, (str, os.PathLike)):
        with open(f, mode) as file:
            yield file
    else:
        yield f
