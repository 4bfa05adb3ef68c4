"""PyTorch's own YAML files, read as its generator and compiler read them."""
