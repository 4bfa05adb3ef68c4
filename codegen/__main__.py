"""``python -m codegen``: the same program as the console script ``gradsmith``."""

import sys

from .cli import main

sys.exit(main())
