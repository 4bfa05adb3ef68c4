"""A program that repeats one check of one call."""

from __future__ import annotations

import os
import tempfile
import uuid
from pathlib import Path
from typing import Any

from ..dispatch.operator import OpOverload

SAVING = "GRADSMITH_OPCHECK_PRINT_BETTER_REPRO"
_FOLDER = "gradsmith_opcheck_safe_to_delete"


def saves_inputs() -> bool:
    """Whether ``GRADSMITH_OPCHECK_PRINT_BETTER_REPRO=1`` asks for files with the arguments of failing calls."""
    return os.environ.get(SAVING) == "1"


def generate_repro(
    test: str,
    op: OpOverload,
    args: tuple[Any, ...] | None,
    kwargs: dict[str, Any] | None,
    *,
    save_data: bool,
    dry_run: bool = False,
    file: Path | None = None,
) -> str:
    """A program that runs check `test` of `op` with these arguments.

    With `save_data` they are written (unless `dry_run`) to `file`, or to one in the temporary folder, which
    nobody deletes; without it the program has places for them.
    """
    if save_data:
        if file is None:
            folder = Path(tempfile.gettempdir()) / _FOLDER
            file = folder / f"repro_{uuid.uuid4().hex[:12]}.pt"
        if not dry_run:
            from ..serialization import save

            file.parent.mkdir(parents=True, exist_ok=True)
            save((args, kwargs), os.fspath(file))
        given = f"args, kwargs = gradsmith.load({os.fspath(file)!r}, weights_only=False)"
    else:
        given = (
            f"# With {SAVING}=1 the arguments of the failing call are saved and filled in here.\n"
            "args = ()  # args to the operator\n"
            "kwargs = {}  # kwargs to the operator"
        )
    target = f"gradsmith.ops.{op.namespace}.{op.base}.{op.overload or 'default'}"
    return (
        f"{_banner('BEGIN')}\n"
        "import gradsmith\n"
        "from gradsmith.testing import opcheck\n\n"
        f"# Import what defines the operator here: it was {op.declared_at or 'an unknown place'}.\n"
        f"op = {target}\n\n"
        f"{given}\n"
        f'opcheck(op, args, kwargs, test_utils="{test}")\n'
        f"{_banner('END')}\n"
    )


def _banner(word: str) -> str:
    rule = f"# {'=' * 57}"
    return f"{rule}\n# {word} REPRO SCRIPT\n{rule}"
