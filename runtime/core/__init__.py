"""What a tensor is: elements, bits, dtype, device, shape."""
