"""A device whose elements are exact numbers, and gradsmith's own kernels on it.

An operator with a definition (`math`) is computed by that; any other by the source of its kernel for the CPU, run over
`arrays.NAMESPACE`.  Everything above kernels is gradsmith as it ships: composites, formulas and the helpers that they
call, recording, views, forward mode.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy

from ..backend.inherited import kernel_over
from ..core.device import register_device_name
from ..core.memory import MEMORIES, Memory
from ..core.nesting import as_kind_of
from ..dispatch.kernel import FALLTHROUGH, Kernel, KernelKind
from ..dispatch.operator import OpOverload
from ..dispatch.registry import FALLBACKS, REGISTRY, forget_resolved
from ..operators.loading import ArrayKernels, load_kernels
from .arrays import (
    NAMESPACE,
    ExactArray,
    _as_objects,
    _finished,
    _is_complex,
    _plain_view,
    exact,
    full,
)
from .definitions import Definition
from .fields import FIELD
from .linear import matrix_exp

DEVICE = "exact"
_KEY = "PrivateUse3"


def _allocate(shape: tuple[int, ...], dtype: Any) -> Any:
    return full(shape, 0, dtype)


def _from_host(array: Any) -> Any:
    if isinstance(array, ExactArray):
        return array.copy()
    if array.dtype == object:  # what `_to_host` gave away
        return _finished(array, not array.size or FIELD.is_complex(array.reshape(-1)[0]))
    return exact(array) if array.dtype.kind in "fc" else numpy.array(array).view(ExactArray)


def _to_host(array: Any) -> Any:
    """Exact still: what is carried out on the host, a conjugation for one, must lose nothing."""
    return array.copy()


def _store(target: Any, source: Any) -> None:
    target[...] = source if source.dtype.kind == target.dtype.kind else source.astype(target.dtype)


@cache
def _kernels() -> ArrayKernels:
    """The sources of kernels over exact numbers, those of imported libraries included."""
    named = (
        k.function
        for o in REGISTRY.values()
        if (k := o.kernels.get("CPU")) and isinstance(k.function, str)
    )
    modules = {where.partition(":")[0] for where in named if not where.startswith((".", "np."))}
    return load_kernels(
        NAMESPACE,
        {module.rpartition(".")[0] or module for module in modules},
        empty_together=lambda arrays, dtype: full(
            numpy.broadcast_shapes(*[a.shape for a in arrays]), 0, dtype
        ),
        empty_in_order=lambda shape, dtype, order: full(shape, 0, dtype),
        order_together=lambda arrays, shape: (),
        laid_out=lambda array, order: array,
        copied_in_order=lambda array, order: array.copy(),
    )


def _returned(value: Any) -> Any:
    """What a kernel returned, as arrays of the device."""
    if value is None or isinstance(value, ExactArray):
        return value
    if isinstance(value, tuple):
        items = tuple(map(_returned, value))
        return as_kind_of(value, items)
    if isinstance(value, list):
        return [_returned(item) for item in value]
    if isinstance(value, numpy.ndarray) and value.dtype == object:
        return _finished(value, False)
    array = numpy.asarray(value)
    return exact(array) if array.dtype.kind in "fcO" else _plain_view(array)


def _defined(operator: OpOverload, definition: Definition) -> Callable[..., Any]:
    """`math`, element by element."""
    positions = operator.signature.tensor_positions

    def kernel(*args: Any) -> Any:
        given = [p for p in positions if args[p] is not None]
        arrays = numpy.broadcast_arrays(*[_as_objects(args[p]) for p in given])
        result = numpy.empty(arrays[0].shape, object)
        flat = result.reshape(-1)
        values = list(args)
        is_complex = any(_is_complex(args[p]) for p in given)
        for place, row in enumerate(zip(*[a.reshape(-1).tolist() for a in arrays])):
            for position, value in zip(given, row):
                values[position] = value
            flat[place] = definition(*values)
        found = [FIELD.is_complex(x) for x in flat.tolist()]
        return _finished(result, any(found) if found else is_complex)

    def of_matrices(*args: Any) -> Any:
        return matrix_exp(args[0])

    return of_matrices if definition.is_of_matrices else kernel


class Installed:
    """The device, and what is defined on it."""

    def __init__(self) -> None:
        self.definitions: dict[str, Definition] = {}
        self._with_kernels: set[str] = set()

    def define(self, definitions: Mapping[str, str]) -> None:
        """Let operators, by name as in YAML and with namespace, be what the texts say.

        Those whose definitions are arithmetic keep their kernels, which are exact: others call them, of any dtype.
        """
        for name, text in definitions.items():
            operator = REGISTRY[name]
            known = self.definitions.get(name)
            if known is None or known.text != text:
                names = [p.name for p in operator.signature.parameters]
                definition = self.definitions[name] = Definition(text, names)
                if known is None and (
                    definition.is_arithmetic or len(operator.signature.returns) > 1
                ):
                    self._with_kernels.add(name)
                # A composite one stays composed.
                if name in _REGISTERED and name not in self._with_kernels:
                    _register(operator, _defined(operator, self.definitions[name]))


_REGISTERED: dict[str, Kernel] = {}


def _register(operator: OpOverload, function: Callable[..., Any]) -> None:
    kernel = Kernel(function, KernelKind.device, "runtime/proof/device.py")
    before = _REGISTERED.get(operator.name())
    if before is not None:
        operator.deregister(_KEY, before)
    operator.register(_KEY, kernel)
    _REGISTERED[operator.name()] = kernel
    forget_resolved(operator)


def install() -> Installed:
    """Register the device, once in a process."""
    installed = Installed()
    register_device_name(DEVICE, _KEY)
    MEMORIES[_KEY] = Memory(ExactArray, _allocate, _from_host, _to_host, _store)
    FALLBACKS.setdefault(f"Autograd{_KEY}", FALLTHROUGH)
    for operator in list(REGISTRY.values()):
        kernel = operator.kernels.get("CPU")
        if kernel is None or kernel.kind is not KernelKind.array:
            continue
        _register(operator, kernel_over(_kernels, _returned, operator, kernel.function))
    return installed
