"""Classes around functions: layers, optimizers and distributions, read on demand.

Most edits of operators do not affect them.  A digest of everything that they are read from serves as a key under
which a memo stores that they have no mistakes, and their results.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from ...schema.cached import cached_property
from ..diagnostics import Diagnostics
from ..project.installation import class_sources
from ..project.memo import Memo
from ..project.settings import Project, place_in
from ..yaml.loader import load
from ..yaml.syntax import Node
from .base import Base
from .operators import Operator
from .python_function import FUNCTIONAL

if TYPE_CHECKING:
    from .distribution_names import FormulaNames
    from .distributions import Distribution
    from .layers import Layer
    from .optimizers import Optimizer
    from .schedules import Schedule

_FILES = ("layers", "optimizers", "distributions")


class Classes:
    """Those of one project; mistakes in their files are told to `diagnostics` when they are read."""

    def __init__(
        self,
        project: Project,
        operators: Sequence[Operator],
        base: Base,
        diagnostics: Diagnostics,
        unread: Collection[str] = (),
    ) -> None:
        self.project = project
        self.operators = operators
        self.base = base
        self.diagnostics = diagnostics
        self.unread = unread
        """Functions whose own entries have mistakes."""

    @cached_property
    def layers(self) -> tuple[Layer, ...]:
        """The entries of the file of layers."""
        if not self.project.layers:
            return ()
        from .layer_names import known_to_layers
        from .layers import load_layers

        known = known_to_layers(self.project, self.operators, self.base, self.unread)
        return load_layers(self._read("layers"), known, self.diagnostics)

    @cached_property
    def optimizers(self) -> tuple[Optimizer, ...]:
        """The entries of the file of optimizers."""
        if not self.project.optimizers:
            return ()
        from .optimizer_names import known_to_optimizers
        from .optimizers import load_optimizers

        return load_optimizers(
            self._optimizers, known_to_optimizers(self.operators, self.base), self.diagnostics
        )

    @cached_property
    def schedules(self) -> tuple[Schedule, ...]:
        """The schedules of the same file."""
        if not self.project.optimizers:
            return ()
        from .schedules import load_schedules

        return load_schedules(self._optimizers, self.diagnostics)

    @cached_property
    def distributions(self) -> tuple[Distribution, ...]:
        """The entries of the file of distributions."""
        if not self.project.distributions:
            return ()
        if self.project.extends:
            where = place_in(self.project, "distributions")
            message = "distributions of a library are written by hand"
            self.diagnostics.error("GS317", message, where, "leave 'distributions' out")
            return ()
        from .distributions import load_distributions

        return load_distributions(self._read("distributions"), self.of_formulas, self.diagnostics)

    @cached_property
    def of_formulas(self) -> FormulaNames:
        """What formulas of distributions may call."""
        from .distribution_names import known_to_distributions

        return known_to_distributions(self.operators)

    @cached_property
    def _optimizers(self) -> Node | None:
        return self._read("optimizers")

    @cached_property
    def facts(self) -> str:
        """A digest of all that they are read from: files of YAML, handwritten functions, what operators are called."""
        texts = [self._text(getattr(self.project, name)) for name in _FILES]
        texts += [_content(path) for path in class_sources()]
        total = sha256()
        for text in (repr(self.project).encode(), *texts, repr(list(self._names())).encode()):
            total.update(len(text).to_bytes(8, "big") + text)
        return total.hexdigest()

    def check(self, memo: Memo) -> None:
        """Read them, unless `memo` knows that there is nothing to say about them."""
        if memo.get("classes without mistakes", self.facts):
            return
        mistakes = len(self.diagnostics)
        read = (
            self.layers,
            self.optimizers,
            self.schedules,
            self.distributions,
        )  # all, whatever the first has
        if any(read) and len(self.diagnostics) == mistakes:
            memo.keep("classes without mistakes", self.facts, True)

    def _read(self, setting: str) -> Node | None:
        name = getattr(self.project, setting)
        said_at = place_in(self.project, setting)
        return load(self.project.path(name), name, self.diagnostics, said_at=said_at)

    def _text(self, name: str) -> bytes:
        unsaved = self.diagnostics.sources.unsaved.get(name)
        if unsaved is not None:
            return unsaved.encode(errors="surrogatepass")
        return _content(self.project.path(name)) if name else b""

    def _names(self) -> Iterator[object]:
        """What `known_to_layers` sees of operators."""
        yield sorted(self.base.layers), sorted(self.base.functional), sorted(self.unread)
        for operator in self.operators:
            if operator.has_function and not operator.is_out:
                yield operator.module, operator.python_name, self.project.extends and operator.schema_text
            for python in operator.native.python:
                yield python.module, python.name
                if python.module == FUNCTIONAL:
                    yield str(python.signature or operator.schema)


def _content(path: Path) -> bytes:
    """What a file holds; what no text does where it cannot be read, as whoever reads it for good will say."""
    try:
        return path.read_bytes()
    except OSError:
        return b"\0"
