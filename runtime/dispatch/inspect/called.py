"""Runs a program and records which operators it calls, at any depth, and which modules it imports.

    python -m gradsmith.dispatch.inspect.called OUTPUT PROGRAM [ARGUMENT …]

The output is one JSON object.  Backward passes over arrays call no operators: what they need follows from the
derivatives of the operators that are called.
"""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .. import call
from ..operator import OpOverload
from ..resolve import resolve


@contextmanager
def called_operators() -> Iterator[set[str]]:
    """The qualified names of the operators that calls are resolved for from here on: each that was not called before."""
    found: set[str] = set()

    def noting(operator: OpOverload, bits: int) -> Callable[..., Any]:
        found.add(operator.name())
        return resolve(operator, bits)

    members = vars(call)  # the one place from which calls are resolved
    members["resolve"] = noting
    try:
        yield found
    finally:
        members["resolve"] = resolve


def main(arguments: Sequence[str]) -> None:
    """Run the program as ``python PROGRAM ARGUMENT …`` would; see above."""
    output, program, *_ = arguments
    sys.argv = list(arguments[1:])
    sys.path[0] = str(Path(program).resolve().parent)
    with called_operators() as called:
        try:
            runpy.run_path(program, run_name="__main__")
        except SystemExit as end:
            if end.code not in (None, 0):
                raise
    modules = sorted(name for name in list(sys.modules) if name.partition(".")[0] == "gradsmith")
    found = {"operators": sorted(called), "modules": modules}
    Path(output).write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
