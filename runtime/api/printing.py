"""How tensors print: PyTorch's text, from the array alone.

Every element of a tensor is written in one style (plain, scientific, or integers with a point) and
padded to one width, both chosen from the elements that will be shown.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..core import dtypes
from ..core.bits import ANY_SPARSE, FORWARD_GRAD, LAZY, TRANSFORMED
from ..core.namespace import Array
from ..core.state import state
from ..core.subclasses import NoElements

if TYPE_CHECKING:
    from ..core.tensor import Tensor


class _Options:  # no dataclass, whose making takes longer than the rest of this module
    precision: int = 4
    threshold: float = 1000
    edgeitems: int = 3
    linewidth: int = 80
    sci_mode: bool | None = None


OPTIONS = _Options()

_PROFILES: dict[str, dict[str, Any]] = {
    "default": {"precision": 4, "threshold": 1000, "edgeitems": 3, "linewidth": 80},
    "short": {"precision": 2, "threshold": 1000, "edgeitems": 2, "linewidth": 80},
    "full": {"precision": 4, "threshold": math.inf, "edgeitems": 3, "linewidth": 80},
}


def set_printoptions(
    precision: int | None = None,
    threshold: float | None = None,
    edgeitems: int | None = None,
    linewidth: int | None = None,
    profile: str | None = None,
    sci_mode: bool | None = None,
) -> None:
    """Change how tensors print.

    `precision`: digits after the point; `threshold`: number of elements above which a tensor is
    summarized to `edgeitems` at each end of a dimension; `linewidth`: columns before a line breaks;
    `profile`: ``default``, ``short`` or ``full``, before the others; `sci_mode`: always (True), never
    (False) or as the elements ask for (None) in scientific notation.
    """
    given = {
        "precision": precision,
        "threshold": threshold,
        "edgeitems": edgeitems,
        "linewidth": linewidth,
    }
    changes = dict(_PROFILES.get(profile or "", {}))
    changes.update((name, value) for name, value in given.items() if value is not None)
    for name, value in changes.items():
        setattr(OPTIONS, name, value)
    OPTIONS.sci_mode = sci_mode


def get_printoptions() -> dict[str, Any]:
    """The options in force, as keyword arguments of `set_printoptions`."""
    return {name: getattr(OPTIONS, name) for name in _Options.__annotations__}


@contextmanager
def printoptions(**options: Any) -> Iterator[None]:
    """`set_printoptions` for the length of a ``with`` block."""
    before = get_printoptions()
    set_printoptions(**options)
    try:
        yield
    finally:
        set_printoptions(**before)


class _Style(NamedTuple):
    """How each element of a tensor is written."""

    width: int
    write: Callable[[Any], str]

    def __call__(self, value: Any) -> str:
        return self.write(value).rjust(self.width)


def _style_for(values: Array) -> _Style:
    """The style for the elements of `values`, which are real."""
    if values.dtype.kind != "f":
        texts = map(str, values.reshape(-1).tolist())
        return _Style(max(map(len, texts), default=1), str)
    precision = OPTIONS.precision
    shown = values[np.isfinite(values) & (values != 0)]
    if shown.size == 0:
        return _Style(1, _write_whole)
    sizes = np.abs(shown.astype(np.float64))
    low, high = float(sizes.min()), float(sizes.max())
    whole = bool((shown == np.ceil(shown)).all())
    scientific = OPTIONS.sci_mode
    if scientific is None:
        scientific = high / low > 1000.0 or high > 1.0e8 or low < 1.0e-4
    write: Callable[[Any], str]
    if scientific:
        write = f"{{:.{precision}e}}".format
    elif whole:
        write = _write_whole
    else:
        write = f"{{:.{precision}f}}".format
    # Zeros, infinities and NaNs take no part in the width.
    return _Style(max(len(write(value)) for value in shown.tolist()), write)


def _write_whole(value: float) -> str:
    text = f"{value:.0f}"
    return text + "." if math.isfinite(value) else text


class _ComplexStyle(NamedTuple):
    """Real and imaginary parts, each in a style of its own."""

    real: _Style
    imag: _Style

    @property
    def width(self) -> int:
        return self.real.width + self.imag.width + 1

    def __call__(self, value: complex) -> str:
        real = self.real(value.real)
        imag = (self.imag(value.imag) + "j").lstrip()
        return f"{real}{imag}" if imag[0] in "+-" else f"{real}+{imag}"


def _shown_of(values: Array) -> Array:
    """The elements that a summary of `values` shows, flat."""
    edge = OPTIONS.edgeitems
    if not edge and values.ndim > 1:
        return values.reshape(-1)[:0]
    for axis, extent in enumerate(values.shape):
        # Without edge items a vector keeps all: its slice from -0 is the whole.
        if extent > 2 * edge:
            lead = (slice(None),) * axis
            last = values[(*lead, slice(-edge, None))]
            values = np.concatenate([values[(*lead, slice(edge))], last], axis)
    return values.reshape(-1)


def _elements_text(values: Array, indent: int) -> str:
    """The elements in brackets, continued lines indented by `indent`."""
    summarize = values.size > OPTIONS.threshold
    shown = _shown_of(values) if summarize else values
    style: _Style | _ComplexStyle
    if values.dtype.kind == "c":
        style = _ComplexStyle(_style_for(shown.real), _style_for(shown.imag))
    else:
        style = _style_for(shown)
    return _nested_text(values, indent, summarize, style)


def _nested_text(values: Array, indent: int, summarize: bool, style: _Style | _ComplexStyle) -> str:
    if values.ndim == 0:
        return style(values.item())
    if values.ndim == 1:
        return _vector_text(values, indent, summarize, style)
    edge = OPTIONS.edgeitems
    extent = len(values)
    if summarize and extent > 2 * edge:
        parts = [_nested_text(row, indent + 1, True, style) for row in values[:edge]]
        parts.append("...")
        parts += [_nested_text(row, indent + 1, True, style) for row in values[extent - edge :]]
    else:
        parts = [_nested_text(row, indent + 1, summarize, style) for row in values]
    separator = "," + "\n" * (values.ndim - 1) + " " * (indent + 1)
    return f"[{separator.join(parts)}]"


def _vector_text(values: Array, indent: int, summarize: bool, style: _Style | _ComplexStyle) -> str:
    edge = OPTIONS.edgeitems
    if summarize and not edge:
        texts = ["..."]
    elif summarize and len(values) > 2 * edge:
        texts = [style(value) for value in values[:edge].tolist()]
        texts.append(" ...")
        texts += [style(value) for value in values[-edge:].tolist()]
    else:
        texts = [style(value) for value in values.tolist()]
    per_line = max(1, (OPTIONS.linewidth - indent) // (style.width + 2))
    lines = [", ".join(texts[i : i + per_line]) for i in range(0, len(texts), per_line)]
    return "[" + (",\n" + " " * (indent + 1)).join(lines) + "]"


_PARAMETERS: list[type] = []


def show_as_parameters(kind: type) -> None:
    """Let tensors of the class `kind` be shown as tensors are, those that only count as such as parameters."""
    _PARAMETERS.append(kind)


def tensor_text(tensor: Tensor) -> str:
    """What ``repr(tensor)`` is."""
    from ..core.tensor import Tensor

    if state.recorder is not None:
        state.recorder.refuse_reading("print() of a tensor")
    if tensor._bits_ & TRANSFORMED:
        cell: Any = tensor._data_
        return cell.text(tensor_text)  # type: ignore[no-any-return]
    kind = type(tensor)
    prefix = "tensor(" if kind is Tensor or kind in _PARAMETERS else f"{kind.__name__}("
    suffixes = []
    device = tensor.device
    if device.type != "cpu":
        suffixes.append(f"device='{device}'")
    elements, more = contents(tensor, len(prefix))
    suffixes += more
    try:
        node = tensor.grad_fn
    except RuntimeError:  # the history of a view that was changed without being recorded
        suffixes.append("grad_fn=<Invalid>")
    else:
        if node is not None:
            suffixes.append(f"grad_fn=<{node.shown()}>")
        elif tensor.requires_grad:
            suffixes.append("requires_grad=True")
    if tensor._bits_ & FORWARD_GRAD:
        from ..autograd.forward.tangents import tangent_of

        tangent = tangent_of(tensor)
        if tangent is not None:
            suffixes.append(f"tangent={tangent}")
    text = with_suffixes(prefix + elements, suffixes, len(prefix), tensor.is_sparse)
    if kind not in _PARAMETERS and isinstance(tensor, tuple(_PARAMETERS)):
        return f"Parameter({text})"
    return text


def contents(tensor: Tensor, indent: int) -> tuple[str, list[str]]:
    """The elements' text, and what must be said of size and dtype."""
    if tensor._bits_ & ANY_SPARSE:
        from .sparse_tensors import sparse_text

        return sparse_text(tensor, indent)
    values = tensor._data_
    d = tensor.dtype
    default = dtypes.get_default_dtype()
    size = f"size={tuple(tensor.shape)}"
    if isinstance(values, NoElements):
        return "...", [size, f"dtype={d}"]
    if tensor.is_meta:
        return "...", [size] if d is default else [size, f"dtype={d}"]
    if not tensor.is_cpu or tensor._bits_ & LAZY:
        from ..core.memory import host_array

        values = host_array(tensor)
    if values.size == 0:
        suffixes = [] if values.ndim == 1 else [size]
        return "[]", suffixes if d is default else [*suffixes, f"dtype={d}"]
    suffixes = [] if OPTIONS.edgeitems else [size]
    if d not in (default, default.to_complex(), dtypes.int64, dtypes.bool_):
        suffixes.append(f"dtype={d}")
    if d.category == 2:
        values = values.astype(np.float64)
    return _elements_text(values, indent), suffixes


def with_suffixes(text: str, suffixes: list[str], indent: int, breaks: bool) -> str:
    """`text` and what follows the elements, broken where a line would grow too long, and with `breaks` at once."""
    parts = [text]
    length = len(text) - text.rfind("\n") + 1
    for suffix in suffixes:
        # Measured with PyTorch's shorter name, so that the texts differ in the name alone.
        width = len(suffix.replace("gradsmith.", "torch."))
        if breaks or length + width + 2 > OPTIONS.linewidth:
            breaks = False
            parts.append(",\n" + " " * indent + suffix)
            length = indent + width
        else:
            parts.append(", " + suffix)
            length += width + 2
    parts.append(")")
    return "".join(parts)
