"""Records a PyTorch release: ``python -m gradsmith.codegen.torch_dialect.record WHEEL [--output FOLDER]``.

WHEEL is a ``torch-….whl`` or an installation (site-packages).  Nothing in it is run or imported.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import sys
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

from ..cpp.headers import Declaration, declarations
from ..diagnostics import Diagnostics
from ..model.autogen import expand_autogen
from ..model.native_functions import NativeFunction, load_native_functions, load_tags
from ..model.types import Variant
from ..yaml.loader import load
from .release import RELEASES, add_release, with_old_types, without_old_types

__all__ = ["main", "record"]

NATIVE = "torchgen/packaged/ATen/native"
INCLUDE = "torch/include"
HELPERS = (
    "torch/csrc/autograd/FunctionsManual.h",
    "torch/csrc/autograd/VariableTypeUtils.h",
    "torch/csrc/autograd/variable.h",
    "torch/csrc/autograd/functions/utils.h",
    "ATen/core/functional.h",
    "ATen/TensorGeometry.h",
    "ATen/TensorSubclassLikeUtils.h",
)
"""Whose functions the file that formulas are compiled in calls by their bare names."""
TENSOR = ("ATen/core/TensorBase.h", "ATen/core/TensorBody.h")
MEMBERS = (
    *("c10/core/Scalar.h", "c10/core/TensorOptions.h", "c10/core/SymInt.h", "c10/core/SymFloat.h"),
    *("c10/util/ArrayRef.h", "ATen/TensorGeometry.h", "ATen/NestedTensorImpl.h"),
    *("c10/core/Device.h", "torch/headeronly/util/HeaderOnlyArrayRef.h"),
    *("ATen/core/List.h", "c10/util/OptionalArrayRef.h", "c10/core/Layout.h"),
)
GENERATED = re.compile(r".*(Functions|Functions_inl|Operators|Declarations|Plumbing)\.h")

Read = Callable[[str], str]


def record(read: Read, names: Iterable[str], version: str) -> dict[str, object]:
    """The table of a release, as `load_release` reads it; `read` gives the text of a file of the wheel."""
    diagnostics = Diagnostics()
    tags = load_tags(load(read(f"{NATIVE}/tags.yaml"), "tags.yaml", diagnostics), diagnostics)
    file = "native_functions.yaml"
    text = read(f"{NATIVE}/{file}")
    native = load(without_old_types(text), file, diagnostics)
    lines = zip(text.splitlines(), without_old_types(text).splitlines(), strict=True)
    old = {_name(after) for before, after in lines if before != after}
    written = load_native_functions(native, tags, diagnostics)
    functions = expand_autogen(written, diagnostics)
    methods = {str(f.name.name) for f in functions if Variant.method in f.variants}
    packets = {str(f.name.name) for f in functions}
    free = [n for n in names if re.fullmatch(rf"{INCLUDE}/ATen/(?:core/)?\w+\.h", n)]
    scanned = {
        name: list(declarations(read(f"{INCLUDE}/{name}")))
        for name in (*HELPERS, *TENSOR, *MEMBERS)
        if f"{INCLUDE}/{name}" in names
    }
    in_at: set[str] = set()
    for name in free:
        if not GENERATED.fullmatch(name):
            found = declarations(read(name))
            in_at |= {
                d.name for d in found if d.scope == ("at",) or (d.is_member and not d.returns)
            }
    helpers = [
        d for name in HELPERS for d in scanned.get(name, ()) if not d.is_member or not d.returns
    ]
    # The header of a tensor's body has the operators that are methods among its members, the one of its base has none.
    tensor = [
        d
        for name in TENSOR
        for d in scanned.get(name, ())
        if d.is_member and d.returns and (name == TENSOR[0] or d.name not in methods)
    ]
    others = {d.name for name in MEMBERS for d in scanned.get(name, ()) if d.is_member}
    return {
        "version": version,
        "operators": [_row(f, old) for f in functions],
        "helpers": _signatures(d for d in helpers if not d.name.isupper()),
        "members": _signatures(tensor),
        "other_members": sorted(others),
        "functions": sorted(
            n for n in in_at - packets if not n.startswith("__") and not n.isupper()
        ),
    }


def _name(line: str) -> str:
    """The operator that ``- func: name(…)`` declares."""
    return line.removeprefix("- func: ").partition("(")[0]


def _row(function: NativeFunction, old: set[str]) -> list[str]:
    origin = function.origin or function
    flags = "m" * (Variant.method in function.variants) + "f" * (
        Variant.function in function.variants
    )
    flags += "g" * (function.origin is not None) + "c" * ("core" in function.tags)
    if function.origin is None:
        composite = {key for key in function.dispatch if key.startswith("CompositeExplicit")}
        if "CompositeImplicitAutograd" in function.dispatch:
            flags += "i"
        elif composite or function.structured_delegate:
            flags += "e"
    else:
        flags += "e"
    schema = str(function.func)
    if schema.partition("(")[0] in old:
        schema = with_old_types(schema)
    return [schema, flags, *([origin.python_module] if origin.python_module else [])]


def _signatures(found: Iterable[Declaration]) -> dict[str, list[list[object]]]:
    table: dict[str, list[list[object]]] = {}
    for d in found:
        row: list[object] = [d.returns, list(d.parameters), d.required, d.is_open]
        rows = table.setdefault(d.name, [])
        if row not in rows:
            rows.append(row)
    return dict(sorted(table.items()))


def main(arguments: list[str] | None = None) -> int:
    """Record one wheel."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--output", type=Path, help="folder for the table (default: among ours)")
    options = parser.parse_args(arguments)
    wheel: Path = options.wheel
    if wheel.is_dir():
        names = [p.relative_to(wheel).as_posix() for p in wheel.glob(f"{INCLUDE}/**/*.h")]
        version = (wheel / "torch" / "version.py").read_text(encoding="utf-8")
        table = record(lambda n: (wheel / n).read_text(encoding="utf-8"), names, _version(version))
    else:
        with zipfile.ZipFile(wheel) as archive:
            version = archive.read("torch/version.py").decode()
            table = record(
                lambda n: archive.read(n).decode(), archive.namelist(), _version(version)
            )
    text = json.dumps(table, separators=(",", ":"))
    file = RELEASES
    if options.output is None:
        add_release(text)
    else:
        options.output.mkdir(parents=True, exist_ok=True)
        file = options.output / f"{table['version']}.json.gz"
        file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    print(f"{file}: {len(table['operators'])} operators, {file.stat().st_size:,} bytes")  # type: ignore[arg-type]
    return 0


def _version(text: str) -> str:
    found = re.search(r"__version__ = '([0-9.]+)", text)
    if found is None:
        raise ValueError("torch/version.py does not say which release this is")
    return found[1]


if __name__ == "__main__":
    sys.exit(main())
