"""Looking rows of a table up."""
