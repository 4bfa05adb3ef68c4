"""Derivatives of recurrent layers over arrays: what can be done for all steps at once is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.namespace import Array, np
from ..blocks import blocks
from ..cache_lines import SMALL_PRODUCT, at_cache_line
from .steps import before, steps

Gradients = tuple[Array | None, ...]


def rnn_layer_backward(
    grad: Array,
    hx: Array,
    w_hh: Array,
    output: Array,
    batch_sizes: Sequence[int],
    reverse: bool,
    relu: bool,
    needs: Sequence[bool],
) -> Gradients:
    """Gradients of `_rnn_layer` with respect to input, first state and weight."""
    slope = np.asarray(output > 0, output.dtype) if relu else 1 - output * output
    found = grad * slope
    carried = np.zeros_like(hx)
    w_hh = at_cache_line(w_hh)
    for rows, size in list(steps(batch_sizes, reverse))[::-1]:
        part = found[rows]
        part += carried[:size] * slope[rows]
        np.matmul(part, w_hh, out=carried[:size])
    of_weight = _product(found, hx, output, batch_sizes, reverse) if needs[2] else None
    return found, carried, of_weight


def _product(found: Array, first: Array, values: Array, sizes: Sequence[int], reverse: bool) -> Any:
    return found.T @ before(first, values, sizes, reverse, np.concatenate)


def gru_layer_backward(
    grad: Array | None,
    grad_gates: Array | None,
    hx: Array,
    w_hh: Array,
    output: Array,
    gates: Array,
    batch_sizes: Sequence[int],
    reverse: bool,
    needs: Sequence[bool],
) -> Gradients:
    """Gradients of `_gru_layer` with respect to input, first state, weight and bias."""
    size = output.shape[1]
    reset, update, candidate, product = np.split(gates, 4, 1)
    states = before(hx, output, batch_sizes, reverse, np.concatenate)
    # By what a state's gradient is multiplied to be that of the candidate, the update and the reset.
    to_candidate = (1 - update) * (1 - candidate * candidate)
    to_update = (states - candidate) * update * (1 - update)
    to_reset = to_candidate * product * reset * (1 - reset)
    found = np.empty((len(gates), 3 * size), gates.dtype)
    of_hidden = np.empty_like(found)
    factors = np.concatenate([to_reset, to_update, to_candidate], 1)
    hidden_factors = np.concatenate([to_reset, to_update, to_candidate * reset], 1)
    offsets = hidden_offsets = None
    if grad_gates is not None:
        of_r, of_z, of_n, of_p = np.split(grad_gates, 4, 1)
        of_n = of_n * (1 - candidate * candidate)
        of_r = (of_r + of_n * product) * reset * (1 - reset)
        of_z = of_z * update * (1 - update)
        offsets = np.concatenate([of_r, of_z, of_n], 1)
        hidden_offsets = np.concatenate([of_r, of_z, of_n * reset + of_p], 1)
    carried = np.zeros_like(hx)
    w_hh = at_cache_line(w_hh)
    for rows, count in list(steps(batch_sizes, reverse))[::-1]:
        g = carried[:count] if grad is None else grad[rows] + carried[:count]
        thrice = np.concatenate([g, g, g], 1)
        np.multiply(thrice, factors[rows], out=found[rows])
        part = of_hidden[rows]
        np.multiply(thrice, hidden_factors[rows], out=part)
        if offsets is not None and hidden_offsets is not None:
            found[rows] += offsets[rows]
            part += hidden_offsets[rows]
        carried[:count] = g * update[rows] + part @ w_hh
    of_weight = of_hidden.T @ states if needs[2] else None
    return found, carried, of_weight, of_hidden.sum(0) if needs[3] else None


def _falling(values: Array, factor: Array | float, out: Array) -> Array:
    """``factor * (1 - values²)``, where `values` are a tanh its slope times `factor`, in `out`."""
    np.multiply(values, values, out=out)
    np.subtract(1, out, out=out)
    out *= factor
    return out


def lstm_layer_backward(
    grad: Array | None,
    grad_cells: Array | None,
    grad_gates: Array | None,
    hx: Array,
    cx: Array,
    w_hh: Array,
    w_hr: Array | None,
    output: Array,
    cells: Array,
    gates: Array,
    batch_sizes: Sequence[int],
    reverse: bool,
    needs: Sequence[bool],
) -> Gradients:
    """Gradients of `_lstm_layer` with respect to input, first state, first cell, and both weights."""
    size = cells.shape[1]
    forget = gates[1]
    earlier = before(cx, cells, batch_sizes, reverse, np.concatenate)
    offsets = None
    if grad_gates is not None:
        offsets = gates * (1 - gates)
        _falling(gates[2], 1, offsets[2])
        offsets *= grad_gates
    found = np.empty((len(cells), 4 * size), gates.dtype)
    by_gate = found.reshape(len(cells), 4, size).transpose(1, 0, 2)
    carried, carried_cell = np.zeros_like(hx), np.zeros_like(cx)
    projected = None if w_hr is None else np.empty_like(output)
    parts = _small_products(w_hh.shape[1], max(batch_sizes) * w_hh.size)
    weights = at_cache_line(_by_columns(w_hh, parts))
    carried_parts = _by_columns(carried, parts)
    order = list(steps(batch_sizes, reverse))[::-1]
    every = carried, carried_cell, np.empty_like(carried), np.empty_like(carried_cell)
    state, of_last, sums, of_cell = every
    of_state = carried_parts
    # Some steps at a time, which find their factors in cache.
    for first, last in blocks(len(order), gates[:, : max(batch_sizes)].nbytes, _BLOCK_BYTES):
        some = order[first:last]
        start = min(some[0][0].start, some[-1][0].start)
        stop = max(some[0][0].stop, some[-1][0].stop)
        to_cell, factors = _factors(gates[:, start:stop], cells[start:stop], earlier[start:stop])
        for rows, count in some:
            if count != len(state):
                state, of_last, sums, of_cell = (array[:count] for array in every)
                of_state = carried_parts[:, :count]
            own = slice(rows.start - start, rows.stop - start)
            g = state if grad is None else np.add(grad[rows], state, out=sums)
            if projected is not None:
                projected[rows] = g
                g = g @ w_hr
            np.multiply(g, to_cell[own], out=of_cell)
            of_cell += of_last
            if grad_cells is not None:
                of_cell += grad_cells[rows]
            # Where the factors are, which lie together, and then copied: see `lstm_layer`.
            part = factors[:, own]
            others, of_out = part[:3], part[3]
            others *= of_cell
            of_out *= g
            if offsets is not None:
                part += offsets[:, rows]
            np.copyto(by_gate[:, rows], part)
            np.matmul(found[rows], weights, out=of_state)
            np.multiply(of_cell, forget[rows], out=of_last)
    of_weight = _product(found, hx, output, batch_sizes, reverse) if needs[3] else None
    of_projection = None
    if projected is not None and needs[4]:
        of_projection = projected.T @ (gates[3] * np.tanh(cells))
    return found, carried, carried_cell, of_weight, of_projection


_BLOCK_BYTES = 256 << 10
"""How much memory the gates of steps take whose factors are computed together."""


def _factors(gates: Array, cells: Array, earlier: Array) -> tuple[Array, Array]:
    """By what a state's gradient is multiplied to be that of its cell; and of its output gate, the last of four.

    The others are those by which the cell's is multiplied to be that of the other gates; `earlier` are the cells before.
    """
    input, _, cell, out = gates
    squashed = np.tanh(cells)
    factors = np.subtract(1, gates)
    factors *= gates
    factors[0] *= cell
    factors[1] *= earlier
    factors[3] *= squashed
    _falling(cell, input, factors[2])
    return _falling(squashed, out, np.empty_like(cells)), factors


def _by_columns(matrix: Array, parts: int) -> Array:
    """`matrix` as so many of some of its columns each: a view."""
    return matrix.reshape(len(matrix), parts, matrix.shape[1] // parts).transpose(1, 0, 2)


def _small_products(columns: int, multiplications: int) -> int:
    """In how many parts the columns of a product are computed, so that each is a small one; 1 beyond four."""
    for parts in (2, 4):
        if (
            parts // 2 * SMALL_PRODUCT < multiplications <= parts * SMALL_PRODUCT
            and columns % parts == 0
        ):
            return parts
    return 1
