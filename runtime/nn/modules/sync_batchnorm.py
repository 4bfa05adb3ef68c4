"""Batch norm synchronized over processes, of which there is one."""

from __future__ import annotations

from typing import Any

from ...core.tensor import Tensor
from ..batchnorm import _BatchNorm
from ..module import Module


class SyncBatchNorm(_BatchNorm):
    """Batch norm of inputs (N, C, ...) of any number of dimensions.

    With a single process, this is also what PyTorch computes.
    """

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        process_group: Any = None,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(
            num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias
        )
        self.process_group = process_group

    def _check_input_dim(self, input: Tensor) -> None:
        if input.dim() < 2:
            raise ValueError(f"expected at least 2D input (got {input.dim()}D input)")

    @classmethod
    def convert_sync_batchnorm(cls, module: Module, process_group: Any = None) -> Module:
        """`module` with each batch norm in it replaced by one of this class, with the same parameters and statistics."""
        converted = module
        if isinstance(module, _BatchNorm):
            converted = cls(
                *(module.num_features, module.eps, module.momentum, module.affine),
                *(module.track_running_stats, process_group),
                bias=module.bias is not None,
            )
            for name in ("weight", "bias", "running_mean", "running_var", "num_batches_tracked"):
                setattr(converted, name, getattr(module, name))
            converted.training = module.training
        for name, child in module.named_children():
            converted.add_module(name, cls.convert_sync_batchnorm(child, process_group))
        return converted
