"""Generated from native_functions.yaml and derivatives.yaml; edit those, not this file."""
