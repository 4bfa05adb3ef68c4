"""Generating a library of many operators: from nothing, after an entry edited, added or removed, and unchanged.

    python benchmarks/generating_many.py [--operators 20000] [--rounds 3] [--json]

Seconds of the processor and the peak of memory of whole runs of ``gradsmith generate``, the least of some rounds; what an
edit leaves is compared with what the same YAML gives from nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

__all__ = ["Cost", "generate", "lay_down", "measure"]

_SETTINGS = """\
[project]
name = "many"
version = "0.1.0"

[tool.gradsmith]
extends = "gradsmith"
namespace = "many"
package = "many.generated"
functions = "src/many/native_functions.yaml"
derivatives = "src/many/derivatives.yaml"
kernels = "src/many/kernels"
kernels_package = "many.kernels"
output = "src/many/generated"
reference = "docs/operators"
"""

_KERNELS = '''\
"""Kernels that all operators of a family share."""

from gradsmith.core.namespace import Array, np
from gradsmith.core.result import Result


def bend_{family}(self: Array) -> Array:
    """A curve."""
    return np.tanh(self)


def scaled_shape_{family}(self: Array, factor: float) -> Result:
    """That of the argument."""
    return Result(self.shape, self.dtype)


def scaled_{family}(self: Array, factor: float) -> Array:
    """A multiple."""
    return self * factor
'''

_ENTRIES = (
    (
        """\
- func: bend_{n}(Tensor self) -> Tensor
  autogen: bend_{n}_, bend_{n}.out
  pointwise: bend_{family}
  promotion: int_to_float
  dtypes: bool, integral, floating
  category: bends_{family}
  doc: Curve {n} of each element.
""",
        """\
- name: bend_{n}(Tensor self) -> Tensor
  self: grad * (1 - result * result)
  result: auto_element_wise
""",
    ),
    (
        """\
- func: scale_{n}(Tensor self, float factor) -> Tensor
  dispatch:
    CPU: scaled_{family}
  shape: scaled_shape_{family}
  dtypes: floating
  category: bends_{family}
  doc: The tensor times `factor`, way {n}.
  samples:
    - (2, 3), 2.0
""",
        """\
- name: scale_{n}(Tensor self, float factor) -> Tensor
  self: grad * factor
  result: self_t * factor
""",
    ),
)


@dataclass(frozen=True, slots=True)
class Cost:
    """Of one run."""

    seconds: float
    """Of the processor."""
    megabytes: float


def lay_down(folder: Path, operators: int, of_a_family: int = 500) -> Path:
    """A library with so many operators: of each two entries one has three, the other one."""
    package = folder / "src" / "many"
    entries = operators // 2
    families = max(entries // of_a_family, 1)
    (package / "kernels").mkdir(parents=True)
    (folder / "pyproject.toml").write_text(_SETTINGS, encoding="utf-8")
    for family in range(families):
        (package / "kernels" / f"bends_{family}.py").write_text(
            _KERNELS.format(family=family), encoding="utf-8"
        )
    for place, name in enumerate(("native_functions.yaml", "derivatives.yaml")):
        texts = [
            _ENTRIES[number % 2][place].format(n=number, family=number * families // entries)
            for number in range(entries)
        ]
        (package / name).write_text("\n".join(texts), encoding="utf-8")
    return folder


def edit(folder: Path, operators: int, turn: int) -> None:
    """More words in the middle of the file, and another formula."""
    number = operators // 4 // 2 * 2
    for name, old, new in (
        ("native_functions.yaml", f"doc: Curve {number} ", f"doc: Curve {number} (edit {turn}) "),
        (
            "derivatives.yaml",
            f"- name: bend_{number}(Tensor self) -> Tensor\n  self: ",
            f"- name: bend_{number}(Tensor self) -> Tensor\n  self: {turn + 2} * ",
        ),
    ):
        file = folder / "src" / "many" / name
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name} has no longer one {old!r}"
        file.write_text(text.replace(old, new), encoding="utf-8")


def add(folder: Path, operators: int, turn: int) -> None:
    """An operator in the middle of the files, and of the alphabet."""
    number = operators // 4 // 2 * 2
    for name, entry in zip(("native_functions.yaml", "derivatives.yaml"), _ENTRIES[0], strict=True):
        file = folder / "src" / "many" / name
        text = file.read_text(encoding="utf-8")
        start = re.search(rf"^- \w+: bend_{number}\(", text, re.MULTILINE)
        assert start is not None
        found = re.search(r"pointwise: bend_(\d+)", text[start.start() :])
        family = found[1] if found else ""
        new = entry.format(n=f"{number}x{turn}", family=family)
        file.write_text(f"{text[: start.start()]}{new}\n{text[start.start() :]}", encoding="utf-8")


def remove(folder: Path, operators: int, turn: int) -> None:
    """One operator less, in the middle of the files."""
    number = operators // 4 // 2 * 2 + 2 * turn + 1
    for name in ("native_functions.yaml", "derivatives.yaml"):
        file = folder / "src" / "many" / name
        entries = re.split(r"^(?=- )", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        kept = [e for e in entries if not re.match(rf"- \w+: scale_{number}\(", e)]
        assert len(kept) == len(entries) - 1
        file.write_text("".join(kept), encoding="utf-8")


def generate(folder: Path) -> Cost:
    """One run.

    Raises:
        subprocess.CalledProcessError: it failed.
    """
    program = "from gradsmith_command import script; script()"
    command = [sys.executable, "-c", program, "generate", "--project", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    said = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise subprocess.CalledProcessError(status, command, said)
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def written(folder: Path) -> dict[str, bytes]:
    """Every generated file."""
    output = (folder / "src" / "many" / "generated", folder / "docs" / "operators")
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for place in output
        for path in sorted(place.rglob("*"))
        if path.is_file()
    }


def measure(operators: int, rounds: int) -> dict[str, Cost]:
    """The least of each kind of run.

    Raises:
        AssertionError: after an edit there is something else than what comes of nothing.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = lay_down(Path(name, "many"), operators)
        costs: dict[str, list[Cost]] = {"from nothing": [generate(folder)]}
        for turn in range(rounds):
            costs.setdefault("unchanged", []).append(generate(folder))
            for kind, change in (("edited", edit), ("added", add), ("removed", remove)):
                change(folder, operators, turn)
                costs.setdefault(f"one entry {kind}", []).append(generate(folder))
        after = written(folder)
        for place in ("src/many/generated", "docs", ".gradsmith"):
            shutil.rmtree(folder / place)
        costs["from nothing"].append(generate(folder))
        assert written(folder) == after, "an edit leaves what nothing else makes"
        return {
            kind: Cost(min(c.seconds for c in found), min(c.megabytes for c in found))
            for kind, found in costs.items()
        }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--operators", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    found = measure(arguments.operators, arguments.rounds)
    if arguments.json:
        print(json.dumps({kind: asdict(cost) for kind, cost in found.items()}, indent=2))
        return
    for kind, cost in found.items():
        print(f"{kind:18} {cost.seconds:7.2f} s  {cost.megabytes:6.0f} MB")


if __name__ == "__main__":
    main()
