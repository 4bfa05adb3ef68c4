"""Derivatives of recurrent layers, through time."""

from __future__ import annotations

from collections.abc import Sequence

from gradsmith.generated import functions

from ...core.tensor import Tensor
from .steps import before, steps

Gradients = tuple[Tensor | None, ...]


def _through(batch_sizes: Sequence[int], reverse: bool) -> list[tuple[slice, int]]:
    """Steps, from the last one that was computed to the first."""
    return list(steps(batch_sizes, reverse))[::-1]


def onto(carried: Tensor, rows: Tensor) -> Tensor:
    """`carried` with its first rows replaced."""
    return rows if len(rows) == len(carried) else functions.cat([rows, carried[len(rows) :]])


def _joined(parts: list[Tensor], reverse: bool) -> Tensor:
    """What each step gave, in the order of the rows."""
    return functions.cat(parts if reverse else parts[::-1])


def rnn_layer_backward(
    grad: Tensor,
    hx: Tensor,
    w_hh: Tensor,
    output: Tensor,
    batch_sizes: Sequence[int],
    reverse: bool,
    relu: bool,
    needs: Sequence[bool],
) -> Gradients:
    """Gradients of `_rnn_layer` with respect to input, first state and weight."""
    slope = (output > 0).to(output.dtype) if relu else 1 - output * output
    carried = functions.zeros_like(hx)
    parts = []
    for rows, size in _through(batch_sizes, reverse):
        parts.append((grad[rows] + carried[:size]) * slope[rows])
        carried = onto(carried, parts[-1] @ w_hh)
    found = _joined(parts, reverse)
    states = before(hx, output, batch_sizes, reverse, functions.cat)
    return found, carried, found.T @ states if needs[2] else None


def gru_layer_backward(
    grad: Tensor | None,
    grad_gates: Tensor | None,
    hx: Tensor,
    w_hh: Tensor,
    output: Tensor,
    gates: Tensor,
    batch_sizes: Sequence[int],
    reverse: bool,
    needs: Sequence[bool],
) -> Gradients:
    """Gradients of `_gru_layer` with respect to input, first state, weight and bias."""
    grad = functions.zeros_like(output) if grad is None else grad
    extra = (functions.zeros_like(gates) if grad_gates is None else grad_gates).chunk(4, 1)
    reset, update, candidate, product = gates.chunk(4, 1)
    states = before(hx, output, batch_sizes, reverse, functions.cat)
    carried = functions.zeros_like(hx)
    parts = []
    for rows, size in _through(batch_sizes, reverse):
        r, z, n, p, h = (t[rows] for t in (reset, update, candidate, product, states))
        to_r, to_z, to_n, to_p = (t[rows] for t in extra)
        g = grad[rows] + carried[:size]
        of_n = (g * (1 - z) + to_n) * (1 - n * n)
        of_z = (g * (h - n) + to_z) * z * (1 - z)
        of_r = (of_n * p + to_r) * r * (1 - r)
        parts.append(functions.cat([of_r, of_z, of_n, of_n * r + to_p], 1))
        size_of = r.shape[1]
        of_hidden = functions.cat([parts[-1][:, : 2 * size_of], parts[-1][:, 3 * size_of :]], 1)
        carried = onto(carried, g * z + of_hidden @ w_hh)
    found = _joined(parts, reverse)
    size_of = output.shape[1]
    of_hidden = functions.cat([found[:, : 2 * size_of], found[:, 3 * size_of :]], 1)
    return (
        found[:, : 3 * size_of],
        carried,
        of_hidden.T @ states if needs[2] else None,
        of_hidden.sum(0) if needs[3] else None,
    )


def lstm_layer_backward(
    grad: Tensor | None,
    grad_cells: Tensor | None,
    grad_gates: Tensor | None,
    hx: Tensor,
    cx: Tensor,
    w_hh: Tensor,
    w_hr: Tensor | None,
    output: Tensor,
    cells: Tensor,
    gates: Tensor,
    batch_sizes: Sequence[int],
    reverse: bool,
    needs: Sequence[bool],
) -> Gradients:
    """Gradients of `_lstm_layer` with respect to input, first state, first cell, and both weights."""
    grad = functions.zeros_like(output) if grad is None else grad
    grad_cells = functions.zeros_like(cells) if grad_cells is None else grad_cells
    extra = functions.zeros_like(gates) if grad_gates is None else grad_gates
    input, forget, cell, out = gates
    states = before(hx, output, batch_sizes, reverse, functions.cat)
    earlier = before(cx, cells, batch_sizes, reverse, functions.cat)
    squashed = cells.tanh()
    carried, carried_cell = functions.zeros_like(hx), functions.zeros_like(cx)
    parts, projected = [], []
    for rows, size in _through(batch_sizes, reverse):
        i, f, c, o, t, b = (x[rows] for x in (input, forget, cell, out, squashed, earlier))
        to_i, to_f, to_c, to_o = (x[rows] for x in extra)
        g = grad[rows] + carried[:size]
        projected.append(g)
        g = g if w_hr is None else g @ w_hr
        of_cell = carried_cell[:size] + grad_cells[rows] + g * o * (1 - t * t)
        of_gates = [
            (of_cell * c + to_i) * i * (1 - i),
            (of_cell * b + to_f) * f * (1 - f),
            (of_cell * i + to_c) * (1 - c * c),
            (g * t + to_o) * o * (1 - o),
        ]
        parts.append(functions.cat(of_gates, 1))
        carried = onto(carried, parts[-1] @ w_hh)
        carried_cell = onto(carried_cell, of_cell * f)
    found = _joined(parts, reverse)
    of_weight = found.T @ states if needs[3] else None
    of_projection = None
    if w_hr is not None and needs[4]:
        of_projection = _joined(projected, reverse).T @ (out * squashed)
    return found, carried, carried_cell, of_weight, of_projection
