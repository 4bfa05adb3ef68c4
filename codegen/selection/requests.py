"""The contents of a selective build: names from a file, or what a program used while it was traced."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ...schema.cached import cached_property
from ..diagnostics import Diagnostics, Source, suggest
from .reach import Program
from .uses import Function, Method, Name, Packet, Use

_GENERATED_LAYERS = "generated.layers"
GENERATED_FOR = {
    "optim": ("generated.optimizers", "generated.schedules"),
    "distributions": ("generated.distributions",),
}
"""What is generated for packages as a whole."""
_STANDARD_ERROR = 2
"""Where the traced program prints: what is printed to standard output is the command's."""
_HINT = "name operators ('add', 'add.Tensor'), what programs call ('nn.functional.relu', 'nn.Linear') or modules ('optim')"

_HINT_OF_LIBRARIES = (
    "of an operator of a library, name what it calls of gradsmith, or let a program call it: --from-trace; "
    "the library itself is installed beside what is built"
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody asked for."""

    uses: frozenset[Use] = frozenset()
    modules: frozenset[str] = frozenset()
    """Modules below gradsmith that are imported, whatever else happens."""

    def __or__(self, other: Wanted) -> Wanted:
        return Wanted(self.uses | other.uses, self.modules | other.modules)


class TraceFailed(Exception):
    """The program that was to be looked at came to no good end."""


@dataclass(frozen=True)
class Requests:
    """Finds what lines and traces name."""

    program: Program

    def line(self, text: str) -> Wanted | None:
        """What one line asks for; None if there is nothing of the name."""
        text = text.removeprefix("gradsmith.")
        packet = text.removeprefix("aten::").partition(".")[0]
        operators = self.program.packets.get(packet, [])
        if operators and text.removeprefix("aten::") in {packet, *(o.name for o in operators)}:
            return Wanted(frozenset([Packet(packet)]))
        module, _, name = text.rpartition(".")
        if module == "Tensor" and name in self.program.methods:
            return Wanted(frozenset([Method(name)]))
        generated = Name(self._files.get(module, ""), name)
        if generated in self.program.names:
            return Wanted(frozenset([generated]))
        if module in ("nn", "") and name in self.layers:
            home = self.layers[name]
            nn = frozenset(m for m in self.program.sources.paths if m.startswith("nn."))
            return Wanted(frozenset([Function(home, name)]), nn | {home})
        if module in self.program.sources and self._defines(module, name):
            return Wanted(frozenset([Function(module, name)]), frozenset([module]))
        if text in self.program.sources:
            return self._module(text)
        return None

    @property
    def names(self) -> Iterator[str]:
        """Everything that a line may name."""
        yield from (o.name for o in self.program.model.operators)
        yield from self.program.packets
        for generated in self.program.names:
            module = next((m for m, file in self._files.items() if file == generated.module), "")
            yield f"{module}.{generated.name}".removeprefix(".")
        yield from (f"nn.{name}" for name in self.layers)
        yield from (module for module in self.program.sources.paths if module.count(".") < 2)

    @cached_property
    def layers(self) -> dict[str, str]:
        """Modules of the layers, generated or written by hand, by name."""
        found: dict[str, str] = {}
        for module in self.program.sources.paths:
            if module.startswith(("nn.", f"{_GENERATED_LAYERS}.")):
                for name in self.program.sources.get(module).definitions:
                    if name[:1].isupper():
                        found[name] = module
        return found

    _files = {
        "": "functions",
        "linalg": "linalg",
        "fft": "fft",
        "special": "special",
        "nn.functional": "nn_functional",
    }
    """The generated modules that hold what users find in a module."""

    def _defines(self, module: str, name: str) -> bool:
        source = self.program.sources.get(module)
        if name in source.definitions:
            return True
        home, original = source.imported.get(name, ("", ""))
        if home in self.program.sources and original:
            return self._defines(home, original)
        return any(s in self.program.sources and self._defines(s, name) for s in source.stars)

    def _module(self, module: str) -> Wanted:
        """A module or package as a whole, with what all its functions use."""
        sources = self.program.sources
        members = [m for m in sources.paths if m == module or m.startswith(module + ".")]
        made = GENERATED_FOR.get(module, ())
        members += [m for m in sources.paths if m in made]
        uses = (Function(m, name) for m in members for name in sources.get(m).definitions)
        return Wanted(frozenset(uses), frozenset(members))

    def trace(self, operators: Iterable[str], modules: Iterable[str]) -> Wanted:
        """What a program called and imported; operators of other libraries stay where they are."""
        own = (name.removeprefix("aten::") for name in operators if name.startswith("aten::"))
        imported = (name.removeprefix("gradsmith").removeprefix(".") for name in modules)
        known = frozenset(name for name in imported if name in self.program.sources)
        return Wanted(frozenset(Packet(name.partition(".")[0]) for name in own), known)


def read_file(path: Path, requests: Requests, diagnostics: Diagnostics) -> Wanted:
    """What the lines of a file ask for: a name each, and comments behind ``#``."""
    file = path.as_posix()
    try:
        source = Source(file, path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not UTF-8"
        diagnostics.error("GS609", f"{file} cannot be read: {why}", None)
        return Wanted()
    diagnostics.sources.add(source)
    wanted = Wanted()
    offset = 0
    for line in source.text.splitlines(keepends=True):
        name = line.partition("#")[0].strip()
        if name:
            found = requests.line(name)
            if found is None:
                start = offset + line.index(name)
                where = source.location(start, start + len(name))
                message = f"there is nothing called '{name}'"
                hint = suggest(name, requests.names)
                library, is_said, _ = name.partition("::")
                if is_said and library != "aten":
                    message = f"'{name}' is of the library '{library}', and not of gradsmith"
                    hint = _HINT_OF_LIBRARIES
                elif hint is None:
                    hint = _HINT if "." not in name else f"{_HINT}; {_HINT_OF_LIBRARIES}"
                diagnostics.error("GS609", message, where, hint)
            else:
                wanted |= found
        offset += len(line)
    return wanted


def traced(program: Path, arguments: Sequence[str], requests: Requests) -> tuple[Wanted, list[str]]:
    """What `program` uses when it runs, and the operators of other libraries that it calls.

    Raises:
        TraceFailed: it ended with an error, which it has printed.
    """
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder, "called.json")
        command = [sys.executable, "-m", "gradsmith.dispatch.inspect.called"]
        done = subprocess.run(
            [*command, str(output), str(program), *arguments], stdout=_STANDARD_ERROR
        )
        if done.returncode or not output.is_file():
            raise TraceFailed(f"{program} ended with exit status {done.returncode}")
        found = json.loads(output.read_text(encoding="utf-8"))
    others = [name for name in found["operators"] if not name.startswith("aten::")]
    return requests.trace(found["operators"], found["modules"]), others
