"""Two small projects that random edits spoil: a library, and one that stands on nothing, as gradsmith's own does.

Between them their entries have every kind of argument, result and field.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["PROJECTS", "lay_down"]

_LIBRARY = {
    "pyproject.toml": """\
[project]
name = "edited"
version = "0.1.0"
dependencies = ["gradsmith>=0.1.0"]

[tool.gradsmith]
extends = "gradsmith"
namespace = "edited"
package = "edited.generated"
functions = "src/edited/native_functions.yaml"
derivatives = "src/edited/derivatives.yaml"
tags = "src/edited/tags.yaml"
kernels = "src/edited/kernels"
kernels_package = "edited.kernels"
formulas = "src/edited/formulas"
formulas_package = "edited.formulas"
output = "src/edited/generated"
reference = "docs/operators"

[tool.pytest.ini_options]
testpaths = ["tests"]
""",
    "src/edited/native_functions.yaml": """\
# Operators of many kinds.

- func: bump(Tensor self) -> Tensor
  autogen: bump_, bump.out
  pointwise: bump
  promotion: int_to_float
  dtypes: bool, integral, floating
  category: examples
  doc: The bell curve exp(-x²) of each element.

- func: moving_mean(Tensor self, int window) -> Tensor
  dispatch:
    CPU: moving_mean
  shape: moving_mean_shape
  dtypes: floating
  category: examples
  samples:
    - (5,), 2
    - (2, 4), 3
  doc: Means of `window` neighbours along the last dimension.

- func: moving_mean_backward(Tensor grad, int window) -> Tensor
  dispatch:
    CPU: moving_mean_backward
  shape: moving_mean_backward_shape
  dtypes: floating
  category: examples
  samples:
    - (4,), 2
    - (2, 3), 3

- func: smooth_bump(Tensor self, int window=2) -> Tensor
  category: composed
  samples:
    - (5,)
    - (2, 4), window=3
  doc: Moving means of `bump`.

- func: mixed(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  autogen: mixed_, mixed.out
  pointwise: np.hypot
  dispatch:
    CPU: mixed
  promotion: int_to_float
  dtypes: integral, floating
  numbers_as_tensors: other
  category: examples
  samples:
    - ..., ...
    - (2, 3), 2.5, alpha=3
  tolerance:
    float32: 'rtol 1e-4, atol 1e-5: hypot is rounded otherwise'

- func: extremes(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor low, Tensor high, Tensor where)
  dispatch: {CPU: extremes}
  shape: extremes_shape
  dtypes: floating
  tags: [reduction]
  category: reduction
  doc: >-
    Smallest and largest elements along `dim`, and where the
    smallest ones are.
  samples:
    - apart((2, 3))
    - apart((2, 3)), 0, True

- func: swapped(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
  dispatch:
    CPU, Meta: swapped
  category: shape
  doc: "Two dimensions exchanged."
  samples:
    - (2, 3, 4), 0, -1

- func: chained(Tensor[] tensors, int dim=0) -> Tensor
  dispatch:
    CPU: chained
  shape: chained_shape
  dtypes: floating
  category: shape
  exempt:
    forward_mode: 'a list has no tangents yet'
  samples:
    - '[(2, 3), (1, 3)]'
    - '[(2, 3), (2, 1)], 1'

- func: blank(int[2] size, float value=0.5, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
  dispatch:
    CPU: blank
  shape: blank_shape
  category: factory
  samples:
    - (2, 3)
    - (2, 3), 1.5
""",
    "src/edited/derivatives.yaml": """\
# Derivatives.

- name: bump(Tensor self) -> Tensor
  self: grad * slope_of_bump(self, value=result)
  result: auto_element_wise

- name: moving_mean(Tensor self, int window) -> Tensor
  self: edited.moving_mean_backward(grad, window)
  result: auto_linear

- name: moving_mean_backward(Tensor grad, int window) -> Tensor
  grad: edited.moving_mean(grads[0], window)
  result: auto_linear

- name: mixed(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  self: grad * self / result
  other: grad * other * alpha * alpha / result
  result: (self_t * self_p + other_t * other_p * alpha * alpha) / result

- name: extremes(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor low, Tensor high, Tensor where)
  self: not_implemented("nobody needed it yet")
  output_differentiability: [True, True, False]

- name: swapped(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
  self: grad.transpose(dim0, dim1)
  result: auto_linear

- name: chained(Tensor[] tensors, int dim=0) -> Tensor
  tensors: pieces(grad, [x.shape for x in tensors], dim)
""",
    "src/edited/tags.yaml": """\
- tag: experimental
  desc: May change.
""",
    "src/edited/__init__.py": "",
    "src/edited/kernels/__init__.py": "",
    "src/edited/kernels/composites.py": '''\
"""Made of operators."""

from gradsmith import Tensor, ops


def smooth_bump(self: Tensor, window: int = 2) -> Tensor:
    """Moving means of `bump`."""
    result: Tensor = ops.edited.moving_mean(ops.edited.bump(self), window)
    return result
''',
    "src/edited/kernels/examples.py": '''\
"""Kernels over arrays."""

from gradsmith.core.namespace import Array, np
from gradsmith.core.result import Result


def bump(self: Array) -> Array:
    """exp(-x²) of each element."""
    return np.exp(-self * self)


def moving_mean_shape(self: Array, window: int) -> Result:
    """Shape and dtype of `moving_mean`."""
    if self.ndim == 0 or not 1 <= window <= self.shape[-1]:
        raise RuntimeError(f"moving_mean: window must be at most {self.shape[-1:]}, got {window}")
    return Result((*self.shape[:-1], self.shape[-1] - window + 1), self.dtype)


def moving_mean(self: Array, window: int) -> Array:
    return np.lib.stride_tricks.sliding_window_view(self, window, -1).mean(-1)


def moving_mean_backward_shape(grad: Array, window: int) -> Result:
    return Result((*grad.shape[:-1], grad.shape[-1] + window - 1), grad.dtype)


def moving_mean_backward(grad: Array, window: int) -> Array:
    count = grad.shape[-1]
    result = np.zeros((*grad.shape[:-1], count + window - 1), grad.dtype)
    for offset in range(window):
        result[..., offset : offset + count] += grad / window
    return result


def mixed(self: Array, other: Array, alpha: float) -> Array:
    return np.hypot(self, other * self.dtype.type(alpha))


def extremes_shape(self: Array, dim: int, keepdim: bool) -> tuple[Result, Result, Result]:
    if self.ndim == 0 or self.shape[dim] == 0:
        raise RuntimeError("extremes: expected a tensor with elements along the dimension")
    shape = list(self.shape)
    shape[dim : dim + 1 or None] = [1] if keepdim else []
    of_values = Result(tuple(shape), self.dtype)
    return of_values, of_values, Result(tuple(shape), np.dtype(np.int64))


def extremes(self: Array, dim: int, keepdim: bool) -> tuple[Array, Array, Array]:
    low, high = self.min(dim, keepdims=keepdim), self.max(dim, keepdims=keepdim)
    return np.asarray(low), np.asarray(high), np.asarray(self.argmin(dim, keepdims=keepdim))


def swapped(self: Array, dim0: int, dim1: int) -> Array:
    return self.swapaxes(dim0, dim1)


def chained_shape(tensors: list[Array], dim: int) -> Result:
    shape = list(tensors[0].shape)
    if any(other.shape[:dim] + other.shape[dim:][1:] != (*shape[:dim], *shape[dim:][1:]) for other in tensors):
        raise RuntimeError("chained: sizes must agree, except along the dimension")
    shape[dim] = sum(tensor.shape[dim] for tensor in tensors)
    return Result(tuple(shape), tensors[0].dtype)


def chained(tensors: list[Array], dim: int) -> Array:
    return np.concatenate(tensors, dim)


def blank_shape(size: tuple[int, ...], value: float, dtype: object) -> Result:
    return Result(size, np.dtype(np.float32) if dtype is None else dtype)


def blank(size: tuple[int, ...], value: float, dtype: object) -> Array:
    return np.full(size, value, np.dtype(np.float32) if dtype is None else dtype)
''',
    "src/edited/formulas/__init__.py": "",
    "src/edited/formulas/slopes.py": '''\
"""Helpers of formulas."""

from collections.abc import Sequence

from gradsmith import Tensor


def slope_of_bump(self: Tensor, value: Tensor) -> Tensor:
    """-2 x exp(-x²)."""
    return self * value * -2


def pieces(grad: Tensor, shapes: Sequence[Sequence[int]], dim: int) -> tuple[Tensor, ...]:
    """What each of the tensors that were chained gets."""
    return tuple(grad.split([shape[dim] for shape in shapes], dim))
''',
}

_ALONE = {
    "pyproject.toml": """\
[tool.gradsmith]
namespace = "edited"
package = "edited.generated"
kernels_package = "edited.kernels"
kernels = "edited/kernels"
formulas = "edited/formulas"
formulas_package = "edited.formulas"
output = "edited/generated"
deprecated = "deprecated.yaml"
""",
    "native_functions.yaml": """\
- func: plus.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  variants: function, method
  operators: __add__, __radd__, __iadd__
  autogen: plus_.Tensor, plus.out
  pointwise: np.add
  dispatch:
    CPU: plus
  promotion: default
  numbers_as_tensors: True
  tags: [core, pointwise]
  category: pointwise
  doc: Sum of `self` and `alpha` times `other`.
  samples:
    - ..., ...
    - (2, 3), 2.5

- func: plus.several(Tensor self, Tensor[] others, *, int[2] sizes=1, str mode="sum") -> Tensor
  dispatch:
    CPU, Meta: several
  category: pointwise

- func: times.Tensor(Tensor self, Tensor other) -> Tensor
  variants: function, method
  operators: [__mul__, __rmul__]
  reflected_operators: __rsub__
  autogen: times_.Tensor, times.out
  pointwise: np.multiply
  dtypes: integral, floating, complex
  bool_error: Booleans are multiplied by `&`.
  category: pointwise

- func: multiplied.Tensor(Tensor self, Tensor other) -> Tensor
  variants: function, method
  alias_of: times
  category: pointwise

- func: grown(Tensor self) -> Tensor
  variants: function, method
  autogen: grown_, grown.out
  pointwise: np.exp
  promotion: int_to_float
  category: pointwise
  python:
  - nn.functional.grown(Tensor input, bool inplace=False) -> Tensor
  - def: nn.functional.growth(Tensor input, str reduction="mean", int old=0) -> Tensor
    before: checked(reduction)
    returns: result if reduction == "none" else result
    unused: old
    doc: Grown.

- func: halves(Tensor self) -> (Tensor low, Tensor high)
  dispatch: {CPU: halves}
  shape: halves_shape
  category: other
  samples:
    - (4, 2)
    - (3,)

- func: exchanged.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
  variants: function, method
  dispatch:
    CPU, Meta: exchanged
  small: small:exchanged
  category: other

- func: zeroed_(Tensor(a!) self) -> Tensor(a!)
  variants: method
  dispatch: {'CPU, Meta': zeroed_}
  tags: core
  category: other

- func: noise(SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
  dispatch: {CPU: noise}
  shape: noise_shape
  tags: nondeterministic_seeded
  category: other
""",
    "derivatives.yaml": """\
- name: plus.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  self: grad
  other: scaled(grad, alpha)
  result: self_t + scaled(other_t, alpha)

- name: plus.several(Tensor self, Tensor[] others, *, int[2] sizes=1, str mode="sum") -> Tensor
  self: grad
  others: not_implemented("nobody needed it yet")

- name: times.Tensor(Tensor self, Tensor other) -> Tensor
  self: grad * other.conj()
  other: grad * self.conj()
  result: self_t * other_p + other_t * self_p

- name: grown(Tensor self) -> Tensor
  self: grad * result.conj()
  result: auto_element_wise

- name: halves(Tensor self) -> (Tensor low, Tensor high)
  self: joined(grad_low, grad_high, self.shape)
  low: halves(self_t)[0]
  high: halves(self_t)[1]

- name: exchanged.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
  self: exchanged(grad, dim0, dim1)
  result: auto_linear

- name: zeroed_(Tensor(a!) self) -> Tensor(a!)
  self: zeros_like(grad)
  result: auto_linear

- name: noise(SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
  output_differentiability: [False]
""",
    "deprecated.yaml": """\
- name: plus(Tensor self, Scalar alpha, Tensor other) -> Tensor
  aten: plus(self, other, alpha)
""",
    "tags.yaml": """\
- tag: core
  desc: One of the small set.
- tag: pointwise
  desc: Element by element.
- tag: nondeterministic_seeded
  desc: Draws random numbers.
- tag: inplace
  desc: Writes to `self`.
- tag: out
  desc: Writes to `out`.
- tag: generated
  desc: Derived.
""",
    "edited/__init__.py": "",
    "edited/kernels/__init__.py": "",
    "edited/kernels/arithmetic.py": '''\
"""Kernels over arrays."""

from gradsmith.core.namespace import np
from gradsmith.core.result import Result


def plus(self, other, alpha):
    if isinstance(alpha, float) and self.dtype.kind not in "fc":
        raise RuntimeError("plus: alpha must be an integer")
    return self + other * self.dtype.type(alpha)


def several(self, others, sizes, mode):
    return self.copy()


def halves(self):
    return self[: len(self) // 2].copy(), self[len(self) // 2 :].copy()


def halves_shape(self):
    if self.ndim == 0:
        raise RuntimeError("halves: expected a tensor with dimensions")
    shape = (len(self) // 2, *self.shape[1:])
    return Result(shape, self.dtype), Result((len(self) - shape[0], *shape[1:]), self.dtype)


def exchanged(self, dim0, dim1):
    return self.swapaxes(dim0, dim1)


def zeroed_(self):
    self[...] = 0
    return self


def noise(size, generator, dtype):
    return generator.random(size)


def noise_shape(size, generator, dtype):
    return Result(size, np.dtype(np.float64))
''',
    "edited/kernels/small.py": '''\
"""Small arrays."""


def exchanged(operator, kernel):
    return None
''',
    "edited/kernels/conversions.py": '''\
"""What functions of Python call."""


def checked(reduction: str) -> None:
    assert reduction
''',
    "edited/formulas/__init__.py": "",
    "edited/formulas/helpers.py": '''\
"""Helpers of formulas."""

from collections.abc import Sequence

from gradsmith import Tensor, cat


def scaled(self: Tensor, factor: float = 1) -> Tensor:
    return self if factor == 1 else self * factor


def joined(low: Tensor | None, high: Tensor | None, shape: Sequence[int]) -> Tensor | None:
    if low is None and high is None:
        return None
    half = shape[0] // 2
    parts = [(low, half), (high, shape[0] - half)]
    return cat([(low if high is None else high).new_zeros((n, *shape[1:])) if p is None else p for p, n in parts])


def zeros_like(grad: Tensor) -> Tensor:
    return grad * 0
''',
}

PROJECTS = {"library": _LIBRARY, "alone": _ALONE}
"""Path to text of every file, by the kind of the project."""


def lay_down(kind: str, root: Path) -> None:
    """Write a project to the folder `root`."""
    for path, text in PROJECTS[kind].items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="")
