"""Selection of an attention backend; gradsmith has one, so that the selection has no effect."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

__all__ = ["SDPBackend", "sdpa_kernel"]


class SDPBackend(Enum):
    """PyTorch's backends for `scaled_dot_product_attention`."""

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
    """A context manager that selects attention backends; it has no effect here.

    Raises AssertionError unless `backends` is a backend or a list of backends.
    """
    listed = [backends] if isinstance(backends, SDPBackend) else backends
    for backend in listed if isinstance(listed, list) else [listed]:
        if not isinstance(backend, SDPBackend):
            raise AssertionError(
                "Backend must be an instance of SDPBackend or a list of SDPBackend instances, got "
                f"{type(backend).__name__}"
            )
    yield
