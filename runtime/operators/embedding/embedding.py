"""Looking rows of a table up, one by one or in bags, and the gradients with respect to the table."""

from __future__ import annotations

from typing import Any

from ...core.errors import noted
from ...core.namespace import Array, certain, host, np, occurrences
from ...core.result import Result
from ..folds import maximum_reduce, minimum_reduce
from ..indexing.indexing import FEW, rows_at, within
from ..row_additions import add_rows
from ..scalar_types import type_name_of

SUM, MEAN, MAX = range(3)


def _require_numbers_of_rows(indices: Array, name: str) -> None:
    """RuntimeError unless `indices` are integers of 32 or 64 bits."""
    if indices.dtype.kind not in "iu" or indices.dtype.itemsize not in (4, 8):
        raise RuntimeError(
            "Expected tensor for argument #1 'indices' to have one of the following scalar types: "
            f"Long, Int; but got {type_name_of(indices.dtype)} instead (while checking arguments for {name})"
        )


def embedding_shape(weight: Array, indices: Array, /, *rest: Any) -> Result:
    """The shape and dtype of `embedding`."""
    if weight.ndim != 2:
        raise RuntimeError("'weight' must be 2-D")
    _require_numbers_of_rows(indices, "embedding")
    return Result((*indices.shape, weight.shape[1]), weight.dtype)


def embedding(
    weight: Array, indices: Array, padding_idx: int, scale_grad_by_freq: bool, sparse: bool
) -> Array:
    """Rows of the table `weight` (V, D) at `indices`: (*indices.shape, D)."""
    _check_indices(indices, len(weight))
    return rows_at(weight, indices) if np is host else weight.take(indices, 0)


def _check_indices(indices: Array, count: int) -> None:
    if indices.size and not (
        within(indices, count)
        if indices.dtype.kind == "i"
        else certain(indices.max() < count, True)
    ):
        bad = indices.max() if indices.max() >= count else indices.min()
        raise noted(
            IndexError("index out of range in self"), f"index {bad}, the table has {count} rows"
        )


def embedding_dense_backward_shape(
    grad_output: Array, indices: Array, num_weights: int, /, *rest: Any
) -> Result:
    """The shape and dtype of `embedding_dense_backward`."""
    return Result((num_weights, grad_output.shape[-1]), grad_output.dtype)


def embedding_dense_backward(
    grad_output: Array,
    indices: Array,
    num_weights: int,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Array:
    """The gradient of `embedding`: rows of `grad_output` added up by index, but for `padding_idx`."""
    flat = indices.reshape(-1)
    rows = grad_output.reshape(len(flat), grad_output.shape[-1])
    if padding_idx >= 0:
        flat, rows = _only(flat != padding_idx, flat, rows)
    if scale_grad_by_freq and len(flat):
        counts = occurrences(flat, None, num_weights)
        rows = (rows / counts[flat][:, None]).astype(rows.dtype, copy=False)
    return _add_rows(rows, flat, num_weights)


def _only(keep: Array, places: Array, rows: Array) -> tuple[Array, Array]:
    """The places and rows to add up where `keep` is true; zeros elsewhere if values are not known."""
    if certain(True, False):
        return places[keep], rows[keep]
    return places, np.where(keep[:, None], rows, 0)


def _add_rows(rows: Array, places: Array, count: int) -> Array:
    """Zeros of `count` rows with each of `rows` added at its place."""
    dtype = rows.dtype
    wide = rows.astype(np.float32) if dtype.itemsize == 2 else rows
    result = np.zeros((count, rows.shape[1]), wide.dtype)
    add_rows(result, places, wide)
    return result.astype(dtype, copy=False)


def embedding_renorm(self: Array, indices: Array, max_norm: float, norm_type: float) -> Array:
    """The table `self` with the rows at `indices` scaled down to a norm of `max_norm` at most."""
    chosen = np.unique(indices)
    rows = self[chosen]
    norms = np.linalg.norm(rows, norm_type, axis=1)
    scale = np.where(norms > max_norm, max_norm / (norms + 1e-7), 1).astype(self.dtype)
    result = self.copy()
    result[chosen] = rows * scale[:, None]
    return result


def no_classes() -> RuntimeError:
    """The error for what are no numbers of classes."""
    return RuntimeError("one_hot is only applicable to index tensor of type LongTensor.")


def unknown_number_of_classes() -> RuntimeError:
    """The error for no classes, of which the largest would say how many there are."""
    return RuntimeError("Can not infer total number of classes from empty tensor.")


def number_of_classes(smallest: Any, largest: Any, num_classes: int) -> int:
    """How many classes there are; -1 stands for as many as `largest` needs.  RuntimeError for others out of range."""
    if certain(smallest < 0, False):
        raise noted(
            RuntimeError("Class values must be non-negative."), f"the smallest is {smallest}"
        )
    if num_classes == -1:
        return int(largest) + 1
    if certain(largest >= num_classes, False):
        raise noted(
            RuntimeError("Class values must be smaller than num_classes."),
            f"the largest is {largest}, num_classes is {num_classes}",
        )
    return num_classes


def _range_of(places: Array) -> tuple[Any, Any]:
    """The smallest and the largest of some places."""
    if places.size <= FEW and places.__class__ is host.ndarray:
        few: list[int] = places.ravel().tolist()
        return min(few), max(few)
    return minimum_reduce(places, None), maximum_reduce(places, None)


def one_hot(self: Array, num_classes: int) -> Array:
    """A last dimension of `num_classes` (or just enough) that is 1 at each element's place, else 0."""
    if self.dtype != np.int64:
        raise noted(
            no_classes(),
            f"its dtype is {self.dtype.name}",
        )
    if not self.size:
        if num_classes <= 0:
            raise unknown_number_of_classes()
        return np.zeros((*self.shape, num_classes), np.int64)
    num_classes = number_of_classes(*_range_of(self), num_classes)
    result = np.zeros((*self.shape, num_classes), np.int64)
    result.reshape(-1)[np.arange(self.size) * num_classes + self.reshape(-1)] = 1
    return result


def embedding_bag_forward_shape(
    weight: Array, indices: Array, offsets: Array, /, *options: Any
) -> tuple[Result, Result, Result, Result]:
    """The shapes and dtypes of `embedding_bag_forward`."""
    _, mode, _, per_sample_weights, include_last_offset, _ = options
    for given in (indices, offsets):
        if given.dtype.kind != "b":  # the two are promoted together there
            _require_numbers_of_rows(given, "embedding_bag")
    embedding_shape(weight, indices)
    if indices.ndim != 1 or offsets.ndim != 1:
        raise RuntimeError("indices and offsets have to be 1D tensors")
    if per_sample_weights is not None:
        if mode != SUM:
            raise RuntimeError(
                "embedding_bag: per_sample_weights was not None. per_sample_weights is only "
                "supported for mode='sum'"
            )
        if per_sample_weights.dtype != weight.dtype:
            raise RuntimeError(
                f"expected weight and per_sample_weights to have the same dtype, got "
                f"{weight.dtype} and {per_sample_weights.dtype}"
            )
    bags = len(offsets) - 1 if include_last_offset else len(offsets)
    width = weight.shape[1]
    return (
        Result((bags, width), weight.dtype),
        Result(indices.shape, indices.dtype),
        Result((bags,), indices.dtype),
        Result((bags, width) if mode == 2 else (bags,), indices.dtype),
    )


def embedding_bag_forward(
    weight: Array,
    indices: Array,
    offsets: Array,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: Array | None,
    include_last_offset: bool,
    padding_idx: int,
) -> tuple[Array, Array, Array, Array]:
    """Sums (mode 0), means (1) or maxima (2) of the table's rows in each bag.

    Bag `b` is `indices[offsets[b]:offsets[b + 1]]`.  Also returned: the bag of each index, the number
    of indices that count in each bag, and for maxima the index each came from (else that number).
    Indices equal to `padding_idx` do not count.
    """
    _check_indices(indices, len(weight))
    if len(offsets) and certain(offsets[0] != 0, False):
        raise RuntimeError(
            "offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from "
            f"position 0. However, got {int(offsets[0])}"
        )
    if len(offsets) and certain(offsets[-1] > len(indices), False):
        raise RuntimeError(
            f"offsets[-1] can not be greater than input's length {len(indices)} but got "
            f"offsets[-1] of {int(offsets[-1])}"
        )
    bags = len(offsets) - 1 if include_last_offset else len(offsets)
    starts = offsets[:bags].astype(np.int64)
    ends = np.append(offsets[1:].astype(np.int64), len(indices))[:bags]
    index_dtype = indices.dtype
    # Indices after the last offset are in no bag, which is said by a number beyond the last one.
    bag_of = np.full(indices.shape, bags, np.int64)
    bagged = int(ends[-1]) if bags and certain(True, False) else len(indices)
    bag_of[:bagged] = np.repeat(np.arange(bags, dtype=np.int64), ends - starts)
    offset2bag = bag_of.astype(index_dtype)
    indices, bag_of = indices[:bagged], bag_of[:bagged]
    keep = indices != padding_idx if padding_idx >= 0 else None
    chosen, chosen_bag = (indices, bag_of) if keep is None else (indices[keep], bag_of[keep])
    sizes = occurrences(chosen_bag, None, bags).astype(index_dtype)
    rows = weight[chosen]
    if mode == MAX:
        result, source = _bag_maxima(rows, chosen, chosen_bag, bags)
        return result, offset2bag, sizes, source.astype(index_dtype)
    if per_sample_weights is not None:
        scales = per_sample_weights[:bagged]
        scales = scales if keep is None else scales[keep]
        rows = rows * scales[:, None]
    result = _add_rows(rows, chosen_bag, bags)
    if mode == MEAN:
        result = (result / np.maximum(sizes, 1)[:, None]).astype(weight.dtype, copy=False)
    return result, offset2bag, sizes, sizes.copy()


def _bag_maxima(rows: Array, indices: Array, bag_of: Array, bags: int) -> tuple[Array, Array]:
    """The largest element of each column of each bag's rows, and the index of its row."""
    result = np.zeros((bags, rows.shape[1]), rows.dtype)
    source = np.zeros((bags, rows.shape[1]), np.int64)
    if len(bag_of):
        starts = np.flatnonzero(np.concatenate(([True], bag_of[1:] != bag_of[:-1])))
        filled = bag_of[starts]
        best = np.maximum.reduceat(rows, starts, 0)
        result[filled] = best
        run = np.cumsum(np.concatenate(([0], bag_of[1:] != bag_of[:-1])))
        # The first row that reaches its bag's largest element.
        numbers = np.where(rows == best[run], np.arange(len(rows))[:, None], len(rows) - 1)
        source[filled] = indices[np.minimum.reduceat(numbers, starts, 0)]
    return result, source


def embedding_bag_backward_shape(grad: Array, /, *rest: Any) -> Result:
    """The shape and dtype of `embedding_bag_backward`: a table of as many rows as it is told behind four tensors."""
    return Result((rest[4], grad.shape[1]), grad.dtype)


def embedding_bag_backward(
    grad: Array,
    indices: Array,
    offset2bag: Array,
    bag_size: Array,
    maximum_indices: Array,
    num_weights: int,
    scale_grad_by_freq: bool,
    mode: int,
    per_sample_weights: Array | None,
    padding_idx: int,
) -> Array:
    """The gradient of `embedding_bag_forward` with respect to the table."""
    if mode == MAX:
        result = np.zeros((num_weights, grad.shape[1]), grad.dtype)
        chosen, rows = _only(bag_size > 0, maximum_indices, grad)
        columns = np.broadcast_to(np.arange(rows.shape[1]), rows.shape)
        np.add.at(result, (chosen, columns), rows)
        return result
    bagged = _bagged(offset2bag, len(grad))
    indices, offset2bag = indices[:bagged], offset2bag[:bagged]
    if per_sample_weights is not None:
        per_sample_weights = per_sample_weights[:bagged]
    keep: Array | slice = slice(None)
    padding = indices == padding_idx if padding_idx >= 0 else None
    if padding is not None and certain(True, False):
        keep, padding = ~padding, None
    chosen, bag = indices[keep], offset2bag[keep]
    rows = grad[bag] if padding is None else np.where(padding[:, None], 0, grad[bag])
    if mode == MEAN:
        # A bag of nothing but padding counts none.
        rows = (rows / np.maximum(bag_size[bag], 1)[:, None]).astype(grad.dtype, copy=False)
    if per_sample_weights is not None:
        rows = rows * per_sample_weights[keep][:, None]
    if scale_grad_by_freq and len(chosen):
        counts = occurrences(chosen, None, num_weights)
        rows = (rows / counts[chosen][:, None]).astype(grad.dtype, copy=False)
    return _add_rows(rows, chosen, num_weights)


def _bagged(offset2bag: Array, bags: int) -> int:
    """How many indices are in a bag: those after the last offset are in none."""
    count = len(offset2bag)
    if count and certain(offset2bag[-1] >= bags, False):
        return int(np.searchsorted(offset2bag, bags))
    return count


def embedding_bag_per_sample_weights_backward_shape(
    grad: Array, weight: Array, indices: Array, /, *rest: Any
) -> Result:
    """The shape and dtype of `embedding_bag_per_sample_weights_backward`."""
    return Result(indices.shape, grad.dtype)


def embedding_bag_per_sample_weights_backward(
    grad: Array,
    weight: Array,
    indices: Array,
    offsets: Array,
    offset2bag: Array,
    mode: int,
    padding_idx: int,
) -> Array:
    """The gradient of `embedding_bag_forward` with respect to the weights of its summands."""
    bagged = _bagged(offset2bag, len(grad))
    result: Array = np.zeros(indices.shape, grad.dtype)
    result[:bagged] = np.vecdot(weight[indices[:bagged]], grad[offset2bag[:bagged]])
    if padding_idx >= 0:
        result[indices == padding_idx] = 0
    return result
