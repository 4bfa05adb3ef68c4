"""The page of all operators, in a browser that nobody sees: a script in it does what a reader would."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.cli.explore import Page
from gradsmith.codegen.emit.render import render

sys.path.insert(0, str(Path(__file__).parent.parent / "lint"))
from example_projects import lay_down

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)

in_a_browser = pytest.mark.skipif(
    CHROMIUM is None, reason="chromium is not installed: apt-get install chromium"
)

REPORT = """
<script>
(async () => {
  const happened = name => new Promise(done => addEventListener(name, done, {once: true}));
  const key = name => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: name, bubbles: true}));
  const type = text => { search.value = text; search.dispatchEvent(new Event("input")); };
  const title = () => detail.querySelector("h2").textContent;
  const names = () => [...rows.children].map(row => row.firstChild.textContent);
  let found;
  try { found = await (async () => { %s })(); } catch (error) { found = `failed: ${error.stack}`; }
  const place = document.createElement("output");
  place.id = "report";
  place.textContent = JSON.stringify(found);
  document.body.replaceChildren(place);
})();
</script>
</body>"""


def asked(page: str, script: str, tmp_path: Path, fragment: str = "", dark: bool = False) -> Any:
    """What a script returns that runs in the page behind its own."""
    file = tmp_path / "page.html"
    file.write_text(page.replace("</body>", REPORT % script), encoding="utf-8")
    assert CHROMIUM is not None
    done = subprocess.run(
        [
            *(CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1200,800"),
            *(f"--user-data-dir={tmp_path / 'profile'}", "--virtual-time-budget=10000"),
            f"--blink-settings=preferredColorScheme={0 if dark else 1}",
            *("--dump-dom", f"{file.as_uri()}{fragment}"),
        ],
        capture_output=True,
        text=True,
        timeout=120,
    )
    report = re.search(r'<output id="report">(.*?)</output>', done.stdout, re.S)
    assert report is not None, done.stderr
    from html import unescape

    return json.loads(unescape(report[1]))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of a small project."""
    root = tmp_path_factory.mktemp("project")
    lay_down(root)
    assert main(["generate", "--project", str(root)]) == 0
    assert main(["explore", "--project", str(root), "--output", str(root / "all.html")]) == 0
    return (root / "all.html").read_text(encoding="utf-8")


def test_it_needs_nothing_from_elsewhere(page: str) -> None:
    assert not re.search(r"(src|href)=[\"']?(https?:)?//|@import|url\(", page)


def test_what_it_knows(page: str) -> None:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    assert found is not None
    entries = {entry["name"]: entry for entry in json.loads(found[1])}
    assert list(entries) == ["scaled", "scaled_", "product", "halves", "twice"]
    scaled = entries["scaled"]
    assert scaled["yaml"].startswith("- func: scaled(Tensor self, Scalar factor=2) -> Tensor\n")
    assert scaled["derivative"].endswith("  self: grad * factor")
    assert scaled["formulas"] == [["self", "grad * factor", "factor"]]
    assert next(file for file, _ in scaled["code"]) == "generated/operators.py"
    assert any("class ScaledBackward0" in text for _, text in scaled["code"])
    keys = [row[0] for row in scaled["table"]]
    assert {"AutogradCPU", "CPU", "Meta"} <= set(keys)
    assert entries["twice"]["coverage"] == "composite"
    assert entries["scaled_"]["variant of"] == "scaled"


@in_a_browser
def test_search_filter_and_keyboard(page: str, tmp_path: Path) -> None:
    script = """
    const told = {};
    told.all = names();
    type("scal"); told.search = names();
    type("times two"); told.doc = names();
    key("Enter"); told.entered = title();
    key("Escape"); told.cleared = names().length;
    document.body.focus(); search.blur(); key("/"); told.focused = document.activeElement === search;
    type(""); choose(byName.get("scaled")); key("ArrowDown"); told.down = title();
    key("ArrowUp"); told.up = title();
    $("kind").value = "inplace"; $("kind").onchange(); told.kind = names();
    $("kind").value = "*"; $("coverage").value = "composite"; $("coverage").onchange(); told.coverage = names();
    told.count = $("count").textContent;
    return told;
    """
    told = asked(page, script, tmp_path)
    assert told["search"][0] == "scaled" and "product" not in told["search"]
    assert told["doc"] == ["twice"] and told["entered"] == "twice"
    assert told["cleared"] == len(told["all"]) >= 5
    assert told["focused"] is True
    assert told["down"] == told["all"][1] and told["up"] == "scaled"
    assert told["kind"] == ["scaled_"]
    assert told["coverage"] == ["twice"]
    assert told["count"].startswith("1 of ")


@in_a_browser
def test_deep_links(page: str, tmp_path: Path) -> None:
    script = """
    const told = {opened: title(), page: document.title};
    choose(byName.get("product")); told.hash = location.hash;
    history.back(); await happened("popstate"); told.back = title();
    location.hash = "#halves"; await happened("hashchange"); told.followed = title();
    return told;
    """
    told = asked(page, script, tmp_path, "#scaled_")
    assert told["opened"] == "scaled_" and told["page"].startswith("scaled_ · ")
    assert told["hash"] == "#product"
    assert told["back"] == "scaled_" and told["followed"] == "halves"


@in_a_browser
@pytest.mark.parametrize("dark", [False, True])
def test_light_and_dark(dark: bool, page: str, tmp_path: Path) -> None:
    script = """
    const style = getComputedStyle(document.body);
    return [style.backgroundColor, style.color];
    """
    paper, ink = asked(page, script, tmp_path, dark=dark)
    light = [sum(map(int, re.findall(r"\d+", color)[:3])) > 384 for color in (paper, ink)]
    assert light == [not dark, dark], (paper, ink)


@in_a_browser
def test_thousands_of_operators(tmp_path: Path) -> None:
    """However many there are, the page has rows for those that can be seen."""
    entries = [
        {"name": f"op{n}.out", "schema": f"op{n}.out(Tensor self) -> Tensor", "family": "many",
         "kind": "functional", "table": [["CPU", "f", "kernel", "computes", "a.yaml:1"]]}
        for n in range(2600)
    ]  # fmt: skip
    page = render("explorer.html", Page("many", json.dumps(entries)))
    script = """
    const told = {rows: rows.children.length, count: $("count").textContent};
    list.scrollTop = 28 * 2000; list.onscroll(); told.scrolled = names(); told.kept = rows.children.length;
    type("op25"); told.found = shown.length; told.drawn = rows.children.length;
    return told;
    """
    told = asked(page, script, tmp_path)
    assert told["count"] == "2600 of 2600"
    assert max(told["rows"], told["kept"], told["drawn"]) < 60
    assert "op2010.out" in told["scrolled"]
    assert told["found"] == sum("op25" in entry["name"] for entry in entries)


STRUCTURED = """\
- func: halve(Tensor self) -> Tensor
  structured_delegate: halve.out
  variants: function, method
  dispatch:
    # of sparse tensors the values are halved
    SparseCPU, SparseCUDA: halve_sparse

# In place, what is shared is halved, too.
- func: halve_(Tensor(a!) self) -> Tensor(a!)
  structured_delegate: halve.out
  variants: method

- func: halve.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  ufunc_inner_loop:
    Generic: halve (AllAndComplex)
  dispatch:
    MPS: halve_out_mps
"""


def test_structured_operators_of_pytorch(tmp_path: Path) -> None:
    """Variants share a kernel and derivatives; what an entry shows ends where it does."""
    (tmp_path / "native_functions.yaml").write_text(STRUCTURED)
    (tmp_path / "derivatives.yaml").write_text(
        "- name: halve(Tensor self) -> Tensor\n  self: halve(grad)\n\n# the end\n"
    )
    output = tmp_path / "torch.html"
    command = ["explore", "--dialect", "torch", str(tmp_path), "--output", str(output)]
    assert main(command) == 0
    found = re.search(r'id="data">(.*?)</script>', output.read_text(), re.S)
    assert found is not None
    entries = {entry["name"]: entry for entry in json.loads(found[1])}
    rows = {name: [row[:3] for row in entry["table"]] for name, entry in entries.items()}
    structured = [
        ["CPU, CUDA", "the loop of ufunc_inner_loop", "structured kernel"],
        ["MPS", "halve_out_mps", "structured kernel"],
        ["Meta", "", "structured kernel"],
    ]
    autograd = ["Autograd", "", "autograd kernel"]
    other = ["CompositeExplicitAutogradNonFunctional", "", "generated"]
    sparse = ["SparseCPU, SparseCUDA", "halve_sparse", "kernel"]
    assert rows["halve"] == [autograd, *structured, sparse, other]
    assert rows["halve_"] == [autograd, *structured, other]
    assert rows["halve.out"] == [autograd, *structured]
    assert entries["halve_"]["formulas"] == entries["halve"]["formulas"]
    assert entries["halve_"]["derivative"].endswith("\n  self: halve(grad)")
    assert entries["halve_"]["variant of"] == entries["halve.out"]["variant of"] == "halve"
    assert entries["halve"]["yaml"].endswith("\n    SparseCPU, SparseCUDA: halve_sparse")


@in_a_browser
def test_words_of_a_table_are_whole(tmp_path: Path) -> None:
    """However long the names beside them; those break where they have a sign."""
    kernel = "gradsmith.generated.autograd_kernels.pointwise:add_Tensor"
    row = ["AutogradCPU", kernel, "autograd kernel", "records what is asked for", kernel]
    entries = [{"name": "add", "schema": "add() -> ()", "family": "f", "kind": "k", "table": [row]}]
    page = render("explorer.html", Page("one", json.dumps(entries)))
    script = """
    const broken = [];
    for (const cell of detail.querySelectorAll("th, td")) for (const node of cell.childNodes) if (node.data)
      for (const word of node.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index); range.setEnd(node, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(r => r.top)).size > 1) broken.push(word[0]);
      }
    const wide = detail.querySelector(".wide");
    return {broken, fits: wide.scrollWidth <= wide.clientWidth};
    """
    assert asked(page, script, tmp_path) == {"broken": [], "fits": True}


def test_text_cannot_leave_the_data(tmp_path: Path) -> None:
    lay_down(tmp_path)
    file = tmp_path / "native_functions.yaml"
    file.write_text(file.read_text().replace("times two", "times </script><b>two"))
    output = tmp_path / "x.html"
    assert main(["explore", "--project", str(tmp_path), "--output", str(output)]) == 0
    found = re.search(r'id="data">(.*?)</script>', output.read_text(), re.S)
    assert found is not None
    (twice,) = (entry for entry in json.loads(found[1]) if entry["name"] == "twice")
    assert twice["doc"] == "Each element times </script><b>two."


def test_wrong_projects(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lay_down(tmp_path)
    (tmp_path / "tags.yaml").write_text("- [\n")
    assert main(["explore", "--project", str(tmp_path), "--output", str(tmp_path / "x.html")]) == 1
    assert "GS103" in capsys.readouterr().err
    assert not (tmp_path / "x.html").exists()


def test_the_files_of_pytorch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "native_functions.yaml").write_text(
        "- func: halve(Tensor self) -> Tensor\n  variants: function, method\n  autogen: halve.out\n"
        "  dispatch:\n    CPU, CUDA: halve_kernel\n\n"
        "- func: quarter(Tensor self) -> Tensor\n  variants: function\n"
    )
    (tmp_path / "derivatives.yaml").write_text(
        "- name: halve(Tensor self) -> Tensor\n  self: halve(grad)\n"
    )
    output = tmp_path / "torch.html"
    command = ["explore", "--dialect", "torch", str(tmp_path), "--output", str(output)]
    assert main(command) == 0, capsys.readouterr().err
    found = re.search(r'id="data">(.*?)</script>', output.read_text(), re.S)
    assert found is not None
    entries = {entry["name"]: entry for entry in json.loads(found[1])}
    halve = entries["halve"]
    records = "records HalveBackward0 where an argument requires grad, and calls the next key"
    assert halve["table"] == [
        ["Autograd", "", "autograd kernel", records, "derivatives.yaml:1"],
        ["CPU, CUDA", "halve_kernel", "kernel", "computes", "native_functions.yaml:1"],
    ]
    assert halve["derivative"] == "- name: halve(Tensor self) -> Tensor\n  self: halve(grad)"
    assert halve["formulas"] == [["self", "halve(grad)", ""]]
    assert (halve["coverage"], halve["calls"]) == ("formula", ["halve"])
    assert entries["quarter"]["coverage"] == "composite"
    assert entries["halve.out"]["variant of"] == "halve"
    assert [row[:3] for row in entries["halve.out"]["table"]] == [
        ["Autograd", "", "autograd kernel"],
        ["CompositeExplicitAutograd", "", "generated"],
    ]
    assert main(["explore", "--dialect", "torch"]) == 2
    assert "name PyTorch's files" in capsys.readouterr().err
