"""Sparse layouts of blocks, which no tensor here has: clear errors."""

from __future__ import annotations

from typing import NoReturn

from ..core.unsupported import unsupported


def refuse_layout(name: str) -> NoReturn:
    """Raises NotImplementedError: no tensor has a layout of blocks."""
    raise NotImplementedError(
        f"{name}: gradsmith has dense tensors and those of the layouts sparse_coo, sparse_csr and sparse_csc, none of blocks; "
        "write sparse_csr_tensor(crow_indices, col_indices, values, size), or make a dense tensor"
    )


to_sparse_bsr = unsupported("to_sparse_bsr", refuse_layout)
to_sparse_bsc = unsupported("to_sparse_bsc", refuse_layout)
