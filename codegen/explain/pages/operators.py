"""Pages of the hundred 3: what operators are."""

from __future__ import annotations

from .page import DEPRECATED, NUMPY_NAMES, TAGS, Page

_FUNC = "- func: scaled(Tensor self, Scalar factor=2) -> Tensor\n"
_REST = "  dispatch: {CPU: scaled}\n  shape: same\n  category: arithmetic\n  doc: Times `factor`.\n"
_PYTHON = "  python:\n    def: stretched(Tensor self, Scalar by) -> Tensor\n    arguments:\n      factor: by\n"
_TRIPLE = "  dispatch: {CompositeImplicitAutograd: tripled}\n  category: arithmetic\n  doc: Times three.\n"
_QUARTER = (
    "\n- func: quarter.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
    "  dispatch: {CompositeExplicitAutograd: quarter_of}\n  category: arithmetic\n  doc: A quarter.\n"
)
_PLAIN = _FUNC + _REST

PAGES = {
    "GS301": Page(
        "A file is a list of entries, and each entry a mapping of fields to values.",
        bad="- «reviewed»\n",
        good="- tag: reviewed\n  desc: Was looked at.\n",
        file=TAGS,
        whole=True,
    ),
    "GS302": Page(
        "An unknown field would be silently ignored. docs/yaml-fields.md lists all fields.",
        bad=_FUNC + "  «varaints»: function, method\n" + _REST,
        good=_FUNC + "  variants: function, method\n" + _REST,
    ),
    "GS303": Page(
        "The field has few values, or values of one form, and this is none of them.",
        bad=_FUNC + "  variants: function, «methods»\n" + _REST,
        good=_FUNC + "  variants: function, method\n" + _REST,
    ),
    "GS304": Page(
        "Without this field the entry is about nothing.",
        bad="- «desc: Was looked at.»\n",
        good="- tag: reviewed\n  desc: Was looked at.\n",
        file=TAGS,
        whole=True,
    ),
    "GS305": Page(
        "Two entries declare one operator, or claim one special method of Python's. An overload has a name of its own "
        "behind a dot.",
        bad=_PLAIN + "\n- func: «scaled(Tensor self, Scalar factor=3) -> Tensor»\n" + _REST,
        good=_PLAIN,
    ),
    "GS306": Page(
        "A kernel at a key that the dispatcher does not know is never called.",
        bad=_PLAIN.replace("{CPU: scaled}", "{CPU: scaled, «GPU»: scaled}"),
        good=_PLAIN,
    ),
    "GS307": Page(
        "Tags are described in tags.yaml: what has no description there has no meaning that others could rely on.",
        bad=_FUNC + _REST.replace("  category", "  tags: «reviewd»\n  category"),
        good=_FUNC + _REST.replace("  category", "  tags: reviewed\n  category"),
    ),
    "GS308": Page(
        "Each of two fields is right by itself, and both together cannot hold: a method needs an argument `self`, an "
        "alias has no kernel of its own, a shape function belongs to a kernel for the CPU.",
        bad="- func: triple(Tensor x) -> Tensor\n  variants: «function, method»\n" + _TRIPLE,
        good="- func: triple(Tensor self) -> Tensor\n  variants: function, method\n" + _TRIPLE,
    ),
    "GS309": Page(
        "`structured_delegate` names the out= variant whose kernel serves this variant: that one says `structured: True`, and "
        "has the same arguments.",
        bad="- func: quarter(Tensor self) -> Tensor\n  structured_delegate: «quarter.out»\n  category: arithmetic\n"
        "  doc: A quarter.\n" + _QUARTER,
        good="- func: quarter(Tensor self) -> Tensor\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
        "  category: arithmetic\n  doc: A quarter.\n" + _QUARTER,
    ),
    "GS310": Page(
        "`autogen` derives the in-place and out= variants of a functional operator. It cannot derive what the schema does "
        "not allow, such as an in-place variant that returns two tensors.",
        bad=_FUNC + "  autogen: «scald_»\n" + _REST,
        good=_FUNC + "  autogen: scaled_\n" + _REST,
    ),
    "GS311": Page(
        "The field names another operator, and no entry declares it.",
        bad="- func: stretched(Tensor self, Scalar factor=2) -> Tensor\n  alias_of: «scald»\n"
        "  category: arithmetic\n  doc: Another name for `scaled`.\n",
        good="- func: stretched(Tensor self, Scalar factor=2) -> Tensor\n  alias_of: scaled\n"
        "  category: arithmetic\n  doc: Another name for `scaled`.\n",
    ),
    "GS312": Page(
        "The field `python` says what Python programs see beyond the schema: a function whose parameters are passed on "
        "to the operator. Every one that it names has to be there.",
        bad=_PLAIN.replace(
            "  category", _PYTHON.replace("factor: by", "«fctor»: by") + "  category"
        ),
        good=_PLAIN.replace("  category", _PYTHON + "  category"),
    ),
    "GS313": Page(
        "A deprecated call gives the older form as `name`, and as `aten` the call that it means: of the same "
        "operator, with every argument passed on, in types that some overload takes.",
        bad="- name: scaled(Scalar factor, Tensor self) -> Tensor\n  aten: «scaled(self)»\n",
        good="- name: scaled(Scalar factor, Tensor self) -> Tensor\n  aten: scaled(self, factor)\n",
        file=DEPRECATED,
        whole=True,
    ),
    "GS314": Page(
        "NumPy's names stand beside the names of arguments that operators have; a name is given once.",
        bad="- name: «fctor»\n  numpy: multiplier\n",
        good="- name: factor\n  numpy: multiplier\n",
        file=NUMPY_NAMES,
        whole=True,
    ),
    "GS315": Page(
        "A project that says of some operators how `vmap` batches them says it of all. `batch: pointwise` where elements "
        "do not matter to each other, `batch: leading` where it is about the last two dimensions, else the name of "
        "a function in a module `batching`; `batch: 'loop: why'` where nothing better is known.",
    ),
    "GS316": Page(
        "A layer, a class of `nn`, names the function that it calls and what it keeps of its arguments; both must exist, and "
        "two layers have two names."
    ),
    "GS317": Page(
        "An optimizer says its options, the numbers and arrays of its state, and its update as expressions over these; what "
        "an expression reads must be one of them, and every array of the state must be given its next value."
    ),
}
