"""The server: the Language Server Protocol over stdio, with pygls."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

from ..diagnostics import Diagnostic, Edit, Location, Severity
from ..project.installation import version
from ..project.settings import find_project
from .completion import complete
from .hover import of_field, of_occurrence
from .session import Session
from .symbols import Occurrence, Symbols
from .torch_names import TorchNames

__all__ = ["serve"]

_T = TypeVar("_T")

PAUSE = 0.25
"""Seconds without an edit after which everything is read again."""

_KINDS = {
    "field": types.CompletionItemKind.Field,
    "value": types.CompletionItemKind.EnumMember,
    "type": types.CompletionItemKind.Class,
    "argument": types.CompletionItemKind.Variable,
    "function": types.CompletionItemKind.Function,
    "method": types.CompletionItemKind.Method,
    "operator": types.CompletionItemKind.Operator,
}
_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
}


class _Project:
    """A project that files are open of."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.shown: set[str] = set()
        """Files with diagnostics that the editor shows."""
        self.edits = 0
        self.later: asyncio.TimerHandle | None = None
        self.naming: asyncio.Task[None] | None = None
        """The reading of names that is under way."""
        self.named = 0
        """How many edits are in what names mean."""
        self._symbols: tuple[object, Symbols] | None = None

    def symbols(self) -> Symbols | None:
        """Names in the files as they were read last."""
        session = self.session
        if session.model is None or session.reading is None:
            return None
        if self._symbols is None or self._symbols[0] is not session.reading:
            self._symbols = (session.reading, session.symbols(session.model, session.reading))
        return self._symbols[1]

    async def read_names(self, edits: int = 0) -> None:
        """Read what names mean, beside further edits, where texts changed since, or that many edits are not in it."""
        while not self.session.is_current or self.named < edits:
            if self.naming is None:
                self.naming = asyncio.create_task(self._read())
            await self.naming

    async def _read(self) -> None:
        edits = self.edits
        try:
            self.session.take(await in_thread(self.session.read))
            self.named = edits
        finally:
            self.naming = None


async def in_thread(function: Callable[..., _T], *given: Any) -> _T:
    """What a function returns that takes its time; requests are answered meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(None, function, *given)


class _Server(LanguageServer):
    def __init__(self) -> None:
        super().__init__("gradsmith", version())
        self.projects: dict[Path, _Project] = {}

    # -- files and projects ----------------------------------------------------------------------------

    def at(self, uri: str) -> tuple[_Project, str] | None:
        """The project of a file and its name there; None for a file of none."""
        path = to_fs_path(uri)
        if path is None:
            return None
        root = find_project(Path(path).parent)
        if root is None or not Path(path).is_relative_to(root):
            return None
        project = self.projects.get(root)
        if project is None:
            project = self.projects[root] = _Project(Session(root))
        return project, Path(path).relative_to(root).as_posix()

    def uri(self, project: _Project, file: str) -> str:
        """The name by which the editor knows a file."""
        return str(from_fs_path(str(project.session.root / file)))

    # -- places: LSP counts from nought, and in UTF-16 ---------------------------------------------------

    def range(self, project: _Project, where: Location) -> types.Range:
        """A location as the protocol has it."""
        lines = project.session.text(where.file).split("\n")
        line = lines[where.line - 1] if where.line <= len(lines) else ""
        start, end = where.column - 1, (where.end_column or where.column + 1) - 1
        return types.Range(
            types.Position(where.line - 1, _units(line[:start])),
            types.Position(where.line - 1, _units(line[: max(end, start)])),
        )

    def column(self, project: _Project, file: str, position: types.Position) -> int:
        """The column, from one, of a position."""
        lines = project.session.text(file).split("\n")
        line = lines[position.line] if position.line < len(lines) else ""
        kept = line.encode("utf-16-le")[: 2 * position.character]
        return len(kept.decode("utf-16-le", errors="ignore")) + 1

    def location(self, project: _Project, where: Location) -> types.Location:
        """A location in a file, as the protocol has it; of gradsmith's own files outside the project too."""
        return types.Location(self.uri(project, where.file), self.range(project, where))

    async def occurrence(
        self, document: types.TextDocumentIdentifier, position: types.Position
    ) -> tuple[_Project, Symbols | TorchNames, Occurrence] | None:
        """What a request points at."""
        found = self.at(document.uri)
        if found is None:
            return None
        project, file = found
        line, column = position.line + 1, self.column(project, file, position)
        await project.read_names()
        torch = project.session.torch_names()
        if torch is not None:
            named = torch.at(file, line, column)
            return None if named is None else (project, torch, named)
        symbols = project.symbols()
        if symbols is None:
            return None
        occurrence = symbols.at(file, line, column) or _in_python(
            project, symbols, file, line, column
        )
        return None if occurrence is None else (project, symbols, occurrence)

    # -- diagnostics -------------------------------------------------------------------------------------

    def show(self, project: _Project) -> None:
        """Publish what is wrong, by file; nothing where something was."""
        by_file: dict[str, list[types.Diagnostic]] = {}
        for item in project.session.items:
            file = item.location.file if item.location else "pyproject.toml"
            by_file.setdefault(file, []).append(self.diagnostic(project, item))
        for file in sorted(project.shown | by_file.keys()):
            self.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(self.uri(project, file), by_file.get(file, []))
            )
        project.shown = set(by_file)

    def diagnostic(self, project: _Project, item: Diagnostic) -> types.Diagnostic:
        """A diagnostic as the protocol has it."""
        where = item.location or Location("pyproject.toml", 1, 1)
        text = item.message if item.hint is None else f"{item.message}\n{item.hint}"
        related = [
            types.DiagnosticRelatedInformation(self.location(project, r.location), r.message)
            for r in item.related
        ]
        return types.Diagnostic(
            range=self.range(project, where),
            message=text,
            severity=_SEVERITIES[item.severity],
            code=item.code,
            source="gradsmith",
            related_information=related or None,
        )

    def edited(self, project: _Project, file: str, text: str) -> None:
        """Judge an edit at once, and everything after a pause."""
        if project.session.edit(file, text):
            self.show(project)
        self.read_later(project)

    def read_later(self, project: _Project, pause: float = PAUSE) -> None:
        """Read everything, beside further edits, once there are none for a while."""
        project.edits += 1
        if project.later is not None:
            project.later.cancel()
        loop = asyncio.get_running_loop()
        project.later = loop.call_later(pause, lambda: loop.create_task(self.read(project)))

    async def read(self, project: _Project) -> None:
        """Read everything, and show it unless it is out of date already."""
        edits, session = project.edits, project.session
        await project.read_names(edits)
        reading = session.reading
        if edits != project.edits or reading is None:
            return
        items = await in_thread(session.judge, reading)
        if edits == project.edits:
            session.take_items(reading, items)
            self.show(project)


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def _in_python(
    project: _Project, symbols: Symbols, file: str, line: int, column: int
) -> Occurrence | None:
    """In a source, what YAML calls the function whose name stands there."""
    lines = project.session.text(file).split("\n")
    text = lines[line - 1] if file.endswith(".py") and line <= len(lines) else ""
    start = end = min(column - 1, len(text))
    while start > 0 and (text[start - 1].isalnum() or text[start - 1] == "_"):
        start -= 1
    while end < len(text) and (text[end].isalnum() or text[end] == "_"):
        end += 1
    name = text[start:end]
    where = Location(file, line, start + 1, end + 1)
    if name in symbols.model.library.helpers:
        return Occurrence("helper", name, where, "code")
    for kind, known in symbols.by_name:
        if kind == "kernel" and known.rpartition(":")[2] == name:
            return Occurrence("kernel", known, where, "code")
    for info in symbols.model.derivatives.values():
        if name and name == info.node:
            name = info.function.name.identifier
            break
    for operator in symbols.model.operators:
        if name and name == operator.identifier:
            packet = operator.native.func.name.packet
            return Occurrence("operator", packet.removesuffix("_"), where, "code")
    return None


def make_server() -> _Server:
    """The server with its features."""
    server = _Server()

    def feature(name: str) -> Callable[[Any], Any]:
        return server.feature(name)  # type: ignore[no-any-return,unused-ignore]

    def opened(uri: str, text: str) -> None:
        found = server.at(uri)
        if found is None:
            return
        project, file = found
        if project.session.reading is None:
            project.session.unsaved[file] = text
            server.read_later(project, 0)
        else:
            server.edited(project, file, text)

    @feature(types.TEXT_DOCUMENT_DID_OPEN)
    def did_open(params: types.DidOpenTextDocumentParams) -> None:
        opened(params.text_document.uri, params.text_document.text)

    @feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def did_change(params: types.DidChangeTextDocumentParams) -> None:
        document = server.workspace.get_text_document(params.text_document.uri)
        opened(params.text_document.uri, document.source)

    @feature(types.TEXT_DOCUMENT_DID_SAVE)
    def did_save(params: types.DidSaveTextDocumentParams) -> None:
        found = server.at(params.text_document.uri)
        if found is not None:
            server.read_later(found[0], 0)

    @feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def did_close(params: types.DidCloseTextDocumentParams) -> None:
        found = server.at(params.text_document.uri)
        if found is not None:
            found[0].session.unsaved.pop(found[1], None)
            server.read_later(found[0], 0)

    @feature(types.TEXT_DOCUMENT_HOVER)
    async def hover(params: types.HoverParams) -> types.Hover | None:
        found = await server.occurrence(params.text_document, params.position)
        text = None
        if found is not None:
            _, names, occurrence = found
            if isinstance(names, TorchNames):
                text = names.hover(occurrence)
            else:
                text = of_occurrence(names, occurrence)
        elif (place := server.at(params.text_document.uri)) is not None:
            project, file = place
            model = project.session.model
            if model is not None and file == model.project.functions:
                lines = project.session.text(file).split("\n")
                text = of_field(lines[params.position.line].strip(" -").partition(":")[0])
        if text is None:
            return None
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, text))

    @feature(types.TEXT_DOCUMENT_DEFINITION)
    async def definition(params: types.DefinitionParams) -> list[types.Location]:
        found = await server.occurrence(params.text_document, params.position)
        if found is None:
            return []
        project, symbols, occurrence = found
        places = symbols.definitions(occurrence)
        if occurrence.role == "code" and isinstance(
            symbols, Symbols
        ):  # from a source to where YAML names it
            named = symbols.by_name.get((occurrence.kind, occurrence.name), ())
            places = [
                o.location for o in named if o.role in ("declaration", "derivative", "reference")
            ]
            if occurrence.kind == "helper":
                places = [o.location for o in named]
        return [server.location(project, place) for place in places]

    @feature(types.TEXT_DOCUMENT_REFERENCES)
    async def references(params: types.ReferenceParams) -> list[types.Location]:
        found = await server.occurrence(params.text_document, params.position)
        if found is None:
            return []
        project, symbols, occurrence = found
        return [server.location(project, place) for place in symbols.references(occurrence)]

    @feature(types.TEXT_DOCUMENT_COMPLETION)
    async def completion(params: types.CompletionParams) -> list[types.CompletionItem]:
        found = server.at(params.text_document.uri)
        if found is None:
            return []
        project, file = found
        if project.session.reading is None:
            await project.read_names()
        column = server.column(project, file, params.position)
        choices = complete(project.session, file, params.position.line + 1, column)
        return [types.CompletionItem(c.word, kind=_KINDS[c.kind], detail=c.detail) for c in choices]

    @feature(types.TEXT_DOCUMENT_RENAME)
    async def rename(params: types.RenameParams) -> types.WorkspaceEdit | None:
        found = await server.occurrence(params.text_document, params.position)
        if found is None or found[2].kind != "operator":
            return None
        project, symbols, occurrence = found
        if not isinstance(symbols, Symbols):
            raise JsonRpcInvalidParams("PyTorch's operators are named by PyTorch")
        name = params.new_name
        if not name.isidentifier() or name.endswith("_") or name in symbols.packets:
            reason = (
                "is an operator already" if name in symbols.packets else "is not an operator's name"
            )
            raise JsonRpcInvalidParams(f"'{name}' {reason}")
        changes: dict[str, list[types.TextEdit]] = {}
        named = symbols.by_name["operator", occurrence.name]
        for place in (o for o in named if o.role != "namesake"):
            edit = types.TextEdit(server.range(project, place.location), name)
            changes.setdefault(server.uri(project, place.location.file), []).append(edit)
        return types.WorkspaceEdit(changes=changes)

    @feature(types.TEXT_DOCUMENT_CODE_ACTION)
    def code_action(params: types.CodeActionParams) -> list[types.CodeAction]:
        found = server.at(params.text_document.uri)
        if found is None:
            return []
        project, file = found
        actions = []
        for item in project.session.items:
            where = item.location
            if item.fix is None or where is None or where.file != file:
                continue
            if not params.range.start.line <= where.line - 1 <= params.range.end.line:
                continue
            edits = [_text_edit(edit) for edit in item.fix.edits]
            actions.append(
                types.CodeAction(
                    title=item.fix.title,
                    kind=types.CodeActionKind.QuickFix,
                    diagnostics=[server.diagnostic(project, item)],
                    edit=types.WorkspaceEdit(changes={params.text_document.uri: edits}),
                )
            )
        return actions

    return server


def _text_edit(edit: Edit) -> types.TextEdit:
    """An edit by its place in the text that it was made for."""

    def position(offset: int) -> types.Position:
        where = edit.source.location(offset)
        start, _ = edit.source.span_of_line(where.line)
        return types.Position(where.line - 1, _units(edit.source.text[start:offset]))

    return types.TextEdit(types.Range(position(edit.start), position(edit.end)), edit.text)


def serve() -> None:
    """Serve one editor over standard input and output, until it says goodbye."""
    make_server().start_io()
