"""The tensor and what it is made of: elements, bits, dtype, device, shape."""
