"""Recurrent layers (Elman, GRU, LSTM) over sequences, and their cells."""

from __future__ import annotations

import numbers
from typing import Any, Self

from gradsmith.generated import functions

from ..core.origin import warn_caller
from ..core.tensor import Tensor
from .init import uniform_by_size_
from .module import Module
from .module_conversion import Conversion
from .parameter import Parameter

# The package before its module: else this thread and one that imports the package may wait for each other.
from .utils import rnn as rnn
from .utils.rnn import PackedSequence, permuted
from .utils.rnn import apply_permutation as apply_permutation

_GATES = {"LSTM": 4, "GRU": 3, "RNN_TANH": 1, "RNN_RELU": 1}


class RNNBase(Module):
    """A stack of recurrent layers, in one direction or both."""

    __constants__ = [
        *("mode", "input_size", "hidden_size", "num_layers", "bias", "batch_first", "dropout"),
        *("bidirectional", "proj_size"),
    ]

    def __init__(
        self,
        mode: str,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        proj_size: int = 0,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        if mode not in _GATES:
            raise ValueError("Unrecognized RNN mode: " + mode)
        if (
            isinstance(dropout, bool)
            or not isinstance(dropout, numbers.Number)
            or not 0 <= dropout <= 1
        ):
            raise ValueError(
                "dropout should be a number in range [0, 1] representing the probability of an element "
                "being zeroed"
            )
        if dropout > 0 and num_layers == 1:
            warn_caller(
                "dropout option adds dropout after all but last recurrent layer, so non-zero dropout "
                f"expects num_layers greater than 1, but got dropout={dropout} and num_layers={num_layers}"
            )
        for name, value, kind in (
            ("bias", bias, bool),
            ("batch_first", batch_first, bool),
            ("input_size", input_size, int),
            ("hidden_size", hidden_size, int),
        ):
            if not isinstance(value, kind):
                got = type(value).__name__
                raise TypeError(f"{name} should be of type {kind.__name__}, got: {got}")
        for name, size in (
            *(("input_size", input_size), ("hidden_size", hidden_size), ("num_layers", num_layers)),
        ):
            if size <= 0:
                raise ValueError(f"{name} must be greater than zero")
        if proj_size < 0:
            raise ValueError(
                "proj_size should be a positive integer or zero to disable projections"
            )
        if proj_size >= hidden_size:
            raise ValueError("proj_size has to be smaller than hidden_size")
        self.mode = mode
        self.input_size, self.hidden_size, self.num_layers = input_size, hidden_size, num_layers
        self.bias, self.batch_first, self.dropout = bias, batch_first, float(dropout)
        self.bidirectional, self.proj_size = bidirectional, proj_size
        outputs = proj_size or hidden_size
        gates = _GATES[mode] * hidden_size
        self._all_weights: list[list[str]] = []
        for layer in range(num_layers):
            inputs = outputs * (1 + bidirectional) if layer else input_size
            for suffix in ("", "_reverse")[: 1 + bidirectional]:
                shapes: dict[str, tuple[int, ...]] = {
                    "weight_ih": (gates, inputs),
                    "weight_hh": (gates, outputs),
                }
                if bias:
                    shapes |= {"bias_ih": (gates,), "bias_hh": (gates,)}
                if proj_size:
                    shapes["weight_hr"] = (proj_size, hidden_size)
                names = {f"{name}_l{layer}{suffix}": shape for name, shape in shapes.items()}
                for name, shape in names.items():
                    values = functions.empty(shape, device=device, dtype=dtype)
                    setattr(self, name, Parameter(values))
                self._all_weights.append(list(names))
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw all parameters again."""
        for parameter in self.parameters():
            uniform_by_size_(parameter, self.hidden_size)

    def flatten_parameters(self) -> None:
        """Has no effect: the parameters' location in memory does not matter here."""

    @property
    def all_weights(self) -> list[list[Parameter]]:
        """The parameters of each layer and direction."""
        return [[getattr(self, name) for name in names] for names in self._all_weights]

    @property
    def _flat_weights(self) -> list[Any]:
        """What calls compute with: the parameters, or what was assigned since one was set."""
        given = self.__dict__.get("_given_weights")
        if given is not None:
            return given  # type: ignore[no-any-return]
        return [getattr(self, name) for names in self._all_weights for name in names]

    @_flat_weights.setter
    def _flat_weights(self, weights: list[Any]) -> None:
        self.__dict__["_given_weights"] = weights

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if "_given_weights" in self.__dict__ and name in self._flat_weights_names:
            self._init_flat_weights()

    def _apply(self, fn: Conversion, recurse: bool = True) -> Self:
        super()._apply(fn, recurse)
        self._init_flat_weights()
        return self

    def check_input(self, input: Tensor, batch_sizes: Tensor | None) -> None:
        """Check dtype and size of the input; ValueError or RuntimeError if they do not fit the weights."""
        own = self._flat_weights[0].dtype
        if input.dtype is not own:
            raise ValueError(
                f"RNN input dtype ({input.dtype}) does not match weight dtype ({own}). Convert input: "
                f"input.to({own}), or convert model: model.to({input.dtype})"
            )
        expected = 3 if batch_sizes is None else 2
        if input.dim() != expected:
            raise RuntimeError(f"input must have {expected} dimensions, got {input.dim()}")
        if self.input_size != input.size(-1):
            raise RuntimeError(
                "input.size(-1) must be equal to input_size. Expected "
                f"{self.input_size}, got {input.size(-1)}"
            )

    @property
    def _flat_weights_names(self) -> list[str]:
        return [name for names in self._all_weights for name in names]

    def _init_flat_weights(self) -> None:
        """Compute with the parameters again, which are looked up at each call."""
        self.__dict__.pop("_given_weights", None)

    def _update_flat_weights(self) -> None:
        """Has no effect: parameters are looked up at each call."""

    def _weights_have_changed(self) -> bool:
        return False

    def get_expected_hidden_size(
        self, input: Tensor, batch_sizes: Tensor | None
    ) -> tuple[int, int, int]:
        """The shape of the initial hidden state for that input, a packed one if `batch_sizes` is given."""
        return self._first_size(self._batch(input, batch_sizes), self.proj_size or self.hidden_size)

    def _batch(self, input: Tensor, batch_sizes: Tensor | None) -> int:
        if batch_sizes is not None:
            return int(batch_sizes[0])
        return int(input.size(0 if self.batch_first else 1))

    def check_forward_args(self, input: Tensor, hidden: Any, batch_sizes: Tensor | None) -> None:
        """Check the input and the initial states: `check_input` and `check_hidden_size`."""
        self.check_input(input, batch_sizes)
        self.check_hidden_size(hidden, self.get_expected_hidden_size(input, batch_sizes))

    def permute_hidden(self, hx: Any, permutation: Tensor | None) -> Any:
        """Reorder the states of the sequences; unchanged for None."""
        return permuted(hx, permutation)

    def _first_size(self, batch: int, size: int) -> tuple[int, int, int]:
        return (self.num_layers * (1 + self.bidirectional), batch, size)

    def check_hidden_size(
        self,
        hx: Tensor,
        expected_hidden_size: tuple[int, ...],
        msg: str = "Expected hidden size {}, got {}",
    ) -> None:
        """RuntimeError unless the initial state has that shape."""
        if tuple(hx.shape) != expected_hidden_size:
            raise RuntimeError(msg.format(expected_hidden_size, list(hx.shape)))

    _kinds_of_states = 1
    """Hidden states and, for an LSTM, cell states."""

    def _run(self, input: Any, hx: Any) -> tuple[Any, tuple[Tensor, ...]]:
        """The output of the last layer at every step, and the final states of each kind."""
        packed = isinstance(input, PackedSequence)
        order = unsorted = batch_sizes = None
        batched = True
        if packed:
            input, batch_sizes, order, unsorted = input
        else:
            if input.dim() not in (2, 3):
                raise ValueError(
                    f"{self._get_name()}: Expected input to be 2D or 3D, got {input.dim()}D instead"
                )
            batched = input.dim() == 3
            if not batched:
                input = input.unsqueeze(0 if self.batch_first else 1)
        batch = self._batch(input, batch_sizes)
        outputs = self.proj_size or self.hidden_size
        sizes = (outputs, self.hidden_size)[: self._kinds_of_states]
        states = self._first_states(hx, batched, batch, sizes, input)
        given = tuple(states) if len(sizes) > 1 else states[0]
        self.check_forward_args(input, given, batch_sizes)
        if hx is not None:
            given = self.permute_hidden(given, order)
            states = list(given) if len(sizes) > 1 else [given]
        output: Any
        output, *last = self._computed(input, batch_sizes, states)
        if packed:
            assert batch_sizes is not None
            output = PackedSequence(output, batch_sizes, order, unsorted)
        elif not batched:
            output = output.squeeze(0 if self.batch_first else 1)
            return output, tuple(state.squeeze(1) for state in last)
        if len(last) > 1:
            return output, tuple(self.permute_hidden(tuple(last), unsorted))
        return output, (self.permute_hidden(last[0], unsorted),)

    def _first_states(
        self, hx: Any, batched: bool, batch: int, sizes: tuple[int, ...], input: Tensor
    ) -> list[Tensor]:
        if hx is None:
            shapes = [self._first_size(batch, size) for size in sizes]
            return [functions.zeros(s, dtype=input.dtype, device=input.device) for s in shapes]
        states = list(hx) if len(sizes) > 1 else [hx]
        expected = 3 if batched else 2
        if any(state.dim() != expected for state in states):
            kind = "batched 3-D" if batched else "unbatched 2-D"
            if len(states) == 1:
                got = f"{states[0].dim()}-D tensor"
                raise RuntimeError(
                    f"For {kind} input, hx should also be {expected}-D but got {got}"
                )
            got = ", ".join(f"{state.dim()}-D" for state in states[:2])
            raise RuntimeError(
                f"For {kind} input, hx and cx should also be {expected}-D but got ({got}) tensors"
            )
        return states if batched else [state.unsqueeze(1) for state in states]

    def _computed(
        self, input: Tensor, batch_sizes: Tensor | None, states: list[Tensor]
    ) -> tuple[Tensor, ...]:
        name = self.mode.lower()
        function: Any = getattr(functions, name)
        hx = states if name == "lstm" else states[0]
        options = (self.bias, self.num_layers, self.dropout, self.training, self.bidirectional)
        weights = self._flat_weights
        if batch_sizes is None:
            found = function(input, hx, weights, *options, self.batch_first)
        else:
            found = function(input, batch_sizes, hx, weights, *options)
        return tuple(found)

    def forward(self, input: Any, hx: Any = None) -> tuple[Any, Any]:
        """The output at all steps, packed or (T, N, H), and the final hidden states (layers, N, H)."""
        output, (last,) = self._run(input, hx)
        return output, last

    def extra_repr(self) -> str:
        """The arguments that are not the default ones."""
        usual = {
            "proj_size": 0,
            "num_layers": 1,
            "bias": True,
            "batch_first": False,
            "dropout": 0,
            "bidirectional": False,
        }
        parts = [f"{self.input_size}, {self.hidden_size}"]
        parts += [f"{n}={getattr(self, n)}" for n, v in usual.items() if getattr(self, n) != v]
        return ", ".join(parts)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__({"proj_size": 0, **state})  # which older states lack


class RNN(RNNBase):
    """``h' = tanh(W_ih x + b_ih + W_hh h + b_hh)``, or with ``nonlinearity='relu'`` the positive part (Elman, 1990).

    ``RNN(input_size, hidden_size, num_layers=1, nonlinearity='tanh', bias=True, batch_first=False, dropout=0.0,
    bidirectional=False)``.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if "proj_size" in kwargs:
            raise ValueError("proj_size argument is only supported for LSTM, not RNN or GRU")
        nonlinearity = args[3] if len(args) > 3 else kwargs.pop("nonlinearity", "tanh")
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(
                f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'."
            )
        self.nonlinearity = nonlinearity
        super().__init__(f"RNN_{nonlinearity.upper()}", *args[:3], *args[4:], **kwargs)


class LSTM(RNNBase):
    """Long short-term memory (Hochreiter and Schmidhuber, 1997); `proj_size` projects the hidden states.

    ``LSTM(input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False,
    proj_size=0)``.
    """

    _kinds_of_states = 2

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("LSTM", *args, **kwargs)

    def get_expected_cell_size(
        self, input: Tensor, batch_sizes: Tensor | None
    ) -> tuple[int, int, int]:
        """Like `get_expected_hidden_size`, for the cell state."""
        return self._first_size(self._batch(input, batch_sizes), self.hidden_size)

    def check_forward_args(
        self, input: Tensor, hidden: tuple[Tensor, Tensor], batch_sizes: Tensor | None
    ) -> None:
        """Check the input, the initial hidden states and cell states."""
        self.check_input(input, batch_sizes)
        state, cell = hidden[0], hidden[1]  # of more the operator complains
        expected = self.get_expected_hidden_size(input, batch_sizes)
        self.check_hidden_size(state, expected, "Expected hidden[0] size {}, got {}")
        expected = self.get_expected_cell_size(input, batch_sizes)
        self.check_hidden_size(cell, expected, "Expected hidden[1] size {}, got {}")

    def permute_hidden(self, hx: tuple[Tensor, Tensor], permutation: Tensor | None) -> Any:
        """Reorder hidden and cell states of the sequences; unchanged for None."""
        if permutation is None:
            return hx
        return permuted(hx[0], permutation), permuted(hx[1], permutation)

    def forward(self, input: Any, hx: Any = None) -> tuple[Any, tuple[Tensor, Tensor]]:
        """The output at all steps, and final hidden and cell states; `hx` are the initial ones."""
        output, (state, cell) = self._run(input, hx)
        return output, (state, cell)


class GRU(RNNBase):
    """Gated recurrent units (Cho et al., 2014).

    ``GRU(input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False)``.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if "proj_size" in kwargs:
            raise ValueError("proj_size argument is only supported for LSTM, not RNN or GRU")
        super().__init__("GRU", *args, **kwargs)


class _Cell(Module):
    """One step of a recurrent layer."""

    input_size: int
    hidden_size: int
    nonlinearity: str
    weight_ih: Parameter
    weight_hh: Parameter
    bias_ih: Parameter | None
    bias_hh: Parameter | None

    def _nonlinearity(self) -> str:
        """The name of the nonlinearity; RuntimeError if it is unknown."""
        if self.nonlinearity not in ("tanh", "relu"):
            raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")
        return str(self.nonlinearity)

    def _check(self, rows: Tensor, states: list[Tensor]) -> None:
        """RuntimeError unless input and states have the cell's sizes and the same batch size."""
        if rows.size(1) != self.input_size:
            raise RuntimeError(
                f"input has inconsistent input_size: got {rows.size(1)} expected {self.input_size}"
            )
        for number, state in enumerate(states):
            if state.size(0) != rows.size(0):
                raise RuntimeError(
                    f"Input batch size {rows.size(0)} doesn't match hidden{number} batch size {state.size(0)}"
                )
            if state.size(1) != self.hidden_size:
                raise RuntimeError(
                    f"hidden{number} has inconsistent hidden_size: got {state.size(1)}, expected {self.hidden_size}"
                )

    def _step(self, function: str, input: Tensor, states: Any, n: int) -> list[Tensor]:
        """The next `n` states, by a function of `gradsmith`."""
        name = self._get_name()
        if input.dim() not in (1, 2):
            raise ValueError(f"{name}: Expected input to be 1D or 2D, got {input.dim()}D instead")
        batched = input.dim() == 2
        if states is None:
            count = input.size(0) if batched else 1
            zeros = functions.zeros(count, self.hidden_size, dtype=input.dtype, device=input.device)
            given = [zeros] * n
        else:
            given = list(states) if n > 1 else [states]
            for number, state in enumerate(given):
                if state.dim() not in (1, 2):
                    what = "hidden" if n == 1 else f"hx[{number}]"
                    raise ValueError(
                        f"{name}: Expected {what} to be 1D or 2D, got {state.dim()}D instead"
                    )
            given = given if batched else [state.unsqueeze(0) for state in given]
        rows = input if batched else input.unsqueeze(0)
        self._check(rows, given)
        weights = (self.weight_ih, self.weight_hh, self.bias_ih, self.bias_hh)
        found = getattr(functions, function)(rows, given if n > 1 else given[0], *weights)
        out = list(found) if n > 1 else [found]
        return out if batched else [state.squeeze(0) for state in out]
