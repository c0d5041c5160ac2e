patterns = Fans
column-pattern = Fan
simulated-pattern = fan
unit-limit = the limit
shape-eight-flowers = eight flowers and seasons
payment-pays-for-all = giving the last of three dragons or four winds, for all
missing-has-flowers = Flowers or seasons lie beside the hand.
