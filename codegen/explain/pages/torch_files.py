"""Pages of what only PyTorch's own files, and files about its operators, can have wrong."""

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
        "A file lists schemas of operators that PyTorch has with other arguments or returns: the kernel would be "
        "called with what it does not expect. `gradsmith compat` shows since when.",
        "supported:\n- schema: add.Tensor(Tensor self, Tensor «other) -> Tensor»\n",
        "supported:\n- schema: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n",
        "list.yaml",
        dialect="torch",
    ),
    "GS712": Page(
        "PyTorch's generator for backends wants the variants of an operator all under `supported` or all under "
        "`autograd`, and what has special treatment listed as an operator as well.",
        "backend: XLA\ncpp_namespace: torch_xla\nsupported:\n- abs\nautograd:\n- «abs.out»\n",
        "backend: XLA\ncpp_namespace: torch_xla\nsupported:\n- abs\n- abs.out\n",
        "backend.yaml",
        dialect="torch",
    ),
    "GS713": Page(
        "`[tool.gradsmith.files]` in pyproject.toml describes files that list operators: which keys of theirs are "
        "lists of operators, and what the fields of an entry are called.",
    ),
    "GS901": _formula(
        "A formula is one expression of C++. It is read with the grammar of the language, operators by their "
        "precedence, so that what a compiler would find an hour later is found here.",
        "grad * self.cos()«)»",
        "grad * self.cos()",
    ),
    "GS902": _formula(
        "Neither the operators that are methods nor PyTorch's headers give such a value a member of that name. Kinds "
        "of values are followed through calls, as far as schemas and headers say what is returned.",
        "grad * self.«coss»()",
        "grad * self.cos()",
    ),
    "GS903": _formula(
        "The generator saves sizes and strides instead of a tensor, as symbols: `sym_sizes()`, `sym_size(0)`, "
        "`sym_strides()`. It refuses the forms in plain integers, and strides in a line for another argument.",
        "grad.expand(self.«sizes»())",
        "grad.expand_symint(self.sym_sizes())",
    ),
    "GS904": _entry(
        "The functional, in-place and out variants of an operator are found by their arguments. With another name, "
        "type or default they are three operators: no variant is generated, and none is functionalized.",
        _FROB
        + "- func: frob_(Tensor(a!) self, «int dimension») -> Tensor(a!)\n  dispatch: {CPU: frob_}\n",
        _FROB + "- func: frob_(Tensor(a!) self, int dim) -> Tensor(a!)\n  dispatch: {CPU: frob_}\n",
    ),
    "GS905": _entry(
        "PyTorch's generator makes no variants of views, of compositions, or of what is bound by hand; it passes "
        "over what `autogen` says there without a word.",
        "- func: frob(Tensor(a) self) -> Tensor(a)\n  autogen: «frob.out»\n  dispatch: {CPU: frob}\n",
        "- func: frob(Tensor(a) self) -> Tensor(a)\n  dispatch: {CPU: frob}\n",
    ),
    "GS906": _entry(
        "What the generator makes of an operator must be named in `autogen`, all of it.",
        "- func: frob_(Tensor(a!) self) -> Tensor(a!)\n  autogen: «frob.out»\n  dispatch: {CPU: frob_}\n",
        "- func: frob_(Tensor(a!) self) -> Tensor(a!)\n  autogen: frob, frob.out\n  dispatch: {CPU: frob_}\n",
    ),
    "GS907": _entry(
        "Tags decide how an operator is traced and transformed. What its name or schema gives away, its tags must say.",
        "- func: «frob_rand(Tensor self) -> Tensor»\n",
        "- func: frob_rand(Tensor self) -> Tensor\n  tags: nondeterministic_seeded\n",
    ),
    "GS908": _entry(
        "A table that says what holds anyway, a factory without one, and keys that no code is generated for are "
        "refused.",
        "- func: frob(Tensor self) -> Tensor\n  dispatch:\n    «CompositeImplicitAutograd: frob»\n",
        "- func: frob(Tensor self) -> Tensor\n",
    ),
    "GS909": Page(
        "PyTorch's files are known by their names, and other files that list operators by their fields; see "
        "docs/torch-yaml.md."
    ),
}
