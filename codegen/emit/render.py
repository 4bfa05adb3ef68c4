"""Renders templates.  Templates place text; they compute nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..project.memo import Memo
from .python_source import quoted

if TYPE_CHECKING:
    from jinja2 import BytecodeCache, Environment

__all__ = ["TEMPLATES", "compiled_templates", "render", "render_piece"]

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


_COMPILED: dict[str, bytes] = {}
"""By the names that Jinja has for templates, what it compiled them to; only where Python may write none to files."""


@contextmanager
def compiled_templates(memo: Memo) -> Iterator[None]:
    """Take templates as `memo` has them compiled, and keep there what is compiled meanwhile.

    A memo holds for one state of all templates and libraries.  Where Python writes compiled modules, templates lie
    beside them, and are in no memo.
    """
    kept = memo.get("templates", "compiled") or {}
    for name, code in kept.items():
        _COMPILED.setdefault(name, code)
    yield
    if _COMPILED.keys() - kept.keys():
        memo.keep("templates", "compiled", dict(_COMPILED))


def _bytecode_cache() -> BytecodeCache:
    """Compiled templates, where Python keeps compiled modules and by the same switches.

    Jinja compares the text of the template and the versions of Python; its own version and the options
    are in the files' names.
    """
    from hashlib import sha256

    from jinja2 import BytecodeCache, FileSystemBytecodeCache, __version__
    from jinja2.bccache import Bucket

    class Kept(BytecodeCache):
        def load_bytecode(self, bucket: Bucket) -> None:
            if bucket.key in _COMPILED:
                bucket.bytecode_from_string(_COMPILED[bucket.key])

        def dump_bytecode(self, bucket: Bucket) -> None:
            _COMPILED[bucket.key] = bucket.bytecode_to_string()

    class Cache(FileSystemBytecodeCache):
        def dump_bytecode(self, bucket: Bucket) -> None:
            try:
                Path(self.directory).mkdir(parents=True, exist_ok=True)
                super().dump_bytecode(bucket)
            except OSError:  # a folder that cannot be written to costs only time
                pass

    if sys.dont_write_bytecode:
        return Kept()
    folder = Path(cache_from_source(str(TEMPLATES / "__init__.py"))).parent
    options = sha256(str(_OPTIONS).encode()).hexdigest()[:8]
    return Cache(str(folder), f"jinja-{__version__}-{options}-%s.cache")


def literal(value: str | tuple[object, ...]) -> str:
    """A text, or a tuple of numbers and texts, as Python has it."""
    return quoted(value) if isinstance(value, str) else tupled(map(literal_item, value))


def literal_item(value: object) -> str:
    return literal(value) if isinstance(value, (str, tuple)) else repr(value)


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
