"""The parts of custom `Function`: arguments, outputs, forward mode."""
