"""Reading and modelling PyTorch's own two YAML files: gradsmith beside torchgen.

    python benchmarks/modelling.py [--rounds 7] [--json]

Both read native_functions.yaml, tags.yaml and derivatives.yaml as torchgen ships them, model
every operator and every derivative, and keep nothing from one round to the next.  They take
turns in one process; the best round of each counts, by the processor's time.  torchgen reads native_functions.yaml once
inside `load_derivatives`, so that its part is counted once, too.  That is the same work on both sides.

`lint` is `gradsmith lint --dialect torch`: the same files and deprecated.yaml, and besides what the others do, each
formula parsed as C++ and every name, member and call in it looked up, which torchgen leaves to the compiler.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import re
import sys
import time
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import torchgen.gen
import torchgen.packaged.autograd.load_derivatives as torchgen_derivatives

from gradsmith.codegen.derivatives.entries import Language, load_derivatives
from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.lint.settings import Settings
from gradsmith.codegen.model.autogen import expand_autogen
from gradsmith.codegen.model.native_functions import load_native_functions, load_tags
from gradsmith.codegen.torch_dialect import release
from gradsmith.codegen.torch_dialect.dialect import diagnose
from gradsmith.codegen.yaml.loader import load

PACKAGED = Path(torchgen.__file__ or "").parent / "packaged"
NATIVE = PACKAGED / "ATen" / "native" / "native_functions.yaml"
TAGS = PACKAGED / "ATen" / "native" / "tags.yaml"
DERIVATIVES = PACKAGED / "autograd" / "derivatives.yaml"


def gradsmith_round() -> dict[str, float]:
    """Seconds of the processor in each stage."""
    diagnostics = Diagnostics()
    clock = _Clock()
    tags_node = load(TAGS, "tags.yaml", diagnostics)
    native_node = load(NATIVE, "native_functions.yaml", diagnostics)
    derivatives_node = load(DERIVATIVES, "derivatives.yaml", diagnostics)
    clock.lap("read")
    tags = load_tags(tags_node, diagnostics)
    functions = expand_autogen(load_native_functions(native_node, tags, diagnostics), diagnostics)
    clock.lap("operators")
    infos = load_derivatives(derivatives_node, functions, diagnostics, language=Language.cpp)
    clock.lap("derivatives")
    assert not len(diagnostics), diagnostics.render()
    assert len(functions) > 2500 and len(infos) > 650
    return clock.laps


def lint_round() -> dict[str, float]:
    """Seconds of everything that lint does; the tables of releases are read each time."""
    release._load.cache_clear()
    clock = _Clock()
    found = diagnose([PACKAGED], Settings(PACKAGED))
    clock.lap("all")
    assert not found.has_errors, found.render()
    return clock.laps


def torchgen_round() -> dict[str, float]:
    """Seconds of each stage; reading is part of each."""
    clock = _Clock()
    torchgen.gen.parse_native_yaml(str(NATIVE), str(TAGS))
    clock.lap("operators")
    infos, _ = torchgen_derivatives.load_derivatives(str(DERIVATIVES), str(NATIVE), str(TAGS))
    clock.lap("derivatives")
    assert len(infos) > 650
    return clock.laps


class _Clock:
    def __init__(self) -> None:
        self.laps: dict[str, float] = {}
        self.last = time.process_time()

    def lap(self, name: str) -> None:
        now = time.process_time()
        self.laps[name] = now - self.last
        self.last = now


def forget_everything() -> None:
    """Empty every cache of the two generators, and of the regular expressions they share."""
    torchgen.gen._GLOBAL_PARSE_NATIVE_YAML_CACHE.clear()
    torchgen.gen._GLOBAL_PARSE_TAGS_YAML_CACHE.clear()
    torchgen_derivatives._GLOBAL_LOAD_DERIVATIVE_CACHE.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith(("torchgen", "gradsmith.codegen")):
            for value in list(vars(module).values()):
                if isinstance(value, _Cached):
                    value.cache_clear()
    re.purge()
    gc.collect()


_Cached = type(lru_cache(len))


def measure(rounds: int) -> dict[str, Any]:
    """The best round of each generator, in seconds by stage, and how many times faster we are."""
    best: dict[str, dict[str, float]] = {}
    runners: dict[str, Callable[[], dict[str, float]]] = {
        "torchgen": torchgen_round,
        "gradsmith": gradsmith_round,
        "lint": lint_round,
    }
    for _ in range(rounds):
        for name, run in runners.items():
            forget_everything()
            laps = run()
            laps["total"] = sum(laps.values())
            if name not in best or laps["total"] < best[name]["total"]:
                best[name] = laps
    return {
        "python": platform.python_version(),
        "rounds": rounds,
        "seconds": best,
        "times_faster": best["torchgen"]["total"] / best["gradsmith"]["total"],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    result = measure(arguments.rounds)
    if arguments.json:
        print(json.dumps(result, indent=2))
        return
    for name, laps in result["seconds"].items():
        print(f"{name:10}", *(f"{stage} {seconds:.3f} s" for stage, seconds in laps.items()))
    print(f"gradsmith is {result['times_faster']:.1f} times as fast")


if __name__ == "__main__":
    main()
