"""The names of ``torch.onnx``, so that programs that may export can be imported; export is not supported."""

from __future__ import annotations

from typing import Any, NoReturn

from .api.named_modules import ONNX

__all__ = ["export", "is_in_onnx_export", "register_custom_op_symbolic"]

__path__: list[str] = []  # its modules are names alone, and found as those of others


def export(model: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: no ONNX file is written."""
    raise NotImplementedError(f"onnx.export: {ONNX}")


def is_in_onnx_export() -> bool:
    """No."""
    return False


def register_custom_op_symbolic(symbolic_name: str, symbolic_fn: Any, opset_version: int) -> None:
    """Nothing: what an operator is in a file matters to `export` alone."""
