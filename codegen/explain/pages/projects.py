"""Pages of the hundred 6: settings, and what is written."""

from __future__ import annotations

from .page import SETTINGS, Page

_HEAD = '[tool.gradsmith]\nnamespace = "demo"\npackage = "demo.generated"\nkernels = "kernels"\n'
_TAIL = 'formulas = "formulas"\nformulas_package = "demo.formulas"\n'

PAGES = {
    "GS601": Page(
        "pyproject.toml is missing, is not TOML, or has no table [tool.gradsmith].",
        bad="[tool.gradsmith]\nnamespace = «d»emo\n",
        good=_HEAD + _TAIL,
        file=SETTINGS,
        whole=True,
    ),
    "GS602": Page(
        "The setting is not known, or its value cannot be: a folder that is not there, a path that leads out of the "
        "project, a package that Python would look for elsewhere.",
        bad=_HEAD + _TAIL + '«referense» = "docs/operators"\n',
        good=_HEAD + _TAIL,
        file=SETTINGS,
        whole=True,
    ),
    "GS603": Page(
        "The disk is full, or the file or its folder may not be written to. Files are replaced one by one, each as a "
        "whole: what was written before is complete.",
    ),
    "GS604": Page(
        "A project that stands on gradsmith reads the operators of the gradsmith that is installed beside the "
        "generator. Its description of them is missing or damaged.",
    ),
    "GS605": Page(
        "A library adds operators in a namespace of its own. Methods of tensors, gradsmith's modules and Python's "
        "special methods belong to gradsmith.",
        bad="- func: shifted(Tensor self) -> Tensor\n  variants: «function, method»\n  dispatch: {CompositeImplicitAutograd: shifted}\n"
        "  category: arithmetic\n  doc: A copy.\n",
        good="- func: shifted(Tensor self) -> Tensor\n  dispatch: {CompositeImplicitAutograd: same_values}\n"
        "  category: arithmetic\n  doc: A copy.\n",
        library=True,
    ),
    "GS606": Page(
        "`gradsmith new` writes into a new folder only, and under a name that programs can import.",
    ),
    "GS607": Page(
        "A file or link stands where a generated one would go, and does not say that it is generated. Nothing has been "
        "written; most often `output` or `reference` in [tool.gradsmith] names a folder that holds something else.",
    ),
    "GS608": Page(
        "Generated files are committed, and say what the YAML says. One of them is older than the YAML, was edited, or "
        "is missing. `gradsmith generate` mends it; `gradsmith generate --check` shows the difference.",
    ),
    "GS609": Page(
        "Each line of the file that `gradsmith generate --only` reads names an operator (`add`, or `add.Tensor`), what "
        "programs call (`nn.functional.relu`, `linalg.svd`, `Tensor.norm`, `nn.Linear`), or a module (`optim`). Nothing has "
        "been written.",
    ),
}
