"""The functions of ``torch.functional``, which are also in `gradsmith`."""

from __future__ import annotations

__all__ = [
    *("align_tensors", "atleast_1d", "atleast_2d", "atleast_3d", "block_diag", "broadcast_shapes"),
    *("broadcast_tensors", "cartesian_prod", "cdist", "chain_matmul", "einsum", "istft", "lu"),
    *("meshgrid", "norm", "pca_lowrank", "split", "stft", "svd_lowrank", "tensordot", "unique"),
    *("unique_consecutive", "unravel_index"),
]


def __getattr__(name: str) -> object:
    if name in __all__:
        from importlib import import_module

        return getattr(import_module("gradsmith"), name)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
