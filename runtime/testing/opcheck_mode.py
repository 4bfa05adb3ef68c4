"""`OpCheckMode`: every operator that a program calls within a block, under one check."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from ..core.tensor import Tensor
from ..dispatch.op_calls import bound_to_overload
from ..dispatch.operator import OpOverload
from ..dispatch.packet import OpOverloadPacket
from ..overrides.modes import TorchFunctionMode
from ..utils._pytree import tree_map_only
from .failures import NotApplicable
from .opcheck import OpCheckError
from .opcheck_failures import ACCEPTING, FailuresDict, accepts_failures
from .opcheck_inputs import copied_if_plain
from .opcheck_repro import SAVING, generate_repro, saves_inputs


class _Thread(threading.local):
    inside: bool = False


_thread = _Thread()


def is_inside_opcheck_mode() -> bool:
    """Whether this thread is within an `OpCheckMode`."""
    return _thread.inside


class OpCheckMode(TorchFunctionMode):
    """Calls of operators of `namespaces` within the block are made, and checked with copies of their arguments.

    `test_util` is called as ``test_util(op, args, kwargs)``; what it raises is kept until the end of the block.  There
    an OpCheckError says which operators failed, and how to repeat the first failure, unless `failures_dict`
    expects it (``xfail``, ``skip``); an expected failure that did not happen is an error too.  With
    ``GRADSMITH_OPCHECK_ACCEPT=1`` the file is brought up to date instead.
    """

    def __init__(
        self,
        namespaces: Sequence[str],
        test_util_name: str,
        test_util: Callable[..., Any],
        failures_dict: FailuresDict | None,
        test_name: str,
        failures_dict_path: str,
    ) -> None:
        self.namespaces = tuple(namespaces)
        self.test_util_name = test_util_name
        self.test_util = test_util
        self.failures_dict = failures_dict or FailuresDict(failures_dict_path, {})
        self.test_name = test_name
        self.failures_dict_path = failures_dict_path
        self.seen_ops_to_errors: dict[str, list[tuple[Exception, OpOverload, Any, Any]]] = {}
        self._outer: list[bool] = []

    def __enter__(self) -> OpCheckMode:
        self._outer.append(_thread.inside)
        _thread.inside = True
        super().__enter__()
        return self

    def __exit__(self, *exception: object) -> None:
        super().__exit__(*exception)
        _thread.inside = self._outer.pop()
        if exception and exception[0] is not None:
            return  # the test's own failure is what matters
        self._conclude()

    def __torch_function__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        kwargs = kwargs or {}
        if not isinstance(func, (OpOverload, OpOverloadPacket)):
            return func(*args, **kwargs)
        operator = (
            func if isinstance(func, OpOverload) else bound_to_overload(func, args, kwargs)[0]
        )
        name = operator.name()
        if operator.namespace not in self.namespaces:
            return func(*args, **kwargs)
        copies, named = tree_map_only(Tensor, copied_if_plain, (tuple(args), kwargs))
        result = func(*args, **kwargs)
        if self.failures_dict.get_status(name, self.test_name) != "skip":
            found = self.seen_ops_to_errors.setdefault(name, [])
            try:
                self.test_util(operator, copies, named)
            except NotApplicable:
                pass
            except Exception as error:
                found.append((error, operator, copies, named))
        return result

    def _conclude(self) -> None:
        accepts = accepts_failures()
        expected = self.failures_dict.get_status
        failed = []
        for name, errors in self.seen_ops_to_errors.items():
            status = expected(name, self.test_name)
            if errors and status == "xsuccess":
                failed.append(name)
            elif not errors and status == "xfail":
                if not accepts:
                    raise OpCheckError(
                        f"generate_opcheck_tests: Unexpected success for operator {name} on test {self.test_name}. If "
                        f"that is so, rerun the test with {ACCEPTING}=1, or take the entry out of "
                        f"{self.failures_dict_path}."
                    )
                self.failures_dict.set_status(name, self.test_name, "xsuccess")
        if accepts:
            for name in failed:
                self.failures_dict.set_status(name, self.test_name, "xfail")
            self.failures_dict.save()
        elif failed:
            self._fail(failed)

    def _fail(self, failed: list[str]) -> None:
        error, operator, args, kwargs = self.seen_ops_to_errors[failed[0]][0]
        saves = saves_inputs()
        program = generate_repro(self.test_util_name, operator, args, kwargs, save_data=saves)
        more = "" if saves else f" ({SAVING}=1 saves the arguments)"
        raise OpCheckError(
            f"Test generated by `generate_opcheck_tests`, {self.test_name}, failed on operators {failed}.\n{error}\n"
            f"To repeat the first failure{more}:\n{program}"
            f"To expect these failures, run the test with {ACCEPTING}=1; it writes {self.failures_dict_path}."
        ) from error
