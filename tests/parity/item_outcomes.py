"""Running a program text with gradsmith and with PyTorch, and what comes out of it in terms of neither.

As a script it runs every item under the library that it is given the name of: programs that turn libraries over
have a process to themselves.
"""

from __future__ import annotations

import ast
import contextlib
import enum
import importlib
import io
import itertools
import json
import re
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

from programs import builtin_kind, own_words, plain

__all__ = ["outcome", "outcomes"]

_numbers = itertools.count()


def outcomes(lib: str) -> dict[str, str]:
    """The outcome of every item under the library of this name, as text, by the item's id."""
    done = subprocess.run([sys.executable, __file__, lib], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout.rpartition("\n")[2])
    return found


def outcome(lib: str, program: str) -> Any:
    """What `program` comes to with the library of this name: what it showed, printed and ended with, or its error."""
    text = re.sub(r"\btorch\b", lib, program)
    tree = ast.parse(text)
    last = tree.body[-1]
    ending = ast.Expression(tree.body.pop().value) if isinstance(last, ast.Expr) else None  # type: ignore[attr-defined]
    shown: list[Any] = []
    scope = _scope(lib, shown)
    printed = io.StringIO()
    with warnings.catch_warnings(), contextlib.redirect_stdout(printed):
        warnings.simplefilter("ignore")
        try:
            exec(compile(tree, "<item>", "exec"), scope)
            if ending is not None:
                value = eval(compile(ending, "<item>", "eval"), scope)
                if value is not None:
                    shown.append(_told(value))
        except (NameError, SyntaxError):  # a mistake in the test
            raise
        except Exception as error:
            shown.append(("raises", builtin_kind(error)))
    scope.clear()  # or functions of the program keep it, and its libraries, until garbage is collected
    return shown, own_words(printed.getvalue())


def _scope(lib: str, shown: list[Any]) -> dict[str, Any]:
    return {
        lib: importlib.import_module(lib),
        "ns": f"items{next(_numbers)}",
        "show": lambda *values: shown.append([_told(value) for value in values]),
        "refused": _refused,
        "message": _message,
        "error_of": _error_of,
        "warned": _warned,
    }


def _told(value: Any) -> Any:
    """`value` so that both libraries' can be compared: no addresses, no names of the library."""
    if isinstance(value, str):
        return own_words(re.sub(r"0x[0-9a-f]+", "0x", value))
    if isinstance(value, enum.Enum):
        return repr(value)
    if isinstance(value, type):
        return value.__name__
    if isinstance(value, (set, frozenset)):
        return sorted(map(repr, value))
    told = plain(value)
    return re.sub(r"0x[0-9a-f]+", "0x", told) if isinstance(told, str) else told


def _refused(call: Callable[[], Any]) -> Any:
    try:
        return call()
    except (NameError, SyntaxError):  # a mistake in the test
        raise
    except Exception as error:
        return builtin_kind(error)


def _error_of(call: Callable[[], Any]) -> Exception | None:
    try:
        call()
    except (NameError, SyntaxError):  # a mistake in the test
        raise
    except Exception as error:
        return error
    return None


def _message(call: Callable[[], Any]) -> str:
    error = _error_of(call)
    return "" if error is None else str(error)


def _warned(call: Callable[[], Any]) -> list[str]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    return [warning.category.__name__ for warning in caught]


if __name__ == "__main__":
    from items import items

    told = {item.id: repr(outcome(sys.argv[1], item.program)) for item in items()}
    print(f"\n{json.dumps(told)}", end="")
