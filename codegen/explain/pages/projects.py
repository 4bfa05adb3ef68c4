"""Pages of the codes GS6xx: settings and output."""

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
        "The setting is unknown, or its value is invalid: a folder that does not exist, a path outside of the "
        "project, a package that Python would import from elsewhere.",
        bad=_HEAD + _TAIL + '«referense» = "docs/operators"\n',
        good=_HEAD + _TAIL,
        file=SETTINGS,
        whole=True,
    ),
    "GS603": Page(
        "The disk is full, or the file or folder is not writable. Files are replaced one by one and atomically, "
        "so those written before are complete.",
    ),
    "GS604": Page(
        "A project that extends gradsmith reads the operators of the installed gradsmith. Its description of them"
        " is missing or damaged.",
    ),
    "GS605": Page(
        "A library adds operators in its own namespace. It cannot add methods of tensors, functions in "
        "gradsmith's modules, or Python special methods.",
        bad="- func: shifted(Tensor self) -> Tensor\n  variants: «function, method»\n  dispatch: {CompositeImplicitAutograd: shifted}\n"
        "  category: arithmetic\n  doc: A copy.\n",
        good="- func: shifted(Tensor self) -> Tensor\n  dispatch: {CompositeImplicitAutograd: same_values}\n"
        "  category: arithmetic\n  doc: A copy.\n",
        library=True,
    ),
    "GS606": Page(
        "`gradsmith new` only writes into a new folder, and needs a name that Python can import.",
    ),
    "GS607": Page(
        "A file or link that gradsmith did not generate is in the way. Nothing has been written. Usually, "
        "`output` or `reference` in [tool.gradsmith] names a folder with other contents.",
    ),
    "GS608": Page(
        "A committed generated file is older than the YAML, was edited, or is missing. Run `gradsmith generate` "
        "to update it; `gradsmith generate --check` shows the difference.",
    ),
    "GS609": Page(
        "Each line of the file for `gradsmith generate --only` names an operator (`add` or `add.Tensor`), a "
        "function or class (`nn.functional.relu`, `linalg.svd`, `Tensor.norm`, `nn.Linear`), or a module "
        "(`optim`). Nothing has been written.",
    ),
}
