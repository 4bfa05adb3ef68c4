"""Arrays whose elements are exact, and NumPy's functions over them.

An `ExactArray` that stands for floats holds numbers of the field in use (`fields.FIELD`) as objects, and says that its
dtype is float64 or complex128; one of integers or Booleans is an ordinary array.  So the sources of kernels run over
it, as over any array library (`gradsmith.operators.loading`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy

from . import linear
from .fields import FIELD
from .rational import Unsupported

__all__ = ["NAMESPACE", "ExactArray", "exact", "on_host"]

_FLOAT, _COMPLEX = numpy.dtype("f8"), numpy.dtype("c16")
_OBJECT = numpy.dtype(object)
_real_dtype = numpy.ndarray.dtype.__get__


def _holds_objects(array: numpy.ndarray[Any, Any]) -> bool:
    return bool(_real_dtype(array) == _OBJECT)


class ExactArray(numpy.ndarray[Any, Any]):
    """An array of exact numbers, of integers or of Booleans."""

    _complex = False

    def __new__(
        cls,
        shape: Any,
        dtype: Any = float,
        buffer: Any = None,
        offset: int = 0,
        strides: Any = None,
        order: Any = None,
    ) -> Any:
        """As NumPy's; over the elements of another one, a view of them."""
        if not isinstance(buffer, ExactArray) or not _holds_objects(buffer):
            if buffer is None:
                return full(shape, 0, dtype)
            return super().__new__(cls, shape, dtype, buffer, offset, strides)
        if numpy.dtype(dtype).kind != buffer.dtype.kind:
            buffer = _in_memory(buffer).view(dtype)
        plain = numpy.ndarray.view(buffer, numpy.ndarray)
        width = buffer.itemsize // 8
        if strides is None:
            strides = numpy.empty(shape, object).strides
        else:
            strides = tuple(step // width for step in strides)
        offset //= width
        whole = numpy.lib.stride_tricks.as_strided(plain, shape, strides)
        if offset:
            flat = numpy.lib.stride_tricks.as_strided(plain, (offset // 8 + 1,), (8,))
            whole = numpy.lib.stride_tricks.as_strided(flat[offset // 8 :], shape, strides)
        made = whole.view(cls)
        made._complex = buffer._complex
        return made

    def __array_finalize__(self, other: Any) -> None:
        self._complex = getattr(other, "_complex", False)

    @property
    def dtype(self) -> numpy.dtype[Any]:
        own: numpy.dtype[Any] = _real_dtype(self)
        if own != _OBJECT:
            return own
        return _COMPLEX if self._complex else _FLOAT

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property  # type: ignore[misc]
    def strides(self) -> tuple[int, ...]:
        own: tuple[int, ...] = numpy.ndarray.strides.__get__(self)
        return tuple(2 * step for step in own) if self._complex and _holds_objects(self) else own

    # -- parts ----------------------------------------------------------------------------------

    @property
    def real(self) -> Any:
        return _mapped(FIELD.real, self, False) if self._complex and _holds_objects(self) else self

    @real.setter
    def real(self, value: Any) -> None:
        self[...] = _mapped(
            FIELD.combine, _broadcast_to(_asarray(value), self.shape), True, self.imag
        )

    @property
    def imag(self) -> Any:
        if self._complex and _holds_objects(self):
            return _mapped(FIELD.imag, self, False)
        return zeros(self.shape, self.dtype)

    @imag.setter
    def imag(self, value: Any) -> None:
        self[...] = _mapped(
            FIELD.combine, self.real, True, _broadcast_to(_asarray(value), self.shape)
        )

    def dot(self, other: Any, out: Any = None) -> Any:
        return _into(out, numpy.dot(self, other))

    @property
    def nbytes(self) -> int:
        return self.size * self.itemsize

    def conj(self) -> Any:
        return _mapped(FIELD.conj, self, True) if self._complex and _holds_objects(self) else self

    conjugate = conj

    def astype(self, dtype: Any, *args: Any, **kwargs: Any) -> Any:
        wanted = numpy.dtype(dtype)
        if wanted.kind in "fc":
            return exact(self, wanted.kind == "c", copy=kwargs.get("copy", True))
        if _holds_objects(self):
            if wanted.kind == "b":
                return _as_booleans(self)
            return _plain_view(numpy.vectorize(int, otypes=[wanted])(self.view(numpy.ndarray)))
        return super().astype(dtype, *args, **kwargs)

    def view(self, *args: Any, **kwargs: Any) -> Any:
        given = args[0] if args else kwargs.get("dtype")
        if given is None or (isinstance(given, type) and issubclass(given, numpy.ndarray)):
            return super().view(*args, **kwargs)
        wanted = numpy.dtype(given)
        if not _holds_objects(self):
            return numpy.ndarray.view(self, numpy.ndarray).view(wanted).view(ExactArray)
        if wanted.kind == "f" and self._complex:
            parts = numpy.stack(
                [_mapped(FIELD.real, self, False), _mapped(FIELD.imag, self, False)], -1
            )
            return parts.reshape(*self.shape[:-1], -1) if self.ndim else parts
        if wanted.kind == "c" and not self._complex:
            pairs = self.reshape(*self.shape[:-1], self.shape[-1] // 2, 2)
            return _mapped(FIELD.combine, pairs[..., 0], True, pairs[..., 1])
        return super().view()

    def mean(
        self, axis: Any = None, dtype: Any = None, out: Any = None, keepdims: Any = False, **_: Any
    ) -> Any:
        total = self.sum(axis, keepdims=keepdims)
        count = self.size // max(numpy.asarray(total).size, 1) if self.size else 0
        return _into(out, numpy.true_divide(exact(total), count))

    def item(self, *args: Any) -> Any:
        found = super().item(*args)
        return FIELD.as_float(found) if _holds_objects(self) else found

    def tolist(self) -> Any:
        return on_host(self).tolist() if _holds_objects(self) else super().tolist()

    def __setitem__(self, key: Any, value: Any) -> None:
        if _holds_objects(self):
            value = _as_objects(value)
            if self._complex:
                value = _over(FIELD.as_complex, value)
            value = (
                value if value.ndim else value[()]
            )  # an element, which a single place would keep as an array
        elif isinstance(value, numpy.ndarray) and _holds_objects(value):
            value = on_host(value)
        super().__setitem__(_plain_key(key), value)

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(_plain_key(key))
        return found if isinstance(found, ExactArray) else _wrapped(found, self)

    def fill(self, value: Any) -> None:
        self[...] = value

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        return _ufunc(ufunc, method, inputs, options)

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return _function(function, args, kwargs)


def _plain_key(key: Any) -> Any:
    if isinstance(key, tuple):
        return tuple(map(_plain_key, key))
    return key.view(numpy.ndarray) if isinstance(key, ExactArray) else key


def _wrapped(element: Any, like: ExactArray) -> Any:
    """A scalar that NumPy took out of an array: an array of no dimensions again."""
    if not _holds_objects(like):
        return element
    return _made(element, like._complex)


def _made(element: Any, is_complex: bool) -> ExactArray:
    array = numpy.empty((), object)
    array[()] = element
    made = array.view(ExactArray)
    made._complex = is_complex
    return made


def _plain_view(value: Any) -> Any:
    return numpy.asarray(value).view(ExactArray)


def _as_objects(value: Any) -> numpy.ndarray[Any, Any]:
    """`value`, an array or a number, as a plain array of exact numbers."""
    if isinstance(value, numpy.ndarray):
        plain = numpy.ndarray.view(value, numpy.ndarray)
        if plain.dtype == _OBJECT:
            return plain
        return _over(FIELD.number, plain.astype(object))
    if isinstance(value, (list, tuple)):
        parts = [_as_objects(item) for item in value]
        return numpy.stack(parts) if parts else numpy.empty(0, object)
    array = numpy.empty((), object)
    array[()] = FIELD.number(value)
    return array


def _over(
    function: Callable[..., Any], *arrays: numpy.ndarray[Any, Any]
) -> numpy.ndarray[Any, Any]:
    """`function` element by element; an array of objects, whatever comes out."""
    shaped = numpy.broadcast_arrays(*arrays) if len(arrays) > 1 else arrays
    result = numpy.empty(shaped[0].shape, object)
    flat = result.reshape(-1)
    if len(arrays) == 1:
        for place, one in enumerate(shaped[0].reshape(-1).tolist()):
            flat[place] = function(one)
    else:
        for place, each in enumerate(zip(*[a.reshape(-1).tolist() for a in shaped])):
            flat[place] = function(*each)
    return result


def _mapped(function: Callable[..., Any], array: Any, is_complex: bool, *others: Any) -> ExactArray:
    result = _over(function, _as_objects(array), *map(_as_objects, others)).view(ExactArray)
    result._complex = is_complex
    return result


def _in_memory(array: ExactArray) -> ExactArray:
    """All that lies from the first element of `array` to the last one, in a row: strides are of that, an expanded one's zeros, too."""
    own = numpy.ndarray.strides.__get__(array)
    length = sum((n - 1) * step for n, step in zip(array.shape, own)) // 8 + 1 if array.size else 0
    flat = numpy.lib.stride_tricks.as_strided(
        numpy.ndarray.view(array, numpy.ndarray), (length,), (8,)
    ).view(ExactArray)
    flat._complex = array._complex
    return flat


def exact(value: Any, is_complex: bool | None = None, copy: bool = True) -> ExactArray:
    """`value` as an array of exact numbers; complex if it says so, or if `value` is."""
    if is_complex is None:
        is_complex = _is_complex(value)
    if isinstance(value, ExactArray) and _holds_objects(value) and value._complex == is_complex:
        return value.copy() if copy else value
    objects = _as_objects(value)
    if is_complex and not (
        isinstance(value, ExactArray) and value._complex and _holds_objects(value)
    ):
        objects = _over(FIELD.as_complex, objects)
    elif not is_complex and _is_complex(value):
        objects = _over(FIELD.real, objects)
    elif objects is value or objects.base is not None:
        objects = objects.copy()
    result = objects.view(ExactArray)
    result._complex = is_complex
    return result


def _is_complex(value: Any) -> bool:
    if isinstance(value, ExactArray):
        return bool(value.dtype.kind == "c")
    if isinstance(value, (list, tuple)):
        return any(map(_is_complex, value))
    if isinstance(value, numpy.ndarray) and value.dtype == _OBJECT:
        return False
    return bool(numpy.iscomplexobj(value))


def _is_exact(value: Any) -> bool:
    return isinstance(value, ExactArray) and _holds_objects(value)


def on_host(array: Any) -> numpy.ndarray[Any, Any]:
    """The nearest floats."""
    if not _is_exact(array):
        return numpy.array(numpy.ndarray.view(array, numpy.ndarray))
    result = numpy.empty(array.shape, array.dtype)
    flat = result.reshape(-1)
    for place, one in enumerate(numpy.ndarray.view(array, numpy.ndarray).reshape(-1).tolist()):
        flat[place] = FIELD.as_float(one)
    return flat.reshape(array.shape)


def _as_booleans(array: Any) -> Any:
    return _plain_view(_over(bool, _as_objects(array)).astype(bool))


def _into(out: Any, result: Any) -> Any:
    if out is None or out is ...:
        return result
    out = out[0] if isinstance(out, tuple) else out
    out[...] = result
    return out


# -- ufuncs ---------------------------------------------------------------------------------------------


def _maximum(x: Any, y: Any) -> Any:
    if FIELD.isnan(x) or FIELD.isnan(y):
        return x if FIELD.isnan(x) else y
    return y if FIELD.less(x, y) else x


def _minimum(x: Any, y: Any) -> Any:
    if FIELD.isnan(x) or FIELD.isnan(y):
        return x if FIELD.isnan(x) else y
    return y if FIELD.less(y, x) else x


def _fmax(x: Any, y: Any) -> Any:
    return y if FIELD.isnan(x) else x if FIELD.isnan(y) else _maximum(x, y)


def _fmin(x: Any, y: Any) -> Any:
    return y if FIELD.isnan(x) else x if FIELD.isnan(y) else _minimum(x, y)


def _floor_divide(x: Any, y: Any) -> Any:
    return FIELD.floor(FIELD.divide(x, y))


def _dot(a: Any, b: Any) -> Any:
    made = numpy.dot(_as_objects(a), _as_objects(b))
    return _finished(_numbers(made), _any_complex((a, b)))


def _trunc(x: Any) -> Any:
    return -FIELD.floor(-x) if FIELD.less(x, FIELD.number(0)) else FIELD.floor(x)


def _copysign(x: Any, y: Any) -> Any:
    return -abs(x) if FIELD.less(y, FIELD.number(0)) else abs(x)


def _ln(base: int) -> Any:
    return FIELD.call("log", FIELD.number(base))


def _logaddexp(x: Any, y: Any) -> Any:
    return FIELD.call("log", FIELD.call("exp", x) + FIELD.call("exp", y))


def _named(name: str) -> Callable[..., Any]:
    return lambda *args: FIELD.call(name, *args)


_ELEMENTS: dict[str, Any] = {
    **{n: _named(n) for n in (["exp", "log", "sqrt", "sin", "cos", "tan", "sinh", "cosh", "tanh", "log1p", "expm1"])},
    **{f"arc{n}": _named(f"a{n}") for n in ("sin", "cos", "tan", "sinh", "cosh", "tanh", "tan2")},
    "add": lambda x, y: x + y, "subtract": lambda x, y: x - y, "multiply": lambda x, y: x * y,
    "divide": lambda x, y: FIELD.divide(x, y), "power": lambda x, y: FIELD.power(x, y),
    "float_power": lambda x, y: FIELD.power(x, y), "negative": lambda x: -x, "positive": lambda x: x,
    "absolute": lambda x: FIELD.abs(x), "fabs": lambda x: FIELD.abs(x), "sign": lambda x: FIELD.sign(x),
    "conjugate": lambda x: FIELD.conj(x), "square": lambda x: x * x, "reciprocal": lambda x: FIELD.divide(FIELD.number(1), x),
    "maximum": _maximum, "minimum": _minimum, "fmax": _fmax, "fmin": _fmin,
    "floor": lambda x: FIELD.floor(x), "ceil": lambda x: FIELD.ceil(x), "trunc": _trunc, "rint": lambda x: FIELD.round(x),
    "floor_divide": _floor_divide, "remainder": lambda x, y: x - y * _floor_divide(x, y),
    "fmod": lambda x, y: x - y * _trunc(FIELD.divide(x, y)), "copysign": _copysign,
    "hypot": lambda x, y: FIELD.call("sqrt", x * x + y * y),
    "logaddexp": _logaddexp, "logaddexp2": lambda x, y: _logaddexp(x * _ln(2), y * _ln(2)) / _ln(2),
    "exp2": lambda x: FIELD.call("exp", x * _ln(2)), "log2": lambda x: FIELD.call("log", x) / _ln(2),
    "log10": lambda x: FIELD.call("log", x) / _ln(10), "cbrt": lambda x: FIELD.power(x, FIELD.number(1) / 3),
    "deg2rad": lambda x: x * FIELD.number(0.017453292519943295), "rad2deg": lambda x: x * FIELD.number(57.29577951308232),
    "matmul": None, "vecdot": None, "matvec": None,
}  # fmt: skip
_QUESTIONS: dict[str, Callable[..., Any]] = {
    "isnan": lambda x: FIELD.isnan(x), "isinf": lambda x: FIELD.isinf(x),
    "isfinite": lambda x: not (FIELD.isnan(x) or FIELD.isinf(x)), "signbit": lambda x: FIELD.less(x, FIELD.number(0)),
    "less": lambda x, y: FIELD.less(x, y), "greater": lambda x, y: FIELD.less(y, x),
    "less_equal": lambda x, y: FIELD.less(x, y) or FIELD.equal(x, y),
    "greater_equal": lambda x, y: FIELD.less(y, x) or FIELD.equal(x, y),
    "equal": lambda x, y: FIELD.equal(x, y), "not_equal": lambda x, y: not FIELD.equal(x, y),
    "logical_and": lambda x, y: bool(x) and bool(y), "logical_or": lambda x, y: bool(x) or bool(y),
    "logical_not": lambda x: not x, "logical_xor": lambda x, y: bool(x) != bool(y),
}  # fmt: skip
_REAL = ("absolute", "fabs")
_FROM_INTEGERS = {
    "divide", "sqrt", "exp", "log", "sin", "cos", "tan", "exp2", "log2", "log10", "log1p", "expm1", "cbrt", "float_power",
    "arcsin", "arccos", "arctan", "hypot", "logaddexp", "tanh", "sinh", "cosh",
}  # fmt: skip
"""What makes floats of integers."""


def _ufunc(ufunc: Any, method: str, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    name = ufunc.__name__
    out = options.pop("out", None)
    out = None if isinstance(out, tuple) and out[0] is ... else out
    wanted = options.pop("dtype", None)
    options.pop("casting", None)
    floats = wanted is not None and numpy.dtype(wanted).kind in "fc"
    floats = floats or any(_is_exact(x) or isinstance(x, (float, complex)) for x in inputs)
    floats = floats or any(isinstance(x, numpy.ndarray) and x.dtype.kind in "fc" for x in inputs)
    if method == "at":
        target, key, *rest = inputs
        plain = target.view(numpy.ndarray)
        values = [_as_objects(v) if _is_exact(target) else v for v in rest]
        key = _plain_key(key)
        if _is_exact(target) and name in _ELEMENTS:
            numpy.frompyfunc(_ELEMENTS[name], 2, 1).at(plain, key, *values)
        else:
            ufunc.at(plain, key, *[_plain_key(v) for v in values])
        return None
    if not floats and not (name in _FROM_INTEGERS and method == "__call__"):
        plain_inputs = [_plain_key(x) for x in inputs]
        if "where" in options:
            options["where"] = _plain_key(options["where"])
        result = getattr(ufunc, method)(*plain_inputs, **options)
        return _into(out, _plain_view(result))
    objects = [_as_objects(x) for x in inputs[: 2 if method != "reduceat" else 1]]
    if method == "reduceat":
        axis = options.get("axis", inputs[2] if len(inputs) > 2 else 0)
        return _into(
            out, _finished(_reduceat(name, objects[0], inputs[1], axis), _any_complex(inputs[:1]))
        )
    if method in ("reduce", "accumulate"):
        objects = objects[:1]
        axis = options.get("axis", inputs[1] if len(inputs) > 1 else 0)
        result = _reduced(name, method, objects[0], axis, options)
        if name in _QUESTIONS:
            return _into(out, _plain_view(numpy.asarray(result, object).astype(bool)))
        return _into(out, _finished(result, _any_complex(inputs[:1])))
    if method == "outer":
        first, second = objects
        objects = [first.reshape(first.shape + (1,) * second.ndim), second]
    if name in ("matmul", "vecdot", "matvec"):
        if name == "vecdot":
            x, y = _over(FIELD.conj, objects[0]) if _is_complex(inputs[0]) else objects[0], objects[
                1
            ]
            result = (
                (x * y).sum(options.get("axis", -1))
                if x.size and y.size
                else numpy.zeros((x * y).shape[:-1], object)
            )
        else:
            result = numpy.matmul(*objects)
        return _into(out, _finished(_numbers(result), _any_complex(inputs)))
    if name in _QUESTIONS:
        answer = _over(_QUESTIONS[name], *objects).astype(bool)
        return _into(out, _plain_view(answer))
    if name == "frexp":
        exponents = numpy.frexp(on_host(inputs[0]))[1].view(ExactArray)
        return inputs[0] / exact(numpy.ldexp(1.0, exponents.view(numpy.ndarray))), exponents
    if name not in _ELEMENTS:
        raise Unsupported(f"numpy.{name} over exact numbers")
    where = options.get("where", True)
    result = _finished(_over(_ELEMENTS[name], *objects), _any_complex(inputs) and name not in _REAL)
    if where is not True:
        out = out[0] if isinstance(out, tuple) else out
        kept = out if out is not None else zeros(result.shape, result.dtype)
        kept[numpy.broadcast_to(_plain_key(where), result.shape)] = result[
            numpy.broadcast_to(_plain_key(where), result.shape)
        ]
        return kept
    return _into(out, result)


def _any_complex(values: Any) -> bool:
    return any(_is_complex(x) for x in values)


def _numbers(result: Any) -> Any:
    """What NumPy's own loops over objects leave: Python's 0 for an empty sum, a bare object for no dimensions."""
    return (
        _as_objects(result)
        if not isinstance(result, numpy.ndarray)
        else _over(FIELD.number, result)
    )


def _finished(result: Any, is_complex: bool) -> ExactArray:
    array: ExactArray = (result if isinstance(result, numpy.ndarray) else _as_objects(result)).view(
        ExactArray
    )
    if is_complex:
        array = _over(FIELD.as_complex, array.view(numpy.ndarray)).view(ExactArray)
    array._complex = is_complex
    return array


_IDENTITIES = {"add": 0, "multiply": 1, "logical_and": True, "logical_or": False}


def _reduced(name: str, method: str, array: Any, axis: Any, options: dict[str, Any]) -> Any:
    function = numpy.frompyfunc(_ELEMENTS.get(name) or _QUESTIONS[name], 2, 1)
    if method == "accumulate":
        return function.accumulate(array, axis)
    axes = (
        tuple(range(array.ndim)) if axis is None else axis if isinstance(axis, tuple) else (axis,)
    )
    axes = tuple(a % max(array.ndim, 1) for a in axes)
    if options.get("where", True) is not True:
        where = numpy.broadcast_to(_plain_key(options["where"]), array.shape)
        neutral = FIELD.number(_IDENTITIES[name])
        array = _over(lambda keep, x: x if keep else neutral, where, array)
    keepdims = bool(options.get("keepdims", False))
    for a in sorted(axes, reverse=True):
        if array.ndim == 0:
            break
        if array.shape[a] == 0:
            if name not in _IDENTITIES and "initial" not in options:
                raise ValueError(
                    f"zero-size array to reduction operation {name} which has no identity"
                )
            shape = array.shape[:a] + array.shape[a + 1 :]
            array = _full(shape, options.get("initial", _IDENTITIES.get(name)))
        else:
            array = function.reduce(array, axis=a)
        if not isinstance(array, numpy.ndarray):
            element, array = array, numpy.empty((), object)
            array[()] = element
        if keepdims:
            array = numpy.expand_dims(array, a)
    if (
        "initial" in options
        and options["initial"] is not None
        and hasattr(options["initial"], "dtype") is False
    ):
        if name in ("maximum", "minimum") and array.size:
            pass  # an infinity, for empty arrays
    return array


def _reduceat(name: str, array: Any, places: Any, axis: int) -> Any:
    plain = numpy.asarray(_plain_key(places))
    return numpy.frompyfunc(_ELEMENTS[name], 2, 1).reduceat(array, plain, axis)


def _full(shape: Any, value: Any) -> numpy.ndarray[Any, Any]:
    array = numpy.empty(shape, object)
    array[...] = FIELD.number(value)
    return array


# -- functions ------------------------------------------------------------------------------------------


def zeros(shape: Any, dtype: Any = float, *args: Any, **kwargs: Any) -> Any:
    """As NumPy's; floats are exact."""
    return full(shape, 0, dtype)


def full(shape: Any, value: Any, dtype: Any = None, *args: Any, **kwargs: Any) -> Any:
    """As NumPy's; floats are exact."""
    if dtype is None:
        dtype = _FLOAT if _is_exact(value) else numpy.asarray(value).dtype
    kind = numpy.dtype(dtype).kind
    if kind in "fc":
        element = _as_objects(value)
        array = numpy.empty(shape, object)
        array[...] = _over(FIELD.as_complex, element) if kind == "c" else element
        made = array.view(ExactArray)
        made._complex = kind == "c"
        return made
    if _is_exact(value):
        value = on_host(value)
    return numpy.full(shape, _plain_key(value), dtype).view(ExactArray)


def _like(fallback: int) -> Callable[..., Any]:
    def function(array: Any, *args: Any, **kwargs: Any) -> Any:
        dtype = (
            kwargs.get("dtype") or (args[0] if args and fallback >= 0 else None) or _dtype_of(array)
        )
        shape = kwargs.get("shape")
        return full(numpy.shape(array) if shape is None else shape, max(fallback, 0), dtype)

    return function


def _full_like(array: Any, value: Any, dtype: Any = None, **kwargs: Any) -> Any:
    shape = kwargs.get("shape")
    return full(numpy.shape(array) if shape is None else shape, value, dtype or _dtype_of(array))


def _dtype_of(value: Any) -> Any:
    return value.dtype if isinstance(value, numpy.ndarray) else numpy.asarray(value).dtype


def _asarray(value: Any, dtype: Any = None, **kwargs: Any) -> Any:
    wanted = None if dtype is None else numpy.dtype(dtype)
    if isinstance(value, ExactArray) and (wanted is None or wanted == value.dtype):
        return value.copy() if kwargs.get("copy") else value
    if isinstance(value, (list, tuple)) and any(isinstance(v, ExactArray) for v in value):
        value = numpy.stack([_asarray(v) for v in value]) if value else value
    if (
        isinstance(value, numpy.ndarray)
        and _holds_objects(value)
        and not isinstance(value, ExactArray)
    ):
        value = value.view(ExactArray)
    if _is_exact(value):
        return value.astype(wanted) if wanted is not None else value
    if type(value).__module__ != "builtins" and not isinstance(
        value, (numpy.ndarray, numpy.generic)
    ):
        return exact(value)
    plain = numpy.asarray(_plain_key(value), wanted)
    return exact(plain) if plain.dtype.kind in "fc" else plain.view(ExactArray)


def _array(value: Any, dtype: Any = None, **kwargs: Any) -> Any:
    made = _asarray(value, dtype)
    return made.copy() if made is value else made


def _from_host(function: Callable[..., Any]) -> Callable[..., Any]:
    def made(*args: Any, **kwargs: Any) -> Any:
        args = tuple(on_host(a) if _is_exact(a) else _plain_key(a) for a in args)
        result = function(*args, **kwargs)
        if isinstance(result, tuple):
            return tuple(_asarray(r) for r in result)
        return _asarray(result) if isinstance(result, (numpy.ndarray, numpy.generic)) else result

    return made


def _where(condition: Any, *rest: Any) -> Any:
    if _is_exact(condition):
        condition = _as_booleans(condition)
    condition = numpy.asarray(_plain_key(condition))
    if not rest:
        return tuple(r.view(ExactArray) for r in numpy.where(condition))
    floats = [_is_float(x) for x in rest]
    if not any(floats):
        return _plain_view(numpy.where(condition, *map(_plain_key, rest)))
    is_complex = _any_complex(rest)
    objects = [_as_objects(x) for x in rest]
    result = numpy.where(condition, *objects)
    return _finished(result, is_complex)


def _is_float(value: Any) -> bool:
    if isinstance(value, numpy.ndarray):
        return value.dtype.kind in "fcO"
    return isinstance(value, (float, complex, numpy.floating, numpy.complexfloating))


def _joined(function: Callable[..., Any]) -> Callable[..., Any]:
    def joined(arrays: Any, *args: Any, **kwargs: Any) -> Any:
        arrays = list(arrays)
        kwargs.pop("dtype", None)
        kwargs.pop("casting", None)
        out = kwargs.pop("out", None)
        if any(_is_float(a) for a in arrays):
            made = function([_as_objects(a) for a in arrays], *args, **kwargs)
            return _into(out, _finished(made, _any_complex(arrays)))
        return _into(out, _plain_view(function([_plain_key(a) for a in arrays], *args, **kwargs)))

    return joined


def _clip(array: Any, low: Any = None, high: Any = None, out: Any = None, **_: Any) -> Any:
    if low is not None:
        array = numpy.maximum(array, low)
    if high is not None:
        array = numpy.minimum(array, high)
    return _into(out, array)


def _sorted(array: Any, axis: int = -1, **_: Any) -> Any:
    return numpy.take_along_axis(array, _argsort(array, axis), axis)


def _argsort(array: Any, axis: int = -1, **options: Any) -> Any:
    if not _is_exact(array):
        return _plain_view(numpy.argsort(_plain_key(array), axis, **options))
    return _plain_view(numpy.argsort(on_host(array), axis, **options))


def _by_rank(function: Callable[..., Any]) -> Callable[..., Any]:
    """Functions that say where elements stand: asked of the nearest floats."""
    return _from_host(function)


def _result_type(*values: Any) -> Any:
    return numpy.result_type(*[v.dtype if isinstance(v, ExactArray) else v for v in values])


def _cumulated(name: str) -> Callable[..., Any]:
    def function(array: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        if axis is None:
            array, axis = numpy.ravel(array), 0
        return _into(out, getattr(numpy, name).accumulate(array, axis))

    return function


def _bincount(places: Any, weights: Any = None, minlength: int = 0) -> Any:
    places = numpy.asarray(_plain_key(places))
    if weights is None or not _is_float(weights):
        return _plain_view(
            numpy.bincount(places, None if weights is None else _plain_key(weights), minlength)
        )
    length = max(minlength, int(places.max()) + 1 if places.size else 0)
    total = full((length,), 0, _dtype_of(weights))
    numpy.add.at(total, places, weights)
    return total


def _nan_to_num(
    array: Any, copy: bool = True, nan: Any = 0.0, posinf: Any = None, neginf: Any = None
) -> Any:
    return array


def _copyto(target: Any, source: Any, casting: Any = None, where: Any = True) -> None:
    if where is True:
        target[...] = source
        return
    where = numpy.broadcast_to(_plain_key(where), target.shape)
    target[where] = numpy.broadcast_to(_asarray(source), target.shape)[where]


def _var(
    array: Any,
    axis: Any = None,
    dtype: Any = None,
    out: Any = None,
    ddof: Any = 0,
    keepdims: bool = False,
    **_: Any,
) -> Any:
    centre = array.mean(axis, keepdims=True)
    away = array - centre
    square = (away * away.conj()).real
    total = square.sum(axis, keepdims=keepdims)
    count = array.size // max(centre.size, 1)
    return _into(out, total / (count - ddof))


def _view_by(function: Callable[..., Any], width: Callable[..., Any]) -> Callable[..., Any]:
    """A function that makes views by strides, which are those of what an array stands for."""

    def viewed(array: Any, *args: Any, **kwargs: Any) -> Any:
        kwargs.pop("subok", None)
        args, kwargs = width(array, args, kwargs)
        made = function(numpy.ndarray.view(array, numpy.ndarray), *args, **kwargs).view(ExactArray)
        made._complex = getattr(array, "_complex", False)
        return made

    return viewed


def _narrowed(array: Any, args: Any, kwargs: Any) -> Any:
    """The strides for the objects that are there in fact."""
    values = dict(zip(("shape", "strides"), args), **kwargs)
    if values.get("strides") is not None and _is_exact(array):
        values["strides"] = tuple(s * 8 // array.itemsize for s in values["strides"])
    return (), values


_strided = _view_by(numpy.lib.stride_tricks.as_strided, _narrowed)
_windows = _view_by(
    numpy.lib.stride_tricks.sliding_window_view, lambda a, args, kwargs: (args, kwargs)
)


def _broadcast_to(array: Any, shape: Any, subok: bool = True) -> Any:
    made = _asarray(array)
    wide: ExactArray = numpy.broadcast_to(made.view(numpy.ndarray), shape).view(ExactArray)
    wide._complex = made._complex
    return wide


def _broadcast_arrays(*arrays: Any, subok: bool = True) -> Any:
    made = [_asarray(a) for a in arrays]
    shape = numpy.broadcast_shapes(*[m.shape for m in made])
    return tuple(_broadcast_to(m, shape) for m in made)


def _angle(array: Any) -> Any:
    return _mapped(lambda x: FIELD.call("arg", x), array, False)


_TO_ARRAYS = ["arange", "linspace", "eye", "identity", "tri", "tril_indices", "triu_indices", "indices", "logspace", "geomspace", "diag_indices", "hanning", "hamming", "blackman", "bartlett", "kaiser", "vander"]  # fmt: skip

_OWN: dict[Any, Callable[..., Any]] = {
    numpy.zeros: zeros,
    numpy.ones: lambda shape, dtype=float, *a, **k: full(shape, 1, dtype),
    numpy.empty: lambda shape, dtype=float, *a, **k: full(shape, 0, dtype),
    numpy.full: full, numpy.zeros_like: _like(0), numpy.ones_like: _like(1), numpy.empty_like: _like(0),
    numpy.full_like: _full_like, numpy.asarray: _asarray, numpy.array: _array,
    numpy.ascontiguousarray: lambda a, dtype=None: numpy.ndarray.copy(x) if not (x := _asarray(a, dtype)).flags.c_contiguous else x,
    numpy.where: _where, numpy.concatenate: _joined(numpy.concatenate), numpy.stack: _joined(numpy.stack),
    numpy.clip: _clip, numpy.sort: _sorted, numpy.argsort: _argsort, numpy.argmax: _by_rank(numpy.argmax),
    numpy.argmin: _by_rank(numpy.argmin), numpy.argpartition: _by_rank(numpy.argpartition),
    numpy.searchsorted: _by_rank(numpy.searchsorted), numpy.unique: _by_rank(numpy.unique), numpy.lexsort: _by_rank(numpy.lexsort),
    numpy.isin: _by_rank(numpy.isin), numpy.count_nonzero: _by_rank(numpy.count_nonzero), numpy.nonzero: _by_rank(numpy.nonzero),
    numpy.flatnonzero: _by_rank(numpy.flatnonzero), numpy.partition: lambda a, kth, axis=-1, **k: _sorted(a, axis),
    numpy.result_type: _result_type, numpy.cumsum: _cumulated("add"), numpy.cumprod: _cumulated("multiply"),
    numpy.bincount: _bincount, numpy.nan_to_num: _nan_to_num, numpy.copyto: _copyto, numpy.var: _var,
    numpy.lib.stride_tricks.as_strided: _strided, numpy.lib.stride_tricks.sliding_window_view: _windows,
    numpy.broadcast_to: _broadcast_to, numpy.broadcast_arrays: _broadcast_arrays, numpy.angle: _angle,
    numpy.real: lambda a: _asarray(a).real, numpy.imag: lambda a: _asarray(a).imag,
    numpy.iscomplexobj: _is_complex, numpy.mean: lambda a, *p, **k: a.mean(*p, **k),
    numpy.isneginf: lambda x: numpy.isinf(x) & (x < 0), numpy.isposinf: lambda x: numpy.isinf(x) & (x > 0),
    numpy.dot: lambda a, b, out=None: _into(out, _dot(a, b)), numpy.vdot: lambda a, b: _dot(a.conj().ravel(), b.ravel()),
    numpy.isreal: lambda x: x.imag == 0,
}  # fmt: skip
_OWN.update((getattr(numpy, name), _from_host(getattr(numpy, name))) for name in _TO_ARRAYS)
_OWN.update(linear.functions(_as_objects, lambda r, c: _finished(r, c), _is_complex))


def _function(function: Any, args: Any, kwargs: Any) -> Any:
    """NumPy's function over exact arrays: one of ours, or its own, which asks ufuncs and methods."""
    own = _OWN.get(function)
    if own is not None:
        return own(*args, **kwargs)
    kwargs.pop("dtype", None)
    result = super(ExactArray, _first(args, kwargs)).__array_function__(
        function, (ExactArray,), args, kwargs
    )
    if isinstance(result, numpy.ndarray) and not isinstance(result, ExactArray):
        return (
            _finished(_numbers(result), _any_complex(args))
            if result.dtype == _OBJECT
            else result.view(ExactArray)
        )
    return result


def _first(args: Any, kwargs: Any) -> Any:
    for value in (*args, *kwargs.values()):
        if isinstance(value, ExactArray):
            return value
        if isinstance(value, (list, tuple)):
            found = _first(value, {})
            if found is not None:
                return found
    return None


class _Namespace:
    """NumPy, or one of its parts, with functions over exact numbers."""

    def __init__(self, module: Any) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        if value is numpy.ndarray:
            found: Any = ExactArray
        elif isinstance(value, type(numpy)):
            found = _Namespace(value)
        elif isinstance(value, type) or not callable(value):
            found = value
        elif isinstance(value, numpy.ufunc):
            found = _UFunc(value)
        else:
            found = _OWN.get(value, value)
        self.__dict__[name] = found
        return found


class _UFunc:
    """A ufunc that makes exact numbers of ordinary arrays, too."""

    def __init__(self, ufunc: Any) -> None:
        self._ufunc = ufunc

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._run("__call__", args, kwargs)

    def _run(self, method: str, args: Any, kwargs: Any) -> Any:
        if kwargs.get("out") is None:
            kwargs.pop("out", None)
            args, late = (
                args[: self._ufunc.nin if method == "__call__" else None],
                args[self._ufunc.nin :],
            )
            if method == "__call__" and late and late[0] is not None:
                kwargs["out"] = late[0]
        if method in ("reduce", "accumulate"):
            kwargs = {**dict(zip(("axis", "dtype", "out", "keepdims"), args[1:])), **kwargs}
            args = args[:1]
        result = _ufunc(self._ufunc, method, args, dict(kwargs))
        return result

    def __getattr__(self, name: str) -> Any:
        if name in ("reduce", "accumulate", "outer", "at", "reduceat"):
            return lambda *args, **kwargs: self._run(name, args, kwargs)
        return getattr(self._ufunc, name)

    def __eq__(self, other: object) -> bool:
        return self._ufunc is getattr(other, "_ufunc", other)

    def __hash__(self) -> int:
        return hash(self._ufunc)


NAMESPACE: Any = _Namespace(numpy)
"""What kernels find as ``np``."""
