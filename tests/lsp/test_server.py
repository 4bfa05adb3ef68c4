"""A real session over stdio: an editor opens a project, edits, asks, and the server answers."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from gradsmith.codegen.project.installation import version

types = pytest.importorskip("lsprotocol.types", reason="pygls is not installed")
client_module = pytest.importorskip("pygls.lsp.client", reason="pygls is not installed")

sys.path.insert(0, str(Path(__file__).parent.parent / "lint"))
from example_projects import lay_down  # noqa: E402  (what it needs is looked for first)

FUNCTIONS = "native_functions.yaml"
DERIVATIVES = "derivatives.yaml"


class Editor:
    """A client of the server with one project open."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.client = client_module.LanguageClient("test", "1")
        self.shown: dict[str, list[Any]] = {}
        self.news = asyncio.Event()
        self.versions: dict[str, int] = {}

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(params: Any) -> None:
            name = Path(params.uri.removeprefix("file://")).relative_to(root).as_posix()
            self.shown[name] = list(params.diagnostics)
            self.news.set()

    def uri(self, name: str) -> str:
        return (self.root / name).as_uri()

    def document(self, name: str) -> Any:
        return types.TextDocumentIdentifier(self.uri(name))

    def text(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def open(self, name: str) -> None:
        item = types.TextDocumentItem(self.uri(name), "yaml", 1, self.text(name))
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def change(self, name: str, text: str) -> None:
        self.versions[name] = self.versions.get(name, 1) + 1
        which = types.VersionedTextDocumentIdentifier(self.versions[name], self.uri(name))
        event = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(which, [event]))

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for what is published to be so."""
        while not condition():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)

    def codes(self, name: str) -> list[str]:
        return [item.code for item in self.shown.get(name, [])]

    def at(self, name: str, text: str, offset: int = 0, kind: Any = None) -> Any:
        """The place of the first `text` in a file, as the parameters of a request."""
        before, found, _ = self.text(name).partition(text)
        assert found
        line = before.count("\n")
        column = len(before) - (before.rfind("\n") + 1) + offset
        return self.document(name), types.Position(line, column)

    def places(self, locations: Any) -> set[str]:
        """Locations as ``file:line:column``, from one."""
        return {
            f"{Path(place.uri.removeprefix('file://')).relative_to(self.root).as_posix()}"
            f":{place.range.start.line + 1}:{place.range.start.character + 1}"
            for place in locations or ()
        }

    def applied(self, edit: Any) -> dict[str, str]:
        """The files with an edit of the workspace."""
        done = {}
        for uri, edits in edit.changes.items():
            name = Path(uri.removeprefix("file://")).relative_to(self.root).as_posix()
            lines = self.text(name).split("\n")
            for each in sorted(
                edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True
            ):
                first, last = each.range.start, each.range.end
                text = (
                    lines[first.line][: first.character]
                    + each.new_text
                    + lines[last.line][last.character :]
                )
                lines[first.line : last.line + 1] = text.split("\n")
            done[name] = "\n".join(lines)
        return done


@asynccontextmanager
async def editing(root: Path) -> AsyncIterator[Editor]:
    editor = Editor(root)
    await editor.client.start_io(
        sys.executable, "-c", "from gradsmith_command import script; script()", "lsp"
    )
    begun = await editor.client.initialize_async(
        types.InitializeParams(capabilities=types.ClientCapabilities(), root_uri=root.as_uri())
    )
    assert begun.server_info == types.ServerInfo("gradsmith", version())
    editor.client.initialized(types.InitializedParams())
    editor.open(FUNCTIONS)
    editor.open(DERIVATIVES)
    yield editor
    await editor.client.shutdown_async(None)
    editor.client.exit(None)
    server = editor.client._server
    assert server is not None
    assert (
        await asyncio.wait_for(server.wait(), 60) == 0
    )  # the protocol asks for it after a shutdown
    await editor.client.stop()


@pytest.fixture
def session(tmp_path: Path) -> Callable[[Callable[[Editor], Coroutine[Any, Any, None]]], None]:
    """`session(story)`: run a story with an editor that has a project open, two mistakes in it."""
    lay_down(tmp_path)
    derivatives = tmp_path / DERIVATIVES
    derivatives.write_text(
        derivatives.read_text().replace("self: grad * other", "self: grad * othr")
    )

    def run(story: Callable[[Editor], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            async with editing(tmp_path) as editor:
                await editor.until(lambda: editor.codes(DERIVATIVES) == ["GS403"])
                await asyncio.wait_for(story(editor), 120)

        asyncio.run(whole())

    return run


Session = Callable[[Callable[[Editor], Coroutine[Any, Any, None]]], None]


def test_diagnostics_as_one_types(session: Session) -> None:
    async def story(editor: Editor) -> None:
        (item,) = editor.shown[DERIVATIVES]
        assert (item.range.start.line, item.range.start.character) == (4, 15)
        assert "did you mean 'other'?" in item.message and item.source == "gradsmith"
        # Mended in the editor, not on disk: and a mistake in the other file, which is told at its place.
        editor.change(DERIVATIVES, editor.text(DERIVATIVES).replace("othr", "other"))
        await editor.until(lambda: editor.codes(DERIVATIVES) == [])
        text = editor.text(FUNCTIONS).replace("promotion: default", "promotion: 𝔡efault")
        editor.change(FUNCTIONS, text)
        await editor.until(lambda: editor.codes(FUNCTIONS) == ["GS303"])
        (item,) = editor.shown[FUNCTIONS]
        start, end = item.range.start, item.range.end
        assert (start.character, end.character) == (13, 13 + 8), "counted in UTF-16"
        # What other entries decide follows after a pause.
        editor.change(
            FUNCTIONS, editor.text(FUNCTIONS).replace("- func: product(", "- func: produce(")
        )
        await editor.until(lambda: "GS405" in editor.codes(DERIVATIVES))

    session(story)


def test_an_edit_moves_what_is_below(session: Session) -> None:
    async def story(editor: Editor) -> None:
        editor.change(DERIVATIVES, f"# one\n# two\n{editor.text(DERIVATIVES)}")
        await editor.until(lambda: editor.shown[DERIVATIVES][0].range.start.line == 6)

    session(story)


def test_hover(session: Session) -> None:
    async def story(editor: Editor) -> None:
        async def hover(name: str, text: str, offset: int = 0) -> str:
            params = types.HoverParams(*editor.at(name, text, offset))
            answer = await editor.client.text_document_hover_async(params)
            return "" if answer is None else str(answer.contents.value)

        text = await hover(DERIVATIVES, "scaled(Tensor")
        assert "demo::scaled(Tensor self, Scalar factor=2) -> Tensor" in text
        assert "Each element times `factor`." in text
        assert "self: grad * factor" in text
        assert "AutogradCPU" in text and "kernels/arithmetic.py:1" in text
        assert "The dtype to which arguments are converted" in await hover(
            FUNCTIONS, "promotion: d", 2
        )
        assert "a kernel, kernels/arithmetic.py:5:5" in await hover(FUNCTIONS, "{CPU: halves}", 8)

    session(story)


def test_definition_and_references(session: Session) -> None:
    async def story(editor: Editor) -> None:
        async def definition(name: str, text: str, offset: int = 0) -> set[str]:
            params = types.DefinitionParams(*editor.at(name, text, offset))
            return editor.places(await editor.client.text_document_definition_async(params))

        assert await definition(DERIVATIVES, "product(") == {f"{FUNCTIONS}:9:9"}
        assert f"{DERIVATIVES}:4:9" in await definition(FUNCTIONS, "product(")
        assert await definition(FUNCTIONS, "{CPU: scaled}", 8) == {"kernels/arithmetic.py:1:5"}
        assert f"{FUNCTIONS}:4:19" in await definition("kernels/arithmetic.py", "def scaled(", 6)
        context = types.ReferenceContext(include_declaration=True)
        params = types.ReferenceParams(context, *editor.at(FUNCTIONS, "scaled("))
        found = editor.places(await editor.client.text_document_references_async(params))
        assert {
            *(f"{FUNCTIONS}:1:9", f"{FUNCTIONS}:3:12", f"{DERIVATIVES}:1:9"),
            *("deprecated.yaml:1:9", "deprecated.yaml:2:9", "kernels/arithmetic.py:1:1"),
        } <= found

    session(story)


def test_completion(session: Session) -> None:
    async def story(editor: Editor) -> None:
        async def words(name: str, line: str, after: str) -> set[str]:
            """What is offered at the end of `line`, written below the first line that is `after`."""
            before, found, rest = editor.text(name).partition(f"{after}\n")
            assert found
            editor.change(name, f"{before}{found}{line}\n{rest}")
            where = types.Position(before.count("\n") + 1, len(line))
            params = types.CompletionParams(editor.document(name), where)
            answer = await editor.client.text_document_completion_async(params)
            editor.change(name, editor.text(name))
            return {item.label for item in answer}

        doc = "  doc: Each element times `factor`."
        fields = await words(FUNCTIONS, "  ta", doc)
        assert {"tags", "samples"} <= fields and "doc" not in fields
        assert "int_to_float" in await words(FUNCTIONS, "  promotion: ", doc)
        assert await words(FUNCTIONS, "  tags: ", doc) == {"reviewed"}
        assert {"CPU", "CompositeImplicitAutograd"} <= await words(FUNCTIONS, "  dispatch: {C", doc)
        assert {"scaled", "halves"} <= await words(FUNCTIONS, "  shape: ", doc)
        assert {"Tensor", "Scalar", "ScalarType"} <= await words(FUNCTIONS, "- func: x(", doc)
        name = "- name: product(Tensor self, Tensor other) -> Tensor"
        assert {"self", "other", "result"} <= await words(DERIVATIVES, "  s", name)
        formula = await words(DERIVATIVES, "  self: gr", name)
        assert {"grad", "other", "damped", "scaled", "non_differentiable"} <= formula
        assert "self_t" in await words(DERIVATIVES, "  result: s", name)
        assert "scaled" in await words(DERIVATIVES, "  self: grad.", name)
        beyond = types.CompletionParams(editor.document(DERIVATIVES), types.Position(10**6, 0))
        assert isinstance(await editor.client.text_document_completion_async(beyond), list)

    session(story)


def test_rename_over_all_files_leaves_a_sound_project(session: Session) -> None:
    async def story(editor: Editor) -> None:
        params = types.RenameParams(*editor.at(DERIVATIVES, "scaled("), "stretched")
        edit = await editor.client.text_document_rename_async(params)
        done = editor.applied(edit)
        assert done.keys() == {FUNCTIONS, DERIVATIVES, "deprecated.yaml"}
        assert "autogen: stretched_\n" in done[FUNCTIONS]
        assert "dispatch: {CPU: scaled}" in done[FUNCTIONS], "kernels are called as they were"
        assert "aten: stretched(self, factor)" in done["deprecated.yaml"]
        for name, text in done.items():
            editor.open("deprecated.yaml") if name == "deprecated.yaml" else None
            editor.change(name, text.replace("othr", "other"))
        await editor.until(lambda: not any(editor.shown.values()))
        params = types.RenameParams(*editor.at(DERIVATIVES, "product("), "halves")
        with pytest.raises(Exception, match="is an operator already"):
            await editor.client.text_document_rename_async(params)

    session(story)


def test_code_actions_are_the_fixes(session: Session) -> None:
    async def story(editor: Editor) -> None:
        document, where = editor.at(DERIVATIVES, "othr")
        params = types.CodeActionParams(
            document, types.Range(where, where), types.CodeActionContext(diagnostics=[])
        )
        (action,) = await editor.client.text_document_code_action_async(params)
        assert action.title == "write 'other' for 'othr'"
        assert editor.applied(action.edit) == {
            DERIVATIVES: editor.text(DERIVATIVES).replace("othr", "other")
        }

    session(story)


def test_files_of_pytorch_s_dialect(tmp_path: Path) -> None:
    schema = "bend(Tensor self) -> Tensor"
    for name, text in (
        ("pyproject.toml", '[tool.gradsmith]\n[tool.gradsmith.lint]\ndialect = "torch"\n'),
        (FUNCTIONS, f"- func: {schema}\n  dispatch:\n    CPU: bend_cpu\n"),
        (DERIVATIVES, f"- name: {schema}\n  self: grad * bend(self).conj()\n"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")

    async def story() -> None:
        async with editing(tmp_path) as editor:
            place = editor.at(DERIVATIVES, "bend(self)", 1)
            hover = await editor.client.text_document_hover_async(types.HoverParams(*place))
            assert "CPU: bend_cpu" in hover.contents.value
            asked = types.DefinitionParams(*place)
            found = await editor.client.text_document_definition_async(asked)
            assert editor.places(found) == {f"{FUNCTIONS}:1:9"}
            context = types.ReferenceContext(include_declaration=True)
            named = types.ReferenceParams(context, *place)
            found = await editor.client.text_document_references_async(named)
            assert editor.places(found) == {
                *(f"{FUNCTIONS}:1:9", f"{DERIVATIVES}:1:9", f"{DERIVATIVES}:2:16")
            }
            where = types.Position(1, len("  self: gr"))
            params = types.CompletionParams(editor.document(DERIVATIVES), where)
            answer = await editor.client.text_document_completion_async(params)
            assert {"grad", "bend", "pow_backward"} <= {item.label for item in answer}

    asyncio.run(asyncio.wait_for(story(), 120))
