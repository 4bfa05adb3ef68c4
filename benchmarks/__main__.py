"""Measure gradsmith beside the others, in one process and on one thread.

python -m benchmarks [--quick] [--only GROUP] [--json FILE] [--readme] [--profile OPERATOR]
"""

from __future__ import annotations

import os

_ENVIRONMENT = dict(os.environ)
for _name in (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
):
    os.environ[_name] = "1"  # before anything imports NumPy

if __name__ == "__main__":
    from benchmarks.command import main

    raise SystemExit(main(_ENVIRONMENT))
