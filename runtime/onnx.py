"""`onnx`, by name: programs import it to export at their end, if they are asked to."""

from __future__ import annotations

from typing import Any, NoReturn

__all__ = ["export", "is_in_onnx_export"]


def export(model: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: no ONNX file is written."""
    raise NotImplementedError(
        "onnx.export: gradsmith writes no ONNX. Save model.state_dict() with gradsmith.save: PyTorch loads it, and exports"
    )


def is_in_onnx_export() -> bool:
    """No."""
    return False
