"""How many floating-point operations a program's products take: matrix products, convolutions, attention."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import prod
from typing import Any, Self

from ..autograd.engine.graph_task import queue_callback
from ..autograd.graph import register_multi_grad_hook
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..nn.module import Module
from ..nn.module_hooks import register_module_forward_hook, register_module_forward_pre_hook
from ._python_dispatch import TorchDispatchMode
from ._pytree import tree_leaves, tree_map

__all__ = ["FlopCounterMode", "flop_registry", "register_flop_formula"]

Formula = Callable[..., int]

flop_registry: dict[Any, Formula] = {}
"""By operator, with all its overloads: a function of a call's arguments and `out_val`, its result."""


def register_flop_formula(targets: Any, get_raw: bool = False) -> Callable[[Formula], Formula]:
    """A decorator of the function that counts the operations of `targets`, an operator or several of ``ops``.

    The function gets a call's arguments with shapes in place of tensors, and `out_shape`; with `get_raw` the tensors
    themselves, and `out_val`.
    """

    def decorate(formula: Formula) -> Formula:
        def of_shapes(*args: Any, out_val: Any, **kwargs: Any) -> int:
            args, kwargs, out_shape = tree_map(_shape, (args, kwargs, out_val))
            return formula(*args, out_shape=out_shape, **kwargs)

        for target in targets if isinstance(targets, list | tuple) else [targets]:
            if target in flop_registry:
                raise RuntimeError(f"duplicate registrations for {target}")
            flop_registry[target] = formula if get_raw else of_shapes
        return formula

    return decorate


def _shape(value: Any) -> Any:
    return value.shape if isinstance(value, Tensor) else value


@register_flop_formula(ops.aten.mm)
def mm_flop(a: Sequence[int], b: Sequence[int], *_: Any, out_shape: Any, **__: Any) -> int:
    """A product and a sum for each element of rows by columns."""
    return 2 * prod(a) * b[-1]


@register_flop_formula(ops.aten.addmm)
def addmm_flop(
    added: Any, a: Sequence[int], b: Sequence[int], *_: Any, out_shape: Any, **__: Any
) -> int:
    """Like `mm_flop`; what is added does not count."""
    return mm_flop(a, b, out_shape=out_shape)


bmm_flop = register_flop_formula(ops.aten.bmm)(mm_flop)
baddbmm_flop = register_flop_formula(ops.aten.baddbmm)(addmm_flop)


def conv_flop_count(
    x_shape: Sequence[int],
    w_shape: Sequence[int],
    out_shape: Sequence[int],
    transposed: bool = False,
) -> int:
    """A product and a sum for each tap at each place; of groups as if there were one."""
    places = (x_shape if transposed else out_shape)[2:]
    return 2 * prod(places) * prod(w_shape) * x_shape[0]


@register_flop_formula(ops.aten.convolution)
def conv_flop(
    x: Sequence[int],
    w: Sequence[int],
    bias: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    transposed: bool,
    *_: Any,
    out_shape: Sequence[int],
    **__: Any,
) -> int:
    """Like `conv_flop_count`."""
    return conv_flop_count(x, w, out_shape, transposed)


@register_flop_formula(ops.aten.convolution_backward)
def conv_backward_flop(
    grad_out: Sequence[int],
    x: Sequence[int],
    w: Sequence[int],
    bias: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    transposed: bool,
    output_padding: Any,
    groups: int,
    output_mask: Sequence[bool],
    *,
    out_shape: Sequence[Any],
) -> int:
    """The convolutions that the gradients of input and weight are, as far as they are asked for."""
    count = 0
    if output_mask[0]:
        count += conv_flop_count(grad_out, w, x, not transposed)
    if output_mask[1]:
        one, other = (grad_out, x) if transposed else (x, grad_out)
        count += conv_flop_count(_turned(one), _turned(other), _turned(w))
    return count


def _turned(shape: Sequence[int]) -> tuple[int, ...]:
    return (shape[1], shape[0], *shape[2:])


class FlopCounterMode(TorchDispatchMode):
    """In its block, forward and backward, each product that `flop_registry` knows is counted, by modules and in all.

    `custom_mapping` adds formulas, or takes the place of known ones.  With `display` a table is printed at the end, of
    modules down to `depth`, None for all.  `mods` changes nothing: all modules are followed.
    """

    def __init__(
        self,
        mods: Module | list[Module] | None = None,
        depth: int | None = 2,
        display: bool = True,
        custom_mapping: dict[Any, Formula] | None = None,
    ) -> None:
        super().__init__()
        self.depth = depth
        self.display = display
        self.flop_counts: dict[str, dict[Any, int]] = {}
        self._formulas = {**flop_registry, **(custom_mapping or {})}
        self._open: list[str] = []
        self._names: dict[Module, str] = {}
        self._handles: list[Any] = []

    def get_total_flops(self) -> int:
        """All that was counted."""
        return sum(self.flop_counts.get("Global", {}).values())

    def get_flop_counts(self) -> dict[str, dict[Any, int]]:
        """By module, by its path from the outermost, and by operator; ``Global`` has all."""
        return {module: dict(counts) for module, counts in self.flop_counts.items()}

    def get_table(self, depth: int | None = None) -> str:
        """A row for each module and operator: how many, and how much of all."""
        limit = self.depth if depth is None else depth
        total = self.get_total_flops()
        rows = [("Module", "FLOP", "% Total")]
        for module in sorted(self.flop_counts, key=lambda name: (name != "Global", name)):
            below = 0 if module == "Global" else module.count(".") + 1
            if limit is not None and below > limit:
                continue
            counts = self.flop_counts[module]
            for name, count in ((module, sum(counts.values())), *_named(counts)):
                share = count / total if total else 0.0
                rows.append((" " * below + name, f"{count:,}", f"{share:.2%}"))
        widths = [max(len(row[i]) for row in rows) for i in range(3)]
        lines = [f"{a:<{widths[0]}}  {b:>{widths[1]}}  {c:>{widths[2]}}" for a, b, c in rows]
        return "\n".join([lines[0], "  ".join("-" * width for width in widths), *lines[1:]])

    def __enter__(self) -> Self:
        self.flop_counts = {"Global": defaultdict(int)}
        self._handles = [
            register_module_forward_pre_hook(self._before),
            register_module_forward_hook(self._after, always_call=True),
        ]
        super().__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)
        for handle in self._handles:
            handle.remove()
        self._handles.clear()
        self._open.clear()
        if self.display:
            print(self.get_table())

    def _before(self, module: Module, args: Any) -> None:
        if module not in self._names:
            self._name(module)
        name = self._names[module]
        self._open.append(name)
        self._when_differentiated(args, lambda: self._open.remove(name), name)

    def _name(self, module: Module) -> None:
        outside = self._open[-1] if self._open else ""
        root = f"{outside}.{type(module).__name__}" if outside else type(module).__name__
        for path, below in module.named_modules(prefix=root):
            self._names.setdefault(below, path)

    def _after(self, module: Module, args: Any, result: Any) -> None:
        name = self._names[module]
        if name in self._open:
            self._open.remove(name)
        self._when_differentiated(result, lambda: self._enter_backward(name), None)

    def _enter_backward(self, name: str) -> None:
        # A module whose inputs need no gradients is left only when the whole backward ends.
        queue_callback(self._open.clear)
        self._open.append(name)

    def _when_differentiated(
        self, values: Any, act: Callable[[], None], inside: str | None
    ) -> None:
        """Let a backward `act` when it has the gradients of the tensors in `values`, if it is `inside` that module."""
        tensors = [v for v in tree_leaves(values) if isinstance(v, Tensor) and v.requires_grad]
        if tensors:
            self._handles.append(
                register_multi_grad_hook(
                    tensors, lambda grads: act() if inside is None or inside in self._open else None
                )
            )

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        result = func(*args, **(kwargs or {}))
        formula = self._formulas.get(func.overloadpacket)
        if formula is not None:
            count = formula(*args, **(kwargs or {}), out_val=result)
            for module in {"Global", *self._open}:
                self.flop_counts.setdefault(module, defaultdict(int))[func.overloadpacket] += count
        return result


def _named(counts: dict[Any, int]) -> list[tuple[str, int]]:
    return [(f" - {packet}", count) for packet, count in counts.items()]
