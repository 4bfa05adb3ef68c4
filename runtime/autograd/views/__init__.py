"""Views and in-place changes, and the history of the elements that they share."""
