"""Edits of one token of a text, as a slip of the hand makes them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

TOKEN = re.compile(r"[A-Za-z_]\w*|[0-9.]+|::|->|[^\sA-Za-z_0-9]")
NAME = re.compile(r"[A-Za-z_]\w*")
_FORMULA = re.compile(r"^ +(?:[\w, ]+): (?P<formula>.*)$", re.MULTILINE)
_WORDS = frozenset(("true", "false", "auto_linear", "auto_element_wise", "non_differentiable"))


def edit(text: str, draw: random.Random) -> tuple[str, str]:
    """A text with one token dropped, doubled, exchanged with its neighbour or for another; and what was done."""
    tokens = list(TOKEN.finditer(text))
    number = draw.randrange(len(tokens) - 1)
    here, following = tokens[number], tokens[number + 1]
    before, after = text[: here.start()], text[here.end() :]
    match draw.randrange(5 if NAME.fullmatch(here[0]) else 4):
        case 0:
            return before + after, f"dropped {here[0]}"
        case 1:
            return before + here[0] + " " + here[0] + after, f"doubled {here[0]}"
        case 2:
            between = text[here.end() : following.start()]
            rest = text[following.end() :]
            return before + following[0] + between + here[0] + rest, f"swapped at {here[0]}"
        case 3:
            other = draw.choice(tokens)[0]
            return before + other + after, f"{here[0]} became {other}"
        case _:
            wrong = misspelling(here[0], draw)
            return before + wrong + after, f"{here[0]} became {wrong}"


def misspelling(name: str, draw: random.Random) -> str:
    """A name with one letter wrong, so that it is another name."""
    while True:
        place = draw.randrange(len(name))
        match draw.randrange(3):
            case 0:
                wrong = name[:place] + draw.choice("qxzj") + name[place:]
            case 1:
                wrong = name[:place] + draw.choice("qxzj") + name[place + 1 :]
            case _:
                wrong = name[:place] + name[place] + name[place:]
        if wrong != name and NAME.fullmatch(wrong):
            return wrong


def names_of(text: str) -> Iterator[tuple[int, str]]:
    """Where the names stand in the formulas of a derivatives.yaml: functions, members, arguments, types."""
    for line in _FORMULA.finditer(text):
        formula = line["formula"]
        if line[0].strip().startswith(("name:", "output_differentiability:")):
            continue
        quoted = (
            [m.span() for m in re.finditer(r'(?<=.)"[^"]*"', formula)] if formula[:1] != '"' else []
        )
        for match in NAME.finditer(formula):
            inside = any(a <= match.start() < b for a, b in quoted)
            if match[0] not in _WORDS and not inside and len(match[0]) > 1:
                yield line.start("formula") + match.start(), match[0]
