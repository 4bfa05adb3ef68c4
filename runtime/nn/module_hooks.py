"""Hooks of modules: their registration, a call that runs them, and gradients of a module's inputs and outputs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence, Sized
from typing import TYPE_CHECKING, Any

from ..autograd.function import Function
from ..autograd.grad_mode import is_grad_enabled
from ..autograd.nodes.hooks import RemovableHandle
from ..core.nesting import as_kind_of
from ..core.origin import warn_caller
from ..core.tensor import Tensor

if TYPE_CHECKING:
    from .module import Module

Hook = Callable[..., Any]
Hooks = OrderedDict[int, Any]

_MIXED = "Cannot use both regular backward hooks and full backward hooks {}. Please use only one of them."


class GlobalHooks:
    """Hooks that every module runs, before its own."""

    __slots__ = (
        *("forward", "forward_pre", "backward", "backward_pre", "is_full", "registration"),
        *("with_kwargs", "always_called"),
    )

    def __init__(self) -> None:
        self.forward: Hooks = OrderedDict()
        self.forward_pre: Hooks = OrderedDict()
        self.backward: Hooks = OrderedDict()
        self.backward_pre: Hooks = OrderedDict()
        self.is_full: bool | None = None
        self.registration: dict[str, Hooks] = {
            kind: OrderedDict() for kind in ("module", "parameter", "buffer")
        }
        self.with_kwargs: Hooks = OrderedDict()
        self.always_called: Hooks = OrderedDict()

    def __bool__(self) -> bool:
        """Whether calls have any to run."""
        return bool(self.forward or self.forward_pre or self.backward or self.backward_pre)

    def registered(self, kind: str, module: Module, name: str, value: Any) -> Any:
        """What is registered as `name`, which hooks may replace."""
        for hook in self.registration[kind].values():
            value = _or(hook(module, name, value), value)
        return value


EVERYWHERE = GlobalHooks()


def _or(result: Any, value: Any) -> Any:
    return value if result is None else result


def _add(
    table: Hooks, hook: Hook, prepend: bool = False, **marks: tuple[Hooks, bool]
) -> RemovableHandle:
    """Put `hook` into `table`, and its number into each table of `marks` whose mark is set."""
    marked = [t for t, is_set in marks.values() if is_set]
    return RemovableHandle.adding(table, hook, prepend, marked)


def register_module_module_registration_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, name, submodule)`` where any module gets a child; what it returns is used instead."""
    return _add(EVERYWHERE.registration["module"], hook)


def register_module_parameter_registration_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, name, parameter)`` where any module gets a parameter."""
    return _add(EVERYWHERE.registration["parameter"], hook)


def register_module_buffer_registration_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, name, buffer)`` where any module gets a buffer."""
    return _add(EVERYWHERE.registration["buffer"], hook)


def register_module_forward_pre_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, args)`` before every module's ``forward``; see `Module.register_forward_pre_hook`."""
    return _add(EVERYWHERE.forward_pre, hook)


def register_module_forward_hook(
    hook: Hook, *, with_kwargs: bool = False, always_call: bool = False
) -> RemovableHandle:
    """Call ``hook(module, args, output)`` after every module's ``forward``; see `Module.register_forward_hook`."""
    kwargs, always = EVERYWHERE.with_kwargs, EVERYWHERE.always_called
    return _add(
        EVERYWHERE.forward, hook, kwargs=(kwargs, with_kwargs), always=(always, always_call)
    )


def register_module_backward_hook(hook: Hook) -> RemovableHandle:
    """The older form of `register_module_full_backward_hook`, whose gradients are those of one node."""
    return _add_backward(EVERYWHERE, hook, False)


def register_module_full_backward_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, grad_input, grad_output)`` once every module's gradients are there."""
    return _add_backward(EVERYWHERE, hook, True)


def register_module_full_backward_pre_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, grad_output)`` before every module's gradients are computed."""
    return _add(EVERYWHERE.backward_pre, hook)


def _add_backward(owner: GlobalHooks, hook: Hook, is_full: bool) -> RemovableHandle:
    if owner.is_full is (not is_full):
        raise RuntimeError(_MIXED.format("as a global Module hook"))
    owner.is_full = is_full
    return _add(owner.backward, hook)


class ModuleHooks:
    """The hooks of one module."""

    _backward_hooks: Hooks
    _backward_pre_hooks: Hooks
    _is_full_backward_hook: bool | None
    _forward_hooks: Hooks
    _forward_hooks_with_kwargs: Hooks
    _forward_hooks_always_called: Hooks
    _forward_pre_hooks: Hooks
    _forward_pre_hooks_with_kwargs: Hooks
    _hooked = False
    """Whether there ever was a hook: calls of the others look no further."""

    def register_forward_pre_hook(
        self, hook: Hook, *, prepend: bool = False, with_kwargs: bool = False
    ) -> RemovableHandle:
        """Call ``hook(module, args)`` before `forward`; what it returns is used for the arguments.

        `prepend` puts it before the module's other hooks.  With `with_kwargs` it is called as
        ``hook(module, args, kwargs)`` and returns None or both.
        """
        self._hooked = True
        kwargs = self._forward_pre_hooks_with_kwargs
        return _add(self._forward_pre_hooks, hook, prepend, kwargs=(kwargs, with_kwargs))

    def register_forward_hook(
        self,
        hook: Hook,
        *,
        prepend: bool = False,
        with_kwargs: bool = False,
        always_call: bool = False,
    ) -> RemovableHandle:
        """Call ``hook(module, args, output)`` after `forward`; what it returns is used for the output.

        With `with_kwargs` it is called as ``hook(module, args, kwargs, output)``; with `always_call` also where
        `forward` raised.
        """
        self._hooked = True
        kwargs, always = self._forward_hooks_with_kwargs, self._forward_hooks_always_called
        marks = {"kwargs": (kwargs, with_kwargs), "always": (always, always_call)}
        return _add(self._forward_hooks, hook, prepend, **marks)

    def register_full_backward_pre_hook(self, hook: Hook, prepend: bool = False) -> RemovableHandle:
        """Call ``hook(module, grad_output)`` before gradients go through the module; it may return others."""
        self._hooked = True
        return _add(self._backward_pre_hooks, hook, prepend)

    def register_full_backward_hook(self, hook: Hook, prepend: bool = False) -> RemovableHandle:
        """Call ``hook(module, grad_input, grad_output)`` once the gradients of the inputs are there.

        It may return other gradients of the inputs.  Inputs and outputs of a module with such a hook cannot be
        changed in place.
        """
        return self._add_backward_hook(hook, True, prepend)

    def register_backward_hook(self, hook: Hook) -> RemovableHandle:
        """The older form of `register_full_backward_hook`: its gradients are those of the last node alone."""
        return self._add_backward_hook(hook, False, False)

    def _add_backward_hook(self, hook: Hook, is_full: bool, prepend: bool) -> RemovableHandle:
        if self._is_full_backward_hook is (not is_full):
            raise RuntimeError(_MIXED.format("on a single Module"))
        self._is_full_backward_hook = is_full
        self._hooked = True
        return _add(self._backward_hooks, hook, prepend)

    def _get_backward_hooks(self) -> tuple[list[Hook], list[Hook]]:
        """Those that want the whole module's gradients, and the older ones."""
        full: list[Hook] = []
        older: list[Hook] = []
        for is_full, hooks in (
            (EVERYWHERE.is_full, EVERYWHERE.backward),
            (self._is_full_backward_hook, self._backward_hooks),
        ):
            (full if is_full is True else older).extend(hooks.values())
        return full, older

    def _get_backward_pre_hooks(self) -> list[Hook]:
        return [*EVERYWHERE.backward_pre.values(), *self._backward_pre_hooks.values()]


class _Call:
    """One call of a module with hooks."""

    def __init__(self, module: Module, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.module, self.args, self.kwargs = module, args, kwargs
        self.result: Any = None
        self.called: set[int] = set()

    def run(self) -> Any:
        module = self.module
        full, older = module._get_backward_hooks()
        before = module._get_backward_pre_hooks()
        self._run_pre_hooks()
        watch = BackwardHook(module, full, before) if full or before else None
        if watch is not None:
            self.args = watch.setup_input_hook(self.args)
        self.result = module.forward(*self.args, **self.kwargs)
        for number, hook in (*EVERYWHERE.forward.items(), *module._forward_hooks.items()):
            self.called.add(number)
            self.result = _or(self._after(number, hook), self.result)
        if watch is not None:
            if not isinstance(self.result, (Tensor, tuple)):
                warn_caller(
                    "For backward hooks to be called, module output should be a Tensor or a tuple of "
                    f"Tensors but received {type(self.result)}"
                )
            self.result = watch.setup_output_hook(self.result)
        if older:
            self._watch_last_node(older)
        return self.result

    def _run_pre_hooks(self) -> None:
        module = self.module
        for number, hook in (*EVERYWHERE.forward_pre.items(), *module._forward_pre_hooks.items()):
            if number in module._forward_pre_hooks_with_kwargs:
                both = hook(module, self.args, self.kwargs)
                if both is None:
                    continue
                if not isinstance(both, tuple) or len(both) != 2:
                    raise RuntimeError(
                        "forward pre-hook must return None or a tuple of (new_args, new_kwargs), "
                        f"but got {both}."
                    )
                self.args, self.kwargs = both
            else:
                args = _or(hook(module, self.args), self.args)
                self.args = args if isinstance(args, tuple) else (args,)

    def _after(self, number: int, hook: Hook) -> Any:
        module = self.module
        if number in module._forward_hooks_with_kwargs or number in EVERYWHERE.with_kwargs:
            return hook(module, self.args, self.kwargs, self.result)
        return hook(module, self.args, self.result)

    def run_always_called(self) -> None:
        """After an error: the hooks that are called in any case, and were not yet."""
        module = self.module
        for what, hooks, always in (
            ("global module", EVERYWHERE.forward, EVERYWHERE.always_called),
            ("module", module._forward_hooks, module._forward_hooks_always_called),
        ):
            for number, hook in hooks.items():
                if number not in always or number in self.called:
                    continue
                try:
                    self.result = _or(self._after(number, hook), self.result)
                except Exception as error:
                    warn_caller(
                        f"{what} forward hook with ``always_call=True`` raised an exception that was "
                        f"silenced as another error was raised in forward: {error}"
                    )

    def _watch_last_node(self, hooks: Sequence[Hook]) -> None:
        value = self.result
        while not isinstance(value, Tensor):
            if isinstance(value, dict):
                value = next(v for v in value.values() if isinstance(v, Tensor))
            else:
                value = value[0]
        if value.grad_fn is not None:
            for hook in hooks:
                value.grad_fn.register_hook(_WithModule(hook, self.module))


def call_with_hooks(module: Module, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``module.forward(*args, **kwargs)`` with all hooks around it."""
    call = _Call(module, args, kwargs)
    try:
        return call.run()
    except Exception:
        call.run_always_called()
        raise


class _WithModule:
    """A hook that is given the module first."""

    def __init__(self, hook: Hook, module: Any) -> None:
        self.hook, self.module = hook, module

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.hook(self.module, *args, **kwargs)


class BackwardHookFunction(Function):
    """The identity, whose node sees all gradients of a module's inputs, or of its outputs, at once."""

    @staticmethod
    def forward(ctx: Any, *tensors: Tensor) -> tuple[Tensor, ...]:
        ctx.mark_non_differentiable(*(t for t in tensors if not t.requires_grad))
        return tensors

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        return grads


class BackwardHook:
    """Calls a module's backward hooks once gradients of its inputs and its outputs are both known."""

    def __init__(self, module: Any, user_hooks: Sequence[Hook], pre_hooks: Sequence[Hook]) -> None:
        self.module, self.user_hooks, self.pre_hooks = module, user_hooks, pre_hooks
        self.grad_outputs: tuple[Any, ...] | None = None
        self.inputs: list[int] | None = None
        self.outputs: list[int] | None = None
        self.n_inputs = self.n_outputs = -1

    def setup_input_hook(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments, behind a node that is watched."""
        out, self.inputs, node = _behind_a_node(args)
        self.n_inputs = len(args)
        if node is not None:
            node.register_hook(self._inputs_arrived)
        return out

    def setup_output_hook(self, result: Any) -> Any:
        """The output, behind a node that is watched."""
        results = result if isinstance(result, tuple) else (result,)
        out, self.outputs, node = _behind_a_node(results)
        self.n_outputs = len(results)
        if node is not None:
            node.register_hook(self._outputs_arrived)
        return out if isinstance(result, tuple) else out[0]

    def _inputs_arrived(self, grad_input: Sequence[Any], _: Any) -> Any:
        if self.grad_outputs is None:  # a gradient that did not come through the module's outputs
            return None
        assert self.inputs is not None
        grads: Sequence[Any] = _spread(self.inputs, grad_input, self.n_inputs)
        for hook in self.user_hooks:
            out = hook(self.module, grads, self.grad_outputs)
            if out is not None:
                _check_number("Backward hook", "grad_input", out, grads)
                grads = out
        self.grad_outputs = None
        return tuple(grads[i] for i in self.inputs)

    def _outputs_arrived(self, _: Any, grad_output: Sequence[Any]) -> Any:
        assert self.outputs is not None
        grads: tuple[Any, ...] = _spread(self.outputs, grad_output, self.n_outputs)
        for hook in self.pre_hooks:
            out = hook(self.module, grads)
            if out is not None:
                _check_number("Backward pre hook", "grad_output", out, grads)
                grads = out
        self.grad_outputs = grads
        if self.inputs is None:
            self._without_inputs(grads)
        return tuple(grads[i] for i in self.outputs)

    def _without_inputs(self, grads: tuple[Any, ...]) -> None:
        """No input requires a gradient, so that none will arrive: hooks are called right here."""
        warn_caller(
            "Full backward hook is firing when gradients are computed with respect to module outputs "
            "since no inputs require gradients."
        )
        for hook in self.user_hooks:
            out = hook(self.module, (None,) * self.n_inputs, grads)
            if out is not None and not (isinstance(out, tuple) and all(g is None for g in out)):
                raise RuntimeError(
                    "Backward hook for Modules where no input requires gradient should always return "
                    "None or None for all gradients."
                )
        self.grad_outputs = None


def _check_number(what: str, of: str, out: Sequence[Any], expected: Sequence[Any]) -> None:
    if not isinstance(out, Sized):
        kind = type(out).__name__
        raise TypeError(f"{what} returned {kind}, but expected None or a tuple of {len(expected)}")
    if len(out) != len(expected):
        raise RuntimeError(
            f"{what} returned an invalid number of {of}, got {len(out)}, but expected {len(expected)}"
        )


def _spread(places: Sequence[int], values: Sequence[Any], size: int) -> tuple[Any, ...]:
    """`values` at their places, and None elsewhere."""
    out: list[Any] = [None] * size
    for place, value in zip(places, values, strict=True):
        out[place] = value
    return tuple(out)


def _behind_a_node(
    values: tuple[Any, ...],
) -> tuple[tuple[Any, ...], list[int] | None, Any]:
    """`values` with their tensors behind one node, the places of these, and the node."""
    places = [i for i, value in enumerate(values) if isinstance(value, Tensor)]
    tensors = [values[i] for i in places]
    if not (is_grad_enabled() and any(t.requires_grad for t in tensors)):
        return values, None, None
    out = list(values)
    node = None
    for place, tensor in zip(places, BackwardHookFunction.apply(*tensors), strict=True):
        out[place] = tensor
        node = tensor.grad_fn or node
    kept = as_kind_of(values, out)
    return kept, places, node
