"""The functions of `gradsmith.utils.data` that make a batch of samples."""

from __future__ import annotations

import re

from ..collate import REFUSED, collate, default_collate, default_collate_fn_map, default_convert
from ..collate import collate_float_fn as collate_float_fn
from ..collate import collate_int_fn as collate_int_fn
from ..collate import collate_numpy_array_fn as collate_numpy_array_fn
from ..collate import collate_numpy_scalar_fn as collate_numpy_scalar_fn
from ..collate import collate_str_fn as collate_str_fn
from ..collate import collate_tensor_fn as collate_tensor_fn

np_str_obj_array_pattern = re.compile("[SaUO]")
"""The dtypes of arrays that are not tensors, by letter."""
default_collate_err_msg_format = REFUSED

__all__ = ["collate", "default_collate", "default_collate_fn_map", "default_convert"]
