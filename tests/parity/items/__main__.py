"""Writes the page: ``python tests/parity/items``."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from items import PAGE, page

PAGE.write_text(page(), encoding="utf-8")
