"""What a reading is worth, and why."""
