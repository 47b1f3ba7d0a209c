"""Live tables: people, bots, clocks, and the journal that nothing is lost from."""
