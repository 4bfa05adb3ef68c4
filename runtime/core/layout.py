"""Memory formats and layouts: named constants, compared by identity."""

from __future__ import annotations

__all__ = [
    "channels_last",
    "channels_last_3d",
    "contiguous_format",
    "jagged",
    "layout",
    "memory_format",
    "preserve_format",
    "sparse_bsc",
    "sparse_bsr",
    "sparse_coo",
    "sparse_csc",
    "sparse_csr",
    "strided",
]


class _Constant:
    """A named value of which there is one object."""

    __slots__ = ("name",)

    name: str

    def __init__(self, name: str) -> None:
        object.__setattr__(self, "name", name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"attribute '{name}' of a named constant is not writable")

    def __repr__(self) -> str:
        return f"gradsmith.{self.name}"

    def __reduce__(self) -> str:
        return self.name

    def __copy__(self) -> _Constant:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> _Constant:
        return self


class memory_format(_Constant):
    """In which order of dimensions the elements of a tensor lie in memory."""

    __slots__ = ()


class layout(_Constant):
    """How a tensor stores its elements; every tensor here is `strided`."""

    __slots__ = ()


contiguous_format = memory_format("contiguous_format")
preserve_format = memory_format("preserve_format")
channels_last = memory_format("channels_last")
channels_last_3d = memory_format("channels_last_3d")

strided = layout("strided")
sparse_coo = layout("sparse_coo")
sparse_csr = layout("sparse_csr")
sparse_csc = layout("sparse_csc")
sparse_bsr = layout("sparse_bsr")
sparse_bsc = layout("sparse_bsc")
jagged = layout("jagged")
