"""What programs ask of PyTorch's compressed sparse layouts, which no tensor here has: clear errors."""

from __future__ import annotations

from typing import NoReturn

from ..core.unsupported import unsupported

__all__ = ["ccol_indices", "col_indices", "crow_indices", "refuse_layout", "row_indices"]
__all__ += ["to_sparse_bsc", "to_sparse_bsr", "to_sparse_csc", "to_sparse_csr"]


def refuse_layout(name: str) -> NoReturn:
    """Raises NotImplementedError: of sparse layouts there is `sparse_coo` only."""
    raise NotImplementedError(
        f"{name}: gradsmith has dense tensors and those of the layout sparse_coo; write sparse_coo_tensor(indices, values, "
        "size), or make a dense tensor"
    )


def _refuse_compressed(name: str) -> NoReturn:
    """Raises RuntimeError: only tensors of a compressed sparse layout have this part, and gradsmith has none."""
    kind = "row" if name in ("crow_indices", "col_indices") else "column"
    raise RuntimeError(
        f"{name} expected sparse {kind} compressed tensor layout, which gradsmith does not support"
    )


to_sparse_csr = unsupported("to_sparse_csr", refuse_layout)
to_sparse_csc = unsupported("to_sparse_csc", refuse_layout)
to_sparse_bsr = unsupported("to_sparse_bsr", refuse_layout)
to_sparse_bsc = unsupported("to_sparse_bsc", refuse_layout)
crow_indices = unsupported("crow_indices", _refuse_compressed)
col_indices = unsupported("col_indices", _refuse_compressed)
ccol_indices = unsupported("ccol_indices", _refuse_compressed)
row_indices = unsupported("row_indices", _refuse_compressed)
