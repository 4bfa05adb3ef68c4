"""Resampling of grids; images as columns of windows."""
