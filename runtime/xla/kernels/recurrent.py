"""Layers of recurrent networks: a loop of XLA's over the steps, where every step has as many rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from ..cells import Cell

_Step = Callable[[Any, Any], tuple[Any, Any]]


def _run(step: _Step, first: Any, inputs: Any, sizes: Sequence[int], reverse: bool) -> Any:
    """The results of `step` for all rows of `inputs`; the state may consist of several arrays.

    Where later steps have fewer rows the loop is written out.
    """
    if len(set(sizes)) == 1:
        rows = inputs.reshape(len(sizes), sizes[0], -1)
        _, out = jax.lax.scan(step, first, rows, reverse=reverse)
        return jax.tree.map(lambda o: o.reshape(inputs.shape[0], *o.shape[2:]), out)
    starts = [sum(sizes[:n]) for n in range(len(sizes))]
    order = list(zip(starts, sizes))
    state = jax.tree.map(lambda f: f[:0], first)
    found = []
    for start, size in reversed(order) if reverse else order:
        state = jax.tree.map(partial(_of_rows, size), state, first)
        state, out = step(state, inputs[start : start + size])
        found.append(out)
    if reverse:
        found.reverse()
    return jax.tree.map(lambda *parts: jnp.concatenate(parts), *found)


def _of_rows(count: int, state: Any, first: Any) -> Any:
    """`state` for `count` rows: those that it lacks begin with `first`."""
    have = min(len(state), count)
    return jnp.concatenate([state[:have], first[have:count]])


def rnn_layer(
    input: Cell, hx: Cell, w_hh: Cell, batch_sizes: Sequence[int], reverse: bool, relu: bool
) -> Any:
    """``tanh(input + h @ w_hh.T)``, or the positive part, from row to row."""
    weight = w_hh.value.T

    def step(h: Any, x: Any) -> tuple[Any, Any]:
        total = x + h @ weight
        h = jnp.maximum(total, 0) if relu else jnp.tanh(total)
        return h, h

    return _run(step, hx.value, input.value, list(batch_sizes), reverse)


def gru_layer(
    input: Cell,
    hx: Cell,
    w_hh: Cell,
    b_hh: Cell | None,
    batch_sizes: Sequence[int],
    reverse: bool,
) -> tuple[Any, Any]:
    """The states, and the gates: reset, update, candidate, and what the reset multiplies."""
    weight = w_hh.value.T

    def step(h: Any, x: Any) -> tuple[Any, Any]:
        product = h @ weight
        if b_hh is not None:
            product = product + b_hh.value
        first = jax.nn.sigmoid(product[:, : 2 * h.shape[1]] + x[:, : 2 * h.shape[1]])
        reset, update = jnp.split(first, 2, 1)
        inner = product[:, 2 * h.shape[1] :]
        candidate = jnp.tanh(reset * inner + x[:, 2 * h.shape[1] :])
        out = (h - candidate) * update + candidate
        return out, (out, jnp.concatenate([first, candidate, inner], 1))

    output, gates = _run(step, hx.value, input.value, list(batch_sizes), reverse)
    return output, gates


def lstm_layer(
    input: Cell,
    hx: Cell,
    cx: Cell,
    w_hh: Cell,
    w_hr: Cell | None,
    batch_sizes: Sequence[int],
    reverse: bool,
) -> tuple[Any, Any, Any]:
    """The states, the cells, and the gates one after the other: input, forget, cell, output."""
    weight = w_hh.value.T

    def step(state: Any, x: Any) -> tuple[Any, Any]:
        h, c = state
        gate_in, forget, inner, gate_out = jnp.split(x + h @ weight, 4, 1)
        gate_in, forget, gate_out = map(jax.nn.sigmoid, (gate_in, forget, gate_out))
        inner = jnp.tanh(inner)
        c = forget * c + gate_in * inner
        h = jnp.tanh(c) * gate_out
        if w_hr is not None:
            h = h @ w_hr.value.T
        return (h, c), (h, c, jnp.stack([gate_in, forget, inner, gate_out], 1))

    first = (hx.value, cx.value)
    output, cells, gates = _run(step, first, input.value, list(batch_sizes), reverse)
    return output, cells, gates.transpose(1, 0, 2)
