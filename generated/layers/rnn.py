"""Layers: rnn.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.nn.rnn import RNNCellBase
from math import tanh
from typing import Any

__all__ = ["GRUCell", "LSTMCell", "RNNCell"]


class RNNCell(RNNCellBase):
    """One step of an Elman network: `h' = tanh(W_ih x + b_ih + W_hh h + b_hh)`, or relu instead of
    tanh. Takes (N, input_size) and (N, hidden_size).
    """

    __constants__ = ['input_size', 'hidden_size', 'bias', 'nonlinearity']
    nonlinearity: str

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        nonlinearity: str = 'tanh',
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, 1, device, dtype)
        self.nonlinearity = nonlinearity

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        """Compute the output."""
        return self._step(f'rnn_{self._nonlinearity()}_cell', input, hx, 1)[0]


class LSTMCell(RNNCellBase):
    """One step of an LSTM; returns the next hidden state and cell state."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, 4, device, dtype)

    def forward(self, input: Tensor, hx: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, ...]:
        """Compute the output."""
        return tuple(self._step('lstm_cell', input, hx, 2))


class GRUCell(RNNCellBase):
    """One step of a GRU; returns the next hidden state."""

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(input_size, hidden_size, bias, 3, device, dtype)

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        """Compute the output."""
        return self._step('gru_cell', input, hx, 1)[0]
