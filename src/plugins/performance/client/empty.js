// Replaces modules that are not needed.
