"""Linear algebra and Fourier sums over exact numbers, by definition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import mpmath
import numpy

from .fields import FIELD
from .rational import Irrational, Unsupported


def matrix_exp(array: Any) -> Any:
    """The sum of the powers over factorials, until nothing is added; of matrices of moderate size."""
    _digits_only("the exponential of a matrix")
    identity = array * 0 + _identity(array.shape[-1])
    total, term, k = identity, identity, 0
    while k < 1000:
        k += 1
        term = numpy.matmul(term, array) / k
        total = total + term
        sizes = [abs(x) for x in numpy.ndarray.view(term, numpy.ndarray).reshape(-1).tolist()]
        if max(sizes, default=mpmath.mpf(0)) < mpmath.eps:
            return total
    raise Irrational("the series of the exponential does not converge")


def functions(
    objects: Callable[[Any], Any], finished: Callable[[Any, bool], Any], is_complex: Any
) -> dict[Any, Any]:
    """By NumPy's functions, what stands in for them; they take and return what arrays are here."""

    def each(function: Callable[..., Any], *arrays: Any) -> list[Any]:
        """`function` of every matrix of stacks of matrices; what it returns, stacked."""
        plain = [objects(a) for a in arrays]
        lead = numpy.broadcast_shapes(*[p.shape[:-2] for p in plain])
        plain = [numpy.broadcast_to(p, lead + p.shape[-2:]) for p in plain]
        found = [function(*[p[at] for p in plain]) for at in numpy.ndindex(*lead)]
        if not found:
            shapes = [
                numpy.asarray(r).shape for r in function(*[_sample(p.shape[-2:]) for p in plain])
            ]
            return [numpy.empty(lead + s, object) for s in shapes]
        stacked = []
        for parts in zip(*found):
            shape = numpy.shape(parts[0])
            whole = numpy.empty((len(parts), *shape), object)
            for at, part in enumerate(parts):
                whole[at] = part
            stacked.append(whole.reshape(lead + shape))
        return stacked

    def over(function: Callable[..., Any], kinds: str = "c") -> Callable[..., Any]:
        def called(*arrays: Any, **options: Any) -> Any:
            complex_ = any(is_complex(a) for a in arrays)
            made = each(lambda *m: function(*m, **options), *arrays)
            results = tuple(
                finished(m, {"c": complex_, "r": False, "C": True}[k]) for m, k in zip(made, kinds)
            )
            return results[0] if len(results) == 1 else results

        return called

    def solve(a: Any, b: Any) -> Any:
        return over(lambda m, r: (_solved(m, r),))(a, b)

    def fourier(inverse: bool, real_in: bool = False, real_out: bool = False) -> Callable[..., Any]:
        def transform(
            a: Any, n: Any = None, axis: int = -1, norm: str | None = None, out: Any = None
        ) -> Any:
            if FIELD.name != "digits":
                raise Irrational("roots of unity")
            array = numpy.moveaxis(objects(a), axis, -1)
            given = array.shape[-1]
            if real_out:
                length = n if n is not None else 2 * (given - 1)
                array = _whole_spectrum(array, length)
            else:
                length = n if n is not None else given
                array = _resized(array, length)
            result = _transformed(array, length, inverse, norm)
            if real_in:
                result = result[..., : length // 2 + 1]
            if real_out:
                result = numpy.vectorize(FIELD.real, otypes=[object])(result)
            return finished(numpy.moveaxis(result, -1, axis), not real_out)

        return transform

    def several(
        one: Callable[..., Any], first: Callable[..., Any] | None = None, last: Any = None
    ) -> Callable[..., Any]:
        def transform(
            a: Any, s: Any = None, axes: Any = None, norm: str | None = None, out: Any = None
        ) -> Any:
            axes = tuple(range(-len(s), 0)) if axes is None and s is not None else axes
            axes = tuple(range(numpy.ndim(a))) if axes is None else tuple(axes)
            sizes = [None] * len(axes) if s is None else [None if x == -1 else x for x in s]
            todo = list(zip(axes, sizes))
            if first is not None:
                axis, size = todo.pop()
                a = first(a, size, axis, norm)
            end = todo.pop() if last is not None else None
            for axis, size in todo:
                a = one(a, size, axis, norm)
            return a if end is None else last(a, end[1], end[0], norm)

        return transform

    fft, ifft = fourier(False), fourier(True)
    rfft, irfft = fourier(False, real_in=True), fourier(True, real_out=True)
    linalg = numpy.linalg
    return {
        linalg.solve: solve,
        linalg.inv: over(lambda m: (_solved(m, _identity(len(m))),)),
        linalg.det: over(lambda m: (_determinant(m),)),
        linalg.slogdet: lambda a: _slogdet(over(lambda m: (_determinant(m),))(a)),
        linalg.cholesky: lambda a, upper=False: over(lambda m: (_adjoint(_cholesky(_adjoint(m))) if upper else _cholesky(m),))(a),
        linalg.qr: lambda a, mode="reduced": (
            over(lambda m: _qr(m)[1:], "c")(a) if mode == "r" else over(lambda m: _qr(m, mode), "cc")(a)
        ),
        linalg.eigh: lambda a, UPLO="L": over(_eigh, "rc")(a),
        linalg.eigvalsh: lambda a, UPLO="L": over(_eigh, "rc")(a)[0],
        linalg.eig: over(_eig, "CC"),
        linalg.eigvals: lambda a: over(_eig, "CC")(a)[0],
        linalg.svd: lambda a, full_matrices=True, compute_uv=True: (
            over(lambda m: _svd(m, full_matrices), "crc")(a) if compute_uv else over(lambda m: _svd(m, False), "crc")(a)[1]
        ),
        numpy.fft.fft: fft, numpy.fft.ifft: ifft, numpy.fft.rfft: rfft, numpy.fft.irfft: irfft,
        numpy.fft.fftn: several(fft), numpy.fft.ifftn: several(ifft),
        numpy.fft.rfftn: several(fft, first=rfft), numpy.fft.irfftn: several(ifft, last=irfft),
    }  # fmt: skip


def _sample(shape: Any) -> Any:
    return numpy.frompyfunc(FIELD.number, 1, 1)(numpy.eye(*shape).astype(int).astype(object))


def _identity(n: int) -> Any:
    return numpy.frompyfunc(FIELD.number, 1, 1)(numpy.eye(n).astype(int).astype(object)).reshape(
        n, n
    )


def _size(x: Any) -> Any:
    return abs(FIELD.as_float(x))


def _eliminated(matrix: Any, right: Any) -> tuple[Any, Any, int]:
    """Gaussian elimination with the largest pivots: the triangle, what becomes of `right`, the sign of the order."""
    a, b, sign = matrix.copy(), right.copy(), 1
    for k in range(len(a)):
        pivot = k + max(range(len(a) - k), key=lambda i: _size(a[k + i, k]))
        if pivot != k:
            a[[k, pivot]], b[[k, pivot]], sign = a[[pivot, k]], b[[pivot, k]], -sign
        for i in range(k + 1, len(a)):
            if _size(a[i, k]):
                factor = FIELD.divide(a[i, k], a[k, k])
                a[i, k:] = a[i, k:] - a[k, k:] * factor
                b[i] = b[i] - b[k] * factor
    return a, b, sign


def _solved(matrix: Any, right: Any) -> Any:
    a, b, _ = _eliminated(matrix, right)
    for k in reversed(range(len(a))):
        if not _size(a[k, k]):
            raise numpy.linalg.LinAlgError("Singular matrix")
        b[k] = b[k] / a[k, k]
        for i in range(k):
            b[i] = b[i] - b[k] * a[i, k]
    return b


def _determinant(matrix: Any) -> Any:
    a, _, sign = _eliminated(matrix, _identity(len(matrix)))
    result = FIELD.number(sign)
    for k in range(len(a)):
        result = result * a[k, k]
    return result


def _slogdet(determinant: Any) -> Any:
    sign = numpy.sign(determinant)
    return sign, numpy.log(numpy.abs(determinant))


def _cholesky(matrix: Any) -> Any:
    n = len(matrix)
    factor = _identity(n) * FIELD.number(0)
    for j in range(n):
        rest = matrix[j, j] - sum(
            (factor[j, k] * FIELD.conj(factor[j, k]) for k in range(j)), FIELD.number(0)
        )
        rest = FIELD.real(rest)
        if not FIELD.less(FIELD.number(0), rest):
            raise numpy.linalg.LinAlgError("Matrix is not positive definite")
        factor[j, j] = FIELD.call("sqrt", rest)
        for i in range(j + 1, n):
            rest = matrix[i, j] - sum(
                (factor[i, k] * FIELD.conj(factor[j, k]) for k in range(j)), FIELD.number(0)
            )
            factor[i, j] = rest / factor[j, j]
    return factor


def _digits_only(what: str) -> None:
    if FIELD.name != "digits":
        raise Irrational(what)


def _as_matrix(array: Any) -> Any:
    return mpmath.matrix([list(row) for row in array])


def _as_array(matrix: Any) -> Any:
    made = numpy.empty((matrix.rows, matrix.cols), object)
    for i in range(matrix.rows):
        for j in range(matrix.cols):
            made[i, j] = matrix[i, j]
    return made


def _qr(matrix: Any, mode: str = "reduced") -> Any:
    """Householder's, with LAPACK's signs: -sign(x) |x| on the diagonal, real."""
    _digits_only("a factorization")
    m, n = matrix.shape
    r, q = matrix.copy(), _identity(m)
    for k in range(min(m - 1 if not _any_complex(matrix) else m, n)):
        column = r[k:, k].copy()
        length = mpmath.sqrt(sum(abs(x) ** 2 for x in column))
        if sum(abs(x) ** 2 for x in column[1:]) == 0 and mpmath.im(column[0]) == 0:
            continue
        first = column[0]
        beta = -length if mpmath.re(first) >= 0 else length
        tau, scale = (beta - first) / beta, first - beta
        v = numpy.array([mpmath.mpf(1), *[x / scale for x in column[1:]]], object)
        conj = numpy.array([mpmath.conj(x) for x in v], object)
        r[k:, :] = r[k:, :] - mpmath.conj(tau) * numpy.outer(v, conj.dot(r[k:, :]))
        q[:, k:] = q[:, k:] - tau * numpy.outer(q[:, k:].dot(v), conj)
    if not _any_complex(matrix):
        r = numpy.vectorize(mpmath.re, otypes=[object])(r) if r.size else r
        q = numpy.vectorize(mpmath.re, otypes=[object])(q) if q.size else q
    for i in range(m):
        for j in range(min(i, n)):
            r[i, j] = FIELD.number(0)
    k = min(m, n)
    if mode == "reduced":
        return q[:, :k], r[:k]
    if mode == "complete":
        return q, r
    raise Unsupported(f"numpy.linalg.qr, mode {mode!r}, over exact numbers")


def _any_complex(matrix: Any) -> bool:
    return any(isinstance(x, mpmath.mpc) for x in matrix.reshape(-1))


def _eigh(matrix: Any) -> Any:
    _digits_only("eigenvalues")
    lower = matrix.copy()
    for i in range(len(lower)):
        for j in range(i + 1, len(lower)):
            lower[i, j] = FIELD.conj(lower[j, i])
    if len(lower) == 0:
        return numpy.empty(0, object), lower
    values, vectors = (mpmath.eighe if _any_complex(lower) else mpmath.eigsy)(_as_matrix(lower))
    order = sorted(range(len(lower)), key=lambda i: values[i])
    return numpy.array([values[i] for i in order], object), _as_array(vectors)[:, order]


def _eig(matrix: Any) -> Any:
    _digits_only("eigenvalues")
    values, vectors = mpmath.eig(_as_matrix(matrix))
    made = _as_array(vectors)
    for j in range(made.shape[1]):
        length = mpmath.sqrt(sum(abs(x) ** 2 for x in made[:, j]))
        made[:, j] = made[:, j] / length
    order = sorted(
        range(len(values)), key=lambda i: (float(mpmath.re(values[i])), float(mpmath.im(values[i])))
    )
    as_complex = numpy.vectorize(mpmath.mpc, otypes=[object])
    return as_complex(numpy.array([values[i] for i in order], object)), as_complex(made[:, order])


def _svd(matrix: Any, full_matrices: bool) -> Any:
    """By the eigenvectors of A^H A, or A A^H: at this many digits, half of them are plenty."""
    _digits_only("singular values")
    m, n = matrix.shape
    if m < n:
        u, s, vh = _svd(_adjoint(matrix), full_matrices)
        return _adjoint(vh), s, _adjoint(u)
    if n == 0:
        return _identity(m) if full_matrices else matrix, numpy.empty(0, object), matrix[:0]
    values, vectors = _eigh(_adjoint(matrix).dot(matrix))
    values, vectors = values[::-1], vectors[:, ::-1]
    s = numpy.array([mpmath.sqrt(max(x, 0)) for x in values], object)
    nothing = s[0] * mpmath.mpf(10) ** -int(_NO_RANK * mpmath.mp.dps)
    rank = sum(1 for x in s if x > nothing)
    s[rank:] = FIELD.number(0)
    return (
        _completed(matrix.dot(vectors[:, :rank]) / s[:rank], m if full_matrices else n),
        s,
        _adjoint(vectors),
    )


_NO_RANK = 0.45
"""What part of the digits a singular value must be smaller by to be none: squares have lost half of them."""


def _completed(columns: Any, count: int) -> Any:
    """Orthonormal columns and what makes `count` of them, by the unit vectors that are farthest from all before."""
    rows, given = columns.shape
    made = numpy.empty((rows, count), object)
    made[:, :given] = columns
    for k in range(given, count):
        before = made[:, :k]
        rest = _identity(rows) - before.dot(_adjoint(before))
        lengths = [mpmath.sqrt(sum(abs(x) ** 2 for x in rest[:, j])) for j in range(rows)]
        farthest = max(range(rows), key=lambda j: lengths[j])
        made[:, k] = rest[:, farthest] / lengths[farthest]
    return made


def _adjoint(matrix: Any) -> Any:
    return numpy.vectorize(FIELD.conj, otypes=[object])(matrix.T) if matrix.size else matrix.T


def _resized(array: Any, length: int) -> Any:
    given = array.shape[-1]
    if given >= length:
        return array[..., :length]
    nothing = numpy.empty((*array.shape[:-1], length - given), object)
    nothing[...] = FIELD.number(0)
    return numpy.concatenate([array, nothing], -1)


def _whole_spectrum(array: Any, length: int) -> Any:
    """The spectrum of a real signal from its half; imaginary parts that it cannot have are dropped."""
    half = _resized(array, length // 2 + 1).copy()
    real = numpy.vectorize(lambda x: mpmath.mpc(mpmath.re(x)), otypes=[object])
    half[..., 0] = real(half[..., 0])
    if length % 2 == 0:
        half[..., -1] = real(half[..., -1])
    rest = half[..., 1 : (length + 1) // 2][..., ::-1]
    return numpy.concatenate(
        [half, numpy.vectorize(mpmath.conj, otypes=[object])(rest)] if rest.size else [half], -1
    )


def _transformed(array: Any, length: int, inverse: bool, norm: str | None) -> Any:
    sign = 2 if inverse else -2
    roots = [mpmath.expjpi(mpmath.mpf(sign * k) / length) for k in range(length)]
    matrix = numpy.array(
        [[roots[j * k % length] for k in range(length)] for j in range(length)], object
    )
    result = array.dot(matrix)
    if norm == "ortho":
        return result / mpmath.sqrt(length)
    divide = norm == "forward" if not inverse else norm in (None, "backward")
    return result / length if divide else result
