"""Hands entries to processes that prove them: `gradsmith.proof`, which knows nothing of the generator.

Between them goes one line of JSON for each entry, and one back, as with `gradsmith mutate`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from typing import Any

from ..derivatives.entries import DifferentiabilityInfo
from ..emit.schema_json import derivative_json
from ..mutation.mutants import in_place_of
from ..pipeline import Model
from ..project.settings import GRADSMITH

__all__ = ["Verdict", "prove_all", "request_of"]

_PROVER = f"{GRADSMITH}.proof.server"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one line of an entry."""

    operator: str
    line: str
    method: str
    reason: str = ""
    wrong: bool = False
    where: str = ""
    found: str = ""
    expected: str = ""
    mistake: str = ""
    """What the mistake probably is."""


def request_of(info: DifferentiabilityInfo, model: Model) -> dict[str, Any]:
    """An entry as the prover is told of it: what it says, and the modules that are generated of it."""
    return {
        "operator": f"{model.project.namespace}::{info.function.name}",
        "derivative": derivative_json(info),
        **in_place_of(info, model),
    }


def prove_all(
    requests: Sequence[Callable[[], dict[str, Any]]],
    model: Model,
    jobs: int,
    progress: Callable[[int], None],
) -> list[list[Verdict]]:
    """The verdicts for each request, in their order; `progress` is told how many there are so far.

    Raises RuntimeError if a proving process ends by itself.
    """
    imported = model.project.package.partition(".")[0] if model.project.extends else ""
    found: list[list[Verdict]] = [[] for _ in requests]
    waiting, done = iter(range(len(requests))), count(1)

    def work() -> None:
        path = str(model.project.import_root), os.environ.get("PYTHONPATH", "")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}
        with subprocess.Popen(
            [sys.executable, "-m", _PROVER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment if imported else None,
        ) as process:
            assert process.stdin is not None and process.stdout is not None
            if imported:
                process.stdin.write(json.dumps({"import": imported}) + "\n")
            for index in waiting:  # shared: `next` of an iterator over a range is atomic
                process.stdin.write(json.dumps(requests[index]()) + "\n")
                process.stdin.flush()
                reply = process.stdout.readline()
                if not reply:
                    raise RuntimeError(f"python -m {_PROVER} ended with status {process.wait()}")
                found[index] = [Verdict(**row) for row in json.loads(reply)]
                progress(next(done))
            process.stdin.close()

    with ThreadPoolExecutor(jobs) as pool:
        for future in [pool.submit(work) for _ in range(jobs)]:
            future.result()
    return found
