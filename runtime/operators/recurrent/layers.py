"""One layer of a recurrent network in one direction, given the products of all inputs with its weight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.namespace import Array, np
from ...core.result import Result
from ..cache_lines import at_cache_line
from ..matmul.matmul import check_factor_dtypes
from .steps import steps


def _check(
    name: str, input: Array, hx: Array, w_hh: Array, batch_sizes: Sequence[int], k: int
) -> None:
    """The shapes of `input` (rows, k H), `hx` (N, P) and `w_hh` (k H, P) fit, and the last two have one dtype.

    RuntimeError otherwise.
    """
    check_factor_dtypes(hx.dtype, w_hh.dtype)
    fits = input.ndim == hx.ndim == w_hh.ndim == 2 and input.shape[1] == w_hh.shape[0]
    if not fits or w_hh.shape[0] % k or w_hh.shape[1] != hx.shape[1]:
        shapes = f"{tuple(input.shape)}, {tuple(hx.shape)} and {tuple(w_hh.shape)}"
        raise RuntimeError(f"{name}: input, hx and w_hh have shapes that do not fit: {shapes}")
    sizes = list(batch_sizes)
    # All zero for an empty batch, else positive.
    if not sizes or sorted(sizes, reverse=True) != sizes or sizes[-1] < min(sizes[0], 1):
        raise RuntimeError(f"{name}: batch_sizes must be positive and not grow, got {sizes}")
    if sum(sizes) != input.shape[0] or sizes[0] != hx.shape[0]:
        raise RuntimeError(
            f"{name}: batch_sizes {sizes} do not fit {input.shape[0]} rows and a batch of {hx.shape[0]}"
        )


def _going_on(state: Array, first: Array, size: int) -> Array:
    """`state`, after the step before, for a batch of another `size`: fewer rows, or more, those of the `first` state."""
    have = len(state)
    return state[:size] if size <= have else np.concatenate([state, first[have:size]])


def rnn_layer_shape(
    input: Array, hx: Array, w_hh: Array, batch_sizes: Sequence[int], reverse: bool, relu: bool
) -> Result:
    """A state for each row."""
    _check("_rnn_layer", input, hx, w_hh, batch_sizes, 1)
    return Result(input.shape, input.dtype)


def rnn_layer(
    input: Array, hx: Array, w_hh: Array, batch_sizes: Sequence[int], reverse: bool, relu: bool
) -> Array:
    """``tanh(input + h @ w_hh.T)``, or the positive part, from row to row; Elman, *Finding Structure in Time*, 1990."""
    output = np.empty_like(input, order="C")
    transposed = at_cache_line(w_hh.T)
    h = hx
    for rows, size in steps(batch_sizes, reverse):
        if size != len(h):
            h = _going_on(h, hx, size)
        out = output[rows]
        np.matmul(h, transposed, out=out)
        out += input[rows]
        if relu:
            np.maximum(out, 0, out=out)
        else:
            np.tanh(out, out=out)
        h = out
    return output


def gru_layer_shape(
    input: Array, hx: Array, w_hh: Array, b_hh: Array | None, batch_sizes: Sequence[int], *rest: Any
) -> tuple[Result, Result]:
    """A state for each row, and its four parts."""
    _check("_gru_layer", input, hx, w_hh, batch_sizes, 3)
    rows, size = len(input), hx.shape[1]
    return Result((rows, size), input.dtype), Result((rows, 4 * size), input.dtype)


def gru_layer(
    input: Array,
    hx: Array,
    w_hh: Array,
    b_hh: Array | None,
    batch_sizes: Sequence[int],
    reverse: bool,
) -> tuple[Array, Array]:
    """Cho et al., 2014, with the product of the candidate's weight before its reset, as cuDNN has it.

    The second result are the gates: reset, update, candidate, and what the reset multiplies.
    """
    rows, batch, size = len(input), batch_sizes[0], hx.shape[1]
    output = np.empty((rows, size), input.dtype)
    gates = np.empty((rows, 4 * size), input.dtype)
    of_input, of_gates = input.reshape(rows, 3, size), gates.reshape(rows, 4, size)
    weights = at_cache_line(w_hh.reshape(3, size, size).swapaxes(1, 2))
    # Gates of a step stand one after the other: a pass through contiguous memory and a copy take less time than a pass
    # through rows that lie apart.
    scratch = np.empty((10, batch, size), input.dtype)
    if b_hh is not None:
        offsets = np.broadcast_to(b_hh, (batch, 3 * size))
        scratch[7:] = offsets.reshape(batch, 3, size).swapaxes(0, 1)
    h, part = hx, scratch
    for at, count in steps(batch_sizes, reverse):
        if count != len(h):
            h, part = _going_on(h, hx, count), scratch[:, :count]
        terms, every, offsets = part[:3], part[3:7], part[7:]
        reset, update, candidate, product = every[0], every[1], every[2], every[3]
        sums = np.matmul(h, weights)
        if b_hh is not None:
            sums += offsets
        np.copyto(terms, of_input[at].swapaxes(0, 1))
        np.copyto(product, sums[2])
        both = every[:2]
        np.add(sums[:2], terms[:2], out=both)
        _logistic_of_double(np.multiply(both, 0.5, out=both))
        np.multiply(reset, product, out=candidate)
        candidate += terms[2]
        np.tanh(candidate, out=candidate)
        np.copyto(of_gates[at], every.swapaxes(0, 1))
        out = output[at]
        np.subtract(h, candidate, out=out)
        out *= update
        out += candidate
        h = out
    return output, gates


def lstm_layer_shape(
    input: Array,
    hx: Array,
    cx: Array,
    w_hh: Array,
    w_hr: Array | None,
    batch_sizes: Sequence[int],
    reverse: bool,
) -> tuple[Result, Result, Result]:
    """A state and a cell for each row, and four gates, those of all rows together."""
    _check("_lstm_layer", input, hx, w_hh, batch_sizes, 4)
    rows, size = len(input), w_hh.shape[0] // 4
    states = size if w_hr is None else len(w_hr)
    if cx.shape != (len(hx), size) or hx.shape[1] != states:
        raise RuntimeError(
            f"_lstm_layer: hx and cx have shapes {tuple(hx.shape)} and {tuple(cx.shape)}, expected "
            f"{(len(hx), states)} and {(len(hx), size)}"
        )
    dtype = input.dtype
    results = (rows, states), (rows, size), (4, rows, size)
    return Result(results[0], dtype), Result(results[1], dtype), Result(results[2], dtype)


def lstm_layer(
    input: Array,
    hx: Array,
    cx: Array,
    w_hh: Array,
    w_hr: Array | None,
    batch_sizes: Sequence[int],
    reverse: bool,
) -> tuple[Array, Array, Array]:
    """Hochreiter and Schmidhuber, 1997, with forget gates; `w_hr` projects states (Sak et al., 2014).

    The gates that are returned stand one after the other, (4, rows, H), so that what combines two of them goes through
    contiguous memory: input, forget, cell and output, as in the arguments.
    """
    size = w_hh.shape[0] // 4
    of_gates = input.reshape(len(input), 4, size)
    # Separate products: OpenBLAS multiplies small matrices without copying them first.
    narrow = 0 < len(hx) <= _COLUMNS < size and size % _COLUMNS == 0
    parts = 4 * (size // _COLUMNS if narrow else 1)
    weights = at_cache_line(w_hh.reshape(parts, -1, hx.shape[1]).swapaxes(1, 2))
    gates = np.empty((4, len(input), size), input.dtype)
    cells = np.empty((len(input), size), input.dtype)
    output = np.empty((len(input), hx.shape[1]), input.dtype)
    hidden = np.empty((batch_sizes[0], size), input.dtype)
    # logistic(x) is (1 + tanh(x / 2)) / 2, so one call of tanh computes all four gates of a step. They are laid out as the
    # rows of `input` are, and then copied: copying between layouts takes less time than adding across them.
    every = np.full((3, batch_sizes[0], 4, size), 0.5, input.dtype)
    every[0, :, 2], every[1, :, 2] = 1, 0
    factors, terms, sums = every[0], every[1], every[2]
    products = _in_parts(sums, parts)
    h, c = hx, cx
    for at, count in steps(batch_sizes, reverse):
        if count != len(h):
            h, c = _going_on(h, hx, count), _going_on(c, cx, count)
            factors, terms, sums = every[0, :count], every[1, :count], every[2, :count]
            products = _in_parts(sums, parts)
        gate, cell, state = gates[:, at], cells[at], output[at]
        np.matmul(h, weights, out=products)
        np.add(sums, of_gates[at], out=sums)
        np.multiply(sums, factors, out=sums)
        np.tanh(sums, out=sums)
        np.multiply(sums, factors, out=sums)
        np.add(sums, terms, out=sums)
        np.copyto(gate, sums.swapaxes(0, 1))
        np.multiply(gate[1], c, out=cell)
        cell += np.multiply(gate[0], gate[2], out=hidden[:count])
        out = state if w_hr is None else hidden[:count]
        np.tanh(cell, out=out)
        out *= gate[3]
        if w_hr is not None:
            state[:] = out @ w_hr.T
        h, c = state, cell
    return output, cells, gates


_COLUMNS = 64
"""A product of no more rows takes a quarter less time for each column with so many columns than with twice as many."""


def _in_parts(sums: Array, parts: int) -> Array:
    """A view of `sums` (rows, 4, H) as `parts` matrices, each with its share of the columns."""
    rows, gates, size = sums.shape
    return sums.reshape(rows, parts, gates * size // parts).swapaxes(0, 1)


def _logistic_of_double(half: Array) -> None:
    """The logistic function of twice `half`, in place."""
    np.tanh(half, out=half)
    half *= 0.5
    half += 0.5
