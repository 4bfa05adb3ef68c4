"""Generated from native_functions.yaml and derivatives.yaml; edit those, not this file."""

from gradsmith.schema.contract import require

require(14, __name__)
