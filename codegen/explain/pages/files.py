"""Pages of the codes GS1xx: YAML syntax."""

from __future__ import annotations

from .page import TAGS, Page

PAGES = {
    "GS101": Page(
        "A YAML file named in [tool.gradsmith] is missing or not readable. Without it, every name that it "
        "declares would be unknown in the other files.",
    ),
    "GS102": Page(
        "YAML files are UTF-8 text. This one has another encoding, such as UTF-16 or Latin-1, or contains a "
        "control character.",
        bad='- tag: reviewed\n  desc: «"a bell: \\a"»\n',
        good="- tag: reviewed\n  desc: no bell\n",
        file=TAGS,
        whole=True,
    ),
    "GS103": Page(
        "This is not YAML: a bracket or quote that is not closed, a tab in the indentation, a line without a "
        "colon, or merge conflict markers. The entries after it are still read, so that one run reports all "
        "mistakes.",
        bad="- tag: reviewed\n  desc: «[»not closed\n",
        good="- tag: reviewed\n  desc: Was looked at by two people.\n",
        file=TAGS,
        whole=True,
    ),
    "GS104": Page(
        "YAML parsers silently keep the last of two equal keys, so the first would have no effect.",
        bad="- tag: reviewed\n  desc: Was looked at.\n  «desc»: Was looked at by two people.\n",
        good="- tag: reviewed\n  desc: Was looked at by two people.\n",
        file=TAGS,
        whole=True,
    ),
    "GS105": Page(
        "Anchors, aliases and merge keys make a line depend on another place. Entries are read, searched and "
        "compared one by one, so write each value out.",
        bad="- tag: reviewed\n  desc: «&text Was looked at.»\n",
        good="- tag: reviewed\n  desc: Was looked at.\n",
        file=TAGS,
        whole=True,
    ),
    "GS106": Page(
        "A YAML tag such as !!str selects a type, but each field determines its own. Use quotes to make a value a"
        " string.",
        bad="- tag: reviewed\n  desc: «!!str yes»\n",
        good='- tag: reviewed\n  desc: "yes"\n',
        file=TAGS,
        whole=True,
    ),
    "GS107": Page(
        "A line of three dashes starts a second document, which is not read.",
        bad="- tag: reviewed\n  desc: Was looked at.\n«---»\n- tag: final\n  desc: Will not change.\n",
        good="- tag: reviewed\n  desc: Was looked at.\n- tag: final\n  desc: Will not change.\n",
        file=TAGS,
        whole=True,
    ),
    "GS108": Page(
        "YAML allows a list or a mapping as a key, but no field has such a name.",
        bad="- tag: reviewed\n  ? «[»desc]\n  : Was looked at.\n",
        good="- tag: reviewed\n  desc: Was looked at.\n",
        file=TAGS,
        whole=True,
    ),
    "GS109": Page(
        "No file of this kind nests deeper than six levels. More than thirty are usually brackets that were meant"
        " as text; quote them.",
        bad="- tag: reviewed\n  desc: " + "[" * 30 + "«[»" + "]" * 31 + "\n",
        good='- tag: reviewed\n  desc: "[[ ]]"\n',
        file=TAGS,
        whole=True,
    ),
    "GS110": Page(
        "Integers have 64 bits and other numbers are floats, also in formulas and samples, where constant "
        "arithmetic is evaluated in advance. No field takes a number of more than a thousand digits.",
        bad="- tag: reviewed\n  desc: «" + "1" * 1001 + "»\n",
        good="- tag: reviewed\n  desc: one\n",
        file=TAGS,
        whole=True,
    ),
}
