"""The part of SARIF 2.1.0 (OASIS, 2020) that gradsmith writes, as a JSON schema of our own.

The official schema has 3,400 lines and is not kept here.  This has its objects as far as a report of a linter needs them, each
with all the properties that its section of the standard allows by name, so that any other is refused, and with its requirements
and limits; what a property that gradsmith never writes may hold is left open.
"""

from __future__ import annotations

from typing import Any

__all__ = ["SCHEMA"]

_TEXT = {"type": "string"}
_INDEX = {"type": "integer", "minimum": -1}
_NATURAL = {"type": "integer", "minimum": 1}
_LEVEL = {"enum": ["none", "note", "warning", "error"]}


def _object(required: str, others: str, **described: Any) -> dict[str, Any]:
    """An object with these properties: described ones, and `others` by name."""
    return {
        "type": "object",
        "additionalProperties": False,
        "required": required.split(),
        "properties": dict.fromkeys((*others.split(), "properties"), True) | described,
    }


def _list(items: dict[str, Any], **limits: Any) -> dict[str, Any]:
    return {"type": "array", "items": items, **limits}


_MESSAGE = {
    **_object("", "markdown id arguments", text=_TEXT),
    "anyOf": [{"required": ["text"]}, {"required": ["id"]}],
}
_ARTIFACT = _object(
    "", "uriBaseId description", uri={"type": "string", "format": "uri-reference"}, index=_INDEX
)
_REGION = _object(
    "",
    "byteOffset byteLength snippet message sourceLanguage",
    startLine=_NATURAL,
    startColumn=_NATURAL,
    endLine=_NATURAL,
    endColumn=_NATURAL,
    charOffset=_INDEX,
    charLength={"type": "integer", "minimum": 0},
)
_PHYSICAL = {
    **_object("", "address contextRegion", artifactLocation=_ARTIFACT, region=_REGION),
    "anyOf": [{"required": ["address"]}, {"required": ["artifactLocation"]}],
}
_LOCATION = _object(
    "",
    "id logicalLocations annotations relationships",
    physicalLocation=_PHYSICAL,
    message=_MESSAGE,
)
_REPLACEMENT = _object(
    "deletedRegion",
    "",
    deletedRegion=_REGION,
    insertedContent=_object("", "binary rendered", text=_TEXT),
)
_CHANGE = _object(
    "artifactLocation replacements",
    "",
    artifactLocation=_ARTIFACT,
    replacements=_list(_REPLACEMENT, minItems=1),
)
_FIX = _object(
    "artifactChanges",
    "",
    description=_MESSAGE,
    artifactChanges=_list(_CHANGE, minItems=1, uniqueItems=True),
)
_RESULT = _object(
    "message",
    "rule kind analysisTarget guid correlationGuid occurrenceCount fingerprints stacks codeFlows graphs graphTraversals "
    "suppressions baselineState rank attachments hostedViewerUri workItemUris provenance taxa webRequest webResponse",
    ruleId=_TEXT,
    ruleIndex=_INDEX,
    level=_LEVEL,
    message=_MESSAGE,
    locations=_list(_LOCATION),
    relatedLocations=_list(_LOCATION, uniqueItems=True),
    partialFingerprints={"type": "object", "additionalProperties": _TEXT},
    fixes=_list(_FIX, uniqueItems=True),
)
_RULE = _object(
    "id",
    "deprecatedIds guid deprecatedGuids name deprecatedNames fullDescription messageStrings help relationships",
    id=_TEXT,
    shortDescription=_object("text", "markdown", text=_TEXT),
    defaultConfiguration=_object("", "enabled rank parameters", level=_LEVEL),
    helpUri={"type": "string", "format": "uri"},
)
_DRIVER = _object(
    "name",
    "guid organization product productSuite shortDescription fullDescription fullName semanticVersion "
    "dottedQuadFileVersion releaseDateUtc downloadUri globalMessageStrings notifications taxa locations language contents "
    "isComprehensive localizedDataSemanticVersion minimumRequiredLocalizedDataSemanticVersion associatedComponent "
    "translationMetadata supportedTaxonomies",
    name=_TEXT,
    version=_TEXT,
    informationUri={"type": "string", "format": "uri"},
    rules=_list(_RULE, uniqueItems=True),
)
_RUN = _object(
    "tool",
    "invocations conversion language versionControlProvenance originalUriBaseIds artifacts logicalLocations graphs "
    "automationDetails runAggregates baselineGuid redactionTokens defaultEncoding defaultSourceLanguage newlineSequences "
    "externalPropertyFileReferences threadFlowLocations taxonomies addresses translations policies webRequests webResponses "
    "specialLocations",
    tool=_object("driver", "extensions", driver=_DRIVER),
    columnKind={"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
    results=_list(_RESULT),
)
SCHEMA: dict[str, Any] = {
    "$schema": "http://json-schema.org/draft-07/schema#",
    **_object(
        "version runs", "inlineExternalProperties", version={"const": "2.1.0"}, runs=_list(_RUN)
    ),
}
SCHEMA["properties"]["$schema"] = {"type": "string", "format": "uri"}
