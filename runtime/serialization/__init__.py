"""Save tensors and containers of them to files, and load them.

The format is PyTorch's, a zip archive with a pickle and the memory of tensors, so either library reads the other's files.
By default `load` builds only tensors, containers and numbers, because a pickle may run arbitrary code; pass
``weights_only=False`` for files that you trust.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any, TypeAlias

from ..core.deferred import listing
from ..core.device import device
from ..core.origin import warn_caller
from ..core.tracebacks import trim

__all__ = [
    "SourceChangeWarning",
    "add_safe_globals",
    "clear_safe_globals",
    "default_restore_location",
    "get_safe_globals",
    "load",
    "safe_globals",
    "save",
]

MAP_LOCATION: TypeAlias = Callable[[Any, str], Any] | device | str | dict[str, str] | None
"""What `load` takes to say where tensors go."""


DEFAULT_PROTOCOL = 2
"""Of the pickle in a file."""


class SourceChangeWarning(Warning):
    """For filters of warnings: files of gradsmith hold no source, so none tells that one has changed."""


def save(
    obj: object,
    f: str | os.PathLike[str] | IO[bytes],
    pickle_module: Any = pickle,
    pickle_protocol: int = DEFAULT_PROTOCOL,
    _use_new_zipfile_serialization: bool = True,
    _disable_byteorder_record: bool = False,
) -> None:
    """Write `obj`, a tensor or a container of tensors, to a file name or an open binary file.

    Tensors over the same memory share it after `load` too.  PyTorch reads the file.  Raises AttributeError for `f`
    that cannot be written to, RuntimeError for a file in a folder that there is not, ValueError for a protocol below 2,
    NotImplementedError for another pickler than Python's and for the format of files from before zip archives.
    """
    if pickle_module is not pickle:
        raise NotImplementedError(
            f"save: pickle_module must be pickle, not {getattr(pickle_module, '__name__', pickle_module)!r}; "
            "tensors are written by a pickler of its own"
        )
    if not _use_new_zipfile_serialization:
        raise NotImplementedError(
            "save: _use_new_zipfile_serialization=False, the format of PyTorch before 1.6, is not written here"
        )
    if not 2 <= pickle_protocol <= pickle.HIGHEST_PROTOCOL:
        raise ValueError(
            f"save: pickle_protocol must be from 2 to {pickle.HIGHEST_PROTOCOL}, not {pickle_protocol}"
        )
    if isinstance(f, (str, os.PathLike)):
        folder = os.path.dirname(os.fspath(f))
        if folder and not os.path.isdir(folder):
            raise RuntimeError(f"Parent directory {folder} does not exist.")
    elif not hasattr(f, "write"):
        raise AttributeError(
            "expected 'f' to be string, path, or a file-like object with a 'write' attribute, not "
            f"{type(f).__name__}"
        )
    from .saving import pickled, write

    # Before the file is opened, so that what cannot be saved destroys none.
    program, storages = pickled(obj, pickle_protocol)
    with _opened(f, "wb") as file:
        write(file, program, storages, byte_order=not _disable_byteorder_record)


def load(
    f: str | os.PathLike[str] | IO[bytes],
    map_location: Any = None,
    pickle_module: Any = None,
    *,
    weights_only: bool | None = None,
    mmap: bool | None = None,
    **pickle_load_args: Any,
) -> Any:
    """What `save` wrote to `f`, or PyTorch, in its format since 1.6 or the one before.

    `map_location` says where tensors go: a device, a dictionary of the names of devices, or a function of a storage
    and the device it was on, which returns a storage or None.  With `mmap`, for names of zip archives only, elements are
    read when they are needed.

    With `weights_only`, as is unless a `pickle_module` is given, anything but tensors, numbers and containers raises
    pickle.UnpicklingError, as does a tensor that would reach outside its memory; without it the file may run any
    code.  RuntimeError for a file that is damaged or in another format.
    """
    if weights_only and pickle_module is not None:
        raise RuntimeError("Can not safely load weights when explicit pickle_module is specified")
    safely = pickle_module is None if weights_only is None else weights_only
    if safely and pickle_load_args:
        warn_caller("pickle_load_args only works if `weights_only=False`.")
    if mmap and not isinstance(f, (str, os.PathLike)):
        raise ValueError("f must be a file path in order to use the mmap argument")
    from .loading import read

    try:
        with _opened(f, "rb") as file:
            if safely:
                return read(file, bool(mmap), map_location, _trusted)
            module = pickle_module or pickle
            return read(file, bool(mmap), map_location, None, module, pickle_load_args)
    except Exception as error:
        trim(error)
        raise


def default_restore_location(storage: Any, location: str) -> Any:
    """`storage` on the device called `location`, as `load` puts it there: for functions that are a ``map_location``.

    RuntimeError for a device that there is not.
    """
    from .loading import restored

    return restored(storage, location)


# -- what the user trusts --------------------------------------------------------------------------------

_trusted: dict[str, Any] = {}


def add_safe_globals(safe_globals: Sequence[Any]) -> None:
    """Let files that are loaded with ``weights_only=True`` use these classes and functions.

    Each is a class or function, or a pair of one and of the full name under which files have it.
    """
    for item in safe_globals:
        if isinstance(item, tuple):
            value, name = item
        else:
            value, name = item, f"{item.__module__}.{item.__qualname__}"
        _trusted[name] = value


def clear_safe_globals() -> None:
    """Take back what `add_safe_globals` allowed."""
    _trusted.clear()


def get_safe_globals() -> list[Any]:
    """What `add_safe_globals` allowed."""
    return list(_trusted.values())


@contextmanager
def safe_globals(safe_globals: Sequence[Any]) -> Iterator[None]:
    """Allow `safe_globals` within a ``with`` block, as `add_safe_globals` does for good."""
    before = dict(_trusted)
    add_safe_globals(safe_globals)
    try:
        yield
    finally:
        _trusted.clear()
        _trusted.update(before)


@contextmanager
def _opened(f: str | os.PathLike[str] | IO[bytes], mode: str) -> Iterator[IO[bytes]]:
    if isinstance(f, (str, os.PathLike)):
        with open(f, mode) as file:
            yield file
        return
    if mode == "rb":
        for needed in ("seek", "tell", "read"):
            if not hasattr(f, needed):
                raise AttributeError(
                    f"'{type(f).__name__}' object has no attribute '{needed}'. You can only load from a file that is "
                    "seekable. Read it into io.BytesIO and load from that instead."
                )
    yield f


__dir__ = listing(globals())
