"""Where libraries look for how long a call of a process group may take."""

from __future__ import annotations

from .groups import default_pg_timeout

__all__ = ["default_pg_timeout"]
