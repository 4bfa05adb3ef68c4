"""Runs mutants in worker processes, with a time limit for each.

The workers run `gradsmith.testing.mutation`.  It does not depend on the generator, nor the generator on the runtime:
they exchange one line of JSON for each mutant.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from ..pipeline import Model
from ..project.processes import on_threads, start
from ..project.settings import GRADSMITH, Project
from ..proof.run import request_of
from .mutants import Mutant, source_of

_CHECKS = f"{GRADSMITH}.testing.mutation"
_PROOF = f"{GRADSMITH}.proof.server"
_PREPARATION = 1200.0
"""Seconds that it may take for what it computes once for the mutants of a rule."""
_STILL_AT_WORK = "\n"
"""A line that is no reply; see `gradsmith.testing.requests`."""
_START = 120.0
"""Seconds that a process may take for its first mutant: it imports the runtime."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    caught_by: str
    """The check that failed, ``time`` for one that did not end; empty for a survivor."""
    reason: str
    operator: str = ""
    sample: str = ""


def judge_all(
    mutants: Sequence[Mutant],
    model: Model,
    jobs: int,
    timeout: float,
    progress: Callable[[int], None],
    by_proof: bool = False,
) -> list[Verdict]:
    """A verdict for each mutant, in their order; `progress` is told how many there are so far.

    The generated checks judge, or the proof of the operator's formulas.

    Raises RuntimeError if the judging process ends by itself.
    """
    verdicts: list[Verdict | None] = [None] * len(mutants)
    waiting = iter(_together(mutants))
    done = 0

    def work() -> None:
        nonlocal done
        judge = _Judge(model.project, _PROOF if by_proof else _CHECKS)
        try:
            for together in waiting:  # shared: `next` of an iterator over a list is atomic
                judge.prepare(source_of(mutants[together[0]], model))
                for index in together:
                    verdicts[index] = judge.verdict(mutants[index], model, timeout)
                    done += 1
                    progress(done)
        finally:
            judge.stop()

    on_threads(jobs, work)
    found = [verdict for verdict in verdicts if verdict is not None]
    assert len(found) == len(mutants)
    return found


def _together(mutants: Sequence[Mutant]) -> list[list[int]]:
    """The places of mutants that one process should judge: those of one rule, for which it keeps what it computed."""
    groups: dict[object, list[int]] = {}
    for index, mutant in enumerate(mutants):
        groups.setdefault(mutant.where if mutant.is_of_rule else index, []).append(index)
    return sorted(groups.values(), key=len, reverse=True)


class _Judge:
    """One process, started when it is needed and anew after a mutant that did not end."""

    def __init__(self, project: Project, module: str) -> None:
        self.project = project
        self.module = module
        self.process: subprocess.Popen[str] | None = None
        self.replies: SimpleQueue[str] = SimpleQueue()
        self.is_new = True

    def prepare(self, request: Mapping[str, object]) -> None:
        """Let the process find out which cases reach which rules, which may take longer than a mutant."""
        if "traced" in request:
            process = self.process or self.start()
            assert process.stdin is not None
            asked = {"prepared": request["operators"], "traced": request["traced"]}
            process.stdin.write(json.dumps(asked) + "\n")
            process.stdin.flush()
            self.replies.get(timeout=_PREPARATION)
            self.is_new = False

    def verdict(self, mutant: Mutant, model: Model, timeout: float) -> Verdict:
        process = self.process or self.start()
        assert process.stdin is not None
        request: Mapping[str, object] = source_of(mutant, model)
        if self.module == _PROOF:
            assert mutant.derivative is not None
            request = {**request_of(mutant.derivative, model), "judged": True}
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        try:
            limit = timeout + (_START if self.is_new else 0)
            while (line := self.replies.get(timeout=limit)) == _STILL_AT_WORK:
                pass
        except Empty:
            self.stop()
            return Verdict(mutant, "time", f"no check ended within {timeout:g} seconds")
        if not line:
            status = process.wait()
            self.process = None
            if status < 0:
                return Verdict(mutant, "crash", f"the process ended with signal {-status}")
            raise RuntimeError(f"python -m {self.module} ended with status {status}")
        self.is_new = False
        reply = json.loads(line)
        return Verdict(
            mutant,
            reply.get("caught_by", ""),
            reply["reason"],
            reply.get("operator", ""),
            reply.get("sample", ""),
        )

    def start(self) -> subprocess.Popen[str]:
        process = start(self.module, self.project)
        self.process, self.is_new, self.replies = process, True, SimpleQueue()
        assert process.stdin is not None and process.stdout is not None
        if self.project.extends:
            process.stdin.write(json.dumps({"import": self.project.import_package}) + "\n")
        Thread(target=_forward, args=(process.stdout, self.replies), daemon=True).start()
        return process

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def _forward(lines: IO[str], replies: SimpleQueue[str]) -> None:
    for line in lines:
        replies.put(line)
    replies.put("")
