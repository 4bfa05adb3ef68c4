"""What programs register at run time: operators, kernels, fakes and fallbacks, and who registered them."""
