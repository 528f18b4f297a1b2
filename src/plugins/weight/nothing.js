// Stands in for modules that no page uses.
