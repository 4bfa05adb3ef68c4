"""The Python dispatcher: calls that also look at what `OpOverload.py_impl` registered.

While it is on, a function given with ``@op.py_impl(key)`` counts as registered at `key` (a runtime or an alias
key): it takes the place of a kernel there, and the rules of the computed table choose among all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..core.keys import DispatchKey
from ..core.keysets import raw_bits
from ..core.state import state
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..dispatch.operator import OpOverload
from ..utils import _pytree as pytree

__all__ = ["enable_pre_dispatch", "enable_python_dispatcher", "no_python_dispatcher"]

_KEY = raw_bits(DispatchKey["PythonDispatcher"])

CROSSREF_FUNCTIONALIZE = False


class _Switch:
    """Includes a key in the calls of a ``with`` block, or not, per thread."""

    _on = True
    _key = _KEY

    def __enter__(self) -> None:
        self._previous = state.included
        before = self._previous
        state.switch(included=before | self._key if self._on else before & ~self._key)

    def __exit__(self, *exception: object) -> None:
        state.switch(included=self._previous)


class enable_python_dispatcher(_Switch):
    """Within the block functions given by ``py_impl`` are consulted at every key."""


class no_python_dispatcher(_Switch):
    """Within the block they are not, though an outer block turned the dispatcher on."""

    _on = False


class enable_pre_dispatch(_Switch):
    """Within the block calls come by the key PreDispatch, above autograd."""

    _key = raw_bits(DispatchKey["PreDispatch"])


def all_py_loaded_overloads() -> Iterator[OpOverload]:
    """Every operator that there is."""
    for namespace in ops:
        packets = getattr(ops, namespace)
        for name in packets:
            yield from getattr(packets, name).op_overloads()


@contextmanager
def suspend_functionalization() -> Iterator[None]:
    """Nothing is functionalized here: the block runs as it is."""
    yield


# -- results inferred and results -------------------------------------------------------------------------


def check_tensor_metadata_matches(nv: Tensor, rv: Tensor, desc: Callable[[], str]) -> None:
    """AssertionError, with what ``desc()`` says, unless two tensors have one shape, dtype and strides that matter."""
    if not callable(desc):
        raise AssertionError(f"desc must be callable, got {type(desc)}")
    for what, ours, theirs in (
        ("sizes", tuple(nv.shape), tuple(rv.shape)),
        ("dtype", nv.dtype, rv.dtype),
        ("strides", _significant_strides(nv), _significant_strides(rv)),
    ):
        if ours != theirs:
            raise AssertionError(f"{desc()}: {what} {ours} != {theirs}")


def _significant_strides(tensor: Tensor) -> tuple[int, ...]:
    """Strides of dimensions with more than one place, of a tensor with elements."""
    if not tensor.numel():
        return ()
    return tuple(s for s, size in zip(tensor.stride(), tensor.shape) if size > 1)


def check_metadata_matches(n: object, r: object, desc: Callable[[], str]) -> None:
    """`check_tensor_metadata_matches` of all tensors in two trees.  AssertionError where there are more in one."""
    if not callable(desc):
        raise AssertionError(f"desc must be callable, got {type(desc)}")
    ours, theirs = pytree.tree_leaves(n), pytree.tree_leaves(r)
    if len(ours) != len(theirs):
        raise AssertionError(f"{desc()}: {len(ours)} values != {len(theirs)}")
    for number, (one, other) in enumerate(zip(ours, theirs)):
        if isinstance(other, Tensor):

            def which(number: int = number) -> str:
                return f"{desc()} output {number}"

            check_tensor_metadata_matches(one, other, which)


class Lit:
    """Text that is its own repr."""

    def __init__(self, s: str) -> None:
        self.s = s

    def __repr__(self) -> str:
        return self.s


def _fmt(a: object) -> object:
    """A tensor as the call that makes one like it; other values as they are."""
    if isinstance(a, Tensor):
        return Lit(f"gradsmith.empty_strided({tuple(a.shape)}, {a.stride()}, dtype={a.dtype})")
    return a


def make_crossref_functionalize(op: OpOverload, final_key: DispatchKey) -> Callable[..., Any]:
    """`op` at a key, as a function that holds its results to those inferred for meta tensors.

    It raises AssertionError where they differ.
    """

    def checked(*args: Any, **kwargs: Any) -> Any:
        def infer(value: Any) -> Any:
            return value.detach().to("meta") if isinstance(value, Tensor) else value

        inferred = op(*pytree.tree_map(infer, args), **pytree.tree_map(infer, kwargs))
        result = op._op_dk(final_key, *args, **kwargs)

        def described() -> str:
            shown = [repr(pytree.tree_map(_fmt, value)) for value in args]
            shown += [f"{name}={pytree.tree_map(_fmt, value)}" for name, value in kwargs.items()]
            return f"{op}({', '.join(shown)})"

        check_metadata_matches(inferred, result, described)
        return result

    return checked


@contextmanager
def enable_crossref_functionalize() -> Iterator[None]:
    """The Python dispatcher, for the block: nothing is functionalized here, so that there is no more to compare."""
    with enable_python_dispatcher():
        yield
