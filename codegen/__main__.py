"""``python -m codegen`` in a bare clone: the same program as the console script ``gradsmith``.

The generator shares the schema language with the run time, whose package imports what the generator writes
and so may not be importable yet.  Here `gradsmith` is therefore a package that runs no code of its own.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

if __package__ == "codegen":
    clone = Path(__file__).resolve().parent.parent
    package = ModuleType("gradsmith")
    package.__path__ = [str(clone / "runtime"), str(clone)]
    sys.modules["gradsmith"] = package

import_module("gradsmith.codegen.cli").script()
