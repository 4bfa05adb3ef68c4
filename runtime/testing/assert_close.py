"""`assert_close`: values that agree within tolerances, with messages that say where they do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ..api.creation import tensor
from ..core.dtypes import dtype, dtype_of_numpy
from ..core.layout import sparse_csr, strided
from ..core.memory import host_array
from ..core.namespace import Array, np
from ..core.origin import warn_caller
from ..core.tensor import Tensor, wrap
from .tolerances import Tolerance, closeness

__all__ = ["assert_allclose", "assert_close", "assert_equal"]

Message: TypeAlias = "str | Callable[[str], str] | None"

_NUMBERS = (int, float, complex)


_EARLIER_TOLERANCES = {"float16": (1e-3, 1e-3), "float32": (1e-4, 1e-5), "float64": (1e-5, 1e-8)}
"""The larger ones by dtype, relative and absolute, that `assert_allclose` has."""


@dataclass(frozen=True)
class _Settings:
    tolerance: Tolerance | None
    """None for that of the dtypes compared."""
    equal_nan: bool
    check_device: bool
    check_dtype: bool
    check_layout: bool
    check_stride: bool
    allow_subclasses: bool


def assert_close(
    actual: Any,
    expected: Any,
    *,
    allow_subclasses: bool = True,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = False,
    check_device: bool = True,
    check_dtype: bool = True,
    check_layout: bool = True,
    check_stride: bool = False,
    msg: Message = None,
) -> None:
    """Raise AssertionError unless ``|actual - expected| <= atol + rtol * |expected|`` everywhere.

    Tensors, NumPy arrays and numbers are compared, and sequences and mappings of them element by element.
    The tolerances are those of the dtypes (`gradsmith.testing.tolerances`) unless both are given.  NaNs agree
    only if `equal_nan`.  `msg` replaces the error's message, or makes a new one from it.  Raises ValueError if
    one tolerance is given alone, TypeError for what cannot be compared.
    """
    if (rtol is None) != (atol is None):
        missing = "rtol" if rtol is None else "atol"
        raise ValueError(
            f"Both 'rtol' and 'atol' must be either specified or omitted, but got no {missing}."
        )
    settings = _Settings(
        None if rtol is None or atol is None else Tolerance(rtol, atol),
        equal_nan,
        check_device,
        check_dtype,
        check_layout,
        check_stride,
        allow_subclasses,
    )
    for place, left, right in list(_pairs(actual, expected, ())):
        reason = _disagreement(left, right, settings)
        if reason is not None:
            if place:
                where = "".join(f"[{key!r}]" for key in place)
                reason += f"\n\nThe failure occurred for item {where}"
            raise AssertionError(_worded(msg, reason))


def assert_equal(actual: Any, expected: Any, **options: Any) -> None:
    """`assert_close` without tolerance: every element the same.  NaNs agree."""
    assert_close(actual, expected, **{"rtol": 0.0, "atol": 0.0, "equal_nan": True, **options})


def _worded(msg: Message, reason: str) -> str:
    if msg is None:
        return reason
    return msg(reason) if callable(msg) else msg


def _pairs(left: Any, right: Any, place: tuple[Any, ...]) -> Iterator[tuple[Any, Any, Any]]:
    """Place, actual and expected value of everything that is compared as one."""
    if _is_sequence(left) and _is_sequence(right):
        if len(left) != len(right):
            raise AssertionError(
                f"The length of the sequences mismatch: {len(left)} != {len(right)}"
            )
        for number, (a, b) in enumerate(zip(left, right, strict=True)):
            yield from _pairs(a, b, (*place, number))
    elif isinstance(left, Mapping) and isinstance(right, Mapping):
        missing = sorted(set(right) - set(left), key=str)
        extra = sorted(set(left) - set(right), key=str)
        if missing or extra:
            raise AssertionError(
                "The keys of the mappings do not match:\n"
                f"Missing keys in the actual mapping: {missing}\n"
                f"Additional keys in the actual mapping: {extra}"
            )
        for key in left:
            yield from _pairs(left[key], right[key], (*place, key))
    else:
        yield place, left, right


def _is_sequence(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _disagreement(left: Any, right: Any, settings: _Settings) -> str | None:
    if left is None or right is None:
        return None if left is right else f"None mismatch: {left} is not {right}"
    if isinstance(left, bool) and isinstance(right, bool):
        return None if left is right else f"Booleans mismatch: {left} is not {right}"
    if isinstance(left, _NUMBERS) and isinstance(right, _NUMBERS):
        return _numbers(left, right, settings)
    a, b = _as_tensor(left), _as_tensor(right)
    same_kind = isinstance(left, Tensor) == isinstance(right, Tensor)
    related = settings.allow_subclasses or type(left) is type(right)
    if a is None or b is None or not same_kind or not related:
        raise TypeError(
            f"No comparison pair was able to handle inputs of type {type(left)} and {type(right)}."
        )
    return _attributes(a, b, settings) or _elements(a, b, settings)


def _as_tensor(value: Any) -> Tensor | None:
    if isinstance(value, Tensor):
        return value.detach()
    if isinstance(value, np.ndarray):
        return wrap(value)
    return None


def _numbers(left: Any, right: Any, settings: _Settings) -> str | None:
    if settings.check_dtype and type(left) is not type(right):
        return f"The (d)types do not match: {type(left)} != {type(right)}."
    kinds = (dtype_of_numpy(np.asarray(left).dtype), dtype_of_numpy(np.asarray(right).dtype))
    tolerance = settings.tolerance or closeness(*kinds)
    return _scalars(left, right, tolerance, settings.equal_nan)


def _scalars(left: Any, right: Any, tolerance: Tolerance, equal_nan: bool) -> str | None:
    if left == right or (equal_nan and left != left and right != right):
        return None
    absolute = abs(left - right)
    relative = float("inf") if right == 0 else absolute / abs(right)
    if absolute <= tolerance.atol + tolerance.rtol * abs(right) and absolute != float("inf"):
        return None
    return (
        f"Scalars are not {_word(tolerance)}!\n\n"
        f"Expected {right} but got {left}.\n"
        f"Absolute difference: {absolute}{_allowed(tolerance, tolerance.atol)}\n"
        f"Relative difference: {relative}{_allowed(tolerance, tolerance.rtol)}"
    )


def _word(tolerance: Tolerance) -> str:
    return "close" if tolerance.rtol or tolerance.atol else "equal"


def _allowed(tolerance: Tolerance, limit: float) -> str:
    return f" (up to {limit} allowed)" if tolerance.rtol or tolerance.atol else ""


def _attributes(a: Tensor, b: Tensor, settings: _Settings) -> str | None:
    compared: list[tuple[str, Any, Any, bool]] = [
        ("shape", a.shape, b.shape, True),
        ("device", a.device, b.device, settings.check_device),
        ("dtype", a.dtype, b.dtype, settings.check_dtype),
        ("layout", a.layout, b.layout, settings.check_layout),
    ]
    if settings.check_stride and a.layout is b.layout is strided:
        compared.append(("stride()", tuple(a.stride()), tuple(b.stride()), True))
    for name, left, right, checked in compared:
        if checked and left != right:
            return f"The values for attribute '{name}' do not match: {left} != {right}."
    return None


def _elements(a: Tensor, b: Tensor, settings: _Settings) -> str | None:
    """Of sparse tensors, places and values are compared; of two layouts both are made dense."""
    if a.layout is not b.layout:
        return _tensors(a.to_dense(), b.to_dense(), settings)
    if a.layout is strided:
        return _tensors(a, b, settings)
    if not a.is_sparse:
        return _compressed(a, b, settings)
    if a.is_coalesced() is not b.is_coalesced():
        a, b = a.coalesce(), b.coalesce()
    if a._nnz() != b._nnz():
        return (
            "The number of specified values in sparse COO tensors does not match: "
            f"{a._nnz()} != {b._nnz()}"
        )
    exactly = replace(settings, tolerance=Tolerance(0, 0))
    return _tensors(a._indices(), b._indices(), exactly, "Sparse COO indices") or _tensors(
        a._values(), b._values(), settings, "Sparse COO values"
    )


def _compressed(a: Tensor, b: Tensor, settings: _Settings) -> str | None:
    """Of compressed sparse matrices of one layout both kinds of indices and the values are compared."""
    word = "CSR" if a.layout is sparse_csr else "CSC"
    along, across = ("crow", "col") if a.layout is sparse_csr else ("ccol", "row")
    if a._nnz() != b._nnz():
        return f"The number of specified values in sparse {word} tensors does not match: {a._nnz()} != {b._nnz()}"
    exactly = replace(settings, tolerance=Tolerance(0, 0))
    for name in (f"{along}_indices", f"{across}_indices"):
        pair = getattr(a, name)(), getattr(b, name)()
        if found := _tensors(*pair, exactly, f"Sparse {word} {name}"):
            return found
    return _tensors(a.values(), b.values(), settings, f"Sparse {word} values")


def _tensors(a: Tensor, b: Tensor, settings: _Settings, called: str = "Tensor-likes") -> str | None:
    if a.is_meta or b.is_meta:
        return None  # nothing but the attributes can be compared
    tolerance = settings.tolerance or closeness(a.dtype, b.dtype)
    left, right = _common(a, b)
    with np.errstate(all="ignore"):
        difference = np.abs(_wide(left) - _wide(right))
        size = np.abs(_wide(right))
        close = (left == right) | (
            np.isfinite(difference) & (difference <= tolerance.atol + tolerance.rtol * size)
        )
        if settings.equal_nan:
            close |= (left != left) & (right != right)
        if close.all():
            return None
        if left.ndim == 0:
            return _scalars(left.item(), right.item(), tolerance, settings.equal_nan)
        relative = np.where(size == 0, np.where(difference == 0, 0.0, np.inf), difference / size)
    difference, relative = np.where(close, 0, difference), np.where(close, 0.0, relative)
    count, total = int((~close).sum()), close.size
    absolute_at, relative_at = _worst(difference), _worst(relative)
    return (
        f"{called} are not {_word(tolerance)}!\n\n"
        f"Mismatched elements: {count} / {total} ({count / total:.1%})\n"
        f"Greatest absolute difference: {difference[absolute_at]} at index {absolute_at}"
        f"{_allowed(tolerance, tolerance.atol)}\n"
        f"Greatest relative difference: {relative[relative_at]} at index {relative_at}"
        f"{_allowed(tolerance, tolerance.rtol)}"
    )


def _common(a: Tensor, b: Tensor) -> tuple[Array, Array]:
    """The elements in one dtype."""
    left, right = host_array(a), host_array(b)
    if left.dtype == right.dtype:
        return left, right
    kind: dtype = a.dtype if a.dtype is b.dtype else _promoted(a.dtype, b.dtype)
    return left.astype(kind.numpy), right.astype(kind.numpy)


def _promoted(a: dtype, b: dtype) -> dtype:
    from ..core.dtypes import promote_types

    return promote_types(a, b)


def _wide(array: Array) -> Array:
    """Numbers whose differences do not wrap around, nor disappear in half precision."""
    kind = array.dtype.kind
    if kind == "b" or (kind in "iu" and array.dtype.itemsize < 8):
        return array.astype(np.int64)
    if kind == "u":
        return array.astype(np.float64)
    if array.dtype.itemsize == 2:
        return array.astype(np.float32)
    return array


def _worst(difference: Array) -> tuple[int, ...]:
    flat = (
        np.where(np.isnan(difference), np.inf, difference)
        if difference.dtype.kind == "f"
        else difference
    )
    return tuple(int(i) for i in np.unravel_index(int(np.argmax(flat)), difference.shape))


def assert_allclose(
    actual: Any,
    expected: Any,
    rtol: float | None = None,
    atol: float | None = None,
    equal_nan: bool = True,
    msg: str = "",
) -> None:
    """PyTorch's older `assert_close`, which a FutureWarning names: dtypes may differ, and tolerances are larger.

    Raises AssertionError where values differ, ValueError if one tolerance is given alone.
    """
    warn_caller(
        "gradsmith.testing.assert_allclose() is deprecated: write gradsmith.testing.assert_close()",
        FutureWarning,
    )
    actual, expected = (x if isinstance(x, Tensor) else tensor(x) for x in (actual, expected))
    if rtol is None and atol is None:
        given = [_EARLIER_TOLERANCES.get(_name_of(x), (0.0, 0.0)) for x in (actual, expected)]
        rtol, atol = map(max, zip(*given))
    assert_close(
        *(actual, expected),
        rtol=rtol,
        atol=atol,
        equal_nan=equal_nan,
        check_dtype=False,
        msg=msg or None,
    )


def _name_of(value: Tensor) -> str:
    return str(value.dtype).rpartition(".")[2]
