// Replaces modules that no page uses.
