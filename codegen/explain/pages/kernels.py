"""Pages of the hundred 5: kernels."""

from __future__ import annotations

from .page import Page

_FUNC = "- func: scaled(Tensor self, Scalar factor=2) -> Tensor\n"
_REST = "  category: arithmetic\n  doc: Times `factor`.\n"
_GOOD = _FUNC + "  dispatch: {CPU: scaled}\n  shape: same\n" + _REST

PAGES = {
    "GS501": Page(
        "`dispatch`, `shape`, `small`, `decomposition` and `pointwise` name functions in the folder of kernels. Those "
        "are found by reading the sources, so that a misspelt one is noticed now and not at the first call.",
        bad=_FUNC + "  dispatch: {CPU: «scald»}\n  shape: same\n" + _REST,
        good=_GOOD,
    ),
    "GS502": Page(
        "Two modules define a function of this name. `module:function` says which is meant.",
        bad=_FUNC + "  dispatch: {CPU: «twin»}\n  shape: same\n" + _REST,
        good=_FUNC + "  dispatch: {CPU: 'arithmetic:twin'}\n  shape: same\n" + _REST,
    ),
    "GS503": Page(
        "A kernel is called with the operator's arguments by position, in the order of the schema.",
        bad=_FUNC + "  dispatch: {CPU: «halves»}\n  shape: same\n" + _REST,
        good=_GOOD,
    ),
    "GS504": Page(
        "`np.` in `pointwise` means a ufunc of NumPy: a function of one element, or of two. Without it a function "
        "among the kernels is meant.",
        bad="- func: product(Tensor self, Tensor other) -> Tensor\n  pointwise: «np.mltiply»\n"
        "  promotion: default\n  category: arithmetic\n  doc: The product.\n",
        good="- func: product(Tensor self, Tensor other) -> Tensor\n  pointwise: np.multiply\n"
        "  promotion: default\n  category: arithmetic\n  doc: The product.\n",
    ),
    "GS505": Page(
        "Every operator foretells shape and dtype of its results without computing them: a shape function does, which "
        "checks the arguments at the same time. Where they depend on elements the tag `dynamic_output_shape` says so.",
        bad=_FUNC + "  dispatch: «{CPU: scaled}»\n" + _REST,
        good=_GOOD,
    ),
    "GS506": Page(
        "A module in the folder of kernels cannot be read by Python, so that none of its functions is known.",
    ),
}
