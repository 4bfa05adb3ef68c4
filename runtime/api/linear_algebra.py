"""Functions of linear algebra whose signatures are Python's, not a schema's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradsmith.generated import linalg, raw

from ..core.handlers import shows_completed, shows_handlers, shows_unpacked
from ..core.tensor import Tensor
from ..core.warn import warn_deprecated


@shows_unpacked
def einsum(*args: Any) -> Tensor:
    """Sums of products by the summation convention.

    Either ``einsum("ij,jk->ik", a, b)`` (operands also as one list), or operands and lists of subscripts
    in turn, ``einsum(a, [0, 1], b, [1, 2], [0, 2])``, with `Ellipsis` among them.
    """
    if len(args) < 2:
        raise ValueError(
            "einsum(): must specify the equation string and at least one operand, "
            "or at least one operand and its subscripts list"
        )
    if isinstance(args[0], Tensor):
        equation, operands = _equation_of(args)
    else:
        equation, operands = args[0], list(args[1:])
    if len(operands) == 1 and isinstance(operands[0], (list, tuple)):
        return einsum(equation, *operands[0])
    return raw.einsum(equation, list(operands))


def _equation_of(args: Sequence[Any]) -> tuple[str, list[Tensor]]:
    """The equation string for operands and subscript lists in turn."""

    def letters(subscripts: Sequence[Any]) -> str:
        if not isinstance(subscripts, (list, tuple)):
            kind = type(subscripts).__name__
            raise TypeError(
                "einsum(): an operand is followed by its list of subscripts, as in einsum(a, [0, 1]), or the equation "
                f"comes first, as in einsum('ij', a); got {kind}"
            )
        text = ""
        for subscript in subscripts:
            if subscript is Ellipsis:
                text += "..."
            elif 0 <= subscript < 26:
                text += chr(ord("A") + subscript)
            elif 26 <= subscript < 52:
                text += chr(ord("a") + subscript - 26)
            else:
                raise ValueError(
                    "einsum(): subscript in subscript list is not within the valid range [0, 52)"
                )
        return text

    equation = ",".join(letters(subscripts) for subscripts in args[1::2])
    if len(args) % 2:
        inputs = ",".join(letters(subscripts) for subscripts in args[1:-1:2])
        return f"{inputs}->{letters(args[-1])}", list(args[:-1:2])
    return equation, list(args[::2])


@shows_completed
def tensordot(
    a: Tensor, b: Tensor, dims: int | Tensor | Sequence[Any] = 2, out: Tensor | None = None
) -> Tensor:
    """Sums of products over the last dimensions of `a` and the first of `b`, or over those given.

    `dims` is how many, or a pair of lists.  RuntimeError when their sizes differ.
    """
    if isinstance(dims, Tensor):
        dims = dims.tolist() if dims.numel() > 1 else int(dims.item())
    if isinstance(dims, int):
        if dims < 0:
            raise RuntimeError(f"tensordot expects dims >= 0, but got dims={dims}")
        if dims > min(a.ndim, b.ndim):
            raise RuntimeError(f"tensordot expects dims < ndim_a or ndim_b, but got dims={dims}")
        dims_a, dims_b = list(range(-dims, 0)), list(range(dims))
    else:
        first, second = dims
        dims_a = [first] if isinstance(first, int) else list(first)
        dims_b = [second] if isinstance(second, int) else list(second)
    return raw.tensordot(a, b, dims_a, dims_b, out=out)


@shows_handlers
def chain_matmul(*matrices: Any, out: Tensor | None = None) -> Tensor:
    """The product of a chain of matrices in the order that costs least.

    Cormen, Leiserson, Rivest and Stein, "Introduction to Algorithms", section on matrix chains.
    """
    warn_deprecated("chain_matmul", "linalg.multi_dot, which takes a list")
    chain = (
        list(matrices[0])
        if len(matrices) == 1 and not isinstance(matrices[0], Tensor)
        else list(matrices)
    )
    return raw.chain_matmul(chain, out=out)


@shows_completed
def norm(
    input: Tensor,
    p: Any = "fro",
    dim: Any = None,
    keepdim: bool = False,
    out: Tensor | None = None,
    dtype: Any = None,
) -> Tensor:
    """The vector norm of order `p` over `dim`, or the matrix norm for "fro" and "nuc"."""
    if p == "nuc":
        over = tuple(range(input.ndim)) if dim is None else (dim,) if isinstance(dim, int) else dim
        return linalg.matrix_norm(input, "nuc", over, keepdim, dtype=dtype, out=out)
    if p is None or isinstance(p, str):
        if p is not None and p != "fro":
            raise RuntimeError(f"only valid string values are 'fro' and 'nuc', found {p}")
        p = 2
    over = None if isinstance(dim, (tuple, list)) and not dim else dim
    return linalg.vector_norm(input, p, over, keepdim, dtype=dtype, out=out)
