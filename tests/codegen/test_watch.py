"""`gradsmith watch`: one run for a burst of changes, one more for all that came meanwhile."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from gradsmith.codegen.cli.watch import QUIET, Watcher, state_of


class Clock:
    """Files that change while the watcher waits, by a plan."""

    def __init__(self, *plan: int) -> None:
        self.plan = list(plan)
        """How many changes there are during each wait."""
        self.changes = 0
        self.waits: list[float] = []

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)
        if self.plan:
            self.changes += self.plan.pop(0)

    def look(self) -> dict[str, tuple[int, int]]:
        return {"file": (self.changes, 0)}


def builds(clock: Clock, looks: int, during: int = 0) -> int:
    """How often a watcher builds within some looks; the first build meets `during` changes."""
    count = 0

    def build() -> None:
        nonlocal count
        if count == 0:
            clock.changes += during
        count += 1

    Watcher(clock.look, build, clock.wait).watch(iter(range(looks)))
    return count


def test_without_changes_it_builds_once() -> None:
    assert builds(Clock(), 5) == 1


def test_a_burst_is_one_build() -> None:
    # A change, then three more before the files are quiet.
    clock = Clock(1, 1, 1, 1, 0)
    assert builds(clock, 3) == 2
    assert clock.waits.count(QUIET) == 4


def test_all_that_changes_while_it_builds_is_one_more() -> None:
    assert builds(Clock(), 5, during=7) == 2


def test_two_changes_apart_are_two_builds() -> None:
    assert builds(Clock(1, 0, 0, 1, 0), 4) == 3


def test_it_knows_what_the_output_depends_on(tiny: Path) -> None:
    before = state_of(tiny)
    names = {Path(name).relative_to(tiny).as_posix() for name in before}
    assert {"pyproject.toml", "native_functions.yaml", "kernels/arithmetic.py"} <= names
    (tiny / "kernels" / "more.py").write_text("def more(self):\n    return self\n")
    assert state_of(tiny) != before
    (tiny / "pyproject.toml").write_text("[tool.gradsmith\n")
    assert [Path(name).name for name in state_of(tiny)] == ["pyproject.toml"]


def test_the_command_generates_until_it_is_interrupted(tiny: Path) -> None:
    command = [sys.executable, "-u", "-m", "gradsmith.codegen", "watch", "--project", str(tiny)]

    def interruptible() -> None:  # even where whoever runs this is not
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=interruptible
    ) as process:
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        assert any(line.startswith("modules ") for line in lines)
        file = tiny / "native_functions.yaml"
        file.write_text(file.read_text().replace("times `factor`", "by `factor`"))
        assert any("arithmetic.md: written" in line for line in lines)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
