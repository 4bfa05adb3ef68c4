"""Generated from native_functions.yaml and derivatives.yaml; edit those, not this file."""

from gradsmith.schema.contract import require

require(15, __name__)
