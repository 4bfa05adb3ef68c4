"""Asking handlers about a call of a function of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..core import torch_function


def handle_torch_function(
    public_api: Callable[..., Any], relevant_args: Iterable[Any], *args: Any, **kwargs: Any
) -> Any:
    """What the innermost mode, or the first class that does not decline, makes of ``public_api(*args, **kwargs)``.

    `relevant_args` are the arguments whose classes are asked.  TypeError when everybody declines.
    """
    return torch_function.handle_torch_function(
        public_api, relevant_args, args, kwargs, torch_function.handles_functions
    )
