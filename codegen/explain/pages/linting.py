"""Pages of the codes GS8xx, which only lint reports."""

from __future__ import annotations

from .page import DERIVATIVES, FUNC, REST, SETTINGS, Page

_SETTINGS = (
    '[tool.gradsmith]\nnamespace = "demo"\npackage = "demo.generated"\nkernels = "kernels"\n'
    'formulas = "formulas"\nformulas_package = "demo.formulas"\n'
)

PAGES = {
    "GS801": Page(
        "`# gradsmith: ignore[GS804]` at the end of a line silences that code on it, and `# gradsmith: ignore` "
        "all codes. This comment silences nothing; remove it.",
        bad=FUNC + "  variants: function, method  # gradsmith: ignore[«GS804»]\n" + REST,
        good=FUNC + "  variants: function  # gradsmith: ignore[GS804]\n" + REST,
    ),
    "GS802": Page(
        "Nothing has this code, which `ignore` or `per-file-ignores` of [tool.gradsmith.lint] silences; remove "
        "it.",
        bad=_SETTINGS + '\n[tool.gradsmith.lint]\nignore = ["«GS804»"]\n',
        good=_SETTINGS,
        file=SETTINGS,
        whole=True,
    ),
    "GS803": Page(
        "Entries are easier to read when their fields are in one order, that of docs/yaml-fields.md. Lines of a "
        "derivative follow the operator's arguments, then its outputs. `gradsmith lint --fix` puts them in order, "
        "with their comments.",
        bad="- func: scaled(Tensor self, Scalar factor=2) -> Tensor\n  «shape»: same\n  dispatch: {CPU: scaled}\n"
        "  category: arithmetic\n  doc: Times `factor`.\n",
        good=FUNC + REST,
    ),
    "GS804": Page(
        "The field gives its default. `gradsmith lint --fix` removes it.",
        bad=FUNC + "  «variants»: function\n" + REST,
        good=FUNC + REST,
    ),
    "GS805": Page(
        "`gradsmith new operator` and `new derivative` write FILL_ME_IN where only you know what belongs.",
        bad="- name: product(Tensor self, Tensor other) -> Tensor\n  self: «FILL_ME_IN»\n  other: grad * self\n",
        good="- name: product(Tensor self, Tensor other) -> Tensor\n  self: grad * other\n  other: grad * self\n",
        file=DERIVATIVES,
    ),
    "GS806": Page(
        "The formula is right, and in floating point a part of it loses about half of its digits, or all of them, at the numbers that "
        "are named: two terms that are nearly equal are subtracted, something overflows that the quotient does not need, or "
        "a distance is taken of an output that rounding has moved. The hint says what keeps the digits, where that is known. Helpers "
        "are not looked into; `gradsmith accuracy` measures whatever has a definition.",
        bad="- name: product(Tensor self, Tensor other) -> Tensor\n  self: grad * («1 - other * other»)\n  other: grad * self\n",
        good="- name: product(Tensor self, Tensor other) -> Tensor\n  self: grad * (1 - other) * (1 + other)\n  other: grad * self\n",
        file=DERIVATIVES,
    ),
    "GS807": Page(
        "The formula is valid but looks like a slip: a sign with a space behind it, before which a term seems to "
        "be missing, or the same name passed for two parameters, while a parameter named like an argument or "
        "output does not get it.",
        bad="- name: product(Tensor self, Tensor other) -> Tensor\n  self: grad * («-» other)\n  other: grad * self\n",
        good="- name: product(Tensor self, Tensor other) -> Tensor\n  self: grad * -other\n  other: grad * self\n",
        file=DERIVATIVES,
    ),
    "GS808": Page(
        "In YAML, ` #` starts a comment, even within unquoted text, so the rest is missing from the docstring. "
        "Quote the text, or put an intended comment on a line of its own.",
        bad=FUNC
        + "  dispatch: {CPU: scaled}\n  shape: same\n  category: arithmetic\n  doc: Item «# `factor` of a list.»\n",
        good=FUNC
        + "  dispatch: {CPU: scaled}\n  shape: same\n  category: arithmetic\n  doc: 'Item # `factor` of a list.'\n",
    ),
}
