"""Networks for the bot `master` of Sparrows: weights, and what is needed to play by them."""
