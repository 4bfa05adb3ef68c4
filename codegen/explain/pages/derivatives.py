"""Pages of the codes GS4xx: derivatives and their formulas."""

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
        "A formula is one Python expression: no statement, no comment, and every bracket closed.",
        _PRODUCT + "  self: grad * «(»other\n" + _OTHER,
    ),
    "GS402": _page(
        "Formulas are translated and differentiated, so they are limited to a part of Python. Move f-strings, "
        "private attributes and the like into a helper, a function in the folder `formulas`.",
        _PRODUCT + "  self: «f'{grad}'»\n" + _OTHER,
    ),
    "GS403": _page(
        "A formula may read the operator's arguments and outputs and `grad` or `grads`, and call operators and "
        "helpers by name. The graph saves what a formula reads, so any other name is an error.",
        _PRODUCT + "  self: grad * «othr»\n" + _OTHER,
    ),
    "GS404": _page(
        "An entry is `name: schema`, followed by lines `argument: formula`.",
        _PRODUCT + "  self: «[grad * other]»\n" + _OTHER,
    ),
    "GS405": _page(
        "The name of an entry must be the schema of an operator in native_functions.yaml.",
        "- name: «prodct»(Tensor self, Tensor other) -> Tensor\n  self: grad * other\n" + _OTHER,
    ),
    "GS406": _page(
        "An entry repeats the operator's schema, so that formulas can be read without looking it up. This copy is"
        " out of date.",
        "- name: product(Tensor self, Tensor oth«r) -> Tensor»\n  self: grad * other\n" + _OTHER,
    ),
    "GS407": _page(
        "Two entries give derivatives of the same operator; remove one.",
        _GOOD
        + "\n"
        + _PRODUCT.replace("name: ", "name: «").replace("\n", "»\n")
        + "  self: grad * other\n"
        + _OTHER,
    ),
    "GS408": _page(
        "A line gives the gradient of an argument or the tangent of an output. The operator has neither of this "
        "name.",
        _PRODUCT + "  self: grad * other\n  other: grad * self\n  «third»: grad\n",
    ),
    "GS409": _page(
        "Only tensors have gradients. To differentiate with respect to a number, use an overload that takes it as"
        " a tensor.",
        _SCALED + "  self: grad * factor\n  «factor»: grad\n",
        _SCALED + "  self: grad * factor\n",
    ),
    "GS410": _page(
        "An argument has one gradient, so one of these lines would be ignored.",
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
        "`result` is the only output and `grads[1]` the gradient of the second. There is no output of this name "
        "or number.",
        _HALVES + "  self: «grads»[2]\n",
        _HALVES + "  self: grads[0]\n",
    ),
    "GS413": _page(
        "`grad` is the gradient of the first output. Beside `grads`, it is ambiguous.",
        _HALVES + "  self: «grad» if grads[1] is None else grads[1]\n",
        _HALVES + "  self: grads[0] if grads[1] is None else grads[1]\n",
    ),
    "GS414": _page(
        "The entry has a name and nothing else. For an operator without derivatives, write `non_differentiable` "
        "or declare outputs without gradients.",
        "- name: «product(Tensor self, Tensor other) -> Tensor»\n",
    ),
    "GS415": _page(
        "The call has too many or too few arguments, an unknown argument name, or a value of the wrong type.",
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
        "Python cannot parse a module in the folder `formulas`, so the helpers in it are unknown.",
    ),
    "GS419": Page(
        "Every operator states whether it is differentiable, so that no gradient is lost silently. Write a "
        "formula, `non_differentiable`, or `not_implemented` with the reason.",
        bad="- func: «shifted(Tensor self) -> Tensor»\n  dispatch: {CPU: same_values}\n  shape: same\n"
        "  category: arithmetic\n  doc: A copy.\n",
        good="- func: shifted(Tensor self) -> Tensor\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
        "  category: arithmetic\n  doc: A copy.\n",
    ),
    "GS420": _page(
        "The value has another type than its use requires: a number has no methods, and a method that is not "
        "called is not a tensor.",
        _SCALED + "  self: grad * factor.«exp»()\n",
        _SCALED + "  self: grad * factor\n",
    ),
    "GS421": _page(
        "A line for one argument must give one tensor, a line for several a tuple of the same length.",
        _PRODUCT + "  self: «(grad * other,)»\n" + _OTHER,
    ),
    "GS422": _page(
        "By the chain rule every gradient is linear in the gradient that arrived. One that does not read it is wrong, "
        "or a zero that `non_differentiable` would say better; so is a square, a comparison or a cosine of it, and what passes no gradient on, such as its "
        "sign or `grad.detach()`: second derivatives would be lost.",
        _PRODUCT + "  self: «other»\n" + _OTHER,
    ),
    "GS423": _page(
        "A formula must not modify its inputs, which other formulas, the program or a second backward may use.",
        _SCALED + "  self: grad.«scaled_»(factor)\n",
        _SCALED + "  self: grad.scaled(factor)\n",
    ),
    "GS424": _page(
        "Every tensor argument needs a line: a formula, `non_differentiable`, `must_not_require_grad` (a call whose "
        "argument requires a gradient is refused) or `not_implemented`.",
        "- name: «product(Tensor self, Tensor other) -> Tensor»\n  self: grad * other\n",
    ),
    "GS425": Page(
        "A formula, helper or kernel has changed since it was proved. `gradsmith prove` repeats the proof; "
        "`gradsmith prove --check` fails in continuous integration until then.",
        "",
        "",
        DERIVATIVES,
    ),
    "GS426": _page(
        "`formula: derived` generates the lines of an entry by symbolic differentiation of its `math`. It fails, "
        "with the reason, if `math` is missing, SymPy cannot differentiate it, or all forms lose digits.",
        _PRODUCT + "  formula: «derived»\n",
    ),
    "GS427": _page(
        "A factor of zero, or the difference of a value and itself, removes the incoming gradient. If that is "
        "intended, write `zeros_like(grad)`.",
        _PRODUCT + "  self: «grad * other * 0»\n" + _OTHER,
    ),
}
