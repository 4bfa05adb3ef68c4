"""PyTorch's own YAML files, read as its generator and its compiler will read them."""
