"""The command line of ``python -m benchmarks``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from . import calls, graphs
from .custom_op import BUILT_IN, custom_op, notes_on_torch
from .everyday import everyday, recorded, slowest
from .imports import importing
from .large import large
from .libraries import Library, installed
from .memory import memory, resettable
from .profile_call import profile
from .report import machine, render_group, render_markdown, render_summary, rewrite_readme
from .results import Case, Group
from .timing import Effort
from .training import training

__all__ = ["main"]

GROUPS = (
    "no-grad",
    "recording",
    "everyday",
    "everyday-recording",
    "everyday-backward",
    "backward",
    "pointwise",
    "large",
    "custom-op",
    "import",
    "training",
    "memory",
)


def main(environment: Mapping[str, str]) -> int:
    """Measure and print; `environment` is that of the caller, before threads were limited."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="gradsmith beside the others"
    )
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument(
        "--only", action="append", choices=GROUPS, help="one group; may be repeated"
    )
    parser.add_argument(
        "--match",
        default="",
        metavar="TEXT",
        help="of the large calls those so named, on one thread",
    )
    parser.add_argument(
        "--against", action="append", help="one library beside NumPy; may be repeated"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure")
    parser.add_argument("--readme", action="store_true", help="write the table into README.md")
    parser.add_argument(
        "--profile", metavar="OPERATOR", help="show where the time of one call goes"
    )
    options = parser.parse_args()
    libraries = installed(set(options.against) if options.against else None)
    if options.profile:
        profile(options.profile, libraries)
        return 0
    facts = machine(libraries)
    print(", ".join(f"{name} {value}" for name, value in facts.items()), flush=True)
    groups = []
    for name in options.only or GROUPS:
        for group in _measure(name, libraries, options, environment):
            groups.append(group)
            print(f"\n{render_group(group)}", flush=True)
    print(f"\n{render_summary(groups)}")
    if options.json:
        figures = {"machine": facts, "groups": {group.name: group.to_json() for group in groups}}
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    if options.readme:
        table = render_markdown(groups, facts, "python -m benchmarks")
        rewrite_readme(Path(__file__).resolve().parent.parent / "README.md", table)
    return 0


def _measure(
    name: str,
    libraries: list[Library],
    options: argparse.Namespace,
    environment: Mapping[str, str],
) -> Iterator[Group]:
    """The groups that one word of ``--only`` stands for."""
    if name == "large":
        return large(options.quick, environment, options.match)
    return iter((_group(name, libraries, options.quick, environment),))


def _group(
    name: str, libraries: list[Library], quick: bool, environment: Mapping[str, str]
) -> Group:
    small = Effort(7, 0.0005) if quick else Effort(25, 0.001)
    big = Effort(7, 0.005) if quick else Effort(25, 0.01)
    if name == "import":
        case, notes = importing(3 if quick else 11)
        title = "import, over importing NumPy"
        return Group(name, title, "numpy", 80.0, [case], unit="ms", notes=notes)
    if name == "custom-op":
        cases = custom_op(libraries, small)
        title = "custom operators over built-ins with the same kernel"
        notes = notes_on_torch(libraries, small, cases)
        return Group(name, title, BUILT_IN, 1.5, cases, notes=notes)
    if name == "training":
        case = training(2 if quick else 5, 100 if quick else 300, environment)
        return Group(name, "training step of an MLP", "torch", 1.1, [case])
    if name == "memory":
        cases = memory(1 if quick else 3, environment) if resettable() else []
        title = "peak memory of a forward and a backward"
        notes = [] if cases else ["only Linux tells a process its peak of resident memory"]
        return Group(name, title, "torch", 1.1, cases, unit="bytes", notes=notes)
    if name.startswith("everyday"):
        effort = Effort(5, 0.0005) if quick else Effort(15, 0.001)
        kind = name.removeprefix("everyday").removeprefix("-")
        if kind:
            cases = recorded(libraries, effort, backward=kind == "backward")
        else:
            cases = everyday(libraries, effort)
        how = {"": "", "recording": ", recording", "backward": ", with backward"}[kind]
        title = f"{len(cases)} everyday calls on a few elements{how}"
        return Group(name, title, "torch", None, cases, notes=list(slowest(cases)))
    title, baseline, target, run, effort = _IN_PROCESS[name]
    return Group(name, title, baseline, target, run(libraries, small if effort == "small" else big))


_Measurement = Callable[[list[Library], Effort], list[Case]]
_IN_PROCESS: dict[str, tuple[str, str, float | None, _Measurement, str]] = {
    "no-grad": (
        "33 operators on 1 to 16 elements, no grad",
        "torch",
        0.75,
        calls.without_grad,
        "small",
    ),
    "recording": (
        "33 operators on 1 to 16 elements, recording",
        "torch",
        0.80,
        calls.recording,
        "small",
    ),
    "backward": ("forward and backward of small graphs", "torch", 0.45, graphs.backward, "small"),
    "pointwise": ("pointwise on a million elements", "numpy", 1.1, calls.pointwise, "big"),
}
