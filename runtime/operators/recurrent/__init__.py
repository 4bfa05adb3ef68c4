"""Recurrent networks."""
