"""Quasirandom numbers: Sobol sequences, which fill a cube more evenly than random points.

I. M. Sobol, *On the distribution of points in a cube and the approximate evaluation of integrals*, 1967, in the order of
I. A. Antonov and V. M. Saleev, *An economic method of computing LPτ-sequences*, 1979; direction numbers of Stephen Joe and
Frances Y. Kuo, *Constructing Sobol sequences with better two-dimensional projections*, 2008, which SciPy has with it;
scrambled by Jiří Matoušek's random linear matrices and a digital shift (*On the L2-discrepancy for anchored boxes*, 1998).
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from gradsmith.generated import functions

from .api.creation import from_numpy, tensor
from .api.queries import get_default_dtype
from .core.dtypes import dtype as Dtype
from .core.dtypes import float32, float64
from .core.generator import Generator
from .core.tensor import Tensor

__all__ = ["SobolEngine"]

_BITS = 30
_MOST = 21201
_KNOWN = 2
"""Dimensions whose direction numbers leave no choice: the first has ones, the second those of x + 1."""


@cache
def _joe_and_kuo() -> tuple[Any, Any]:
    """Polynomials, as numbers, and the first direction numbers of each dimension: a file of SciPy's."""
    spec = find_spec("scipy")
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        path = Path(folder) / "stats" / "_sobol_direction_numbers.npz"
        if path.is_file():
            with np.load(path) as table:
                return table["poly"].astype(np.int64), table["vinit"].astype(np.int64)
    raise ImportError(
        f"SobolEngine of more than {_KNOWN} dimensions needs direction numbers from SciPy, which is not installed or "
        "does not provide them: install gradsmith[fast]"
    )


def _directions(dimension: int) -> Any:
    """The direction numbers of each dimension, as integers of 30 bits, int64 (dimension, 30)."""
    if dimension > _KNOWN:
        polynomials, first = _joe_and_kuo()
    else:
        polynomials, first = np.array([1, 3], np.int64), np.array([[1], [1]], np.int64)
    numbers = np.ones((dimension, _BITS), np.int64)
    degrees = [int(polynomial).bit_length() - 1 for polynomial in polynomials[:dimension]]
    for degree in sorted({*degrees} - {0}):
        own = np.flatnonzero(np.equal(degrees, degree))
        numbers[own, :degree] = first[own, :degree]
        for place in range(degree, _BITS):
            value = numbers[own, place - degree].copy()
            for step in range(1, degree + 1):
                has_term = polynomials[own] >> (degree - step) & 1
                value ^= has_term * (numbers[own, place - step] << step)
            numbers[own, place] = value
    return numbers << np.arange(_BITS - 1, -1, -1)


def _gray(number: int) -> int:
    return number ^ number >> 1


class SobolEngine:
    """Draws the points of a Sobol sequence in [0, 1), of `dimension` numbers each, perhaps scrambled by random bits.

    `dimension` is 21201 at most; more than two take direction numbers from SciPy: ImportError where it is not installed.
    `seed` is that of scrambling; without it the default generator is asked.  Points, scrambled ones included, are
    PyTorch's to the bit.
    """

    MAXBIT = _BITS
    MAXDIM = _MOST

    def __init__(self, dimension: int, scramble: bool = False, seed: int | None = None) -> None:
        """See the class; ValueError for a dimension that is not in [1, 21201]."""
        if dimension > self.MAXDIM or dimension < 1:
            raise ValueError(
                f"Supported range of dimensionality for SobolEngine is [1, {self.MAXDIM}], but got {dimension}"
            )
        self.seed = seed
        self.scramble = scramble
        self.dimension = dimension
        self.sobolstate: Tensor = from_numpy(_directions(dimension))
        self.shift: Tensor = functions.zeros((dimension,), dtype=self.sobolstate.dtype)
        if scramble:
            self._scramble()
        self.quasi: Tensor = self.shift.clone()
        self._first_point = (self.quasi / 2**_BITS).reshape(1, -1)
        self.num_generated = 0

    def _scramble(self) -> None:
        """A shift, and direction numbers times lower triangular matrices of ones on the diagonal, by random bits."""
        generator = None
        if self.seed is not None:
            generator = Generator()
            generator.manual_seed(self.seed)
        shape = (self.dimension, _BITS)
        shift = functions.randint(2, shape, generator=generator, device="cpu").numpy()
        self.shift = from_numpy(shift @ (1 << np.arange(_BITS)))
        triangles = functions.randint(2, (*shape, _BITS), generator=generator, device="cpu").tril()
        matrices = triangles.numpy()
        matrices[:, np.arange(_BITS), np.arange(_BITS)] = 1
        numbers = self.sobolstate.numpy()
        weights = np.arange(_BITS - 1, -1, -1)
        for place in range(_BITS):
            digits = numbers[:, place, None] >> weights & 1
            mixed = (matrices * digits[:, None, :]).sum(-1) & 1
            numbers[:, place] = mixed @ (1 << weights)

    def draw(self, n: int = 1, out: Tensor | None = None, dtype: Dtype | None = None) -> Tensor:
        """The next `n` points, (n, dimension), of the default dtype or `dtype`; `out` is resized for them, and returned.

        RuntimeError where `n` is not above zero, and where there are no more than 2³⁰ points.
        """
        kind = get_default_dtype() if dtype is None else dtype
        if n < 1:
            raise RuntimeError(f"SobolEngine.draw() expects n of one or more, but got {n}")
        begun = self.num_generated > 0
        if kind not in (float32, float64) and (begun or n > 1):
            raise NotImplementedError(
                f"SobolEngine.draw() is not implemented for {kind}: draw float32, and convert the points"
            )
        first = max(self.num_generated - 1, 0)
        points = self._next(first, n if begun else n - 1)
        result = tensor(points, dtype=kind) * 2.0**-_BITS
        if not begun:
            result = functions.cat([self._first_point.to(kind), result])
        self.num_generated += n
        if out is not None:
            return out.resize_as_(result).copy_(result)
        return result

    def _check_end(self, last: int) -> None:
        if last >= 1 << _BITS:
            raise RuntimeError(
                f"a Sobol sequence has {1 << _BITS} points here, but it was asked for number {last}"
            )

    def _next(self, first: int, count: int) -> Any:
        """`count` points, as integers, from the one behind number `first`."""
        self._check_end(first + count)
        numbers = np.arange(first, first + count)
        # Which bit of the Gray code changes from each number to the next: the lowest that is not set.
        lowest = ~numbers & numbers + 1
        places = np.frexp(lowest.astype(np.float64))[1] - 1
        steps = self.sobolstate.numpy().T[places]
        points = np.bitwise_xor.accumulate(steps, axis=0) ^ self.quasi.numpy()
        if count:
            self.quasi = from_numpy(points[-1].copy())
        return points

    def draw_base2(self, m: int, out: Tensor | None = None, dtype: Dtype | None = None) -> Tensor:
        """The next 2^m points, (2^m, dimension); ValueError unless that makes a power of two in all."""
        n = 2**m
        total = self.num_generated + n
        if total & (total - 1):
            raise ValueError(
                "The balance properties of Sobol' points require n to be a power of 2. "
                f"{self.num_generated} points have been previously generated, then: "
                f"n={self.num_generated}+2**{m}={total}. If you still want to do this, please use "
                "'SobolEngine.draw()' instead."
            )
        return self.draw(n=n, out=out, dtype=dtype)

    def reset(self) -> SobolEngine:
        """Back to the first point."""
        self.quasi.copy_(self.shift)
        self.num_generated = 0
        return self

    def fast_forward(self, n: int) -> SobolEngine:
        """Past `n` points, at once."""
        first = max(self.num_generated - 1, 0)
        last = first + max(n if self.num_generated else n - 1, 0)
        self._check_end(last)
        changed = _gray(first) ^ _gray(last)
        places = [place for place in range(_BITS) if changed >> place & 1]
        if places:
            steps = self.sobolstate.numpy()[:, places]
            self.quasi = from_numpy(self.quasi.numpy() ^ np.bitwise_xor.reduce(steps, axis=1))
        self.num_generated += n
        return self

    def __repr__(self) -> str:
        """The arguments that it was made of."""
        parts = [f"dimension={self.dimension}"]
        if self.scramble:
            parts.append("scramble=True")
        if self.seed is not None:
            parts.append(f"seed={self.seed}")
        return f"{self.__class__.__name__}({', '.join(parts)})"
