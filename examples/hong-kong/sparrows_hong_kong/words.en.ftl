patterns = Fans
column-pattern = Fan
simulated-pattern = fan
unit-limit = the limit
shape-eight-flowers = eight flowers and seasons
missing-has-flowers = Flowers or seasons lie beside the hand.
