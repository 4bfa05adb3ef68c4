"""DLPack capsules by name: what programs of before ``__dlpack__`` exchange."""

from ..api.interop import from_dlpack, to_dlpack

__all__ = ["from_dlpack", "to_dlpack"]
