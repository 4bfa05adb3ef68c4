"""Is the derivative registered where calls come by it?"""

from ...opcheck_autograd import autograd_registration_check
from ...opcheck_autograd import fallback_mode as set_autograd_fallback_mode

__all__ = ["autograd_registration_check", "set_autograd_fallback_mode"]
