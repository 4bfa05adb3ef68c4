"""Files of other people that list PyTorch's operators: backends, ports, runtimes for devices."""
