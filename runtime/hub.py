"""PyTorch's ``torch.hub``, by name: see `gradsmith.utils.downloads`."""

from __future__ import annotations

from .utils.downloads import __all__ as __all__
from .utils.downloads import (
    download_url_to_file as download_url_to_file,
)
from .utils.downloads import (
    get_dir as get_dir,
)
from .utils.downloads import (
    help as help,
)
from .utils.downloads import (
    list as list,
)
from .utils.downloads import (
    load as load,
)
from .utils.downloads import (
    load_state_dict_from_url as load_state_dict_from_url,
)
from .utils.downloads import (
    set_dir as set_dir,
)
