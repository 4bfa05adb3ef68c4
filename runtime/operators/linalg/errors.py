"""How factorizations that cannot be completed are reported.

An ``info`` tensor holds, for each matrix of a batch, 0 for success or the 1-based position of the
first failure.  Callers that asked for errors get `LinAlgError` for the first matrix that failed.
"""

from __future__ import annotations

from ...core.namespace import Array, certain, np


class LinAlgError(RuntimeError):
    """A matrix for which the operation does not exist or did not converge."""


LinAlgError.__module__, LinAlgError.__name__ = "gradsmith._C", "_LinAlgError"  # where PyTorch's is
LinAlgError.__qualname__ = LinAlgError.__name__


def failure_position(info: Array) -> tuple[str, int]:
    """Words for the batch element that failed first, if there is a batch, and its ``info``."""
    if not info.ndim:
        return "", int(info)
    index = int(np.flatnonzero(info)[0])
    return f"(Batch element {index}): ", int(info.reshape(-1)[index])


def raise_for_info(name: str, info: Array) -> None:
    """LinAlgError, in the words that suit `name`, if any entry of `info` is not zero."""
    if not certain(info.any(), False):
        return
    where, code = failure_position(info)
    if "inv" in name:
        raise LinAlgError(
            f"{name}: {where}The diagonal element {code} is zero, the inversion could not be "
            "completed because the input matrix is singular."
        )
    if "cholesky" in name:
        raise LinAlgError(
            f"{name}: {where}The factorization could not be completed because the input is not "
            f"positive-definite (the leading minor of order {code} is not positive-definite)."
        )
    if "lu_factor" in name:
        raise RuntimeError(
            f"{name}: {where}U[{code},{code}] is zero and using it on lu_solve would result in "
            "a division by zero. If you still want to perform the factorization, consider calling "
            "linalg.lu(A, pivot) or linalg.lu_factor_ex(A, pivot)"
        )
    raise LinAlgError(f"{name}: {where}The solver failed because the input matrix is singular.")
