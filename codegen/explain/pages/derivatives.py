"""Pages of the hundred 4: derivatives and their formulas."""

from __future__ import annotations

from .page import DERIVATIVES, Page

_PRODUCT = "- name: product(Tensor self, Tensor other) -> Tensor\n"
_OTHER = "  other: grad * self\n"
_GOOD = _PRODUCT + "  self: grad * other\n" + _OTHER
_HALVES = "- name: halves(Tensor self) -> (Tensor low, Tensor high)\n"
_SCALED = "- name: scaled(Tensor self, Scalar factor=2) -> Tensor\n"


def _page(why: str, bad: str, good: str = _GOOD, library: bool = False) -> Page:
    return Page(why, bad, good, DERIVATIVES, library=library)


PAGES = {
    "GS401": _page(
        "A formula is one expression of Python: no statement, no comment, every bracket closed.",
        _PRODUCT + "  self: grad * «(»other\n" + _OTHER,
    ),
    "GS402": _page(
        "Formulas are translated, differentiated and searched for what they read. Strings with "
        "values in them, private attributes and the like are what helpers are for: functions in the folder `formulas`.",
        _PRODUCT + "  self: «f'{grad}'»\n" + _OTHER,
    ),
    "GS403": _page(
        "A formula reads the operator's arguments and outputs, `grad` or `grads`, and calls operators and helpers by "
        "name. The graph keeps what a formula reads, so a name that is none of these is an error and not a global.",
        _PRODUCT + "  self: grad * «othr»\n" + _OTHER,
    ),
    "GS404": _page(
        "An entry is `name: schema` and below it lines `argument: formula`.",
        _PRODUCT + "  self: «[grad * other]»\n" + _OTHER,
    ),
    "GS405": _page(
        "The name of an entry is the schema of an operator that native_functions.yaml declares.",
        "- name: «prodct»(Tensor self, Tensor other) -> Tensor\n  self: grad * other\n" + _OTHER,
    ),
    "GS406": _page(
        "An entry repeats the operator's schema, so that a formula can be read where it stands; a copy that has gone "
        "stale would mislead its reader.",
        "- name: product(Tensor self, Tensor oth«r) -> Tensor»\n  self: grad * other\n" + _OTHER,
    ),
    "GS407": _page(
        "Two entries give the derivatives of one operator, and only one could hold.",
        _GOOD
        + "\n"
        + _PRODUCT.replace("name: ", "name: «").replace("\n", "»\n")
        + "  self: grad * other\n"
        + _OTHER,
    ),
    "GS408": _page(
        "A line gives the gradient of an argument, or the tangent of an output. The operator has neither of this name.",
        _PRODUCT + "  self: grad * other\n  other: grad * self\n  «third»: grad\n",
    ),
    "GS409": _page(
        "Only tensors have gradients. A number is not differentiated: an overload that takes it as a tensor is.",
        _SCALED + "  self: grad * factor\n  «factor»: grad\n",
        _SCALED + "  self: grad * factor\n",
    ),
    "GS410": _page(
        "One argument, one gradient: of two lines one would be ignored.",
        _PRODUCT + "  self: grad * other\n  «self», other: both(grad)\n",
    ),
    "GS411": _page(
        "`output_differentiability` has an item for each output: True, False, or a condition over the arguments. "
        "An output that carries a gradient has a floating or complex dtype.",
        _HALVES
        + '  self: not_implemented("nobody needed it")\n  output_differentiability: «[True]»\n',
        _HALVES
        + '  self: not_implemented("nobody needed it")\n  output_differentiability: [True, True]\n',
    ),
    "GS412": _page(
        "`grads[1]` is the gradient of the second output, `result` the only output. There is none of this number or "
        "name.",
        _HALVES + "  self: «grads»[2]\n",
        _HALVES + "  self: grads[0]\n",
    ),
    "GS413": _page(
        "`grad` means the gradient of the first output; beside `grads` it is not clear whether it was meant.",
        _HALVES + "  self: «grad» if grads[1] is None else grads[1]\n",
        _HALVES + "  self: grads[0] if grads[1] is None else grads[1]\n",
    ),
    "GS414": _page(
        "The entry has a name and nothing below it. An operator without derivatives says which: `non_differentiable`, "
        "or outputs that carry no gradient.",
        "- name: «product(Tensor self, Tensor other) -> Tensor»\n",
    ),
    "GS415": _page(
        "The call does not fit: too many or too few arguments, a name that the function has not, or a value of a type "
        "that it does not take.",
        _PRODUCT + "  self: «damped»(grad)\n" + _OTHER,
        _PRODUCT + "  self: damped(grad, 2)\n" + _OTHER,
    ),
    "GS416": _page(
        "A forward formula is linear in the tangents `self_t`; it reads values as `self_p`.",
        _GOOD + "  result: self_t * other_p + «self_p»\n",
        _GOOD + "  result: self_t * other_p + self_p * other_t\n",
    ),
    "GS417": _page(
        "An operator that is composed of others is differentiable through them; a derivative of its own would never "
        "be used. With a kernel under CompositeExplicitAutograd it would.",
        _GOOD + "\n- name: «twice(Tensor self) -> Tensor»\n  self: grad\n",
    ),
    "GS418": Page(
        "A module in the folder `formulas` cannot be read by Python, so that none of the functions that formulas call "
        "is known.",
    ),
    "GS419": Page(
        "Whether an operator is differentiable is never left open: its gradient would be lost in silence. Say a "
        "formula, `non_differentiable`, or `not_implemented` with the reason.",
        bad="- func: «shifted(Tensor self) -> Tensor»\n  dispatch: {CPU: same_values}\n  shape: same\n"
        "  category: arithmetic\n  doc: A copy.\n",
        good="- func: shifted(Tensor self) -> Tensor\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
        "  category: arithmetic\n  doc: A copy.\n",
    ),
    "GS420": _page(
        "The value has another type than its use needs: a number has no methods, a method without its call is no "
        "tensor.",
        _SCALED + "  self: grad * factor.«exp»()\n",
        _SCALED + "  self: grad * factor\n",
    ),
    "GS421": _page(
        "A line for one argument gives one tensor; a line for several gives a tuple of as many.",
        _PRODUCT + "  self: «(grad * other,)»\n" + _OTHER,
    ),
    "GS422": _page(
        "By the chain rule every gradient is linear in the gradient that arrived. One that does not read it is wrong, "
        "or a zero that `non_differentiable` would say better; so is a square, a comparison or a cosine of it, and what passes no gradient on, such as its "
        "sign or `grad.detach()`: second derivatives would be lost.",
        _PRODUCT + "  self: «other»\n" + _OTHER,
    ),
    "GS423": _page(
        "What a formula is given belongs to others: other formulas, the program, a second backward. It computes "
        "something new.",
        _SCALED + "  self: grad.«scaled_»(factor)\n",
        _SCALED + "  self: grad.scaled(factor)\n",
    ),
    "GS424": _page(
        "Every tensor argument has a line: a formula, or a word that says there is none.",
        "- name: «product(Tensor self, Tensor other) -> Tensor»\n  self: grad * other\n",
    ),
    "GS425": Page(
        "`proofs.json` says of which formulas, helpers and kernels the proofs are; one of them is another one now. "
        "`gradsmith prove` proves it anew, and `gradsmith prove --check` refuses it in continuous integration.",
        "",
        "",
        DERIVATIVES,
    ),
    "GS426": _page(
        "`formula: derived` has the lines of an entry written by symbolic differentiation of its `math`, which must be "
        "there; what SymPy cannot differentiate, or only in forms that lose their digits, is refused with the reason.",
        _PRODUCT + "  formula: «derived»\n",
    ),
    "GS427": _page(
        "A factor of zero, or a difference of a value and itself, leaves nothing of the gradient that arrives. Where "
        "that is meant, `zeros_like(grad)` says so.",
        _PRODUCT + "  self: «grad * other * 0»\n" + _OTHER,
    ),
}
