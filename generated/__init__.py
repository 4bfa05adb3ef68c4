"""Generated from native_functions.yaml and derivatives.yaml; edit those, not this file."""

from gradsmith.schema.contract import require

require(13, __name__)
