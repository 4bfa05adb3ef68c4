"""The context of a custom Function, which passes state from `forward` to `backward`."""

from __future__ import annotations

import warnings
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from ...core.tensor import Tensor
from ..engine.graph_task import keeps_graph
from ..nodes.hooks import RemovableHandle
from ..nodes.node import Edge, Node, OutputMetadata
from ..nodes.saved import RELEASED, unpack, unpack_with_history
from ..nodes.saved_hooks import SavedTensor
from .inputs import Structured, aligned, note_call
from .outputs import UNSAVED, materialized

if TYPE_CHECKING:
    from ..function import _SingleLevelFunction

_TAKEN = object()
"""What stands for saved tensors that could be asked for once, and were."""


class FunctionCtx:
    """What `forward` and `setup_context` may say about a call; each method leaves it in a field."""

    to_save: tuple[Any, ...] | None
    dirty_tensors: tuple[Tensor, ...] | None
    non_differentiable: tuple[Tensor, ...] | None
    saved_for_forward: tuple[Any, ...] | None
    materialize_grads: bool

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Keep inputs and outputs (or other tensors) for `backward`, where `saved_tensors` has them.

        Call it at most once.  In-place changes made after the call are noticed when they are used.
        """
        self.to_save = tensors

    def save_for_forward(self, *tensors: Tensor | None) -> None:
        """Keep tensors for `jvp`, which is called before the call of the Function returns."""
        for position, tensor in enumerate(tensors):
            if tensor is not None and not isinstance(tensor, Tensor):
                raise AssertionError(
                    "save_for_forward expects all arguments to be tensors, but argument "
                    f"{position} is of type {type(tensor).__name__}; save non-tensors as attributes on ctx."
                )
        self.saved_for_forward = tensors

    def mark_dirty(self, *args: Tensor) -> None:
        """Say that `forward` changed these inputs in place; each must also be returned."""
        self.dirty_tensors = args

    def mark_non_differentiable(self, *args: Tensor) -> None:
        """Say that these outputs carry no gradient; `backward` still has an argument for each."""
        self.non_differentiable = args

    def set_materialize_grads(self, value: bool) -> None:
        """Whether `backward` receives zeros (True, the default) or None for an output without gradient."""
        self.materialize_grads = value

    def mark_shared_storage(self, *pairs: Any) -> None:
        """Deprecated, does nothing."""
        warnings.warn(
            "mark_shared_storage is deprecated. Tensors with shared storages are automatically tracked. "
            "Note that calls to `set_()` are not tracked",
            FutureWarning,
            stacklevel=2,
        )


class _HookMixin:
    @staticmethod
    def _register_hook(
        backward_hooks: OrderedDict[int, Callable[..., Any]] | None, hook: Callable[..., Any]
    ) -> tuple[OrderedDict[int, Callable[..., Any]], RemovableHandle]:
        """Put `hook` into a dictionary of hooks, made now if there is none; also what removes it."""
        if backward_hooks is None:
            backward_hooks = OrderedDict()
        return backward_hooks, RemovableHandle.adding(backward_hooks, hook)


def _flag(stored: str, doc: str, **options: Any) -> Any:
    """A property that takes True or False only."""

    def assign(self: Any, value: bool) -> None:
        if not isinstance(value, bool):
            raise TypeError(
                f"{self._forward_cls.__name__}: {doc} expects a bool, not {type(value).__name__}"
            )
        setattr(self, stored, value)

    return property(lambda self: getattr(self, stored), assign, doc=doc)


class _FunctionBase(Node):
    """The node of a call of a custom Function.

    Attributes may be set freely; tensors belong into `save_for_backward`.
    """

    # Defaults live in the class: most calls set few of these.
    __slots__ = ("_is_tensor", "_needs")

    _form: Structured | None = None
    """How the inputs were nested, if a tensor was within a structure."""
    _positional: int | float = float("inf")
    """How many arguments were passed by position, where some were passed by keyword."""

    takes_undefined = True
    runs_user_code = True
    saved_names = ("saved",)
    next_edges: tuple[Edge | None, ...] = ()
    _metadata: tuple[OutputMetadata, ...] = ()
    _hooks: Any = None
    _forward_cls: ClassVar[type[_SingleLevelFunction]]

    raw_saved: Any = UNSAVED
    # What programs say and may assign; gone when the call returns.
    to_save: tuple[Any, ...] | None = None
    dirty_tensors: tuple[Tensor, ...] | None = None
    non_differentiable: tuple[Tensor, ...] | None = None
    saved_for_forward: tuple[Any, ...] | None = None

    _materialize: bool = True
    _materialize_constant: bool = True
    _is_view: bool = False
    _unmaterialized: frozenset[int] = frozenset()
    """Numbers of outputs without gradients for which `backward` gets None."""
    _forward: Any = None
    """Arguments and their tangents, until `jvp` has been called."""
    _needs: tuple[bool, ...]
    _is_tensor: tuple[bool, ...]

    materialize_grads = _flag("_materialize", "materialize_grads")
    _materialize_non_diff_grads = _flag("_materialize_constant", "_materialize_non_diff_grads")
    _is_pure_view = _flag("_is_view", "_is_pure_view")
    _compiled_autograd_backward_state: Any = None

    @property
    def saved_tensors(self) -> tuple[Any, ...]:
        """What `save_for_backward` was given, or in `jvp` `save_for_forward`; empty until forward has returned.

        RuntimeError once the graph has been given up, and at a second access if the Function says
        ``clear_saved_tensors_on_access = True``.
        """
        saved = self.raw_saved
        if saved.__class__ is not tuple:
            self._check_kept()
        found = tuple([unpack_with_history(item, self) for item in saved])
        if self._forward_cls.clear_saved_tensors_on_access is not False:
            if self._says("clear_saved_tensors_on_access"):
                self.raw_saved = _TAKEN
        return found

    @property
    def saved_variables(self) -> tuple[Any, ...]:
        """Deprecated name of `saved_tensors`."""
        warnings.warn("'saved_variables' is deprecated; use 'saved_tensors'", DeprecationWarning, 2)
        return self.saved_tensors

    @property
    def needs_input_grad(self) -> tuple[bool, ...]:
        """For each argument of `forward`, whether its gradient is wanted.

        For a structure with tensors it is False, or a structure of the same form.
        """
        return self._needs

    @needs_input_grad.setter
    def needs_input_grad(self, value: tuple[bool, ...]) -> None:
        self._needs = value

    @property
    def _raw_saved_tensors(self) -> tuple[SavedTensor, ...]:
        self._check_kept()
        return SavedTensor.each(self, "saved")

    def _check_kept(self) -> None:
        """RuntimeError if what was saved is there no more."""
        if self.raw_saved is RELEASED:
            unpack(RELEASED, self)
        if self.raw_saved is _TAKEN:
            raise RuntimeError(
                "saved_tensors can only be accessed once when clear_saved_tensors_on_access=True is set on the "
                "autograd.Function. Either access saved_tensors only once, or set "
                "clear_saved_tensors_on_access=False."
            )

    def release_variables(self) -> None:
        self.raw_saved = RELEASED

    def maybe_clear_saved_tensors(self) -> None:
        """Give up what was saved, unless the backward that runs retains the graph, or none runs."""
        if not keeps_graph():
            self.release_variables()

    def pruned(self, edges: tuple[Edge | None, ...]) -> Node:
        return self  # what a user's backward returns too much is dropped

    def _get_compiled_autograd_symints(self) -> tuple[Any, ...]:
        """Symbolic sizes that the node holds: none, for sizes are numbers."""
        return ()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise TypeError(
            f"'{type(self).__name__}' object is not callable: a custom Function's node has apply()"
        )

    def __repr__(self) -> str:
        return object.__repr__(self)

    def _says(self, option: str) -> bool:
        """The value of an option of the Function.  RuntimeError unless it is True or False."""
        value = getattr(self._forward_cls, option)
        if not isinstance(value, bool):
            raise RuntimeError(
                f"{self._forward_cls.__name__}: {option} must be a bool, got {type(value).__name__}"
            )
        return value


class BackwardCFunction(_FunctionBase, FunctionCtx, _HookMixin):
    """The class of the nodes of a custom Function; each Function has one of its own."""

    __slots__ = ()
    _autograd_function_id: ClassVar[int]

    def apply(self, *grads: Tensor | None) -> Any:
        """What the user's backward returns for these gradients, unchecked."""
        return self._call_backward(list(grads))

    def apply_boxed(self, *args: Any) -> Any:
        """Like `apply`, with arguments passed on as they are: a list of gradients, if the Function wants one."""
        return self._get_user_fn()(self, *args)

    def apply_jvp(self, *args: Any) -> Any:
        """What the user's `jvp` returns for these tangents."""
        return self._forward_cls.jvp(self, *args)

    def run(self, grads: list[Tensor | None]) -> tuple[Tensor | None, ...]:
        return aligned(self, self._call_backward(grads))

    def _call_backward(self, grads: list[Tensor | None]) -> Any:
        given: Any = grads
        if self._materialize:
            for grad in grads:
                if grad is None:
                    given = materialized(grads, self._metadata, self._unmaterialized)
                    break
        function = self._forward_cls
        if function.boxed_grads_call is not False and self._says("boxed_grads_call"):
            given = (given,)
            grad = None  # the list alone holds gradients, so that who takes one out frees it
        method = "backward" if function.vjp is function._unwritten else self._method()
        try:
            return getattr(function, method)(self, *given)
        except TypeError as error:
            note_call(function, method, (self, *given), {}, error)
            raise

    def _method(self) -> str:
        """The name of the user's backward."""
        function = self._forward_cls
        if function.vjp is function._unwritten:
            return "backward"
        if function.backward is not function._unwritten:
            raise RuntimeError(
                f"{function.__name__}: Implementing both 'backward' and 'vjp' for a custom Function is not "
                "allowed. You should only implement one of them."
            )
        return "vjp"

    def _get_user_fn(self) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self._forward_cls, self._method())
        return found

    def _compiled_autograd_key(self) -> tuple[Any, ...]:
        """What tells backwards of calls of different Functions apart."""
        function: Any = self._forward_cls
        key: tuple[Any, ...] = function._compiled_autograd_key(self)
        return key
