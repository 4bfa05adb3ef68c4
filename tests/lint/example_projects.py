"""Small projects that examples of mistakes are put into: one on its own, a library, a backend."""

from __future__ import annotations

import re
from pathlib import Path

FUNCTIONS = """\
- func: scaled(Tensor self, Scalar factor=2) -> Tensor
  variants: function, method
  autogen: scaled_
  dispatch: {CPU: scaled}
  shape: same
  category: arithmetic
  doc: Each element times `factor`.

- func: product(Tensor self, Tensor other) -> Tensor
  variants: function, method
  pointwise: np.multiply
  promotion: default
  category: arithmetic
  doc: The product, element by element.

- func: halves(Tensor self) -> (Tensor low, Tensor high)
  dispatch: {CPU: halves}
  shape: same
  category: arithmetic
  doc: The two halves along the first dimension.

- func: twice(Tensor self) -> Tensor
  dispatch: {CompositeImplicitAutograd: doubled}
  category: arithmetic
  doc: Each element times two.
"""

DERIVATIVES = """\
- name: scaled(Tensor self, Scalar factor=2) -> Tensor
  self: grad * factor

- name: product(Tensor self, Tensor other) -> Tensor
  self: grad * other
  other: grad * self

- name: halves(Tensor self) -> (Tensor low, Tensor high)
  self: not_implemented("nobody needed it yet")
"""

KERNELS = """\
def scaled(self, factor):
    return self * factor


def halves(self):
    middle = len(self) // 2
    return self[:middle], self[middle:]


def same(self, /, *rest):
    return Result(self.shape, self.dtype)


def same_values(self):
    return self.copy()


def shifted(self):
    return self.copy()


def doubled(self):
    return scaled(self, 2)


def tripled(*tensors):
    return scaled(tensors[0], 3)


def quarter_of(self):
    return self


def twin(self, factor):
    return self
"""

HELPERS = """\
def damped(grad: Tensor, factor: float) -> Tensor:
    return grad * factor


def both(grad: Tensor) -> tuple[Tensor, Tensor]:
    return grad, grad
"""

SETTINGS = """\
[tool.gradsmith]
namespace = "demo"
package = "demo.generated"
kernels = "kernels"
formulas = "formulas"
formulas_package = "demo.formulas"
deprecated = "deprecated.yaml"
numpy_names = "numpy_names.yaml"
"""

LIBRARY = """\
[tool.gradsmith]
extends = "gradsmith"
namespace = "demo"
package = "demo.generated"
output = "demo/generated"
kernels = "demo/kernels"
kernels_package = "demo.kernels"
tags = "tags.yaml"
formulas = "demo/formulas"
formulas_package = "demo.formulas"
"""

BACKEND_SETTINGS = """\
[tool.gradsmith]
backend = "backend.yaml"
package = "toy.generated"
output = "toy/generated"
kernels = "toy/kernels"
kernels_package = "toy.kernels"
"""

BACKEND = """\
backend: PrivateUse1
device: toy
memory: memory
supported:
  - neg
"""

DEVICE_KERNELS = """\
def neg(self):
    return -self


def of_two(*, first, second):
    return first
"""

MEMORY = """\
KIND = object


def allocate(shape, dtype):
    return None


def from_host(array):
    return array


def to_host(buffer):
    return buffer


def store(target, source):
    return None
"""

TEXTS = {
    "native_functions.yaml": FUNCTIONS,
    "derivatives.yaml": DERIVATIVES,
    "tags.yaml": "- tag: reviewed\n  desc: Was looked at by two people.\n",
    "deprecated.yaml": "- name: scaled(Scalar factor, Tensor self) -> Tensor\n  aten: scaled(self, factor)\n",
    "numpy_names.yaml": "- name: other\n  numpy: x2\n",
    "backend.yaml": BACKEND,
}

ALONE = (
    *("native_functions.yaml", "derivatives.yaml", "tags.yaml"),
    *("deprecated.yaml", "numpy_names.yaml"),
)


def lay_down(root: Path, kind: str = "alone") -> None:
    """Write a project of that kind, `alone`, `library` or `backend`, in which nothing is wrong."""
    sources = {
        "alone": {"pyproject.toml": SETTINGS, "kernels/arithmetic.py": KERNELS,
                  "kernels/others.py": "def twin(self, factor):\n    return self\n",
                  "formulas/slopes.py": HELPERS},
        "library": {"pyproject.toml": LIBRARY, "demo/kernels/arithmetic.py": KERNELS,
                    "demo/formulas/slopes.py": HELPERS},
        "backend": {"pyproject.toml": BACKEND_SETTINGS, "toy/kernels/arithmetic.py": DEVICE_KERNELS,
                    "toy/kernels/memory.py": MEMORY},
    }[kind]  # fmt: skip
    named = {"alone": ALONE, "library": ALONE[:3], "backend": ("backend.yaml",)}[kind]
    texts = {name: TEXTS[name] for name in named}
    if kind == "library":
        texts = {
            name: text.replace("  variants: function, method\n", "") for name, text in texts.items()
        }
    for name, text in {**sources, **texts}.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="")


_ENTRY = re.compile(r"^- .*\n(?:(?!- ).*\n?)*", re.M)
_NAME = re.compile(r"- \w+: ([\w.]+)\(")


def put(root: Path, file: str, example: str, whole: bool) -> tuple[int, int, int] | None:
    """Put an example into a file: in place of the entry of the same operator, else at the end.

    What stands between « and » is the place of a mistake: line, column and end are returned.
    """
    target = root / file
    text = "" if whole else target.read_text(encoding="utf-8")
    names = {found[1] for found in map(_NAME.match, _ENTRY.findall(_unmarked(example))) if found}
    kept = [e for e in _ENTRY.findall(text) if (n := _NAME.match(e)) is None or n[1] not in names]
    before = "".join(entry if entry.endswith("\n\n") else f"{entry}\n" for entry in kept)
    marked = before + example
    target.write_text(_unmarked(marked), encoding="utf-8", newline="")
    start = marked.find("«")
    if start < 0:
        return None
    line = marked.count("\n", 0, start) + 1
    column = start - (marked.rfind("\n", 0, start) + 1) + 1
    return line, column, column + marked.index("»") - start - 1


def _unmarked(text: str) -> str:
    return text.replace("«", "").replace("»", "")
