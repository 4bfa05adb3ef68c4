"""The implementation of custom `Function` classes: arguments, outputs, forward mode."""
