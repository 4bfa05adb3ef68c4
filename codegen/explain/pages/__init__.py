"""The pages of all codes: what `gradsmith explain GS403` prints, and the source of ``docs/diagnostics``."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from . import (
    backends,
    derivatives,
    files,
    kernels,
    linting,
    operators,
    projects,
    schemas,
    torch_files,
)
from .page import Page

__all__ = ["PAGES", "Page"]

PAGES: Mapping[str, Page] = MappingProxyType(
    {
        **files.PAGES,
        **schemas.PAGES,
        **operators.PAGES,
        **derivatives.PAGES,
        **kernels.PAGES,
        **projects.PAGES,
        **backends.PAGES,
        **linting.PAGES,
        **torch_files.PAGES,
    }
)
"""By code; `gradsmith.codegen.codes` has the titles."""
