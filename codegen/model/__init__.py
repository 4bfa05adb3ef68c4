"""The model of native_functions.yaml: entries, the operators that they declare, and the kernels that they name."""
