"""`jacrev`, `jacfwd` and `hessian`: all derivatives of all outputs, by `vmap` over a basis."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..autograd.grad_mode import is_grad_enabled
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..utils._pytree import tree_flatten, tree_leaves, tree_unflatten
from .argnums import refuse_complex, selected
from .grads import _wraps, pullback_of
from .jvp import jvp_of
from .mapping import chunk_sizes, for_each, vmap


def jacrev(
    func: Callable[..., Any],
    argnums: int | tuple[int, ...] = 0,
    *,
    has_aux: bool = False,
    chunk_size: int | None = None,
    _preallocate_and_copy: bool = False,
) -> Callable[..., Any]:
    """A function that computes the Jacobian of `func` by reverse mode: one row for each element of the output.

    In the structure of the outputs, and within each in that of the argument of number `argnums` (or a tuple of
    them); a block has the shape of the output followed by that of the input.  `chunk_size` rows are computed at a
    time, all of them unless given.  ValueError for a `chunk_size` below 1; calls raise RuntimeError for complex
    inputs or outputs.
    """
    if chunk_size is not None and chunk_size < 1:
        raise ValueError("jacrev: `chunk_size` should be greater than 0.")

    @_wraps(func)
    def jacobian(*args: Any) -> Any:
        refuse_complex("jacrev", args, "inputs")
        at = pullback_of(func, args, argnums, has_aux)
        outputs = tree_leaves(at.output)
        refuse_complex("jacrev", outputs, "outputs")
        inputs = tree_leaves(selected(args, argnums))
        record = is_grad_enabled()
        rows: list[list[Any]] = []
        for basis in _basis_in_chunks(outputs, chunk_size):
            if chunk_size == 1:
                one = at.pull([b.squeeze(0) for b in basis], True, record)
                rows.append([value.unsqueeze(0) for value in one])
            else:
                rows.append(for_each(lambda *b: at.pull(b, True, record), basis))
        columns = [
            column[0] if len(column) == 1 else ops.aten.cat.default(list(column), 0)
            for column in zip(*rows)
        ]
        sizes = [value.numel() for value in outputs]
        blocks = [
            [
                part.view(value.shape + source.shape)
                for part, value in zip(_parts(column, sizes, 0), outputs)
            ]
            for column, source in zip(columns, inputs)
        ]
        found = tree_unflatten(
            [tree_unflatten(list(row), at.sources_structure) for row in zip(*blocks)], at.structure
        )
        return (found, at.aux) if has_aux else found

    return jacobian


def jacfwd(
    func: Callable[..., Any],
    argnums: int | tuple[int, ...] = 0,
    has_aux: bool = False,
    *,
    randomness: str = "error",
) -> Callable[..., Any]:
    """Like `jacrev`, by forward mode: one column for each element of the inputs.  `randomness` as for `vmap`."""

    @_wraps(func)
    def jacobian(*args: Any) -> Any:
        refuse_complex("jacfwd", args, "inputs")
        inputs, in_structure = tree_flatten(selected(args, argnums))
        for value in inputs:
            if not isinstance(value, Tensor):
                raise TypeError(f"jacfwd: Expected all inputs to be Tensors, got {type(value)}")
        basis = tree_unflatten(list(basis_of(inputs)), in_structure)

        def push(tangents: Any) -> Any:
            # With a tuple of numbers the arguments are one, and so are their tangents.
            _, moved, *aux = jvp_of(func, args, tangents, argnums, has_aux=has_aux)
            refuse_complex("jacfwd", moved, "outputs")
            return (moved, aux[0]) if has_aux else moved

        found = vmap(push, randomness=randomness)(basis)
        aux = None
        if has_aux:
            found, aux = found
            flat_aux, aux_structure = tree_flatten(aux)
            aux = tree_unflatten([value[0] for value in flat_aux], aux_structure)
        outputs, structure = tree_flatten(found)
        sizes = [value.numel() for value in inputs]
        blocks = []
        for output in outputs:
            columns = _parts(output.movedim(0, -1), sizes, -1)
            parts = [
                column.reshape(column.shape[:-1] + source.shape)
                for column, source in zip(columns, inputs)
            ]
            blocks.append(tree_unflatten(parts, in_structure))
        result = tree_unflatten(blocks, structure)
        return (result, aux) if has_aux else result

    return jacobian


def hessian(func: Callable[..., Any], argnums: int | tuple[int, ...] = 0) -> Callable[..., Any]:
    """A function that computes the second derivatives of `func`: forward mode over reverse mode."""
    return jacfwd(jacrev(func, argnums), argnums)


def _parts(tensor: Tensor, sizes: list[int], dim: int) -> Sequence[Tensor]:
    """`tensor` split along `dim`."""
    return (tensor,) if len(sizes) == 1 else tensor.split(sizes, dim)


def basis_of(tensors: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """The standard basis of the space of `tensors`, stacked: a vector is as many tensors of their shapes."""
    (found,) = _basis_in_chunks(tensors, None)
    return found


def _basis_in_chunks(
    tensors: Sequence[Tensor], chunk_size: int | None
) -> Iterator[tuple[Tensor, ...]]:
    """Like `basis_of`, `chunk_size` vectors at a time."""
    counts = [tensor.numel() for tensor in tensors]
    total = sum(counts)
    start = 0
    for size in [total] if chunk_size is None else chunk_sizes(total, chunk_size):
        chunk = []
        offset = start
        for tensor, count in zip(tensors, counts):
            rows = tensor.new_zeros((size, count))
            rows.diagonal(offset).fill_(1)
            chunk.append(rows.view((size, *tensor.shape)))
            offset -= count
        yield tuple(chunk)
        start += size
