"""Generated from backend.yaml; edit that, not this file."""

from gradsmith.schema.contract import require

require(14, __name__)
