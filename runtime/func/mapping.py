"""`vmap`: a function of one example, called for a batch of them at once."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NoReturn

from ..core.generator import get_rng_state, set_rng_state
from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..core.tracebacks import trim
from ..dispatch.namespaces import ops
from ..transforms.batches import batch_of, without_batch
from ..transforms.levels import BatchLevel
from ..utils._pytree import (
    TreeSpec,
    _broadcast_to_and_flatten,
    tree_flatten,
    tree_leaves,
    tree_unflatten,
)

_RANDOMNESS = ("error", "different", "same")


@refuses
def vmap(
    func: Callable[..., Any],
    in_dims: int | tuple[Any, ...] = 0,
    out_dims: Any = 0,
    randomness: str = "error",
    *,
    chunk_size: int | None = None,
) -> Callable[..., Any]:
    """`func`, which takes one example, for batches: each operator in it is called once for all of them.

    `in_dims` says along which dimension each positional argument counts examples, None for one that all of them
    share: a number for all, or a tuple with the structure of the arguments, or with that of their outer part.
    Keyword arguments are passed on as they are.  `out_dims` says where the results shall count them, in the
    structure of the outputs; None for an output that is the same for all.  `randomness` says what random operators
    do: "error", draw "different" numbers for each example, or the "same".  With `chunk_size` so many examples are
    computed at a time, which needs less memory.

    Raises ValueError for dimensions that do not fit arguments or outputs, for batches of different sizes and for
    a `chunk_size` below 1, RuntimeError for another `randomness`; calls of the result raise RuntimeError for what
    cannot be done for all examples at once, `.item()` for instance.
    """
    if randomness not in _RANDOMNESS:
        raise RuntimeError(
            f"Only allowed values for randomness are 'error', 'different', or 'same'. Got {randomness}"
        )
    if chunk_size is not None and chunk_size < 1:
        raise ValueError(f"vmap: chunk_size should be None or greater than 0. (got {chunk_size})")

    @functools.wraps(func, updated=("__dict__",) if hasattr(func, "__dict__") else ())
    def mapped(*args: Any, **kwargs: Any) -> Any:
        try:
            _check_out_dims(out_dims, func)
            size, dims, values, structure = _flattened(in_dims, args, func)

            def run(count: int, values: Sequence[Any]) -> Any:
                with BatchLevel(count, randomness) as level:
                    inputs = [
                        v if d is None else batch_of(v, d, level) for v, d in zip(values, dims)
                    ]
                    outputs = func(*tree_unflatten(inputs, structure), **kwargs)
                    return _collected(outputs, out_dims, level, func)

            if chunk_size is None or size <= chunk_size:
                return run(size, values)
            sizes = chunk_sizes(size, chunk_size)
            chunks = zip(sizes, _chunks(values, dims, sizes))
            return _joined(run, chunks, out_dims, randomness == "same")
        except Exception as error:
            trim(error)
            raise

    return mapped


def name_of(func: Callable[..., Any]) -> str:
    """What messages call a function."""
    name: str | None = getattr(func, "__name__", None)
    if name is not None:
        return name
    if isinstance(func, functools.partial):
        return f"functools.partial({name_of(func.func)}, ...)"
    return repr(func)


# -- arguments ----------------------------------------------------------------------------------------


def _flattened(
    in_dims: Any, args: tuple[Any, ...], func: Callable[..., Any]
) -> tuple[int, list[int | None], list[Any], TreeSpec]:
    """The number of examples, and of the flattened arguments their dimensions, values and structure."""

    def refuse(what: str) -> NoReturn:
        raise ValueError(f"vmap({name_of(func)}, in_dims={in_dims}, ...)(<inputs>): {what}")

    if not isinstance(in_dims, (int, tuple)):
        refuse(
            "expected `in_dims` to be int or a (potentially nested) tuple matching the structure of inputs, got: "
            f"{type(in_dims)}."
        )
    if not args:
        raise ValueError(
            f"vmap({name_of(func)})(<inputs>): got no inputs. Maybe you forgot to add inputs, or you are trying to "
            "vmap over a function with no inputs. The latter is unsupported."
        )
    values, structure = tree_flatten(args)
    dims = _broadcast_to_and_flatten(in_dims, structure)
    if dims is None:
        refuse(
            "in_dims is not compatible with the structure of `inputs`. in_dims has structure "
            f"{tree_flatten(in_dims)[1]} but inputs has structure {structure}."
        )
    sizes = []
    for place, (value, dim) in enumerate(zip(values, dims)):
        if dim is None:
            continue
        if not isinstance(dim, int):
            refuse(
                f"Got in_dim={dim} for an input but in_dim must be either an integer dimension or None."
            )
        if not isinstance(value, Tensor):
            refuse(
                f"Got in_dim={dim} for an input but the input is of type {type(value)}. We cannot vmap over "
                "non-Tensor arguments, please use None as the respective in_dim"
            )
        shape = value._data_.shape
        rank = len(shape)
        if not -rank <= dim < rank:
            refuse(
                f"Got in_dim={dim} for some input, but that input is a Tensor of dimensionality {rank} so expected "
                f"in_dim to satisfy -{rank} <= in_dim < {rank}."
            )
        dims[place] = dim % rank
        sizes.append(shape[dim])
    return _only(sizes), dims, values, structure


def _only(sizes: list[int]) -> int:
    if not sizes:
        raise ValueError("vmap: Expected at least one Tensor to vmap over")
    if any(size != sizes[0] for size in sizes):
        raise ValueError(
            "vmap: Expected all tensors to have the same size in the mapped dimension, got sizes "
            f"{sizes} for the mapped dimension"
        )
    return sizes[0]


def for_each(func: Callable[..., Sequence[Tensor]], batches: Sequence[Tensor]) -> list[Tensor]:
    """Like `vmap`, of a function of tensors that returns some, over dimension 0 of `batches`."""
    with BatchLevel(batches[0]._data_.shape[0], "error") as level:
        outputs = func(*[batch_of(batch, 0, level) for batch in batches])
        return [_placed(output, 0, level) for output in outputs]


# -- results ------------------------------------------------------------------------------------------


def _check_out_dims(out_dims: Any, func: Callable[..., Any]) -> None:
    if isinstance(out_dims, int):
        return
    for dim in tree_leaves(out_dims):
        if dim is not None and not isinstance(dim, int):
            raise ValueError(
                f"vmap({name_of(func)}, ..., out_dims={out_dims}): `out_dims` must be an int, None or a python "
                "collection of ints representing where in the outputs the vmapped dimension should appear."
            )


def _collected(outputs: Any, out_dims: Any, level: BatchLevel, func: Callable[..., Any]) -> Any:
    """What `func` returned on `level`, as batches."""
    flat, structure = tree_flatten(outputs)
    dims: list[Any] | None
    if isinstance(outputs, Tensor):
        if isinstance(out_dims, tuple) and len(out_dims) == 1:
            dims = [out_dims[0]]
        else:
            dims = [out_dims] if out_dims is None or isinstance(out_dims, int) else None
    else:
        dims = _broadcast_to_and_flatten(out_dims, structure)
    name = name_of(func)
    if dims is None:
        raise ValueError(
            f"vmap({name}, ..., out_dims={out_dims})(<inputs>): out_dims is not compatible with the structure of "
            f"`outputs`. out_dims has structure {tree_flatten(out_dims)[1]} but outputs has structure {structure}."
        )
    results = []
    for output, dim in zip(flat, dims):
        if dim is None:
            if isinstance(output, Tensor) and without_batch(output, level)[1] is not None:
                raise ValueError(
                    f"vmap({name}, ...): `{name}` can not return a BatchedTensor when out_dim is None"
                )
            results.append(output)
            continue
        if not isinstance(output, Tensor):
            raise ValueError(
                f"vmap({name}, ...): `{name}` must only return Tensors, got type {type(output)}. Did you mean to set "
                "out_dims= to None for output?"
            )
        results.append(_placed(output, dim, level))
    return tree_unflatten(results, structure)


def _placed(output: Tensor, dim: int, level: BatchLevel) -> Tensor:
    """The batch that `output` stands for, with its examples along `dim`."""
    value, source = without_batch(output, level)
    here = level.below()
    try:
        rank = value._data_.ndim + (source is None)
        if not -rank <= dim < rank:
            raise IndexError(
                f"Dimension out of range (expected to be in range of [{-rank}, {rank - 1}], but got {dim})"
            )
        dim %= rank
        if source is None:
            shape = list(value._data_.shape)
            value = ops.aten.unsqueeze.default(value, dim)
            return ops.aten.expand.default(  # type: ignore[no-any-return]
                value, [*shape[:dim], level.batch_size, *shape[dim:]]
            )
        if source == dim:
            return value
        return ops.aten.movedim.int(value, source, dim)  # type: ignore[no-any-return]
    finally:
        level.back(here)


# -- chunks -------------------------------------------------------------------------------------------


def chunk_sizes(total: int, size: int) -> list[int]:
    """How many of `total` are in each chunk of at most `size`."""
    rest = total % size
    return [size] * (total // size) + ([rest] if rest else [])


def _joined(
    run: Callable[[int, Sequence[Any]], Any],
    chunks: Iterable[tuple[int, Sequence[Any]]],
    out_dims: Any,
    draws_the_same: bool,
) -> Any:
    """The results of `run` for each chunk, as those of the whole."""
    random_state = get_rng_state() if draws_the_same else None
    results = []
    spec = None
    for size, values in chunks:
        if random_state is not None:
            set_rng_state(random_state)
        flat, spec = tree_flatten(run(size, values))
        results.append(flat)
    assert spec is not None  # there are two chunks at least
    flat_dims = _broadcast_to_and_flatten(out_dims, spec)
    assert flat_dims is not None  # or the first chunk would have been refused
    joined = [
        column[0] if dim is None else ops.aten.cat.default(list(column), dim)
        for column, dim in zip(zip(*results), flat_dims)
    ]
    return tree_unflatten(joined, spec)


def _chunks(
    values: Sequence[Any], dims: Sequence[int | None], sizes: Sequence[int]
) -> Iterator[list[Any]]:
    ends = list(itertools.accumulate(sizes))
    for start, end in zip([0, *ends], ends):
        yield [
            v if d is None else ops.aten.slice.Tensor(v, d, start, end)
            for v, d in zip(values, dims)
        ]
