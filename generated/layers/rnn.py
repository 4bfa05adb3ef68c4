"""Layers: rnn.

Generated from layers.yaml; edit that, not this file.
"""

from __future__ import annotations

from gradsmith.core.tensor import Tensor
from gradsmith.generated import functions
from gradsmith.nn import arguments
from gradsmith.nn.init import uniform_by_size_
from gradsmith.nn.parameter import Parameter
from gradsmith.nn.rnn import _Cell
from math import tanh
from typing import Any

__all__ = ["GRUCell", "LSTMCell", "RNNCell", "RNNCellBase"]


class RNNCellBase(_Cell):
    """One step of a recurrent layer."""

    __constants__ = ['input_size', 'hidden_size', 'bias']
    input_size: int
    hidden_size: int
    bias: bool
    weight_ih: Parameter
    weight_hh: Parameter
    bias_ih: Parameter | None
    bias_hh: Parameter | None

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        bias: bool,
        num_chunks: int,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.bias = bias
        self.weight_ih = Parameter(
            functions.empty(
                (num_chunks * self.hidden_size, self.input_size), device=device, dtype=dtype
            )
        )
        self.weight_hh = Parameter(
            functions.empty(
                (num_chunks * self.hidden_size, self.hidden_size), device=device, dtype=dtype
            )
        )
        if bias:
            self.bias_ih = Parameter(
                functions.empty((num_chunks * self.hidden_size,), device=device, dtype=dtype)
            )
        else:
            self.register_parameter("bias_ih", None)
        if bias:
            self.bias_hh = Parameter(
                functions.empty((num_chunks * self.hidden_size,), device=device, dtype=dtype)
            )
        else:
            self.register_parameter("bias_hh", None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Give the parameters their first values."""
        uniform_by_size_(self.weight_ih, self.hidden_size)
        uniform_by_size_(self.weight_hh, self.hidden_size)
        if self.bias_ih is not None:
            uniform_by_size_(self.bias_ih, self.hidden_size)
        if self.bias_hh is not None:
            uniform_by_size_(self.bias_hh, self.hidden_size)

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"{self.input_size}")
        parts.append(f"{self.hidden_size}")
        if self.bias is not True:
            parts.append(f"bias={self.bias}")
        return ", ".join(parts)


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

    def extra_repr(self) -> str:
        """The arguments, as `repr` shows them."""
        parts = []
        parts.append(f"{self.input_size}")
        parts.append(f"{self.hidden_size}")
        if self.bias is not True:
            parts.append(f"bias={self.bias}")
        if self.nonlinearity != 'tanh':
            parts.append(f"nonlinearity={self.nonlinearity}")
        return ", ".join(parts)


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
