"""Namesakes of `formulas` where gradients are arrays: those that are sparse are computed over tensors."""

from __future__ import annotations

from typing import Any, NoReturn

from ...core.errors import NotPlain


def embedding_sparse_backward(grad: Any, *rest: Any) -> NoReturn:
    """NotPlain."""
    raise NotPlain


def embedding_bag_sparse_backward(grad: Any, *rest: Any) -> NoReturn:
    """NotPlain."""
    raise NotPlain
