"""Pruning: at every call, ``weight`` is ``weight_orig`` times the buffer ``weight_mask``.

A pruning method is a forward pre-hook.  Pruning a parameter again prunes what is left of it.
"""

from __future__ import annotations

import numbers
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, TypeVar

from gradsmith.generated import functions

from ...core.refusing import refuses
from ...core.tensor import Tensor
from ..module import Module
from .convert_parameters import parameters_to_vector

M = TypeVar("M", bound=Module)


class BasePruningMethod(ABC):
    """A pruning method: subclasses define `compute_mask`, and by `PRUNING_TYPE` what it selects from.

    "unstructured": single elements that are left; "structured": indices along ``self.dim`` of which something is left;
    "global": all.
    """

    PRUNING_TYPE: ClassVar[str]
    _tensor_name: str

    def __call__(self, module: Module, inputs: Any) -> None:
        setattr(module, self._tensor_name, self.apply_mask(module))

    @abstractmethod
    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        """`default_mask` with zeros where elements are pruned, by scores `t` of the same shape."""

    def apply_mask(self, module: Module) -> Tensor:
        """The pruned parameter."""
        mask, whole = (getattr(module, self._tensor_name + part) for part in ("_mask", "_orig"))
        left: Tensor = mask.to(dtype=whole.dtype) * whole
        return left

    @classmethod
    def apply(
        cls,
        module: Module,
        name: str,
        *args: Any,
        importance_scores: Tensor | None = None,
        **kwargs: Any,
    ) -> BasePruningMethod:
        """Prune the parameter `name` by ``cls(*args, **kwargs)``, after what it was pruned by already.

        AssertionError for scores of another shape and for several hooks on the parameter; nothing is changed then.
        """
        present = [(k, hook) for k, hook in _hooks(module) if hook._tensor_name == name]
        if len(present) > 1:
            raise AssertionError(
                f"Avoid adding multiple pruning hooks to the same tensor {name} of module {module}. "
                "Use a PruningContainer."
            )
        added = cls(*args, **kwargs)
        added._tensor_name = name
        method = added
        for _, hook in present:
            methods = hook if isinstance(hook, PruningContainer) else (hook,)
            method = PruningContainer(*methods, added)
        values = getattr(module, name)
        scores = _scores(importance_scores, values, f"parameter {name} of {module}")
        before = (
            getattr(module, f"{name}_mask").detach().clone()
            if present
            else functions.ones_like(values)
        )
        mask = method.compute_mask(scores, default_mask=before)
        for number, _ in present:
            del module._forward_pre_hooks[number]
        if not present:
            module.register_parameter(f"{name}_orig", values)
            del module._parameters[name]
        module.register_buffer(f"{name}_mask", mask)
        method(module, None)
        module.register_forward_pre_hook(method)
        return method

    def prune(
        self,
        t: Tensor,
        default_mask: Tensor | None = None,
        importance_scores: Tensor | None = None,
    ) -> Tensor:
        """`t`, pruned; AssertionError for scores of another shape."""
        scores = _scores(importance_scores, t, "tensor t")
        before = functions.ones_like(t) if default_mask is None else default_mask
        return t * self.compute_mask(scores, default_mask=before)

    def remove(self, module: Module) -> None:
        """Replace mask and original by the pruned parameter."""
        left = self.apply_mask(module)
        if hasattr(module, self._tensor_name):
            delattr(module, self._tensor_name)
        parameter: Any = module._parameters.pop(f"{self._tensor_name}_orig")
        parameter.data = left.data
        del module._buffers[f"{self._tensor_name}_mask"]
        setattr(module, self._tensor_name, parameter)


def _scores(given: Tensor | None, values: Tensor, what: str) -> Tensor:
    if given is None:
        return values
    if given.shape != values.shape:
        raise AssertionError(
            f"importance_scores should have the same shape as {what}, got {given.shape} vs {values.shape}"
        )
    return given


def _hooks(module: Module) -> Iterator[tuple[int, BasePruningMethod]]:
    for number, hook in module._forward_pre_hooks.items():
        if isinstance(hook, BasePruningMethod):
            yield number, hook


class PruningContainer(BasePruningMethod):
    """Several methods for one parameter; each selects from what the previous ones have left."""

    def __init__(self, *args: BasePruningMethod) -> None:
        self._pruning_methods: tuple[BasePruningMethod, ...] = ()
        if args:
            self._tensor_name = args[0]._tensor_name
        for method in args:
            self.add_pruning_method(method)

    def add_pruning_method(self, method: BasePruningMethod) -> None:
        """Add one; TypeError for what is none, ValueError for one of another parameter."""
        if not isinstance(method, BasePruningMethod):
            raise TypeError(f"{type(method)} is not a BasePruningMethod subclass")
        if self._tensor_name != method._tensor_name:
            raise ValueError(
                f"Can only add pruning methods acting on the parameter named '{self._tensor_name}' to "
                f"PruningContainer {self}. Found '{method._tensor_name}'"
            )
        self._pruning_methods += (method,)

    def __len__(self) -> int:
        return len(self._pruning_methods)

    def __iter__(self) -> Iterator[BasePruningMethod]:
        return iter(self._pruning_methods)

    def __getitem__(self, idx: int) -> BasePruningMethod:
        return self._pruning_methods[idx]

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        """The mask of the last method, applied to what `default_mask` leaves."""
        method = self._pruning_methods[-1]
        left = _left_to(method, t, default_mask)
        mask = default_mask.to(dtype=t.dtype, copy=True)
        mask[left] = method.compute_mask(t[left], default_mask=default_mask[left]).to(mask.dtype)
        return mask


def _left_to(method: BasePruningMethod, t: Tensor, mask: Tensor) -> Any:
    """The index of the elements that `method` selects from."""
    kind = method.PRUNING_TYPE
    if kind == "unstructured":
        return mask == 1
    if kind == "global":
        return (slice(None),) * t.dim()
    if kind != "structured":
        raise ValueError(f"Unrecognized PRUNING_TYPE {kind}")
    dim = getattr(method, "dim", None)
    if dim is None:
        raise AttributeError(
            'Pruning methods of PRUNING_TYPE "structured" need to have the attribute `dim` defined.'
        )
    if dim < -t.dim():
        raise IndexError(f"Index is out of bounds for tensor with dimensions {t.dim()}")
    dim %= t.dim()
    some = mask.sum(_others(t, dim)) != 0
    return (slice(None),) * dim + (some,)


def _others(t: Tensor, dim: int) -> list[int]:
    """All dimensions except one."""
    return [d for d in range(t.dim()) if d != dim % t.dim()]


class Identity(BasePruningMethod):
    """Prunes nothing, but gives the parameter a mask."""

    PRUNING_TYPE = "unstructured"

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        """The mask, unchanged."""
        return default_mask


class CustomFromMask(BasePruningMethod):
    """Prunes where a given mask is 0; AssertionError for a mask of another shape."""

    PRUNING_TYPE = "global"

    def __init__(self, mask: Tensor) -> None:
        self.mask = mask

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        """The product of both masks."""
        if default_mask.shape != self.mask.shape:
            raise AssertionError(
                f"default_mask shape {default_mask.shape} must match self.mask shape {self.mask.shape}"
            )
        return default_mask * self.mask.to(dtype=default_mask.dtype)


class _ByAmount(BasePruningMethod):
    """Methods that prune a number of elements or indices (an int) or a fraction of them (a float in [0, 1]).

    TypeError for anything but a number, ValueError for one out of range or beyond how many there are.
    """

    def __init__(self, amount: Any) -> None:
        self.amount: Any = amount
        if not isinstance(amount, numbers.Real):
            raise TypeError(f"Invalid type for amount: {amount}. Must be int or float.")
        self._is_share = not isinstance(amount, numbers.Integral)
        if self.amount < 0 or (self._is_share and self.amount > 1):
            raise ValueError(
                f"amount={amount} should either be a float in the range [0, 1] or a non-negative integer"
            )

    def _count(self, size: int) -> int:
        """How many of `size` are pruned."""
        if self._is_share:
            count: int = round(self.amount * size)
            return count
        if self.amount > size:
            raise ValueError(
                f"amount={self.amount} should be smaller than the number of parameters to prune={size}"
            )
        return int(self.amount)


class _Unstructured(_ByAmount):
    PRUNING_TYPE = "unstructured"

    def _least(self, t: Tensor) -> tuple[Tensor, bool]:
        """A number per element, and whether the largest or the smallest are pruned."""
        raise NotImplementedError

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        """The mask with that many more zeros."""
        count = self._count(t.nelement())
        mask = default_mask.clone().contiguous()
        if count:
            values, largest = self._least(t)
            chosen = functions.topk(values.reshape(-1), count, largest=largest).indices
            mask.view(-1)[chosen] = 0
        return mask


class RandomUnstructured(_Unstructured):
    """Prunes elements at random."""

    def _least(self, t: Tensor) -> tuple[Tensor, bool]:
        return functions.rand_like(t), True


class L1Unstructured(_Unstructured):
    """Prunes the elements of smallest magnitude (Han et al., "Learning both weights and connections", 2015)."""

    def _least(self, t: Tensor) -> tuple[Tensor, bool]:
        return t.abs(), False


class _Structured(_ByAmount):
    """Prunes whole indices along `dim`; ValueError for a vector, IndexError for a dimension out of range."""

    PRUNING_TYPE = "structured"

    def __init__(self, amount: float, dim: int = -1) -> None:
        super().__init__(amount)
        self.dim = dim

    def _kept(self, t: Tensor, count: int) -> Tensor:
        """The indices that remain when `count` are pruned."""
        raise NotImplementedError

    def compute_mask(self, t: Tensor, default_mask: Tensor) -> Tensor:
        """The mask with zeros at that many more indices."""
        if t.dim() <= 1:
            raise ValueError(
                "Structured pruning can only be applied to multidimensional tensors. Found tensor of shape "
                f"{t.shape} with {t.dim()} dims"
            )
        if self.dim >= t.dim():
            raise IndexError(f"Invalid index {self.dim} for tensor of size {t.shape}")
        count = self._count(t.shape[self.dim])
        if not count:
            return default_mask
        mask = functions.zeros_like(t)
        mask[(slice(None),) * (self.dim % t.dim()) + (self._kept(t, count),)] = 1
        return mask * default_mask.to(dtype=mask.dtype)


class RandomStructured(_Structured):
    """Prunes indices at random."""

    def _kept(self, t: Tensor, count: int) -> Tensor:
        drawn = functions.rand(t.shape[self.dim])
        return drawn > functions.kthvalue(drawn, count).values


class LnStructured(_Structured):
    """Prunes the indices of smallest n-norm (Li et al., "Pruning filters for efficient ConvNets", 2017)."""

    def __init__(self, amount: float, n: Any, dim: int = -1) -> None:
        super().__init__(amount, dim)
        self.n = n

    def _kept(self, t: Tensor, count: int) -> Tensor:
        norms = t.norm(self.n, _others(t, self.dim))
        return functions.topk(norms, len(norms) - count).indices


def identity(module: M, name: str) -> M:
    """Give the parameter `name` a mask of ones.  Returns the module, like the other functions."""
    Identity.apply(module, name)
    return module


@refuses
def random_unstructured(module: M, name: str, amount: float) -> M:
    """Prune random elements of the parameter `name`."""
    RandomUnstructured.apply(module, name, amount)
    return module


@refuses
def l1_unstructured(
    module: M, name: str, amount: float, importance_scores: Tensor | None = None
) -> M:
    """Prune the elements of smallest magnitude, or smallest score."""
    L1Unstructured.apply(module, name, amount, importance_scores=importance_scores)
    return module


@refuses
def random_structured(module: M, name: str, amount: float, dim: int) -> M:
    """Prune random indices along `dim`."""
    RandomStructured.apply(module, name, amount, dim)
    return module


@refuses
def ln_structured(
    module: M, name: str, amount: float, n: Any, dim: int, importance_scores: Tensor | None = None
) -> M:
    """Prune the indices along `dim` of smallest n-norm, or of smallest n-norm of the scores."""
    LnStructured.apply(module, name, amount, n, dim, importance_scores=importance_scores)
    return module


@refuses
def custom_from_mask(module: M, name: str, mask: Tensor) -> M:
    """Prune where `mask` is 0."""
    CustomFromMask.apply(module, name, mask)
    return module


@refuses
def global_unstructured(
    parameters: Any, pruning_method: Any, importance_scores: Any = None, **kwargs: Any
) -> None:
    """Prune pairs of a module and a parameter's name as if they were one tensor; `importance_scores` are by pair.

    TypeError unless the pairs are an iterable, the scores a dict and the method unstructured.
    """
    if not isinstance(parameters, Iterable):
        raise TypeError("global_unstructured(): parameters is not an Iterable")
    scores = {} if importance_scores is None else importance_scores
    if not isinstance(scores, dict):
        raise TypeError("global_unstructured(): importance_scores must be of type dict")
    method = pruning_method(**kwargs)
    if method.PRUNING_TYPE != "unstructured":
        raise TypeError(
            f'Only "unstructured" PRUNING_TYPE supported for the `pruning_method`. Found method {pruning_method} of '
            f"type {method.PRUNING_TYPE}"
        )
    method._tensor_name = "all"
    pairs = [(module, name, getattr(module, name)) for module, name in parameters]
    whole = parameters_to_vector([scores.get((m, name), values) for m, name, values in pairs])
    before = parameters_to_vector(
        [getattr(m, f"{name}_mask", functions.ones_like(values)) for m, name, values in pairs]
    )
    mask = PruningContainer(method).compute_mask(whole, before)
    parts = mask.split([values.numel() for _, _, values in pairs])
    for (module, name, values), part in zip(pairs, parts, strict=True):
        custom_from_mask(module, name, part.view_as(values))


@refuses
def remove(module: M, name: str) -> M:
    """Make pruning permanent: the parameter `name` keeps its zeros and loses the mask.  ValueError if it is not pruned."""
    for number, hook in _hooks(module):
        if hook._tensor_name == name:
            hook.remove(module)
            del module._forward_pre_hooks[number]
            return module
    raise ValueError(
        f"Parameter '{name}' of module {module} has to be pruned before pruning can be removed"
    )


def is_pruned(module: Module) -> bool:
    """Whether any parameter of `module` or of its submodules is pruned."""
    return any(True for child in module.modules() for _ in _hooks(child))
