"""Several processes that share the tables: shards, who holds them, and the front before them."""
