"""Views and changes in place: how the history of shared elements is kept."""
