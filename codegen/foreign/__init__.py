"""Other projects' files that list PyTorch's operators: backends, ports, device runtimes."""
