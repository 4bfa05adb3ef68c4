"""Generated from backend.yaml; edit that, not this file."""

from gradsmith.schema.contract import require

require(15, __name__)
