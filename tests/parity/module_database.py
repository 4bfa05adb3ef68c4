"""PyTorch's own samples of its layers, and one layer run in both libraries."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch.testing._internal.common_modules import ModuleErrorEnum, module_db

import gradsmith as gs
from gradsmith.nn.modules import attention

INFOS = {info.name.removeprefix("nn."): info for info in module_db}

DRAWN = {"FractionalMaxPool2d", "FractionalMaxPool3d"}
"""Layers that draw numbers in any mode."""


@dataclass(frozen=True)
class Sample:
    """A layer's arguments and those of a call."""

    number: int
    cls: type
    made: tuple[tuple[Any, ...], dict[str, Any]]
    called: tuple[tuple[Any, ...], dict[str, Any]]


def samples(name: str, dtype: str, training: bool) -> Iterator[Sample]:
    """What PyTorch's tests make such a layer with, and call it with."""
    info = INFOS[name]
    torch.manual_seed(0)
    inputs = info.module_inputs_func(
        info, device="cpu", dtype=getattr(torch, dtype), requires_grad=True, training=training
    )
    for number, found in enumerate(inputs):
        if found.forward_input is None:
            continue
        made, called = found.constructor_input, found.forward_input
        args = tuple(map(_leaf, called.args))
        named = {name: _leaf(value) for name, value in called.kwargs.items()}
        yield Sample(number, info.module_cls, (made.args, made.kwargs), (args, named))


def _leaf(value: Any) -> Any:
    """An argument whose gradient is kept."""
    if isinstance(value, torch.Tensor) and value.requires_grad:
        return value.detach().requires_grad_()
    return value


def translated(value: Any) -> Any:
    """The same of gradsmith's: tensors, dtypes, sizes, functions, modules and whatever holds them."""
    if isinstance(value, torch.Tensor):
        out = gs.tensor(value.detach().numpy().copy())
        if value.dtype == torch.bfloat16:
            raise NotImplementedError("bfloat16 has no NumPy dtype")
        return out.requires_grad_() if value.requires_grad else out
    if isinstance(value, torch.dtype):
        return getattr(gs, str(value).removeprefix("torch."))
    if isinstance(value, torch.nn.Module):
        return translated_module(value)
    if isinstance(value, (tuple, list)) and not hasattr(value, "_fields"):
        return type(value)(map(translated, value))
    if isinstance(value, dict):
        return {key: translated(item) for key, item in value.items()}
    where = getattr(value, "__module__", None) or ""
    if callable(value) and where.startswith("torch"):
        name = value.__name__
        return getattr(gs.nn.functional, name, None) or getattr(gs, name)
    if callable(value) and getattr(value, "__name__", "") in dir(torch) and not where:
        return getattr(gs, value.__name__)
    return value


def translated_module(module: torch.nn.Module) -> Any:
    """The same module of gradsmith's, by way of a pickle in which modules have another name."""
    name = type(module).__name__
    out = object.__new__(getattr(gs.nn if hasattr(gs.nn, name) else attention, name))
    state = {}
    for name, value in module.__dict__.items():
        if name in ("_parameters", "_buffers"):
            state[name] = {key: _kept(item) for key, item in value.items()}
        elif name == "_modules":
            state[name] = {key: item and translated_module(item) for key, item in value.items()}
        elif name.startswith("_") and name.endswith("hooks"):
            continue
        else:
            state[name] = translated(value)
    out.__setstate__(state)
    return out


def _kept(value: Any) -> Any:
    if value is None:
        return None
    out = gs.tensor(value.detach().numpy().copy())
    if isinstance(value, torch.nn.Parameter):
        return gs.nn.Parameter(out, value.requires_grad)
    return out


def numbers(value: Any) -> Any:
    """Arrays of the tensors in `value`, in order."""
    if isinstance(value, (tuple, list)):
        return [array for item in value for array in numbers(item)]
    if value is None:
        return []
    if hasattr(value, "detach"):
        return [np.asarray(value.detach().numpy())]
    if hasattr(value, "data"):  # a packed sequence
        return numbers(value.data)
    return []


def floating(value: Any) -> list[Any]:
    """The tensors in `value` that have gradients."""
    if isinstance(value, (tuple, list)):
        return [tensor for item in value for tensor in floating(item)]
    if hasattr(value, "requires_grad"):
        return [value] if value.requires_grad else []
    return floating(value.data) if hasattr(value, "data") else []


def tensors(value: Any) -> list[Any]:
    """All tensors in arguments."""
    if isinstance(value, dict):
        return tensors(list(value.values()))
    if isinstance(value, (tuple, list)):
        return [tensor for item in value for tensor in tensors(item)]
    return [value] if hasattr(value, "requires_grad") and hasattr(value, "shape") else []


def compare(sample: Sample, dtype: str, training: bool) -> None:
    """One layer in both: repr, state, output, gradients of inputs and parameters, a pickle."""
    (args, kwargs), (inputs, named) = sample.made, sample.called
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        theirs = sample.cls(*args, **kwargs).to(getattr(torch, dtype)).train(training)
        own = getattr(gs.nn, sample.cls.__name__)(*translated(args), **translated(kwargs))
        own = own.to(getattr(gs, dtype)).train(training)
        assert repr(own) == repr(theirs)
        own_inputs, own_named = translated(tuple(inputs)), translated(named)
        if getattr(theirs, "has_uninitialized_params", None):
            theirs(*inputs, **named)
            own(*own_inputs, **own_named)
            assert repr(own) == repr(theirs)
        state = theirs.state_dict()
        assert list(own.state_dict()) == list(state)
        assert own.state_dict()._metadata == state._metadata
        own.load_state_dict({key: translated(value) for key, value in state.items()})
        again = pickle.loads(pickle.dumps(own))
        torch.manual_seed(0)
        gs.manual_seed(0)
        expected, found = theirs(*inputs, **named), own(*own_inputs, **own_named)
        gs.manual_seed(0)
        _close(numbers(again(*own_inputs, **own_named)), numbers(found), dtype)
    _close(numbers(found), numbers(expected), dtype)
    roots, own_roots = floating(expected), floating(found)
    assert len(roots) == len(own_roots)
    if not roots:
        return
    sum(
        (r * torch.arange(r.numel(), dtype=r.dtype).reshape(r.shape).cos()).sum() for r in roots
    ).backward()
    sum(
        (r * gs.arange(r.numel(), dtype=r.dtype).reshape(r.shape).cos()).sum() for r in own_roots
    ).backward()
    leaves = [*tensors([*inputs, named]), *theirs.parameters(), *theirs.buffers()]
    own_leaves = [*tensors([*own_inputs, own_named]), *own.parameters(), *own.buffers()]
    assert len(leaves) == len(own_leaves)
    for leaf, own_leaf in zip(leaves, own_leaves, strict=True):
        assert (leaf.grad is None) == (own_leaf.grad is None)
        if leaf.grad is not None:
            lost = ILL_CONDITIONED.get(sample.cls.__name__, 1.0)
            _close(numbers(own_leaf.grad), numbers(leaf.grad), dtype, lost)
        _close(numbers(own_leaf), numbers(leaf), dtype)


ILL_CONDITIONED = {"CTCLoss": 10.0}
"""Layers whose gradients lose digits in either library, by how much: sums of fifty exponentials of sums, of which in single
precision both are off by 6e-5, and not alike."""


def _close(found: list[Any], expected: list[Any], dtype: str, lost: float = 1.0) -> None:
    assert [f.shape for f in found] == [e.shape for e in expected]
    tolerance = 1e-4 * lost if dtype == "float32" else 1e-9
    for f, e in zip(found, expected, strict=True):
        assert f.dtype == e.dtype
        # Sums are rounded in the order of the kernels: their errors go by the largest numbers.
        largest = max(1.0, float(np.abs(e).max(initial=0))) if e.dtype.kind == "f" else 1.0
        np.testing.assert_allclose(f, e, rtol=tolerance, atol=tolerance / 10 * largest)


def refusals(name: str) -> list[Any]:
    """What PyTorch's tests expect such a layer to refuse."""
    info = INFOS[name]
    torch.manual_seed(0)
    return list(
        info.module_error_inputs_func(
            info, device="cpu", dtype=torch.float64, requires_grad=False, training=True
        )
    )


def refusal(name: str, given: Any, lib: Any) -> tuple[str, str]:
    """The class of the error that `lib` raises, and its words."""
    made, called = (
        given.module_error_input.constructor_input,
        given.module_error_input.forward_input,
    )
    own = translated if lib is gs else lambda value: value
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            layer = getattr(lib.nn, INFOS[name].module_cls.__name__)(
                *own(made.args), **own(made.kwargs)
            )
            if given.error_on != ModuleErrorEnum.CONSTRUCTION_ERROR:
                layer.to(lib.float64)(*own(called.args), **own(called.kwargs))
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            return type(error).__name__, str(error).replace("gradsmith", "torch")
    return "nothing", ""
