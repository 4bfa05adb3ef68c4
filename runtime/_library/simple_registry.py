"""What is registered beside kernels, by the names of ``torch._library.simple_registry``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..dispatch.rules import RULES, find_rule
from .fake_impl import FakeImplHolder

__all__ = ["SimpleLibraryRegistry", "SimpleOperatorEntry", "find_torch_dispatch_rule", "singleton"]


class GenericTorchDispatchRuleHolder:
    """What `gradsmith.library.register_torch_dispatch` was given for the operator of a name."""

    def __init__(self, qualname: str) -> None:
        self.qualname = qualname

    def find(self, torch_dispatch_class: type) -> Callable[..., Any] | None:
        """The rule for a class of modes or tensors; None without one."""
        return find_rule(self.qualname.removesuffix(".default"), torch_dispatch_class)


class SimpleOperatorEntry:
    """What there is for the operator of a name."""

    def __init__(self, qualname: str) -> None:
        self.qualname = qualname
        self.fake_impl = self.abstract_impl = FakeImplHolder(qualname)
        self.torch_dispatch_rules = GenericTorchDispatchRuleHolder(qualname)


class SimpleLibraryRegistry:
    """A view of registrations, by the qualified names of operators."""

    def find(self, qualname: str) -> SimpleOperatorEntry:
        """The entry of a name, whether or not there is such an operator."""
        return SimpleOperatorEntry(qualname)

    def get(self, qualname: str) -> SimpleOperatorEntry | None:
        """The entry of a name that something is registered for."""
        entry = self.find(qualname)
        has_rules = qualname.removesuffix(".default") in RULES
        return entry if entry.fake_impl.kernel is not None or has_rules else None


singleton = SimpleLibraryRegistry()


def find_torch_dispatch_rule(op: Any, torch_dispatch_class: type) -> Callable[..., Any] | None:
    """The rule of an operator for a class of modes or tensors; None without one."""
    return singleton.find(op.name()).torch_dispatch_rules.find(torch_dispatch_class)
