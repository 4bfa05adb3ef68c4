"""``python -m codegen``: the command ``gradsmith`` in a clone that is not installed.

The generator uses the schema language of the runtime, but it cannot import the runtime package: that imports
generated code, which may not exist yet.  Here `gradsmith` is therefore a package that runs no code of its own.
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
