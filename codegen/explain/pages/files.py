"""Pages of the hundred 1: the form of a YAML file."""

from __future__ import annotations

from .page import TAGS, Page

PAGES = {
    "GS101": Page(
        "A YAML file that [tool.gradsmith] names is not there, or may not be read. Without it nothing can be said of "
        "the other files either: every name that it declares would be unknown.",
    ),
    "GS102": Page(
        "YAML files are UTF-8 text. An editor that saves UTF-16 or Latin-1, or a control character that came in by "
        "copying, changes what names mean without being seen.",
        bad='- tag: reviewed\n  desc: «"a bell: \\a"»\n',
        good="- tag: reviewed\n  desc: no bell\n",
        file=TAGS,
        whole=True,
    ),
    "GS103": Page(
        "What stands here is not YAML: a bracket or quote that is not closed, a tab in the indentation, a line without "
        "a colon, or the markers of a merge. The items behind it are read all the same, so that one run shows all.",
        bad="- tag: reviewed\n  desc: «[»not closed\n",
        good="- tag: reviewed\n  desc: Was looked at by two people.\n",
        file=TAGS,
        whole=True,
    ),
    "GS104": Page(
        "YAML parsers keep the last of two equal keys without a word, so that the first one is a line that does "
        "nothing. Here it is an error.",
        bad="- tag: reviewed\n  desc: Was looked at.\n  «desc»: Was looked at by two people.\n",
        good="- tag: reviewed\n  desc: Was looked at by two people.\n",
        file=TAGS,
        whole=True,
    ),
    "GS105": Page(
        "Anchors, aliases and merge keys let a line mean what stands elsewhere. Entries are read, searched and "
        "compared one by one, so each says all of what it is.",
        bad="- tag: reviewed\n  desc: «&text Was looked at.»\n",
        good="- tag: reviewed\n  desc: Was looked at.\n",
        file=TAGS,
        whole=True,
    ),
    "GS106": Page(
        "A YAML tag such as !!str chooses a type, which each field knows by itself. Quotes make any value a text.",
        bad="- tag: reviewed\n  desc: «!!str yes»\n",
        good='- tag: reviewed\n  desc: "yes"\n',
        file=TAGS,
        whole=True,
    ),
    "GS107": Page(
        "A line of three dashes begins a second document, which readers of the first never see.",
        bad="- tag: reviewed\n  desc: Was looked at.\n«---»\n- tag: final\n  desc: Will not change.\n",
        good="- tag: reviewed\n  desc: Was looked at.\n- tag: final\n  desc: Will not change.\n",
        file=TAGS,
        whole=True,
    ),
    "GS108": Page(
        "YAML allows a list or a mapping as a key. No field is called so.",
        bad="- tag: reviewed\n  ? «[»desc]\n  : Was looked at.\n",
        good="- tag: reviewed\n  desc: Was looked at.\n",
        file=TAGS,
        whole=True,
    ),
    "GS109": Page(
        "No file of this kind nests deeper than six levels. More than thirty are brackets that were meant as text.",
        bad="- tag: reviewed\n  desc: " + "[" * 30 + "«[»" + "]" * 31 + "\n",
        good='- tag: reviewed\n  desc: "[[ ]]"\n',
        file=TAGS,
        whole=True,
    ),
    "GS110": Page(
        "Whole numbers have 64 bits and others are what a float holds, in formulas and samples as well, where arithmetic of "
        "numbers alone is worked out beforehand; a number of more than a thousand digits is none that any field takes.",
        bad="- tag: reviewed\n  desc: «" + "1" * 1001 + "»\n",
        good="- tag: reviewed\n  desc: one\n",
        file=TAGS,
        whole=True,
    ),
}
