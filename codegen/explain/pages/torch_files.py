"""Pages of the codes about PyTorch's own files, and about files that list its operators."""

from __future__ import annotations

from .page import DERIVATIVES, FUNCTIONS, Page

_NAME = "- name: sin(Tensor self) -> Tensor\n"


def _formula(why: str, bad: str, good: str) -> Page:
    return Page(
        why, f"{_NAME}  self: {bad}\n", f"{_NAME}  self: {good}\n", DERIVATIVES, dialect="torch"
    )


def _entry(why: str, bad: str, good: str) -> Page:
    return Page(why, bad, good, FUNCTIONS, dialect="torch")


_FROB = "- func: frob(Tensor self, int dim) -> Tensor\n  dispatch: {CPU: frob}\n"

PAGES = {
    "GS711": Page(
        "PyTorch has this operator with other arguments or returns, so the kernel would be called with what it "
        "does not expect. `gradsmith compat` shows since when.",
        "supported:\n- schema: add.Tensor(Tensor self, Tensor «other) -> Tensor»\n",
        "supported:\n- schema: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n",
        "list.yaml",
        dialect="torch",
    ),
    "GS712": Page(
        "PyTorch's generator requires all variants of an operator to be under `supported`, or all under "
        "`autograd`, and operators with special treatment to be listed as operators as well.",
        "backend: XLA\ncpp_namespace: torch_xla\nsupported:\n- abs\nautograd:\n- «abs.out»\n",
        "backend: XLA\ncpp_namespace: torch_xla\nsupported:\n- abs\n- abs.out\n",
        "backend.yaml",
        dialect="torch",
    ),
    "GS713": Page(
        "`[tool.gradsmith.files]` in pyproject.toml describes files that list operators: which keys hold lists of"
        " operators, and how the fields of an entry are named.",
    ),
    "GS901": _formula(
        "A formula is one C++ expression. This one does not parse.",
        "grad * self.cos()«)»",
        "grad * self.cos()",
    ),
    "GS902": _formula(
        "Neither methods generated from operators nor PyTorch's headers give such a value a member of that name. "
        "Types are followed through calls as far as schemas and headers declare them.",
        "grad * self.«coss»()",
        "grad * self.cos()",
    ),
    "GS903": _formula(
        "The generator saves sizes and strides instead of a tensor only in symbolic form: `sym_sizes()`, "
        "`sym_size(0)`, `sym_strides()`. It refuses plain integers, and strides of another line's argument.",
        "grad.expand(self.«sizes»())",
        "grad.expand_symint(self.sym_sizes())",
    ),
    "GS904": _entry(
        "Functional, in-place and out variants of an operator are matched by their arguments. With a different "
        "name, type or default they are separate operators, and nothing is generated or functionalized.",
        _FROB
        + "- func: frob_(Tensor(a!) self, «int dimension») -> Tensor(a!)\n  dispatch: {CPU: frob_}\n",
        _FROB + "- func: frob_(Tensor(a!) self, int dim) -> Tensor(a!)\n  dispatch: {CPU: frob_}\n",
    ),
    "GS905": _entry(
        "PyTorch's generator makes no variants of views, composites or manually bound operators, and silently "
        "ignores them in `autogen`.",
        "- func: frob(Tensor(a) self) -> Tensor(a)\n  autogen: «frob.out»\n  dispatch: {CPU: frob}\n",
        "- func: frob(Tensor(a) self) -> Tensor(a)\n  dispatch: {CPU: frob}\n",
    ),
    "GS906": _entry(
        "`autogen` must name every variant that the generator makes of an operator.",
        "- func: frob_(Tensor(a!) self) -> Tensor(a!)\n  autogen: «frob.out»\n  dispatch: {CPU: frob_}\n",
        "- func: frob_(Tensor(a!) self) -> Tensor(a!)\n  autogen: frob, frob.out\n  dispatch: {CPU: frob_}\n",
    ),
    "GS907": _entry(
        "Tags determine how an operator is traced and transformed. They must agree with its name and schema.",
        "- func: «frob_rand(Tensor self) -> Tensor»\n",
        "- func: frob_rand(Tensor self) -> Tensor\n  tags: nondeterministic_seeded\n",
    ),
    "GS908": _entry(
        "PyTorch's generator refuses a table that repeats the default, a factory without a table, and keys for "
        "which it generates no code.",
        "- func: frob(Tensor self) -> Tensor\n  dispatch:\n    «CompositeImplicitAutograd: frob»\n",
        "- func: frob(Tensor self) -> Tensor\n",
    ),
    "GS909": Page(
        "PyTorch's files are recognized by their names, other files that list operators by their fields; see "
        "docs/torch-yaml.md."
    ),
}
