"""Where gradsmith's own files lie beside the generator: in a clone, or installed."""

from __future__ import annotations

import re
from pathlib import Path

from .modules import helpers_among

__all__ = ["OPERATORS", "SCHEMA", "TAGS", "base_files", "release_range"]

_ROOT = Path(__file__).resolve().parent.parent.parent
SCHEMA = _ROOT / "generated" / "schema.json"
TAGS = _ROOT / "tags.yaml"
# In a wheel the runtime's folders lie beside the generator's; in a clone they are in `runtime`.
OPERATORS = next(
    (f for f in (_ROOT / "operators", _ROOT / "runtime" / "operators") if f.is_dir()),
    _ROOT / "operators",
)


def base_files() -> tuple[Path, ...]:
    """What projects outside the tree depend on."""
    return (SCHEMA, TAGS, *sorted(m.path for m in helpers_among(OPERATORS)))


def release_range() -> str:
    """Releases that generated code may meet at run time, as a requirement says it: ``>=0.1.0,<0.2``."""
    text = (OPERATORS.parent / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "((\d+)\.(\d+)[^"]*)"$', text, re.M)
    assert found is not None, "gradsmith says its version"
    return f">={found[1]},<{found[2]}.{int(found[3]) + 1}"
