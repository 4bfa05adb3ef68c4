"""The tensor: elements, bits, dtype, device, shape."""
