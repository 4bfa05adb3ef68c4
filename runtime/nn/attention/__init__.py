"""Which way attention is computed: here there is one, so that asking for one of PyTorch's changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

__all__ = ["SDPBackend", "sdpa_kernel"]


class SDPBackend(Enum):
    """PyTorch's ways of computing `scaled_dot_product_attention`."""

    ERROR = -1
    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3
    OVERRIDEABLE = 4

    def __int__(self) -> int:
        return self.value


@contextmanager
def sdpa_kernel(
    backends: list[SDPBackend] | SDPBackend, set_priority: bool = False
) -> Iterator[None]:
    """A block in which attention is computed as everywhere: `backends` are choices between PyTorch's kernels.

    Raises AssertionError for what is no backend, nor a list of them.
    """
    listed = [backends] if isinstance(backends, SDPBackend) else backends
    for backend in listed if isinstance(listed, list) else [listed]:
        if not isinstance(backend, SDPBackend):
            raise AssertionError(
                "Backend must be an instance of SDPBackend or a list of SDPBackend instances, got "
                f"{type(backend).__name__}"
            )
    yield
