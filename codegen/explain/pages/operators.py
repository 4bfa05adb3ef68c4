"""Pages of the codes GS3xx: operators and their fields."""

from __future__ import annotations

from .page import DEPRECATED, FUNC, NUMPY_NAMES, REST, TAGS, Page

_PYTHON = "  python:\n    def: stretched(Tensor self, Scalar by) -> Tensor\n    arguments:\n      factor: by\n"
_TRIPLE = "  dispatch: {CompositeImplicitAutograd: tripled}\n  category: arithmetic\n  doc: Times three.\n"
_QUARTER = (
    "\n- func: quarter.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
    "  dispatch: {CompositeExplicitAutograd: quarter_of}\n  category: arithmetic\n  doc: A quarter.\n"
)
_PLAIN = FUNC + REST

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
        bad=FUNC + "  «varaints»: function, method\n" + REST,
        good=FUNC + "  variants: function, method\n" + REST,
    ),
    "GS303": Page(
        "The field accepts certain values, or values of a certain form; this is not one of them.",
        bad=FUNC + "  variants: function, «methods»\n" + REST,
        good=FUNC + "  variants: function, method\n" + REST,
    ),
    "GS304": Page(
        "The entry needs this field.",
        bad="- «desc: Was looked at.»\n",
        good="- tag: reviewed\n  desc: Was looked at.\n",
        file=TAGS,
        whole=True,
    ),
    "GS305": Page(
        "Two entries declare the same operator, or claim the same Python special method. Give an overload a name "
        "after a dot.",
        bad=_PLAIN + "\n- func: «scaled(Tensor self, Scalar factor=3) -> Tensor»\n" + REST,
        good=_PLAIN,
    ),
    "GS306": Page(
        "The dispatcher has no such key, so the kernel would never be called.",
        bad=_PLAIN.replace("{CPU: scaled}", "{CPU: scaled, «GPU»: scaled}"),
        good=_PLAIN,
    ),
    "GS307": Page(
        "Tags must be described in tags.yaml.",
        bad=FUNC + REST.replace("  category", "  tags: «reviewd»\n  category"),
        good=FUNC + REST.replace("  category", "  tags: reviewed\n  category"),
    ),
    "GS308": Page(
        "Each field is valid by itself, but the two cannot be combined: a method needs an argument `self`, an "
        "alias has no kernel of its own, a shape function needs a CPU kernel.",
        bad="- func: triple(Tensor x) -> Tensor\n  variants: «function, method»\n" + _TRIPLE,
        good="- func: triple(Tensor self) -> Tensor\n  variants: function, method\n" + _TRIPLE,
    ),
    "GS309": Page(
        "`structured_delegate` names the out= variant whose kernel serves this variant. That variant needs "
        "`structured: True` and the same arguments.",
        bad="- func: quarter(Tensor self) -> Tensor\n  structured_delegate: «quarter.out»\n  category: arithmetic\n"
        "  doc: A quarter.\n" + _QUARTER,
        good="- func: quarter(Tensor self) -> Tensor\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
        "  category: arithmetic\n  doc: A quarter.\n" + _QUARTER,
    ),
    "GS310": Page(
        "`autogen` derives in-place and out= variants of a functional operator, if the schema allows it. An "
        "in-place variant cannot return two tensors, for example.",
        bad=FUNC + "  autogen: «scald_»\n" + REST,
        good=FUNC + "  autogen: scaled_\n" + REST,
    ),
    "GS311": Page(
        "The field names an operator that no entry declares.",
        bad="- func: stretched(Tensor self, Scalar factor=2) -> Tensor\n  alias_of: «scald»\n"
        "  category: arithmetic\n  doc: Another name for `scaled`.\n",
        good="- func: stretched(Tensor self, Scalar factor=2) -> Tensor\n  alias_of: scaled\n"
        "  category: arithmetic\n  doc: Another name for `scaled`.\n",
    ),
    "GS312": Page(
        "The field `python` declares functions whose parameters are passed on to the operator. Every name in it "
        "must exist.",
        bad=_PLAIN.replace(
            "  category", _PYTHON.replace("factor: by", "«fctor»: by") + "  category"
        ),
        good=_PLAIN.replace("  category", _PYTHON + "  category"),
    ),
    "GS313": Page(
        "In a deprecated call, `name` is the old form and `aten` the call it stands for: the same operator, with "
        "every argument passed on, in types that some overload takes.",
        bad="- name: scaled(Scalar factor, Tensor self) -> Tensor\n  aten: «scaled(self)»\n",
        good="- name: scaled(Scalar factor, Tensor self) -> Tensor\n  aten: scaled(self, factor)\n",
        file=DEPRECATED,
        whole=True,
    ),
    "GS314": Page(
        "An entry gives NumPy's names for an argument that operators have; each name is given once.",
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
