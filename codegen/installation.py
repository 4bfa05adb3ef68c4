"""Where gradsmith's own files lie beside the generator: in a clone, or installed."""

from __future__ import annotations

from pathlib import Path

__all__ = ["FORMULAS", "SCHEMA", "TAGS", "base_files"]

_ROOT = Path(__file__).resolve().parent.parent
SCHEMA = _ROOT / "generated" / "schema.json"
TAGS = _ROOT / "tags.yaml"
# In a wheel the runtime's folders lie beside the generator's; in a clone they are in `runtime`.
FORMULAS = next(
    (f for f in (_ROOT / "autograd/formulas", _ROOT / "runtime/autograd/formulas") if f.is_dir()),
    _ROOT / "autograd/formulas",
)


def base_files() -> tuple[Path, ...]:
    """What projects outside the tree depend on."""
    return (SCHEMA, TAGS, *sorted(FORMULAS.glob("*.py")))
