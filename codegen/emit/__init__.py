"""From a checked model to text, a module for each output."""
