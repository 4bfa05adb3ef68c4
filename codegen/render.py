"""Templates: text is placed here, and nothing computed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jinja2 import Environment

__all__ = ["TEMPLATES", "render"]

TEMPLATES = Path(__file__).resolve().parent.parent / "templates"


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(str(TEMPLATES), encoding="utf-8"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        newline_sequence="\n",
    )


def render(template: str, context: Any) -> str:
    """The text of ``templates/NAME.jinja`` for a frozen context, in scope under its fields' names."""
    fields = {name: getattr(context, name) for name in context.__dataclass_fields__}
    text = _environment().get_template(template + ".jinja").render(fields)
    return text.rstrip("\n") + "\n"
