"""Modules in transforms: called with other parameters than their own, and several as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from ..core.errors import noted
from ..core.refusing import refuses
from ..core.tensor import Tensor
from ..dispatch.namespaces import ops
from ..nn.batchnorm import _OfBatch

_STORES = ("_parameters", "_buffers")
_ABSENT: Any = object()


@refuses
def functional_call(
    module: Any,
    parameter_and_buffer_dicts: Any,
    args: Any = None,
    kwargs: dict[str, Any] | None = None,
    *,
    tie_weights: bool = True,
    strict: bool = False,
) -> Any:
    """``module(*args, **kwargs)`` with other tensors in the place of its parameters and buffers.

    They are given by name, as `named_parameters` and `named_buffers` have it, in a dictionary or several; the module
    has its own again afterwards.  An argument that is not a tuple is the only one.  With `tie_weights` a tensor that the
    module has under several names is replaced under all of them; with `strict` all names must be given, and no others.
    ValueError for dictionaries that share a name or anything else in their place, and for tied tensors that are given
    different values; RuntimeError with `strict`.
    """
    values = _merged(parameter_and_buffer_dicts)
    owners = _owners(module)
    if strict:
        _check_names(type(module).__name__, values, owners)
    if tie_weights:
        values = _tied(values, owners)
    given = () if args is None else args if isinstance(args, tuple) else (args,)
    with _swapped(module, values):
        return module(*given, **(kwargs or {}))


def _merged(given: Any) -> dict[str, Any]:
    if isinstance(given, dict):
        return given
    if not isinstance(given, Sequence):
        raise ValueError(
            f"Expected parameter_and_buffer_dicts to be a dict, or a list/tuple of dicts, but got {type(given)}"
        )
    if not all(isinstance(one, dict) for one in given):
        raise ValueError("Expected all elements of parameter_and_buffer_dicts to be dictionaries")
    counts = Counter(name for one in given for name in one)
    repeated = [name for name, count in counts.items() if count > 1]
    if repeated:
        raise ValueError(
            f"{repeated} appeared in multiple dictionaries; behavior of functional call is ambiguous"
        )
    return {name: value for one in given for name, value in one.items()}


def _owners(module: Any) -> dict[str, Any]:
    """By name every parameter and buffer; those with several names under each of them."""
    return {
        **dict(module.named_parameters(remove_duplicate=False)),
        **dict(module.named_buffers(remove_duplicate=False)),
    }


def _check_names(module: str, values: Mapping[str, Any], owners: Mapping[str, Any]) -> None:
    given = {id(owners[name]) for name in values if name in owners}
    unexpected = [name for name in values if name not in owners]
    missing = [name for name, tensor in owners.items() if id(tensor) not in given]
    parts = []
    if unexpected:
        parts.append(f"Unexpected key(s): {', '.join(map(repr, unexpected))}.")
    if missing:
        parts.append(f"Missing key(s): {', '.join(map(repr, missing))}.")
    if parts:
        raise RuntimeError(f"Error(s) in reparametrizing for {module}:\n\t" + "\n\t".join(parts))


def _tied(values: Mapping[str, Any], owners: Mapping[str, Any]) -> dict[str, Any]:
    """`values`, with those of tied tensors under all their names.  ValueError for two of one tensor."""
    names: dict[int, list[str]] = {}
    for name, tensor in owners.items():
        names.setdefault(id(tensor), []).append(name)
    found = dict(values)
    for tied in names.values():
        given = [name for name in tied if name in values]
        if not given:
            continue
        first = values[given[0]]
        if any(values[name] is not first for name in given):
            raise ValueError(
                f"functional_call got multiple values for keys {sorted(given)}, which are tied. Consider using "
                "tie_weights=False"
            )
        found.update(dict.fromkeys(tied, first))
    return found


@contextmanager
def _swapped(module: Any, values: Mapping[str, Any]) -> Iterator[None]:
    """Within the block the tensors of `module` under these names are `values`; those that it changes come back."""
    before: list[tuple[dict[str, Any], str, Any]] = []
    changed: list[tuple[str, dict[str, Any], str]] = []
    try:
        for path, value in values.items():
            holder, _, name = path.rpartition(".")
            owner = module.get_submodule(holder)
            own = owner.__dict__
            stores = [own.get(kind) or {} for kind in _STORES]
            # What the module does not have is an attribute for the time of the call.
            store = next((store for store in stores if name in store), own)
            present = store.get(name, getattr(owner, name, _ABSENT))
            for found, what in ((value, ""), (present, f"attribute `{path}`: ")):
                if not isinstance(found, Tensor) and found is not None and found is not _ABSENT:
                    raise TypeError(f"{what}{found} is not an instance of gradsmith.Tensor")
            before.append((store, name, store.get(name, _ABSENT)))
            store[name] = value
            changed.append((path, store, name))
        yield
    finally:
        if isinstance(values, dict):
            for path, store, name in changed:
                if name in store:
                    values[path] = store[name]
        for store, name, kept in reversed(before):
            if kept is _ABSENT:
                store.pop(name, None)
            else:
                store[name] = kept


@refuses
def stack_module_state(models: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The parameters, and the buffers, of several modules of one class, each stacked along a new first dimension.

    For `vmap` over a `functional_call` of one of them: an ensemble.  Stacked parameters are leaves.  RuntimeError for no
    module, for modules of different classes or modes, and where one requires grad and another does not.
    """
    if len(models) == 0:
        raise RuntimeError("stack_module_state: Expected at least one model, got 0.")
    if len({bool(model.training) for model in models}) > 1:
        raise RuntimeError(
            "stack_module_state: Expected all models to have the same training/eval mode."
        )
    if any(type(model) is not type(models[0]) for model in models):
        raise noted(
            RuntimeError("stack_module_state: Expected all models to be of the same class."),
            f"they are of {', '.join(sorted({type(model).__name__ for model in models}))}",
        )
    return (
        _stacked([dict(model.named_parameters()) for model in models]),
        _stacked([dict(model.named_buffers()) for model in models]),
    )


def _stacked(states: list[dict[str, Any]]) -> dict[str, Any]:
    found = {}
    for name in states[0]:
        tensors = [state[name] for state in states]
        if len({tensor.requires_grad for tensor in tensors}) > 1:
            raise RuntimeError(f"Expected {name} from each model to have the same .requires_grad")
        out = ops.aten.stack.default(tensors)
        found[name] = out.detach().requires_grad_() if tensors[0].requires_grad else out
    return found


@refuses
def replace_all_batch_norm_modules_(root: Any) -> Any:
    """Take the running statistics from all batch norms of a module, itself included, and return it.

    Nothing is then written in forward, which no example of a batch could do for itself alone.
    """
    for module in root.modules():
        if isinstance(module, _OfBatch) and module.track_running_stats:
            module.running_mean = module.running_var = module.num_batches_tracked = None
            module.track_running_stats = False
    return root
