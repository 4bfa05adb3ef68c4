"""Do the functional, the in-place and the ``out=`` variant of an operator agree?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ..autograd.engine.gradients import grad
from ..core.lazy_elements import elements_of
from ..core.namespace import np
from ..core.tensor import Tensor, wrap
from ..dispatch.operator import OpOverload
from ..dispatch.outputs import rules_of
from ..dispatch.registry import VARIANTS
from .checks_gradient import differentiable, direction, leaves
from .failures import CheckFailure, compare, tensors_of
from .samples import Sample, has_number_for_tensor


def variants_of(operator: OpOverload) -> list[OpOverload]:
    """The in-place and ``out=`` variants derived from `operator`."""
    return list(VARIANTS.get(operator.name(), ()))


def check_variants(sample: Sample) -> None:
    """Run every variant of the operator with the same arguments and compare the results.

    An in-place variant returns its argument, with the version raised, unless the result would not fit it: then it
    raises and changes nothing.  An ``out=`` variant fills and returns the tensors given, also when they are
    strided, and resizes empty ones.  Where the argument requires grad, the gradients of the in-place variant are
    those of the functional one.  Raises CheckFailure.
    """
    plain = sample.map(lambda t: t.detach().clone())
    expected = plain.call()
    for variant in variants_of(sample.operator):
        if any(p.out for p in variant.signature.parameters):
            _check_out(plain, variant, tensors_of(expected))
        elif _self_of(plain, variant) is not None and isinstance(expected, Tensor):
            _check_inplace(plain, variant, expected)
            _check_inplace_gradient(sample, variant, expected)


def _self_of(sample: Sample, variant: OpOverload) -> str | None:
    """Name of the functional operator's argument that the in-place variant writes, if it is a tensor here."""
    written = variant.signature.written
    if written != (0,) and len(written) != 1:
        return None
    parameters = sample.operator.signature.parameters
    name = parameters[written[0]].name
    return name if any(label == name for label, _ in sample.tensors()) else None


def _check_inplace(sample: Sample, variant: OpOverload, expected: Tensor) -> None:
    name = _self_of(sample, variant)
    fresh = sample.map(lambda t: t.clone())
    (target,) = [tensor for label, tensor in fresh.tensors() if label == name]
    before, version = elements_of(target).copy(), target._version
    resized = rules_of(variant).resized
    fits = (resized or target.shape == expected.shape) and _castable(expected, target)
    values = list(fresh.args)
    keywords = dict(fresh.kwargs)
    try:
        result = replace(fresh, args=tuple(values), kwargs=keywords).call(variant)
    except (RuntimeError, TypeError, NotImplementedError) as error:
        if fits and not resized and target.dtype is expected.dtype:
            reason = f"{variant.name()} raises {type(error).__name__}: {error}"
            raise CheckFailure("variants", sample, reason) from error
        if not np.array_equal(elements_of(target), before, equal_nan=before.dtype.kind in "fc"):
            reason = f"{variant.name()} raises, yet has changed '{name}': {error}"
            raise CheckFailure("variants", sample, reason) from error
        return
    if result is not target:
        raise CheckFailure("variants", sample, f"{variant.name()} does not return '{name}' itself")
    if not fits:
        reason = (
            f"{variant.name()} writes a result of shape {tuple(expected.shape)} and {expected.dtype} into "
            f"'{name}' of shape {tuple(before.shape)} and {target.dtype} without a complaint"
        )
        raise CheckFailure("variants", sample, reason)
    if target._version <= version:
        raise CheckFailure(
            "variants", sample, f"{variant.name()} does not raise the version of '{name}'"
        )
    same = expected if expected.dtype is target.dtype else expected.to(target.dtype)
    compare("variants", sample, f"the result of {variant.name()}", target, same)


def _check_inplace_gradient(sample: Sample, variant: OpOverload, expected: Tensor) -> None:
    """The gradients that pass through an in-place change are those of the functional operator."""
    fresh = leaves(sample)
    named = differentiable(fresh)
    target = dict(fresh.tensors())[_self_of(fresh, variant) or ""]
    fits = target.shape == expected.shape and target.dtype is expected.dtype
    if not named or not (fits or expected.dtype.category < 2) or target.dtype.category < 2:
        return
    v = direction(np.random.default_rng(3), elements_of(target))
    tensors = [tensor for _, tensor in named]
    found: list[Sequence[Tensor | None]] = []
    for operator in (sample.operator, variant):
        # Of clones: a leaf that requires grad is not changed in place.
        try:
            result = fresh.map(lambda t: t.clone()).call(operator)
            recorded = result.requires_grad and result.dtype is target.dtype
            nothing: Sequence[Tensor | None] = [None] * len(tensors)
            found.append(
                grad(result, tensors, wrap(v.copy()), allow_unused=True) if recorded else nothing
            )
        except NotImplementedError:
            return  # there is no gradient to compare
        except RuntimeError as error:
            if operator is not variant or _misfit(target, expected):
                return
            reason = f"the gradient of {variant.name()} raises {type(error).__name__}: {error}"
            raise CheckFailure("variants", sample, reason) from error
    for (name, tensor), plain, changed in zip(named, *found, strict=True):
        ours = changed if changed is not None else wrap(np.zeros_like(elements_of(tensor)))
        theirs = plain if plain is not None else wrap(np.zeros_like(elements_of(tensor)))
        what = f"the gradient of '{name}' through {variant.name()}"
        compare("variants", sample, what, ours, theirs)


def _misfit(target: Tensor, expected: Tensor) -> bool:
    """Whether the result cannot be stored in `target`, so that an in-place variant refuses it."""
    return target.shape != expected.shape or not _castable(expected, target)


def _castable(source: Tensor, target: Tensor) -> bool:
    return source.dtype.category <= target.dtype.category


def _check_out(sample: Sample, variant: OpOverload, expected: Sequence[Tensor]) -> None:
    names = [p.name for p in variant.signature.parameters if p.out]
    if len(names) != len(expected):
        return  # `Tensor[] out`
    if any(p.type != "Tensor" for p in variant.signature.parameters if p.out):
        return
    if not set(sample.kwargs) <= {p.name for p in variant.signature.parameters}:
        return  # options of a factory, which its `out` has already
    if has_number_for_tensor(sample, variant):
        return  # a number stands for a tensor, which the variant does not take
    for kind, make in (("of the right shape", _filled), ("empty", _empty), ("strided", _strided)):
        given = [make(tensor) for tensor in expected]
        versions = [tensor._version for tensor in given]
        call = replace(sample.map(lambda t: t.clone()), kwargs=dict(sample.kwargs))
        keywords = {**call.kwargs, **dict(zip(names, given))}
        try:
            result: Any = replace(call, kwargs=keywords).call(variant)
        except (RuntimeError, TypeError, NotImplementedError, IndexError) as error:
            reason = f"{variant.name()} into a tensor {kind} raises {type(error).__name__}: {error}"
            raise CheckFailure("variants", sample, reason) from error
        returned = tensors_of(result)
        for name, out, version, one, want in zip(
            names, given, versions, returned or given, expected, strict=True
        ):
            if one is not out:
                raise CheckFailure(
                    "variants", sample, f"{variant.name()} does not return '{name}' itself"
                )
            if out._version <= version:
                reason = f"{variant.name()} does not raise the version of '{name}'"
                raise CheckFailure("variants", sample, reason)
            compare("variants", sample, f"'{name}' of {variant.name()} ({kind})", out, want)


def _filled(like: Tensor) -> Tensor:
    return wrap(np.full(like._data_.shape, 7, like._data_.dtype))


def _empty(like: Tensor) -> Tensor:
    return wrap(np.empty((0,), like._data_.dtype))


def _strided(like: Tensor) -> Tensor:
    """The right shape, with a hole behind each element."""
    shape = like._data_.shape
    doubled = np.full((*shape, 2), 7, like._data_.dtype)
    return wrap(doubled[..., 0])
