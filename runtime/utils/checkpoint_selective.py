"""Choosing, operator by operator, what a checkpoint keeps: `create_selective_checkpoint_contexts`.

A mode around forward keeps results of those operators; a mode around the second run gives them out, in their order,
in place of calling the operator again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, NamedTuple

from ..core.nesting import tensors_in
from ..core.tensor import Tensor, counter_of
from ..dispatch.namespaces import ops
from ..dispatch.operator import OpOverload
from ..dispatch.packet import OpOverloadPacket
from ._python_dispatch import TorchDispatchMode
from ._pytree import tree_leaves, tree_map


class CheckpointPolicy(Enum):
    """What is done with an operator's result; MUST and PREFER are the same where nothing compiles."""

    MUST_SAVE = 0
    PREFER_SAVE = 1
    MUST_RECOMPUTE = 2
    PREFER_RECOMPUTE = 3
    MUST_CPU_OFFLOAD = 4
    PREFER_CPU_OFFLOAD = 5


class SelectiveCheckpointContext:
    """What a policy is told beside the call."""

    def __init__(self, *, is_recompute: bool, op_output: Any = None) -> None:
        self.is_recompute = is_recompute
        self.op_output = op_output


SAC_IGNORED_OPS: set[OpOverload] = {ops.aten.detach.default}
"""Operators that no policy is asked about."""

_Policy = Callable[..., Any]
_KEPT = (CheckpointPolicy.MUST_SAVE, CheckpointPolicy.PREFER_SAVE)
_MOVED = (CheckpointPolicy.MUST_CPU_OFFLOAD, CheckpointPolicy.PREFER_CPU_OFFLOAD)


class _Result(NamedTuple):
    """What a call gave, with the versions of the tensors in it then; of no value once it was given out."""

    value: Any
    versions: tuple[int, ...] = ()


_COMPUTED_AGAIN = _Result(None)
_GIVEN_OUT = _Result(None)
_Results = dict[OpOverload, list[_Result]]


class _Keeping(TorchDispatchMode):
    """Around forward."""

    def __init__(self, policy: _Policy, results: _Results) -> None:
        self._policy = policy
        self._results = results

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        kwargs = kwargs or {}
        out = func(*args, **kwargs)
        if func in SAC_IGNORED_OPS:
            return out
        context = SelectiveCheckpointContext(is_recompute=False, op_output=out)
        policy = self._policy(context, func, *args, **kwargs)
        if policy in _MOVED:
            raise NotImplementedError(
                f"{policy}: elements are on the CPU already; CheckpointPolicy.MUST_SAVE keeps them"
            )
        keeps = policy in _KEPT or policy is True
        self._results[func].append(_kept(out) if keeps else _COMPUTED_AGAIN)
        return out


class _GivingOut(TorchDispatchMode):
    """Around the second run."""

    def __init__(self, results: _Results, allow_mutation: bool) -> None:
        self._results = results
        self._allow_mutation = allow_mutation
        self._calls: dict[OpOverload, int] = defaultdict(int)

    def __enter__(self) -> _GivingOut:
        self._calls.clear()
        return super().__enter__()

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        if func in SAC_IGNORED_OPS:
            return func(*args, **(kwargs or {}))
        number = self._calls[func]
        self._calls[func] += 1
        results = self._results.get(func, [])
        if number >= len(results):
            raise RuntimeError(
                f"{func}: the checkpointed function calls it {len(results)} times in forward, and once more when it is "
                "computed again. It must do the same both times: does it depend on a state that has changed?"
            )
        found = results[number]
        if found is _COMPUTED_AGAIN:
            return func(*args, **(kwargs or {}))
        if found is _GIVEN_OUT:
            raise RuntimeError(
                "Trying to backward an extra time. You are only allowed to backward once on any region computed under "
                "selective activation checkpoint."
            )
        results[number] = _GIVEN_OUT
        if not self._allow_mutation and found.versions != _versions(found.value):
            raise RuntimeError(
                f"Tensor cached during selective activation checkpoint has been mutated: a result of {func}. Leave it "
                "as it is, or give create_selective_checkpoint_contexts allow_cache_entry_mutation=True."
            )
        return found.value


def _kept(out: Any) -> _Result:
    value = tree_map(_without_history, out)
    return _Result(value, _versions(value))


def _without_history(value: Any) -> Any:
    if not isinstance(value, Tensor):
        return value
    kept = value.detach()
    kept._counter_ = counter_of(value)  # which `detach` does not share below autograd
    return kept


def _versions(value: Any) -> tuple[int, ...]:
    return tuple(tensor._version for tensor in tensors_in(tree_leaves(value)))


def create_selective_checkpoint_contexts(
    policy_fn_or_list: _Policy | list[OpOverload], allow_cache_entry_mutation: bool = False
) -> tuple[TorchDispatchMode, TorchDispatchMode]:
    """The two contexts that `checkpoint` takes as its `context_fn`, bound to a policy by ``functools.partial``.

    A policy is called as ``policy(ctx, operator, *args, **kwargs)`` in forward and returns a `CheckpointPolicy`, or
    whether the result is kept; a list is of the operators whose results are.  A kept tensor that was changed in place
    meanwhile is refused in backward, unless `allow_cache_entry_mutation`.  Raises ValueError for a list of anything but
    `OpOverload`, TypeError for what is neither list nor function.
    """
    if isinstance(policy_fn_or_list, list):
        policy = _listed(policy_fn_or_list)
    elif callable(policy_fn_or_list):
        policy = policy_fn_or_list
    else:
        raise TypeError("policy_fn_or_list must be either a function or a list of ops.")
    results: _Results = defaultdict(list)
    return _Keeping(policy, results), _GivingOut(results, allow_cache_entry_mutation)


def _listed(kept: Iterable[Any]) -> _Policy:
    for op in kept:
        if not isinstance(op, OpOverload):
            packet = isinstance(op, OpOverloadPacket)
            hint = f" Write an overload of it, {op}.default for example." if packet else ""
            raise ValueError(
                f"Expected op in `op_list` to be an OpOverload but got: {op} of type {type(op)}.{hint}"
            )
    chosen = frozenset(kept)

    def policy(ctx: SelectiveCheckpointContext, op: Any, *args: Any, **kwargs: Any) -> Any:
        return CheckpointPolicy.MUST_SAVE if op in chosen else CheckpointPolicy.PREFER_RECOMPUTE

    return policy
