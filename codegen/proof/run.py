"""Runs proofs in worker processes (`gradsmith.proof`), which do not depend on the generator.

As with `gradsmith mutate`, they exchange one line of JSON for each entry.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import count
from typing import Any

from ..derivatives.entries import DifferentiabilityInfo
from ..emit.schema_json import derivative_json
from ..mutation.mutants import in_place_of
from ..pipeline import Model
from ..project.processes import on_threads, start
from ..project.settings import GRADSMITH, Project

_PROVER = f"{GRADSMITH}.proof.server"
_METHODS = ("", "digits", "symbolic", "exact")
"""From the weakest on."""


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
    formula: str = ""
    """The formula of the line, if that is not the one that is taken."""


def request_of(info: DifferentiabilityInfo, model: Model) -> dict[str, Any]:
    """An entry as the prover is told of it: what it says, and the modules that are generated of it."""
    return {
        "operator": f"{model.project.namespace}::{info.function.name}",
        "derivative": derivative_json(info),
        "samples": [str(sample) for sample in info.function.samples],
        **in_place_of(info, model),
    }


def weakest(some: Sequence[Verdict], others: Sequence[Verdict]) -> list[Verdict]:
    """Of two verdicts on each line the one that says less: a wrong formula, then one without a proof, then the weaker proof."""

    def strength(verdict: Verdict) -> int:
        return -1 if verdict.wrong else _METHODS.index(verdict.method)

    return [min(pair, key=strength) for pair in zip(some, others, strict=True)]


class Prover:
    """A process that proves; it imports what it needs while the generator still reads the project.

    It is ended with the ``with`` statement, whatever it may be about then.
    """

    def __init__(self, project: Project) -> None:
        self._process = start(_PROVER, project)
        if project.extends:
            self._send({"import": project.import_package})

    def _send(self, request: Mapping[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()

    def ask(self, request: Mapping[str, Any]) -> list[Verdict]:
        """The verdicts on one entry; RuntimeError if the process ends by itself."""
        assert self._process.stdout is not None
        self._send(request)
        reply = self._process.stdout.readline()
        if not reply:
            raise RuntimeError(f"python -m {_PROVER} ended with status {self._process.wait()}")
        return [Verdict(**row) for row in json.loads(reply)]

    def __enter__(self) -> Prover:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()


def prove_all(
    requests: Sequence[Callable[[], dict[str, Any]]],
    project: Project,
    jobs: int,
    progress: Callable[[int], None],
    first: Prover,
) -> list[list[Verdict]]:
    """The verdicts for each request, in their order; `progress` is told how many there are so far.

    `first` takes part, and as many more as `jobs` allows and there are requests for.
    Raises RuntimeError if a proving process ends by itself.
    """
    found: list[list[Verdict]] = [[] for _ in requests]
    waiting, done = iter(range(len(requests))), count(1)

    def work() -> None:
        prover = provers.pop()
        for index in waiting:  # shared: `next` of an iterator over a range is atomic
            found[index] = prover.ask(requests[index]())
            progress(next(done))

    with ExitStack() as stack:
        more = range(1, min(jobs, len(requests)))
        provers = [first, *(stack.enter_context(Prover(project)) for _ in more)]
        on_threads(len(provers), work)
    return found
