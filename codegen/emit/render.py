"""Templates: text is placed here, and nothing computed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .python_source import quoted

if TYPE_CHECKING:
    from jinja2 import BytecodeCache, Environment

__all__ = ["TEMPLATES", "render", "render_piece"]

TEMPLATES = Path(__file__).resolve().parent.parent.parent / "templates"


_OPTIONS: dict[str, Any] = {
    "trim_blocks": True,
    "lstrip_blocks": True,
    "keep_trailing_newline": True,
    "autoescape": False,
    "newline_sequence": "\n",
}


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(
        loader=FileSystemLoader(str(TEMPLATES), encoding="utf-8"),
        undefined=StrictUndefined,
        bytecode_cache=_bytecode_cache(),
        **_OPTIONS,
    )
    environment.filters |= {"conjoined": conjoined, "literal": literal, "tupled": tupled}
    return environment


def _bytecode_cache() -> BytecodeCache | None:
    """Compiled templates, where Python keeps compiled modules and by the same switches.

    Jinja compares the text of the template and the versions of Python; its own version and the options
    are in the files' names.
    """
    if sys.dont_write_bytecode:
        return None
    from hashlib import sha256

    from jinja2 import FileSystemBytecodeCache, __version__
    from jinja2.bccache import Bucket

    class Cache(FileSystemBytecodeCache):
        def dump_bytecode(self, bucket: Bucket) -> None:
            try:
                Path(self.directory).mkdir(parents=True, exist_ok=True)
                super().dump_bytecode(bucket)
            except OSError:  # a folder that cannot be written to costs only time
                pass

    folder = Path(cache_from_source(str(TEMPLATES / "__init__.py"))).parent
    options = sha256(str(_OPTIONS).encode()).hexdigest()[:8]
    return Cache(str(folder), f"jinja-{__version__}-{options}-%s.cache")


def literal(value: str | tuple[object, ...]) -> str:
    """A text, or a tuple of numbers and texts, as Python has it."""
    return quoted(value) if isinstance(value, str) else tupled(map(literal_item, value))


def literal_item(value: object) -> str:
    return quoted(value) if isinstance(value, str) else repr(value)


def conjoined(conditions: Sequence[str]) -> str:
    """All of them together, each in parentheses where it needs some."""
    if len(conditions) == 1:
        return conditions[0]
    return " and ".join(f"({c})" if " or " in c else c for c in conditions)


def tupled(items: Iterable[str]) -> str:
    """A tuple of expressions."""
    sources = list(items)
    return f"({sources[0]},)" if len(sources) == 1 else f"({', '.join(sources)})"


def render(template: str, context: Any) -> str:
    """The text of ``templates/NAME.jinja`` for a frozen context, in scope under its fields' names."""
    fields = {name: getattr(context, name) for name in context.__dataclass_fields__}
    text = _environment().get_template(template + ".jinja").render(fields)
    return text.rstrip("\n") + "\n"


def render_piece(template: str, macro: str, context: Any) -> str:
    """What `macro` of ``templates/NAME.jinja`` makes of one frozen context."""
    return str(getattr(_macros(template), macro)(context)).rstrip("\n")


@cache
def _macros(template: str) -> Any:
    empty = dict.fromkeys(("pieces", "wrappers", "deferred", "reads_self", "yaml"), ())
    module = _environment().get_template(template + ".jinja").make_module
    return module({"header": "", "imports": "", **empty})
