"""Modules of PyTorch that libraries import whether or not they use them, and of which gradsmith has the names alone.

`isinstance` and annotations need classes: nothing is an instance of these.  Who makes one, or calls a function, is told why
there is none.  Plans, which libraries make when they are imported, keep their arguments;
decorators return what they are given, questions are answered by no, getters of what is in force by None, enumerations have their members, keys are their own names.  A name that is not listed raises
AttributeError with the same reason.
"""

from __future__ import annotations

from enum import Enum
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, NamedTuple, NoReturn

from ..core.unsupported import unsupported
from .unsupported_names import QUANTIZED

_OURS = __name__.partition(".")[0]


class NamesAlone(NamedTuple):
    """What a module has: the reason why it does nothing, and its names by kind."""

    why: str
    types: tuple[str, ...] = ()
    functions: tuple[str, ...] = ()
    decorators: tuple[str, ...] = ()
    enumerations: dict[str, tuple[str, ...]] = {}
    questions: tuple[str, ...] = ()
    plans: tuple[str, ...] = ()
    decorator_factories: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    getters: tuple[str, ...] = ()


_FX = "gradsmith.fx traces by running a program with proxies for tensors, and knows nothing of their shapes"
_EXPORT = "gradsmith writes no programs to files: save a state_dict, and keep the source"
ONNX = "gradsmith writes no ONNX. Save model.state_dict() with gradsmith.save: PyTorch loads it, and exports"
_GROUPS = "gradsmith has process groups of one process only: tensors are spread over a Mesh, see docs/scaling.md"

_FAKE = "gradsmith computes shapes without elements on device='meta'"
_SHARDING = {
    "BackwardPrefetch": ("BACKWARD_PRE", "BACKWARD_POST"),
    "OptimStateKeyType": ("PARAM_NAME", "PARAM_ID"),
    "ShardingStrategy": ("FULL_SHARD", "SHARD_GRAD_OP", "NO_SHARD", "HYBRID_SHARD"),
    "StateDictType": ("FULL_STATE_DICT", "LOCAL_STATE_DICT", "SHARDED_STATE_DICT"),
}
_FSDP = NamesAlone(
    _GROUPS,
    types=(
        *("CPUOffload", "CPUOffloadPolicy", "FSDPModule", "FullOptimStateDictConfig"),
        *("FullStateDictConfig", "FullyShardedDataParallel", "MixedPrecision"),
        *("MixedPrecisionPolicy", "OffloadPolicy", "ShardedOptimStateDictConfig"),
        *("ShardedStateDictConfig", "FlatParameter"),
    ),
    functions=("fully_shard", "register_fsdp_forward_method"),
    enumerations=_SHARDING,
)
_TENSOR = NamesAlone(
    _GROUPS,
    types=("DTensor", "DeviceMesh", "Placement"),
    functions=("distribute_module", "distribute_tensor", "ones", "zeros", "rand", "randn"),
    plans=("Partial", "Replicate", "Shard", "_StridedShard"),
)
_SPREADING = NamesAlone(
    _GROUPS, (), ("context_parallel", "implicit_replication", "local_map", "register_sharding")
)

MODULES = {
    "_subclasses": NamesAlone(_FAKE, ("FakeTensor", "FakeTensorMode")),
    "_subclasses.fake_tensor": NamesAlone(
        _FAKE, ("FakeTensor", "FakeTensorMode"), questions=("is_fake",)
    ),
    "_subclasses.functional_tensor": NamesAlone(_FAKE, ("FunctionalTensor",)),
    "_subclasses.meta_utils": NamesAlone(_FAKE, ("MetaConverter",)),
    "export": NamesAlone(
        _EXPORT, ("ExportedProgram",), ("export", "load", "save", "register_dataclass")
    ),
    "fx.experimental": NamesAlone(_FX),
    "fx.experimental.proxy_tensor": NamesAlone(
        _FX, ("ProxyTorchDispatchMode",), ("make_fx",), getters=("get_proxy_mode",)
    ),
    "fx.experimental.symbolic_shapes": NamesAlone(
        _FX, ("GuardOnDataDependentSymNode", "ShapeEnv"), ("free_symbols", "free_unbacked_symbols")
    ),
    "ao": NamesAlone(QUANTIZED),
    "ao.quantization": NamesAlone(
        QUANTIZED,
        (
            *(
                "DeQuantStub",
                "FakeQuantize",
                "FakeQuantizeBase",
                "HistogramObserver",
                "MinMaxObserver",
            ),
            *(
                "MovingAverageMinMaxObserver",
                "ObserverBase",
                "QConfig",
                "QConfigMapping",
                "QuantStub",
            ),
            "QuantWrapper",
        ),
        (
            *("convert", "disable_fake_quant", "disable_observer", "enable_fake_quant"),
            *("enable_observer", "fuse_modules", "fuse_modules_qat", "get_default_qat_qconfig"),
            *("get_default_qconfig", "prepare", "prepare_qat", "quantize", "quantize_dynamic"),
        ),
    ),
    "onnx.symbolic_helper": NamesAlone(ONNX, decorator_factories=("parse_args",)),
    "onnx.symbolic_opset11": NamesAlone(ONNX, (), ("select", "squeeze", "unsqueeze")),
    "distributed._tensor": _TENSOR,
    "distributed._tensor.experimental": _SPREADING,
    "distributed.algorithms": NamesAlone(_GROUPS),
    "distributed.algorithms.join": NamesAlone(_GROUPS, ("Join", "Joinable", "JoinHook")),
    "distributed.autograd": NamesAlone(
        _GROUPS,
        ("DistAutogradContext", "context"),
        ("backward", "get_gradients"),
        questions=("is_available",),
    ),
    "distributed.checkpoint.state_dict": NamesAlone(
        _GROUPS,
        ("StateDictOptions",),
        (
            *("get_model_state_dict", "get_optimizer_state_dict", "get_state_dict"),
            *("set_model_state_dict", "set_optimizer_state_dict", "set_state_dict"),
        ),
    ),
    "distributed._composable": NamesAlone(_GROUPS, (), ("fully_shard", "replicate")),
    "distributed._composable.fsdp": _FSDP,
    "distributed._functional_collectives": NamesAlone(
        _GROUPS,
        ("AsyncCollectiveTensor",),
        (
            "all_gather_tensor",
            "all_reduce",
            "all_to_all_single",
            "permute_tensor",
            "wait_tensor",
            "all_to_all_single_autograd",
        ),
    ),
    "distributed.checkpoint.hf_storage": NamesAlone(
        _GROUPS, ("HuggingFaceStorageReader", "HuggingFaceStorageWriter")
    ),
    "distributed.checkpoint.default_planner": NamesAlone(
        _GROUPS, ("DefaultLoadPlanner", "DefaultSavePlanner")
    ),
    "distributed.checkpoint.format_utils": NamesAlone(
        _GROUPS, (), ("dcp_to_torch_save", "torch_save_to_dcp")
    ),
    "distributed.checkpoint.optimizer": NamesAlone(
        _GROUPS, (), ("load_sharded_optimizer_state_dict",)
    ),
    "distributed.device_mesh": NamesAlone(_GROUPS, ("DeviceMesh",), ("init_device_mesh",)),
    "distributed.distributed_c10d": NamesAlone(
        _GROUPS, ("ProcessGroup", "Work"), ("_get_default_group",)
    ),
    "distributed.elastic": NamesAlone(_GROUPS),
    "distributed.elastic.multiprocessing": NamesAlone(_GROUPS),
    "distributed.elastic.multiprocessing.errors": NamesAlone(
        _GROUPS, ("ChildFailedError",), decorators=("record",)
    ),
    "distributed.fsdp": _FSDP,
    "distributed.fsdp.api": _FSDP,
    "distributed.fsdp.fully_sharded_data_parallel": _FSDP,
    "distributed.fsdp.wrap": NamesAlone(
        _GROUPS,
        ("ModuleWrapPolicy",),
        (
            *("enable_wrap", "lambda_auto_wrap_policy", "size_based_auto_wrap_policy"),
            *("transformer_auto_wrap_policy", "wrap"),
        ),
    ),
    "distributed.nn": NamesAlone(_GROUPS, (), ("all_gather", "all_reduce", "broadcast", "reduce")),
    "distributed.nn.functional": NamesAlone(
        _GROUPS, (), ("all_gather", "all_reduce", "broadcast", "reduce")
    ),
    "distributed.optim": NamesAlone(
        _GROUPS, ("DistributedOptimizer", "PostLocalSGDOptimizer", "ZeroRedundancyOptimizer")
    ),
    "distributed.rpc": NamesAlone(
        _GROUPS,
        ("RRef",),
        ("init_rpc", "remote", "rpc_async", "rpc_sync", "shutdown"),
        questions=("is_available",),
    ),
    "distributed.tensor": _TENSOR,
    "distributed.tensor._utils": NamesAlone(
        _GROUPS, (), ("compute_local_shape_and_global_offset",)
    ),
    "distributed.tensor.experimental": _SPREADING,
    "distributed.tensor.parallel": NamesAlone(
        _GROUPS,
        ("ParallelStyle",),
        ("loss_parallel", "parallelize_module"),
        plans=(
            *("ColwiseParallel", "PrepareModuleInput", "PrepareModuleOutput", "RowwiseParallel"),
            "SequenceParallel",
        ),
    ),
    "distributed.tensor.placement_types": _TENSOR,
}
"""By the name below ``gradsmith``."""


class _Nobody:
    """Nothing is an instance of this."""

    _why_ = ""

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError(f"{cls.__name__}: {cls._why_}")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Who derives from this may ask for it."""


class _Plan:
    """Arguments, which nothing here reads."""

    _why_ = ""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.__dict__.update(kwargs)
        self._given = args, tuple(sorted(kwargs.items()))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Plan) and type(self) is type(other) and self._given == other._given
        )

    def __hash__(self) -> int:
        return hash((type(self), self._given))


_made: dict[tuple[str, str], type] = {}
"""Classes by reason and name: a class that several modules have is one."""


def _class(base: type, why: str, name: str, module: str) -> type:
    if (why, name) not in _made:
        _made[why, name] = type(
            name, (base,), {"__module__": module, "__doc__": f"By name: {why}.", "_why_": why}
        )
    return _made[why, name]


def _itself(given: Any, *args: Any) -> Any:
    """What it is given."""
    return given


def _giving_itself(*args: Any, **kwargs: Any) -> Any:
    """A decorator that returns what it is given."""
    return _itself


def _no(*args: Any) -> bool:
    """False."""
    return False


def _nothing(*args: Any) -> None:
    """None."""


class _Module(ModuleType):
    """A module of `MODULES`."""

    def __getattr__(self, name: str) -> object:
        if not name.startswith("__") and f"{self.__name__}.{name}" in _NAMES:
            from importlib import import_module

            return import_module(f"{self.__name__}.{name}")
        why = "" if name.startswith("__") else f": {MODULES[_below(self.__name__)].why}"
        raise AttributeError(f"module '{self.__name__}' has no attribute '{name}'{why}")


def _below(name: str) -> str:
    return name.removeprefix(f"{_OURS}.")


_NAMES = frozenset(f"{_OURS}.{name}" for name in MODULES)


class _Filling(Loader):
    """Fills these modules."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _Module(
            spec.name, f"`{_below(spec.name)}`, by name: {MODULES[_below(spec.name)].why}."
        )

    def exec_module(self, module: ModuleType) -> None:
        """Give the module its names."""
        has = MODULES[_below(module.__name__)]

        def refuse(name: str) -> NoReturn:
            raise NotImplementedError(f"{name}: {has.why}")

        space = module.__dict__
        for base, names in ((_Nobody, has.types), (_Plan, has.plans)):
            space.update({name: _class(base, has.why, name, module.__name__) for name in names})
        space.update({name: unsupported(name, refuse) for name in has.functions})
        space.update(dict.fromkeys(has.decorators, _itself))
        space.update(dict.fromkeys(has.decorator_factories, _giving_itself))
        space.update(dict.fromkeys(has.questions, _no))
        space.update(dict.fromkeys(has.getters, _nothing))
        space.update({name: name for name in has.keys})
        space.update({name: Enum(name, members) for name, members in has.enumerations.items()})
        module.__all__ = sorted(name for names in has[1:] for name in names)  # type: ignore[attr-defined]


def named_module(name: str) -> ModuleSpec | None:
    """How module `name`, such as ``gradsmith.fx``, is made, if it is one of these."""
    return ModuleSpec(name, _Filling(), is_package=True) if name in _NAMES else None
