"""The CPU's kernels on other devices: their sources, run over another array namespace.

A backend whose elements speak NumPy's language says ``inherit: true``, and names the module that defines

- ``NAMESPACE``: an object with NumPy's names, over elements of the device; a name that it lacks is an error,
- ``REPLACEMENTS``: what stands in for names of `gradsmith.core.namespace`,
- ``MODULES``: modules that stand in for those of kernels, by their names,
- ``returned(value)``: what a kernel returned, as elements of the device.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache
from importlib import import_module
from typing import Any

from ..dispatch.kernel import Kernel, KernelKind, load_kernel
from ..dispatch.operator import OpOverload
from ..dispatch.registry import REGISTRY
from ..dispatch.structured import checks, memory_of, must_be_given
from ..operators.loading import ArrayKernels, load_kernels


class Inheritance:
    """The CPU's kernels, and the shape functions before all kernels, of a backend that inherits."""

    def __init__(self, module: str, namespace: str) -> None:
        """`module` is the backend's, as described above; the operators are those of `namespace`."""
        self._given = import_module(module)
        self._namespace = namespace
        self.kernels: Callable[[], ArrayKernels] = cache(self._load)

    def _load(self) -> ArrayKernels:
        given = self._given
        return load_kernels(given.NAMESPACE, (), given.MODULES, **given.REPLACEMENTS)

    def inherited(self, own: Collection[str], source: str) -> Iterator[tuple[OpOverload, Kernel]]:
        """The kernels of operators that are not among `own`."""
        for operator in list(REGISTRY.values()):
            kernel = operator.kernels.get("CPU")
            if (
                operator.namespace == self._namespace
                and operator.short_name not in own
                and kernel is not None
                and kernel.kind is KernelKind.array
            ):
                where = str(kernel.function)
                function = kernel_over(self.kernels, self._given.returned, operator, where)
                yield operator, Kernel(function, KernelKind.device, source)

    def own(self, operator: OpOverload, where: str) -> Callable[..., Any]:
        """The backend's kernel ``module:function``, behind the shape function that the CPU's is behind."""

        def load() -> Callable[..., Any]:
            function = load_kernel(where)
            if not operator.traits.shape:
                return function
            return _behind(self.kernels().function(operator.traits.shape), function)

        return _loaded_at_first_call(load, self._given.returned)


def _behind(shape: Callable[..., Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, after its shape function has had its say."""

    def checked(*args: Any) -> Any:
        shape(*args)
        return function(*args)

    return checked


def _loaded_at_first_call(
    load: Callable[[], Callable[..., Any]], returned: Callable[[Any], Any]
) -> Callable[..., Any]:
    """The kernel that `load` gives, with its results as `returned` makes them."""
    loaded: list[Callable[..., Any]] = []

    def kernel(*args: Any) -> Any:
        if not loaded:
            loaded.append(load())
        return returned(loaded[0](*args))

    return kernel


def kernel_over(
    kernels: Callable[[], ArrayKernels],
    returned: Callable[[Any], Any],
    operator: OpOverload,
    where: str,
) -> Callable[..., Any]:
    """The kernel ``module:function`` of the CPU for `operator`, loaded at its first call.

    What it returns, and the memory that it fills, is as `returned` makes it.
    """
    tensors = operator.signature.tensor_positions
    if not any(kind.startswith("Tensor") for kind in operator.signature.returns):
        returned = _as_it_is  # a Python value, as `equal` returns

    def load() -> Callable[..., Any]:
        function = kernels().function(where)
        if where.startswith("np."):
            return lambda *args: function(*[args[p] for p in tensors])
        if not operator.traits.shape:
            return function
        shape = kernels().function(operator.traits.shape)
        if not must_be_given(function):
            return _behind(shape, function) if checks(shape) else function

        def filled(*args: Any) -> Any:
            made = memory_of(shape(*args), ordered=False)
            made = (
                type(made)(map(returned, made))
                if isinstance(made, (list, tuple))
                else returned(made)
            )
            function(*args, out=made)
            return made

        return filled

    return _loaded_at_first_call(load, returned)


def _as_it_is(value: Any) -> Any:
    return value


def refusal(name: str, device: str, why: str) -> Callable[..., Any]:
    """The kernel of an operator that a backend refuses."""

    def refuse(*args: Any) -> Any:
        raise NotImplementedError(f"{name} does not run on device '{device}': {why}")

    return refuse
