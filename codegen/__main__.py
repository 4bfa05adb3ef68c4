"""``python -m codegen``: the same program as the console script ``gradsmith``."""

from .cli import script

script()
