"""`SummaryWriter`, for those who have the package ``tensorboard``: what a program logs, in files that it shows."""

from __future__ import annotations

import json
import os
import socket
import struct
import time
import zlib
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn, Self

import numpy as np

from ..core.collected import collect
from ..core.tensor import Tensor

try:
    from tensorboard.compat.proto.event_pb2 import Event
    from tensorboard.compat.proto.summary_pb2 import HistogramProto, Summary, SummaryMetadata
    from tensorboard.compat.proto.tensor_pb2 import TensorProto
    from tensorboard.compat.proto.tensor_shape_pb2 import TensorShapeProto
    from tensorboard.plugins.hparams.summary_v2 import hparams_pb
    from tensorboard.summary.writer.event_file_writer import EventFileWriter
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"gradsmith.utils.tensorboard needs the package tensorboard ({error}): pip install tensorboard",
        name=error.name,
    ) from error

__all__ = ["SummaryWriter"]


def _array(value: Any) -> np.ndarray[Any, Any]:
    given = value.detach().cpu().numpy() if isinstance(value, Tensor) else value
    return np.asarray(given)


def _number(name: str, value: Any) -> float:
    array = _array(value)
    if array.size != 1:
        raise ValueError(f"{name}: a number is expected, not an array of shape {array.shape}")
    return float(array.reshape(()))


def _png(pixels: np.ndarray[Any, Any]) -> bytes:
    """A picture of bytes (H, W, 3), as a file (ISO/IEC 15948)."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in np.ascontiguousarray(pixels))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def _pixels(img: Any, dataformats: str) -> np.ndarray[Any, Any]:
    """Bytes (H, W, 3) of a picture of numbers from 0 to 1, or of bytes, in that order of dimensions."""
    array = _array(img)
    if array.ndim != len(dataformats) or set(dataformats) - set("CHW"):
        raise ValueError(
            f"add_image: dataformats {dataformats!r} does not fit a picture of shape {array.shape}"
        )
    if array.dtype != np.uint8:
        array = (array.astype(np.float32) * 255).clip(0, 255).astype(np.uint8)
    if "C" not in dataformats:
        array, dataformats = array[None], f"C{dataformats}"
    array = array.transpose([dataformats.index(axis) for axis in "HWC"])
    return array[..., :3] if array.shape[2] >= 3 else np.repeat(array[..., :1], 3, axis=2)


class SummaryWriter:
    """Writes events to a file in `log_dir`, by default ``runs/`` with the time and the machine's name.

    `global_step` of every method is where its value stands, `walltime` when it was, in seconds.
    """

    def __init__(
        self,
        log_dir: str | os.PathLike[str] | None = None,
        comment: str = "",
        purge_step: int | None = None,
        max_queue: int = 10,
        flush_secs: int = 120,
        filename_suffix: str = "",
    ) -> None:
        if log_dir is None:
            now = datetime.now().strftime("%b%d_%H-%M-%S")
            log_dir = Path("runs") / f"{now}_{socket.gethostname()}{comment}"
        self.log_dir = str(log_dir)
        self._options = (max_queue, flush_secs, filename_suffix)
        self._writers = {"": EventFileWriter(self.log_dir, *self._options)}
        if purge_step is not None:
            for event in (Event(file_version="brain.Event:2"), Event()):
                event.step, event.wall_time = purge_step, time.time()
                self._writers[""].add_event(event)

    def get_logdir(self) -> str:
        """The folder."""
        return self.log_dir

    def _add(self, value: Any, step: Any, walltime: float | None, part: str = "") -> None:
        if part not in self._writers:
            folder = str(Path(self.log_dir) / part)
            self._writers[part] = EventFileWriter(folder, *self._options)
        event = Event(wall_time=time.time() if walltime is None else walltime)
        event.summary.CopyFrom(value if isinstance(value, Summary) else Summary(value=[value]))
        if step is not None:
            event.step = int(step)
        self._writers[part].add_event(event)

    def add_scalar(
        self,
        tag: str,
        scalar_value: Any,
        global_step: int | None = None,
        walltime: float | None = None,
        new_style: bool = False,
        double_precision: bool = False,
    ) -> None:
        """A number."""
        value = Summary.Value(tag=tag, simple_value=_number(tag, scalar_value))
        self._add(value, global_step, walltime)

    def add_scalars(
        self,
        main_tag: str,
        tag_scalar_dict: Mapping[str, Any],
        global_step: int | None = None,
        walltime: float | None = None,
    ) -> None:
        """Numbers that are shown in one plot."""
        for tag, scalar in tag_scalar_dict.items():
            value = Summary.Value(tag=main_tag, simple_value=_number(tag, scalar))
            self._add(value, global_step, walltime, f"{main_tag.replace('/', '_')}_{tag}")

    def add_histogram(
        self,
        tag: str,
        values: Any,
        global_step: int | None = None,
        bins: Any = "auto",
        walltime: float | None = None,
        max_bins: int | None = None,
    ) -> None:
        """How numbers are distributed; `bins` as ``numpy.histogram`` takes it."""
        array = _array(values).astype(np.float64).reshape(-1)
        if not array.size:
            raise ValueError(f"add_histogram: {tag} has no values")
        counts, limits = np.histogram(array, bins="auto" if bins == "tensorflow" else bins)
        proto = HistogramProto(
            min=array.min(),
            max=array.max(),
            num=array.size,
            sum=array.sum(),
            sum_squares=array.dot(array),
            bucket_limit=limits[1:].tolist(),
            bucket=counts.tolist(),
        )
        self._add(Summary.Value(tag=tag, histo=proto), global_step, walltime)

    def add_image(
        self,
        tag: str,
        img_tensor: Any,
        global_step: int | None = None,
        walltime: float | None = None,
        dataformats: str = "CHW",
    ) -> None:
        """A picture of numbers from 0 to 1, or of bytes."""
        pixels = _pixels(img_tensor, dataformats)
        height, width, _ = pixels.shape
        image = Summary.Image(
            height=height, width=width, colorspace=3, encoded_image_string=_png(pixels)
        )
        self._add(Summary.Value(tag=tag, image=image), global_step, walltime)

    def add_images(
        self,
        tag: str,
        img_tensor: Any,
        global_step: int | None = None,
        walltime: float | None = None,
        dataformats: str = "NCHW",
    ) -> None:
        """Pictures, beside one another."""
        array = _array(img_tensor)
        if not dataformats.startswith("N") or array.ndim != len(dataformats):
            raise ValueError(
                f"add_images: dataformats {dataformats!r} does not fit pictures of shape {array.shape}"
            )
        row = np.concatenate([_pixels(image, dataformats[1:]) for image in array], axis=1)
        self.add_image(tag, row, global_step, walltime, "HWC")

    def add_text(
        self,
        tag: str,
        text_string: str,
        global_step: int | None = None,
        walltime: float | None = None,
    ) -> None:
        """Text, which is shown as Markdown."""
        about = SummaryMetadata.PluginData(plugin_name="text")
        shape = TensorShapeProto(dim=[TensorShapeProto.Dim(size=1)])
        proto = TensorProto(
            dtype="DT_STRING", string_val=[text_string.encode("utf-8")], tensor_shape=shape
        )
        value = Summary.Value(
            tag=f"{tag}/text_summary",
            metadata=SummaryMetadata(plugin_data=about),
            tensor=proto,
        )
        self._add(value, global_step, walltime)

    def add_hparams(
        self,
        hparam_dict: Mapping[str, Any],
        metric_dict: Mapping[str, Any],
        hparam_domain_discrete: Any = None,
        run_name: str | None = None,
        global_step: int | None = None,
    ) -> None:
        """Settings of a run, and how well it did with them."""
        part = str(time.time()) if run_name is None else run_name
        plain = {
            name: value if isinstance(value, (bool, int, float, str)) else json.dumps(repr(value))
            for name, value in hparam_dict.items()
        }
        self._add(hparams_pb(plain), global_step, None, part)
        for tag, metric in metric_dict.items():
            value = Summary.Value(tag=tag, simple_value=_number(tag, metric))
            self._add(value, global_step, None, part)

    def _absent(self, name: str) -> NoReturn:
        raise NotImplementedError(
            f"SummaryWriter.{name}: gradsmith writes numbers, pictures and text"
        )

    def add_graph(self, *args: Any, **kwargs: Any) -> NoReturn:
        """NotImplementedError: graphs of modules are not traced."""
        self._absent("add_graph")

    def add_embedding(self, *args: Any, **kwargs: Any) -> NoReturn:
        """NotImplementedError: projector files are not written."""
        self._absent("add_embedding")

    def flush(self) -> None:
        """Have everything in the files."""
        for writer in self._writers.values():
            writer.flush()

    def close(self) -> None:
        """Have everything in the files, and close them."""
        for writer in self._writers.values():
            writer.flush()
            writer.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


__path__: list[str] = []  # its modules are collected
collect(globals(), {"writer": (__name__,)}, {"writer": __all__})
