"""What the generator remembers of earlier runs: no edit may bring back what it has made stale."""

from __future__ import annotations

import marshal
import os
import random
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gradsmith.codegen.diagnostics import Diagnostics
from gradsmith.codegen.model import native_functions
from gradsmith.codegen.model.types import NativeFunction
from gradsmith.codegen.model.values import Context
from gradsmith.codegen.pipeline import build_model, generate
from gradsmith.codegen.project.memo import Memo
from gradsmith.codegen.project.settings import Project, load_project
from gradsmith.codegen.yaml import loader
from gradsmith.codegen.yaml.loader import load
from gradsmith.codegen.yaml.syntax import Mapping, Sequence

SETTINGS = """\
[tool.gradsmith]
namespace = "tiny"
package = "tiny.generated"
kernels = "kernels"
formulas = "formulas"
formulas_package = "tiny.formulas"
"""

FUNCTIONS = """\
- func: scaled(Tensor self, Scalar factor=2) -> Tensor
  variants: function, method
  autogen: scaled_, scaled.out
  dispatch:
    CPU, Meta: scaled
  tags: fine
  category: arithmetic
  samples:
    - (2, 3)
    - (2, 3), factor=3
  doc: Each element times `factor`.

- func: joined.Tensor(Tensor self, Tensor other) -> Tensor
  variants: function, method
  autogen: joined_.Tensor, joined.out
  dispatch:
    CPU, Meta: joined
  operators: [__add__, __iadd__]
  numbers_as_tensors: True
  category: arithmetic
  doc: Both together.

- func: joined.several(Tensor self, Tensor[] others, *, int[2] sizes=1) -> Tensor
  dispatch:
    CPU, Meta: several
  category: arithmetic

- func: united.Tensor(Tensor self, Tensor other) -> Tensor
  variants: function, method
  alias_of: joined.Tensor
  category: other

- func: halves(Tensor self) -> (Tensor low, Tensor high)
  dispatch:
    CPU, Meta: halves
  category: arithmetic
  doc: The two halves along the first dimension.
"""

DERIVATIVES = """\
- name: scaled(Tensor self, Scalar factor=2) -> Tensor
  self: grad * factor
  result: auto_linear

- name: joined.Tensor(Tensor self, Tensor other) -> Tensor
  self: bent(grad, other)
  other: grad * self.conj()
  result: self_t * other_p + other_t * self_p

- name: joined.several(Tensor self, Tensor[] others, *, int[2] sizes=1) -> Tensor
  self: grad.scaled(sizes[0])
  others: not_implemented("nobody needed it yet")

- name: halves(Tensor self) -> (Tensor low, Tensor high)
  self: either(grad_low, grad_high)
"""

TAGS = """\
- tag: fine
  desc: It is fine.
- tag: out
  desc: It writes to what it is given.
"""

KERNELS = """\
def scaled(self, factor):
    return self * factor


def joined(self, other):
    return self + other


def several(self, others, sizes):
    return self


def halves(self):
    return self, self
"""

HELPERS = """\
def bent(grad: Tensor, other: Tensor, power: int = 2) -> Tensor:
    return grad * other


def either(low: Tensor | None, high: Tensor | None) -> Tensor | None:
    return low if high is None else high
"""

FILES = {
    "pyproject.toml": SETTINGS,
    "native_functions.yaml": FUNCTIONS,
    "derivatives.yaml": DERIVATIVES,
    "tags.yaml": TAGS,
    "kernels/arithmetic.py": KERNELS,
    "formulas/bends.py": HELPERS,
    "formulas/arrays/bends.py": "def bent(grad, other):\n    return grad * other\n",
}

EDITS = [
    ("native_functions.yaml", r"doc: ", "doc: Truly: "),
    ("native_functions.yaml", r"(?m)^  doc: .*\n", ""),
    ("native_functions.yaml", r"(?m)^  tags: .*\n", ""),
    ("native_functions.yaml", r"(?m)^  numbers_as_tensors: .*\n", ""),
    ("native_functions.yaml", r"(?m)^  alias_of: .*\n", "  dispatch:\n    CPU, Meta: joined\n"),
    ("native_functions.yaml", r"variants: function, method", "variants: function"),
    ("native_functions.yaml", r"variants: function, method", "variants: method"),
    ("native_functions.yaml", r", (scaled|joined)\.out", ""),
    ("native_functions.yaml", r"category: \w+", "category: elsewhere"),
    ("native_functions.yaml", r"CPU, Meta: joined", "CPU, Meta: several"),
    ("native_functions.yaml", r"operators: .*", "operators: [__mul__]"),
    ("native_functions.yaml", r"(?m)^  doc: ", "  broadcasts: True\n  doc: "),
    ("native_functions.yaml", r"\Z", "\n- func: more(Tensor self) -> Tensor\n  alias_of: scaled\n"),
    (
        "native_functions.yaml",
        r"\Z",
        "\n- func: new(int size) -> Tensor\n  dispatch: {'CPU, Meta': scaled}\n",
    ),
    ("native_functions.yaml", r"(?m)- \(2, 3\)$", "- (3, 2)"),
    ("native_functions.yaml", r"(?m)^  samples:\n(    .*\n)+", "  samples: (4,)\n"),
    ("*.yaml", r"factor=2", "factor=3"),
    ("*.yaml", r"factor", "by"),
    ("*.yaml", r"Tensor other", "Tensor? other"),
    ("*.yaml", r"Tensor high", "Tensor top"),
    ("derivatives.yaml", r"grad \* factor", "factor * grad"),
    ("derivatives.yaml", r"bent\(grad, other\)", "bent(grad, other.conj())"),
    ("derivatives.yaml", r"bent\(grad, other\)", "grad.expand(other.shape)"),
    ("derivatives.yaml", r"auto_linear", "self_t * factor"),
    ("derivatives.yaml", r"(?m)^  result: .*\n", ""),
    ("derivatives.yaml", r"self: .*", "self: non_differentiable"),
    ("derivatives.yaml", r"other: grad .*", 'other: not_implemented("why")'),
    ("derivatives.yaml", r"nobody", "somebody"),
    ("tags.yaml", r"(?m)^- tag: out\n.*\n", ""),
    ("kernels/arithmetic.py", r"def halves\(self\)", "def halves(self, dim=0)"),
    ("formulas/bends.py", r"power: int = 2", "power: int"),
    ("formulas/bends.py", r"def bent", "def curved"),
    ("formulas/arrays/bends.py", r"def bent", "def curved"),
    ("pyproject.toml", r"tiny\.generated", "tiny.made"),
]
"""A file (or both that declare operators), what goes, what comes; some leave mistakes behind."""


def edit(texts: dict[str, str], seed: random.Random) -> None:
    """One of `EDITS`, or entries in another order, or lines that say nothing."""
    kind = seed.randrange(4)
    if kind == 0:
        name = seed.choice(["native_functions.yaml", "derivatives.yaml"])
        entries = re.split(r"(?m)^(?=- )", texts[name])
        entries = [entry.rstrip() + "\n\n" for entry in entries if entry.strip()]
        seed.shuffle(entries)
        texts[name] = "".join(entries)
    elif kind == 1:
        name = seed.choice(["native_functions.yaml", "derivatives.yaml"])
        texts[name] = re.sub(r"(?m)^(?=- )", "# a remark\n", texts[name], count=seed.randint(1, 3))
    else:
        place, old, new = seed.choice(EDITS)
        for name in (
            ("native_functions.yaml", "derivatives.yaml") if place == "*.yaml" else (place,)
        ):
            texts[name] = re.sub(old, new, texts[name], count=0 if place == "*.yaml" else 1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the project is written that is edited."""
    return tmp_path_factory.mktemp("edited")


def written(folder: Path, texts: dict[str, str]) -> None:
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def outcome(folder: Path, memo: Memo | None = None) -> tuple[dict[str, str], str]:
    """What is generated, and what there is to say."""
    diagnostics = Diagnostics()
    project = load_project(folder, diagnostics)
    assert project is not None
    return generate(project, diagnostics, memo), diagnostics.render()


def test_the_project_is_right_and_uses_the_memo(folder: Path) -> None:
    written(folder, FILES)
    memo = Memo()
    files, said = outcome(folder, memo)
    assert said == "" and "def bent" not in str(files)
    kinds = {name.partition(" ")[0].partition(":")[0].rpartition(".")[2] for name in memo._used}
    assert kinds >= {
        *("registrations", "lines", "binding", "stub", "section"),
        *("node_piece", "kernel_piece", "forward_piece", "array_piece", "wrapper_piece"),
        *("formula", "helpers", "kernels"),
    }


@settings(max_examples=15)
@given(seed=st.randoms(use_true_random=False))
def test_after_any_edits_the_output_is_that_of_a_run_that_remembers_nothing(
    folder: Path, seed: random.Random
) -> None:
    memory = folder / "memo.bin"
    memory.unlink(missing_ok=True)
    texts = dict(FILES)
    for _ in range(4):
        written(folder, texts)
        memo = Memo()
        memo.attach(memory, "one generator")
        remembering = outcome(folder, memo)
        memo.save()
        assert remembering == outcome(folder)
        edit(texts, seed)


def two_runs(folder: Path, memory: Path) -> Iterator[Memo]:
    """What each of two runs remembers, with an edit between them; it is saved when the run is over."""
    memory.unlink(missing_ok=True)
    for texts in (FILES, {**FILES, "tags.yaml": TAGS + "\n"}):
        written(folder, texts)
        memo = Memo()
        memo.attach(memory, "one generator")
        yield memo
        memo.save()


def test_an_entry_that_nobody_asks_for_is_still_known_later(folder: Path) -> None:
    """Tidying up leaves out what a run had no use for: of an entry all or nothing."""
    memory = folder / "memo.bin"
    for memo in two_runs(folder, memory):
        outcome(folder, memo)
        memo._old |= {f"nothing {number}": b"" for number in range(3 * len(memo._used))}
    memo.attach(memory, "one generator")
    node = load(FUNCTIONS, "native_functions.yaml", Diagnostics(), memo=memo)
    assert isinstance(node, Sequence)
    assert all(entry.entries for entry in node.items if isinstance(entry, Mapping))


def test_after_a_run_from_nothing_an_edit_reads_its_own_entry_only(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that was read as a whole and one whose entries are known say the same of where an entry ends."""
    read: list[str] = []
    real = native_functions._read_function

    def told(entry: Mapping, context: Context) -> NativeFunction | None:
        function = real(entry, context)
        read.append("" if function is None else str(function.name))
        return function

    monkeypatch.setattr(native_functions, "_read_function", told)
    functions = FUNCTIONS.replace("\n\n- func", "\n\n# A remark.\n\n- func")
    edited = functions.replace("Both together.", "Both.")
    assert functions != FUNCTIONS and edited != functions
    memory = folder / "memo.bin"
    memory.unlink(missing_ok=True)
    for few, text in ((0, functions), (40, edited)):
        monkeypatch.setattr(loader, "_FEW", few)
        read.clear()
        written(folder, {**FILES, "native_functions.yaml": text})
        memo = Memo()
        memo.attach(memory, "one generator")
        outcome(folder, memo)
        memo.save()
    assert read == ["joined.Tensor"]


def test_a_damaged_file_changes_no_output(folder: Path) -> None:
    memory = folder / "memo.bin"
    for memo in two_runs(folder, memory):
        expected = outcome(folder, memo)
    whole = memory.read_bytes()
    seed = random.Random(11)
    for _ in range(int(os.environ.get("GRADSMITH_DAMAGED_MEMOS", "100"))):
        memory.write_bytes(damaged(whole, seed))
        memo = Memo()
        memo.attach(memory, "one generator")
        assert outcome(folder, memo) == expected


def damaged(content: bytes, seed: random.Random) -> bytes:
    """`content` with other bytes, or without some, or with some twice, in one to three places."""
    for _ in range(seed.randint(1, 3)):
        start = seed.randrange(len(content))
        end = start + seed.choice([1, 1, 10, 1000])
        instead = seed.choice([seed.randbytes(1), b"", b"0", b"x", content[start:end] * 2])
        content = content[:start] + instead + content[end:]
    return content


def test_what_is_given_is_the_key(tmp_path: Path) -> None:
    memo = Memo()
    given = [(1,), (True,), ("1",), (None,), ((1, 2),), ({"a": "1"},), ("a", "b"), ("ab",)]
    made = [memo.call(repeated, *items) for items in given]
    assert made == [repeated(*items) for items in given]
    assert len(memo._used) == len(given)
    with pytest.raises(TypeError, match="nothing says what"):
        memo.call(repeated, object())


def repeated(*given: object) -> str:
    return repr(given)


def changed_facts(folder: Path, name: str, old: str, new: str) -> set[str]:
    """The operators whose facts, or whose derivative's, an edit changes."""

    def facts() -> dict[str, tuple[str, str]]:
        diagnostics = Diagnostics()
        project = load_project(folder, diagnostics)
        assert isinstance(project, Project)
        model = build_model(project, diagnostics)
        assert not diagnostics.has_errors, diagnostics.render()
        infos = {o.name: model.derivatives.get(o.native) for o in model.operators}
        return {
            o.name: (o.facts, info.facts if (info := infos[o.name]) else "")
            for o in model.operators
        }

    written(folder, FILES)
    before = facts()
    assert old in FILES[name]
    (folder / name).write_text(FILES[name].replace(old, new, 1))
    after = facts()
    return {key for key in before.keys() | after if before.get(key) != after.get(key)}


SCALED = {"scaled", "scaled_", "scaled.out"}


@pytest.mark.parametrize(
    ("name", "old", "new", "changed"),
    [
        ("native_functions.yaml", "Each element", "Every element", SCALED),
        ("native_functions.yaml", "  tags: fine\n", "  # nothing\n", SCALED),
        ("native_functions.yaml", "factor=3\n", "factor=4\n", set()),
        ("derivatives.yaml", "grad * factor", "factor * grad", {"scaled", "scaled_"}),
        ("derivatives.yaml", "auto_linear", "self_t * factor", {"scaled", "scaled_"}),
        ("kernels/arithmetic.py", "def scaled", "# more\ndef scaled", set()),
    ],
)
def test_an_edit_changes_the_facts_of_its_own_operator_only(
    folder: Path, name: str, old: str, new: str, changed: set[str]
) -> None:
    assert changed_facts(folder, name, old, new) == changed


# -- the file ------------------------------------------------------------------------------------------


def kept(file: Path, generator: str = "one", **values: object) -> Memo:
    """A memo over `file` after a run that used `values`."""
    memo = Memo()
    memo.attach(file, generator)
    for key, value in values.items():
        memo.of("test", key, lambda value=value: value)
    memo.save()
    return memo


def known(file: Path, generator: str, *keys: str) -> list[object]:
    memo = Memo()
    memo.attach(file, generator)
    return [memo.get("test", key) for key in keys]


def test_what_was_made_is_kept_for_the_same_generator_only(tmp_path: Path) -> None:
    file = tmp_path / "memory" / "memo.bin"
    kept(file, a="text", b=[1, ["x"]])
    assert known(file, "one", "a", "b", "c") == ["text", (1, ("x",)), None]
    assert known(file, "another", "a", "b") == [None, None]


def test_what_is_kept_comes_back_as_it_was_made(tmp_path: Path) -> None:
    def make() -> object:
        return ["a", (1, None), [], [("b", [True])]]

    memo = Memo()
    memo.attach(tmp_path / "memo.bin", "one")
    made = memo.of("test", "key", make)
    memo.save()
    memo.attach(tmp_path / "memo.bin", "one")
    again = memo.of("test", "key", pytest.fail)
    assert made == again == ("a", (1, None), (), (("b", (True,)),))


def test_long_keys_and_kinds_are_told_apart() -> None:
    memo = Memo()
    keys = ["", "a", "a" * 64, "a" * 65, "b" * 65]
    for number, key in enumerate(keys):
        for kind in ("one", "two"):
            memo.keep(kind, key, f"{kind} {number}")
    found = [memo.get(kind, key) for key in keys for kind in ("one", "two")]
    assert found == [f"{kind} {number}" for number in range(5) for kind in ("one", "two")]


def test_a_run_adds_a_record_and_what_it_does_not_use_goes_in_time(tmp_path: Path) -> None:
    file = tmp_path / "memo.bin"
    kept(file, a=1, b=2, c=3)
    size = file.stat().st_size
    kept(file, a=1, b=2, c=3)
    assert file.stat().st_size == size
    kept(file, a=1, b=2, d=4)
    assert file.stat().st_size > size
    assert known(file, "one", "a", "b", "c", "d") == [1, 2, 3, 4]
    kept(file, d=4, e=5)
    assert known(file, "one", "a", "b", "c", "d", "e") == [None, None, None, 4, 5]


def test_of_what_is_large_one_value_is_kept_and_the_file_does_not_grow(tmp_path: Path) -> None:
    file = tmp_path / "memo.bin"
    large = "x" * (1 << 20)
    made: list[str] = []

    def make(key: str) -> str:
        made.append(key)
        return key + large

    for key in ("a", "a", "b", "b", "a", "c", "d", "e"):
        memo = Memo()
        memo.attach(file, "one")
        assert memo.latest("test", "here", key, partial(make, key)) == key + large
        assert memo.latest("test", "there", "z", partial(make, "z")) == "z" + large
        memo.save()
    assert made == ["a", "z", "b", "a", "c", "d", "e"]
    assert file.stat().st_size < 6 * len(large)


def test_a_record_that_was_cut_off_costs_only_itself(tmp_path: Path) -> None:
    file = tmp_path / "memo.bin"
    kept(file, a=1, b=2)
    kept(file, a=1, b=2, c=3)
    file.write_bytes(file.read_bytes()[:-2])
    assert known(file, "one", "a", "b", "c") == [1, 2, None]
    kept(file, a=1, b=2, d=4)
    assert known(file, "one", "a", "b", "c", "d") == [1, 2, None, 4]


@pytest.mark.parametrize("text", ["", "\0", "[]", "one", "one\n[1]", "one\n" + "\0" * 40, "{}\n{}"])
def test_a_file_that_says_something_else_is_no_memory(tmp_path: Path, text: str) -> None:
    file = tmp_path / "memo.bin"
    file.write_text(text)
    assert known(file, "one", "a") == [None]
    kept(file, a=1)
    assert known(file, "one", "a") == [1]


def test_a_folder_that_cannot_be_written_to_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    memo = kept(tmp_path / "file" / "memo.bin", a=1)
    assert memo.get("test", "a") == 1


def test_check_remembers_nothing(folder: Path) -> None:
    """Not even what an earlier run in the same process found out."""
    from gradsmith.codegen.cli import main

    written(folder, FILES)
    assert main(["generate", "--project", str(folder)]) == 0
    file = folder / ".gradsmith" / "memo.bin"
    head = file.read_bytes().partition(b"\n")[0].decode()
    memo = Memo()
    memo.attach(file, head)
    values = {name: marshal.loads(value) for name, value in memo._old.items()}
    spoilt = {
        name: ["spoilt"] * len(value) if "schema.json" in name else value
        for name, value in values.items()
    }
    assert spoilt != values
    file.unlink()
    memo.attach(file, head)
    memo._used.update(spoilt)
    memo.save()
    (folder / "tags.yaml").write_text(TAGS.replace("It is fine", "Fine it is"))
    assert main(["generate", "--project", str(folder)]) == 0
    assert "spoilt" in (folder / "generated" / "schema.json").read_text()
    assert main(["generate", "--project", str(folder), "--check"]) == 1
    # Which is why it is believed no more.
    assert not file.exists()
    assert main(["generate", "--project", str(folder)]) == 0
    assert "spoilt" not in (folder / "generated" / "schema.json").read_text()
    assert main(["generate", "--project", str(folder), "--check"]) == 0


def test_a_remark_between_entries_is_nothing_to_generate_for(folder: Path) -> None:
    from gradsmith.codegen.cli import main

    written(folder, FILES)
    assert main(["generate", "--project", str(folder)]) == 0
    for remarked in (
        FUNCTIONS.replace("\n- func: halves", "\n# two\n\n# of them\n- func: halves"),
        FUNCTIONS + "# the end\n",
        "# the beginning\n" + FUNCTIONS,
        FUNCTIONS,
    ):
        (folder / "native_functions.yaml").write_text(remarked)
        (folder / "generated" / "schema.json").touch()
        with patch("gradsmith.codegen.pipeline.generate", side_effect=AssertionError):
            assert main(["generate", "--project", str(folder)]) == 0
        assert main(["generate", "--project", str(folder), "--check"]) == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("doc: Both together.\n", 'doc: "Both\n# together."\n'),
        ("doc: Both together.\n", "doc: |+\n    Both together.\n\n# more\n\n"),
        ("doc: Both together.\n", "# doc: Both together.\n"),
        ("category: other\n", "category: other\n# more\n  doc: Not a remark.\n"),
    ],
)
def test_what_looks_like_a_remark_and_is_none_is_generated_for(
    folder: Path, old: str, new: str
) -> None:
    from gradsmith.codegen.cli import main

    written(folder, FILES)
    assert main(["generate", "--project", str(folder)]) == 0
    assert old in FUNCTIONS
    (folder / "native_functions.yaml").write_text(FUNCTIONS.replace(old, new, 1))
    assert main(["generate", "--project", str(folder)]) == 0
    assert main(["generate", "--project", str(folder), "--check"]) == 0


LAYERS = """\
- layer: "Scale(factor: float = 2.0)"
  category: scaling
  forward: tiny.scaled(input, factor)
  doc: Each element times `factor`.
"""


def test_layers_are_read_anew_when_what_they_call_is_edited(folder: Path) -> None:
    memory = folder / "memo.bin"
    memory.unlink(missing_ok=True)
    settings = SETTINGS + 'layers = "layers.yaml"\n'
    texts = {**FILES, "pyproject.toml": settings, "layers.yaml": LAYERS}
    renamed = FUNCTIONS.replace("scaled(", "resized(").replace("scaled_", "resized_")
    renamed = renamed.replace("scaled.out", "resized.out")
    derivatives = DERIVATIVES.replace("scaled(", "resized(")
    wrong = {"layers.yaml": LAYERS.replace("factor)", "factr)")}
    other = {"layers.yaml": LAYERS.replace("factor)", "factor * 2)")}
    gone = {"native_functions.yaml": renamed, "derivatives.yaml": derivatives}
    outcomes = []
    for change in ({}, {}, wrong, wrong, gone, gone, other, {}):
        written(folder, {**texts, **change})
        memo = Memo()
        memo.attach(memory, "one generator")
        outcomes.append(outcome(folder, memo))
        memo.save()
        assert outcomes[-1] == outcome(folder)
    assert outcomes[0] == outcomes[1] == outcomes[-1]
    assert len({repr(found) for found in outcomes}) == 4
