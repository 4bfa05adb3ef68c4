"""Pages of the codes GS5xx: kernels."""

from __future__ import annotations

from .page import FUNC, Page

_REST = "  category: arithmetic\n  doc: Times `factor`.\n"
_GOOD = FUNC + "  dispatch: {CPU: scaled}\n  shape: same\n" + _REST

PAGES = {
    "GS501": Page(
        "`dispatch`, `shape`, `small`, `decomposition` and `pointwise` name functions in the folder of kernels. "
        "There is none of this name.",
        bad=FUNC + "  dispatch: {CPU: «scald»}\n  shape: same\n" + _REST,
        good=_GOOD,
    ),
    "GS502": Page(
        "Several modules define a function of this name. Write `module:function` to select one.",
        bad=FUNC + "  dispatch: {CPU: «twin»}\n  shape: same\n" + _REST,
        good=FUNC + "  dispatch: {CPU: 'arithmetic:twin'}\n  shape: same\n" + _REST,
    ),
    "GS503": Page(
        "A kernel is called with the operator's arguments by position, in the order of the schema.",
        bad=FUNC + "  dispatch: {CPU: «halves»}\n  shape: same\n" + _REST,
        good=_GOOD,
    ),
    "GS504": Page(
        "`np.` in `pointwise` refers to a ufunc of NumPy with one or two arguments. A name without `np.` refers "
        "to a kernel.",
        bad="- func: product(Tensor self, Tensor other) -> Tensor\n  pointwise: «np.mltiply»\n"
        "  promotion: default\n  category: arithmetic\n  doc: The product.\n",
        good="- func: product(Tensor self, Tensor other) -> Tensor\n  pointwise: np.multiply\n"
        "  promotion: default\n  category: arithmetic\n  doc: The product.\n",
    ),
    "GS505": Page(
        "Every operator predicts the shape and dtype of its results without computing them. Add a shape function "
        "or, if the shape depends on elements, the tag `dynamic_output_shape`.",
        bad=FUNC + "  dispatch: «{CPU: scaled}»\n" + _REST,
        good=_GOOD,
    ),
    "GS506": Page(
        "Python cannot parse a module in the folder of kernels, so the functions in it are unknown.",
    ),
}
