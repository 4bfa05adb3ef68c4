"""Batching rules of recurrent layers.

Where all examples have one network, they are more sequences.  An ensemble of networks goes through time together, a
step of all at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gradsmith.generated import functions

from ...core.tensor import Tensor
from ...dispatch.call import call
from ...dispatch.operator import OpOverload
from ..batching import Dim, Info, Ruled, check, every, samples, shape_of
from .formulas import onto
from .steps import steps

_ROWS = 3
"""How many dimensions rows of all examples have: (rows, examples, features)."""


def layer_rule(operator: OpOverload, info: Info, in_dims: Sequence[Dim], /, *args: Any) -> Ruled:
    """Of a layer whose weights are the arguments with names such as ``w_hh``."""
    size = info.batch_size
    values = list(args)
    names = [parameter.name for parameter in operator.signature.parameters]
    tensors = [n for n in operator.signature.tensor_positions if args[n] is not None]
    weights = [n for n in tensors if names[n][:2] in ("w_", "b_")]
    rows = [n for n in tensors if n not in weights]
    for n in rows:
        values[n] = every(args[n], in_dims[n], size)
    check(all(values[n].ndim == _ROWS for n in rows))
    for n in rows:
        values[n] = values[n].transpose(0, 1)
    if any(in_dims[n] is not None for n in weights):
        alone = list(args)
        for n in tensors:
            alone[n] = _inferred(args[n], in_dims[n])
        call(operator, alone)
        for n in weights:
            values[n] = every(args[n], in_dims[n], size)
        out = _THROUGH_TIME[operator.base](*values)
    else:
        for n in rows:
            values[n] = samples(values[n])
        sizes = names.index("batch_sizes")
        values[sizes] = tuple(count * size for count in args[sizes])
        out = call(operator, values)
        out = tuple(map(_apart(size), out)) if isinstance(out, tuple) else _apart(size)(out)
    return out, tuple(o.ndim - 2 for o in out) if isinstance(out, tuple) else 1


def _inferred(tensor: Tensor, dim: Dim) -> Tensor:
    """What one example has of a tensor, without elements: an operator refuses its shape."""
    return functions.empty(shape_of(tensor, dim), dtype=tensor.dtype, device="meta")


def _apart(size: int) -> Callable[[Tensor], Tensor]:
    def divided(rows: Tensor) -> Tensor:
        *outer, count, features = rows.shape
        return rows.reshape((*outer, count // max(size, 1), size, features))

    return divided


# -- ensembles ----------------------------------------------------------------------------------------
# Tensors are (rows, examples, features), weights (examples, outputs, inputs).


def _product(states: Tensor, weights: Tensor) -> Tensor:
    """Each example's states with its weights."""
    return functions.bmm(states.transpose(0, 1), weights.transpose(1, 2)).transpose(0, 1)


def _in_order(parts: list[Tensor], reverse: bool, rows: int = 0) -> Tensor:
    return functions.cat(parts[::-1] if reverse else parts, rows)


def _rnn(
    input: Tensor, hx: Tensor, w_hh: Tensor, sizes: Sequence[int], reverse: bool, relu: bool
) -> Tensor:
    outputs = []
    carried = hx
    for rows, size in steps(sizes, reverse):
        sums = input[rows] + _product(carried[:size], w_hh)
        outputs.append(sums.relu() if relu else sums.tanh())
        carried = onto(carried, outputs[-1])
    return _in_order(outputs, reverse)


def _gru(
    input: Tensor,
    hx: Tensor,
    w_hh: Tensor,
    b_hh: Tensor | None,
    sizes: Sequence[int],
    reverse: bool,
) -> tuple[Tensor, Tensor]:
    outputs, gates = [], []
    carried = hx
    for rows, size in steps(sizes, reverse):
        h = carried[:size]
        products = _product(h, w_hh)
        if b_hh is not None:
            products = products + b_hh
        to_r, to_z, p = products.chunk(3, -1)
        x_r, x_z, x_n = input[rows].chunk(3, -1)
        r, z = (x_r + to_r).sigmoid(), (x_z + to_z).sigmoid()
        n = (x_n + r * p).tanh()
        outputs.append(n + z * (h - n))
        gates.append(functions.cat([r, z, n, p], -1))
        carried = onto(carried, outputs[-1])
    return _in_order(outputs, reverse), _in_order(gates, reverse)


def _lstm(
    input: Tensor,
    hx: Tensor,
    cx: Tensor,
    w_hh: Tensor,
    w_hr: Tensor | None,
    sizes: Sequence[int],
    reverse: bool,
) -> tuple[Tensor, Tensor, Tensor]:
    outputs, cells, gates = [], [], []
    carried, carried_cell = hx, cx
    for rows, size in steps(sizes, reverse):
        sums = input[rows] + _product(carried[:size], w_hh)
        to_i, to_f, to_c, to_o = sums.chunk(4, -1)
        i, f, o, c = to_i.sigmoid(), to_f.sigmoid(), to_o.sigmoid(), to_c.tanh()
        cells.append(f * carried_cell[:size] + i * c)
        hidden = o * cells[-1].tanh()
        outputs.append(hidden if w_hr is None else _product(hidden, w_hr))
        gates.append(functions.stack([i, f, c, o]))
        carried, carried_cell = onto(carried, outputs[-1]), onto(carried_cell, cells[-1])
    return _in_order(outputs, reverse), _in_order(cells, reverse), _in_order(gates, reverse, 1)


_THROUGH_TIME: dict[str, Callable[..., Any]] = {
    "_rnn_layer": _rnn,
    "_gru_layer": _gru,
    "_lstm_layer": _lstm,
}
