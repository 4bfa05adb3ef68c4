"""Recurrent networks of several layers and both directions, and single steps of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import Any

from gradsmith.generated import functions, nn

from ...autograd.nodes.node import shown_as
from ...core.dtypes import float32
from ...core.tensor import Tensor

_Layer = Callable[..., tuple[Tensor, ...]]
"""``layer(products, parameters, first states, batch sizes, reverse)`` returns what each row's states are."""


def _biased(input: Tensor, weights: Sequence[Any]) -> Tensor:
    """The products of inputs, both biases added."""
    bias = weights[2] if weights[2] is None or weights[3] is None else weights[2] + weights[3]
    return nn.linear(input, weights[0], bias)


def _rnn(relu: bool) -> _Layer:
    def layer(
        input: Tensor, weights: Sequence[Any], first: Sequence[Tensor], sizes: Any, reverse: bool
    ) -> tuple[Tensor, ...]:
        products = _biased(input, weights)
        return (functions._rnn_layer(products, first[0], weights[1], sizes, reverse, relu),)

    return layer


def _gru(
    input: Tensor, weights: Sequence[Any], first: Sequence[Tensor], sizes: Any, reverse: bool
) -> tuple[Tensor, ...]:
    products = nn.linear(input, weights[0], weights[2])
    if products.dtype is not first[0].dtype:
        return (_gru_promoted(products, weights, first[0], sizes, reverse),)
    found = functions._gru_layer(products, first[0], weights[1], weights[3], sizes, reverse)
    return (found[0],)


def _gru_promoted(
    products: Tensor, weights: Sequence[Any], first: Tensor, sizes: Sequence[int], reverse: bool
) -> Tensor:
    """States in their own dtype beside products in autocasting's lower one: sums of both are promoted."""
    ends = list(accumulate(sizes))
    outputs: list[Tensor] = []
    state = first[:0] if reverse else first
    for end, size in list(zip(ends, sizes, strict=True))[:: -1 if reverse else 1]:
        state = functions.cat([state[:size], first[len(state) : size]])
        given = products[end - size : end].chunk(3, 1)
        own = nn.linear(state, weights[1], weights[3]).chunk(3, 1)
        reset, update = ((a + b).sigmoid() for a, b in zip(given[:2], own[:2], strict=True))
        new = (given[2] + reset * own[2]).tanh()
        state = (state - new) * update + new
        outputs.append(state)
    return functions.cat(outputs[::-1] if reverse else outputs)


def _lstm(
    input: Tensor, weights: Sequence[Any], first: Sequence[Tensor], sizes: Any, reverse: bool
) -> tuple[Tensor, ...]:
    products = _biased(input, weights)
    h, c = first
    found = functions._lstm_layer(products, h, c, weights[1], weights[4], sizes, reverse)
    return found[0], found[1]


def _apart(states: Tensor) -> Tensor:
    """States that programs may change in place, as PyTorch's: a layer's node keeps its own for the backward.

    It keeps those of all steps of an LSTM, of which PyTorch's too refuse it.
    """
    return states.clone() if states.requires_grad else states


def _last(values: Tensor, batch_sizes: Sequence[int], reverse: bool) -> Tensor:
    """The rows with which sequences end."""
    size = batch_sizes[0]
    if reverse:
        return values[:size]
    if batch_sizes[-1] == size:
        return values[len(values) - size :]
    ends = accumulate(batch_sizes)
    longer = [*batch_sizes[1:], 0]
    found = zip(ends, batch_sizes, longer, strict=True)
    parts = [values[end - count + left : end] for end, count, left in found if count > left]
    return functions.cat(parts[::-1])


def _run(
    name: str,
    layer: _Layer,
    data: Tensor,
    batch_sizes: Sequence[int],
    hx: Sequence[Tensor],
    params: Sequence[Tensor],
    has_biases: bool,
    num_layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
) -> tuple[Tensor, ...]:
    """The last layer's states (rows, directions H), and each kind of last states (layers directions, N, H)."""
    directions = 2 if bidirectional else 1
    each, rest = divmod(len(params), num_layers * directions)
    plain = 4 if has_biases else 2
    if rest or each not in (plain, plain + 1):
        raise RuntimeError(f"{name}: got an incorrect number of RNN parameters: {len(params)}")
    last: list[list[Tensor]] = [[] for _ in hx]
    for number in range(num_layers):
        outputs = []
        for direction in range(directions):
            place = number * directions + direction
            own: list[Any] = list(params[place * each : (place + 1) * each])
            projection = own.pop() if each > plain else None
            own = [*own, *[None] * (4 - len(own)), projection]
            first = [state[place] for state in hx]
            reverse = direction == 1
            found = layer(data, own, first, batch_sizes, reverse)
            outputs.append(found[0])
            for kind, values in enumerate(found):
                last[kind].append(_last(values, batch_sizes, reverse))
        data = outputs[0] if directions == 1 else functions.cat(outputs, 1)
        if number == num_layers - 1 and directions == 1 and layer is not _lstm:
            data = _apart(data)
        if dropout > 0 and train and number < num_layers - 1:
            data = functions.dropout(data, dropout, True)
    return data, *(functions.stack(states) for states in last)


def _run_batch(
    name: str, layer: _Layer, input: Tensor, hx: Sequence[Tensor], params: Any, *options: Any
) -> tuple[Tensor, ...]:
    """The same of sequences of one length, (T, N, in), or (N, T, in) if the last of the options says so."""
    *others, batch_first = options
    if batch_first:
        input = input.transpose(0, 1)
    length, batch = input.shape[:2]
    if length == 0:
        raise RuntimeError("Expected sequence length to be larger than 0 in RNN")
    rows = input.reshape(length * batch, input.shape[2])
    output, *last = _run(name, layer, rows, (batch,) * length, hx, params, *others)
    node = "CatBackward0" if others[-1] else "StackBackward0"
    if layer is _lstm and output.dtype == float32 and output.shape[1] == hx[1].shape[2]:
        node = "MkldnnRnnLayerBackward0"  # in one direction, where nothing is projected
    output = shown_as(output.reshape(length, batch, output.shape[1]), node)
    if batch_first:
        output = output.transpose(0, 1)
        if layer is not _lstm:
            output = shown_as(output, "TransposeBackward1")  # which PyTorch does in place
    return output, *last


def _run_packed(
    name: str, layer: _Layer, data: Tensor, batch_sizes: Tensor, *rest: Any
) -> tuple[Tensor, ...]:
    """The same of a packed sequence."""
    output, *last = _run(name, layer, data, batch_sizes.tolist(), *rest)
    return shown_as(output, "CatBackward0"), *last


def lstm_input(
    input: Tensor, hx: Sequence[Tensor], params: Any, *options: Any
) -> tuple[Tensor, ...]:
    """States of all steps, and the last states and cells."""
    _check_pair("lstm", hx)
    return _run_batch("lstm", _lstm, input, hx, params, *options)


def lstm_data(
    data: Tensor, batch_sizes: Tensor, hx: Sequence[Tensor], params: Any, *options: Any
) -> tuple[Tensor, ...]:
    """The same of a packed sequence."""
    _check_pair("lstm", hx)
    return _run_packed("lstm", _lstm, data, batch_sizes, hx, params, *options)


def _states_of_batch(
    name: str, layer: _Layer, input: Tensor, hx: Tensor, params: Any, *options: Any
) -> tuple[Tensor, ...]:
    """States of all steps, and the last ones."""
    return _run_batch(name, layer, input, (hx,), params, *options)


def _states_of_packed(
    name: str,
    layer: _Layer,
    data: Tensor,
    batch_sizes: Tensor,
    hx: Tensor,
    params: Any,
    *options: Any,
) -> tuple[Tensor, ...]:
    """The same of a packed sequence."""
    return _run_packed(name, layer, data, batch_sizes, (hx,), params, *options)


gru_input = partial(_states_of_batch, "gru", _gru)
gru_data = partial(_states_of_packed, "gru", _gru)
rnn_tanh_input = partial(_states_of_batch, "rnn_tanh", _rnn(False))
rnn_tanh_data = partial(_states_of_packed, "rnn_tanh", _rnn(False))
rnn_relu_input = partial(_states_of_batch, "rnn_relu", _rnn(True))
rnn_relu_data = partial(_states_of_packed, "rnn_relu", _rnn(True))


def _check_pair(name: str, hx: Sequence[Tensor]) -> None:
    if len(hx) != 2:
        raise RuntimeError(f"{name} expects two hidden states")


def lstm_cell(
    input: Tensor, hx: Sequence[Tensor], w_ih: Any, w_hh: Any, b_ih: Any, b_hh: Any
) -> tuple[Tensor, ...]:
    """One step: the next state and cell."""
    _check_pair("lstm_cell", hx)
    products = _biased(input, (w_ih, w_hh, b_ih, b_hh))
    if products.dtype is not hx[1].dtype:
        # Autocasting multiplies in a lower dtype; the cell keeps its own, and what is summed with it is promoted.
        sums = nn.linear(input, w_ih, b_ih) + nn.linear(hx[0], w_hh, b_hh)
        gates = sums.chunk(4, 1)
        cell = gates[1].sigmoid() * hx[1] + gates[0].sigmoid() * gates[2].tanh()
        return gates[3].sigmoid() * cell.tanh(), cell
    h, c = hx
    found = functions._lstm_layer(products, h, c, w_hh, None, (len(input),), False)
    return shown_as(_apart(found[0]), "MulBackward0"), shown_as(_apart(found[1]), "AddBackward0")


def gru_cell(input: Tensor, hx: Tensor, w_ih: Any, w_hh: Any, b_ih: Any, b_hh: Any) -> Tensor:
    """One step: the next state."""
    found = _gru(input, (w_ih, w_hh, b_ih, b_hh), (hx,), (len(input),), False)
    return shown_as(_apart(found[0]), "AddBackward0")


def _rnn_cell(layer: _Layer, node: str, input: Tensor, hx: Tensor, /, *weights: Any) -> Tensor:
    """One step: the next state."""
    return shown_as(layer(input, weights, (hx,), (len(input),), False)[0], node)


rnn_tanh_cell = partial(_rnn_cell, _rnn(False), "TanhBackward0")
rnn_relu_cell = partial(_rnn_cell, _rnn(True), "ReluBackward0")
