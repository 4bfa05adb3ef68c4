"""Turns the checked model into text, with one module for each kind of output."""
