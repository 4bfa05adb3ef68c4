"""Checks by PyTorch's internal names: see `gradsmith.testing`."""
