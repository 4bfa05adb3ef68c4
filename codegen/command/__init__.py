"""The package ``gradsmith_command``, which the console script ``gradsmith`` runs.

The generator needs only the schema language of the runtime.  Importing the whole package `gradsmith` would take longer
than most commands run.
"""

import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from typing import NoReturn

__all__ = ["script"]


def script() -> NoReturn:
    """Run a command in a process where `gradsmith` is a package that runs no code of its own."""
    spec = find_spec("gradsmith")
    assert spec is not None, "this is installed with it"
    sys.modules["gradsmith"] = module_from_spec(spec)
    import_module("gradsmith.codegen.cli").script()
    raise AssertionError("that ends the process")
