"""Ctrl-C while worker processes run: the command ends at once, and so do they."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from gradsmith.codegen.cli import main

COMMANDS = ("mutate --jobs 2", "prove --anew --jobs 2", "verify demo")

_BLOCKS = """
import signal
open({started!r}, "w").close()
signal.pause()
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library whose kernels tell the pipe ``started`` that they are imported, and then wait."""
    root = tmp_path_factory.mktemp("interrupted") / "demo"
    assert main(["new", "library", "demo", "--path", str(root)]) == 0
    os.mkfifo(root / "started")
    kernels = root / "src" / "demo" / "kernels" / "examples.py"
    blocks = _BLOCKS.format(started=str(root / "started"))
    kernels.write_text(kernels.read_text(encoding="utf-8") + blocks, encoding="utf-8")
    return root


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to a process group")
@pytest.mark.parametrize("command", COMMANDS)
def test_it_ends_with_one_line_and_no_process_left(command: str, library: Path) -> None:
    if command.startswith("prove"):
        pytest.importorskip("sympy", reason="the extra 'prove' is not installed")
    process = subprocess.Popen(
        [sys.executable, "-m", "gradsmith.codegen", *command.split()],
        cwd=library,
        env={**os.environ, "PYTHONPATH": str(library / "src")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        # Whoever runs the tests in the background may ignore the signal, which processes inherit.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    started = library / "started"

    def give_up() -> None:
        process.wait()
        os.close(os.open(started, os.O_RDWR))  # waits for nobody, and nobody waits for more

    threading.Thread(target=give_up).start()
    started.read_text()  # waits for a worker, or the end of a command that has none
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)  # until no worker has standard error open
    assert process.returncode == 130
    assert said.endswith("gradsmith: interrupted\n") and "Traceback" not in said
