"""One call of an operator over exact numbers, with its derivatives in both modes and by definition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import mpmath
import numpy

from ..autograd.engine.gradients import grad
from ..autograd.forward_ad import dual_level, make_dual, unpack_dual
from ..core.bits import BACKEND_BITS
from ..core.lazy_elements import elements_of
from ..core.memory import wrap_device
from ..core.tensor import Tensor
from ..testing.checks_gradient import determined, differentiable, leaves
from ..testing.failures import tensors_of
from ..testing.samples import Sample
from .arrays import ExactArray, _as_objects, _finished, _is_complex
from .fields import FIELD
from .rational import Dual

__all__ = ["Call", "elements", "inner", "on_device", "plus"]

_KEYSET = BACKEND_BITS["PrivateUse3"]


def on_device(array: Any, requires_grad: bool = False) -> Tensor:
    """A tensor of the device over `array`."""
    made = wrap_device(array, _KEYSET)
    return made.requires_grad_() if requires_grad else made


def elements(tensor: Tensor) -> ExactArray:
    """What a tensor of the device holds, lazily conjugated ones conjugated."""
    while tensor.is_conj() or tensor.is_neg():
        tensor = tensor.resolve_conj().resolve_neg()
    return tensor._data_  # type: ignore[return-value]


def sampled(array: numpy.ndarray[Any, Any]) -> ExactArray:
    """The numbers of a sample, exactly (or nearly so, where any others would do)."""
    if array.dtype.kind not in "fc":
        return array.copy().view(ExactArray)
    objects = numpy.empty(array.shape, object)
    flat = objects.reshape(-1)
    for place, one in enumerate(array.reshape(-1).tolist()):
        flat[place] = FIELD.sample(one)
    return _finished(flat.reshape(array.shape), array.dtype.kind == "c")


def direction(random: numpy.random.Generator, like: Any) -> Any:
    """Short dyadic numbers: an identity between polynomials that holds along one of these holds by chance hardly ever."""

    def draw() -> Any:
        return (
            random.integers(1, 1 << 18, like.shape) * random.choice((-1, 1), like.shape) / (1 << 17)
        )

    return draw() + 1j * draw() if like.dtype.kind == "c" else draw()


def inner(a: Any, b: Any) -> Any:
    """The real part of ``sum(conj(a) * b)``, and the sum of the terms' moduli."""
    total, size = FIELD.number(0), FIELD.number(0) if FIELD.name != "rational" else 0
    for x, y in zip(_as_objects(a).reshape(-1).tolist(), _as_objects(b).reshape(-1).tolist()):
        term = FIELD.real(FIELD.conj(x) * y)
        total = total + term
        if FIELD.name != "rational":
            size = size + abs(term)
    return total, size


def plus(x: ExactArray, u: ExactArray, step: Any) -> ExactArray:
    """``x + step * u``; over rationals, ``x + u e``."""
    if FIELD.name == "rational":
        made = numpy.empty(x.shape, object)
        flat = made.reshape(-1)
        pairs = zip(_as_objects(x).reshape(-1).tolist(), _as_objects(u).reshape(-1).tolist())
        for place, (value, slope) in enumerate(pairs):
            flat[place] = Dual(value.a, slope.a)
        return _finished(made, _is_complex(x))
    return _finished(_as_objects(x) + _as_objects(u) * step, _is_complex(x))


def slope_of(found: ExactArray) -> ExactArray:
    """Of dual numbers the coefficients of e."""
    objects = _as_objects(found)
    made = numpy.empty(objects.shape, object)
    flat = made.reshape(-1)
    for place, one in enumerate(objects.reshape(-1).tolist()):
        flat[place] = Dual(one.b)
    return _finished(made, _is_complex(found))


@dataclass
class Call:
    """A sample on the device.

    `names` are the arguments that are differentiated, ``tensors[1]`` for one of a list, and `values` theirs;
    `positions` are those of the results that have a gradient.
    """

    sample: Sample
    names: list[str] = field(init=False)
    values: list[ExactArray] = field(init=False)
    directions: list[ExactArray] = field(init=False)
    positions: list[int] = field(init=False)
    cotangents: list[ExactArray] = field(init=False)

    def __post_init__(self) -> None:
        random = numpy.random.default_rng(len(self.sample.name) + 7)
        self.sample = leaves(self.sample)
        wanted = differentiable(self.sample)
        self._places = {id(tensor): place for place, (_, tensor) in enumerate(wanted)}
        self._fixed: dict[int, Tensor] = {}
        self.names = [name for name, _ in wanted]
        self.values = [sampled(elements_of(tensor)) for _, tensor in wanted]
        self.directions = []
        for name, tensor in wanted:
            u = direction(random, elements_of(tensor))
            project = self.sample.projections.get(name)
            self.directions.append(sampled(numpy.asarray(u if project is None else project(u))))
        results = tensors_of(self.run(self.values, True))
        self.positions = [i for i, t in enumerate(results) if t.requires_grad]
        self.cotangents = [sampled(direction(random, results[i]._data_)) for i in self.positions]

    def run(self, values: Sequence[Any], requires_grad: bool = False) -> Any:
        """The results for tensors, or arrays, in place of the differentiated arguments."""
        tensors = [
            v if isinstance(v, Tensor) else on_device(v.copy(), requires_grad) for v in values
        ]
        return self._called(tensors)

    def _called(self, tensors: Sequence[Tensor]) -> Any:
        def placed(tensor: Tensor) -> Tensor:
            place = self._places.get(id(tensor))
            if place is not None:
                return tensors[place]
            if id(tensor) not in self._fixed:
                self._fixed[id(tensor)] = on_device(sampled(elements_of(tensor)))
            return self._fixed[id(tensor)]

        call = self.sample.map(placed)
        if any(p.written for p in call.operator.signature.parameters):
            call = call.map(lambda t: t.clone())
        return determined(call.operator, call.run())

    def results(self, values: Sequence[Any]) -> list[ExactArray]:
        """The results that have a gradient."""
        found = tensors_of(self.run(values))
        return [elements(found[position]) for position in self.positions]

    def gradients(
        self, values: Sequence[Any], cotangents: Sequence[Any]
    ) -> list[ExactArray | None]:
        """The gradients for `values`, by the formulas; None for the cotangent of a result that is not used."""
        tensors = [on_device(v.copy(), True) for v in values]
        results = tensors_of(self._called(tensors))
        used = [(results[p], c) for p, c in zip(self.positions, cotangents) if c is not None]
        incoming = [on_device(c.copy()) for _, c in used]
        found = grad([out for out, _ in used], tensors, incoming, allow_unused=True)
        return [None if g is None else elements(g.detach()) for g in found]

    def second_gradients(
        self, along: Sequence[ExactArray]
    ) -> tuple[list[ExactArray | None], list[ExactArray | None]]:
        """Gradients of ``<gradient, along>`` for the arguments, and for the incoming gradients."""
        tensors = [on_device(v.copy(), True) for v in self.values]
        incoming = [on_device(c.copy(), True) for c in self.cotangents]
        results = tensors_of(self._called(tensors))
        outs = [results[p] for p in self.positions]
        first = grad(outs, tensors, incoming, create_graph=True, allow_unused=True)
        pairs = [(g, w) for g, w in zip(first, along) if g is not None and g.requires_grad]
        if not pairs:
            return [None] * len(tensors), [None] * len(incoming)
        second = grad(
            [g for g, _ in pairs],
            [*tensors, *incoming],
            [on_device(w.copy()) for _, w in pairs],
            allow_unused=True,
        )
        made: list[ExactArray | None] = [
            None if g is None else elements(g.detach()) for g in second
        ]
        return made[: len(tensors)], made[len(tensors) :]

    def tangents(self, directions: Sequence[ExactArray | None]) -> list[ExactArray | None]:
        """The tangents of the results that have a gradient, by the forward formulas."""
        with dual_level():
            tensors = [
                (
                    on_device(v.copy())
                    if u is None
                    else make_dual(on_device(v.copy()), on_device(u.copy()))
                )
                for v, u in zip(self.values, directions)
            ]
            found = tensors_of(self._called(tensors))
            made = []
            for position in self.positions:
                tangent = unpack_dual(found[position]).tangent
                made.append(None if tangent is None else elements(tangent.detach()))
        return made


STEP = -70
"""Differences are taken over 10 ** STEP, at more than three times as many digits."""
DIGITS = 240


def slopes(function: Any, points: Sequence[Any], directions: Sequence[Any]) -> list[Any]:
    """How the arrays that `function` returns for `points` change along `directions`; None for what stands still."""
    if FIELD.name == "rational":
        moved = [p if u is None else plus(p, u, None) for p, u in zip(points, directions)]
        return [None if f is None else slope_of(f) for f in function(moved)]
    h = mpmath.mpf(10) ** STEP
    ahead = function([p if u is None else plus(p, u, h) for p, u in zip(points, directions)])
    behind = function([p if u is None else plus(p, u, -h) for p, u in zip(points, directions)])
    return [
        (
            None
            if a is None or b is None
            else _finished((_as_objects(a) - _as_objects(b)) / (2 * h), _is_complex(a))
        )
        for a, b in zip(ahead, behind)
    ]
