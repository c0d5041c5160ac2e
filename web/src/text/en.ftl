### The page's own words in English; those of the game are in the package's catalogue.

nav-pages = Pages
nav-play = Play
nav-calculator = Calculator
nav-rules = Rules
nav-replays = Replays
nav-language = Language
page-missing = There is no such page
page-did-not-load = This part of the page did not load. Reload it, please.
tile-hidden = a tile face down

## Tiles

tile-letters = ESWNBFC
tile-wild = { $tile }, wild

## A hand explained

group-spoken = { $kind ->
    [chow] chow
    [pung] pung
    [kong] kong
    [pair] pair
    [knitted] knitted tiles
   *[single] single tiles
}{ $open ->
    [yes] {""}, open
   *[no] {""}
}: { $tiles }
score-clause = The rule of { $pattern }, { $clause }, in a new tab

## Asking why

why-title = Why not …?
why-pattern = Pattern
why-choose = Choose a pattern

## Options of a rulebook

options-preset = Agreed rules
options-usual = as usual

## Calculator

calculator-hand = Hand
calculator-notation = m characters, p dots, s bamboos, z winds and dragons, f flowers, J joker; [777z] a meld, (1111s) a concealed kong. The last tile is the one that wins.
notation-sign = “{ $sign }” at place { $place } is no rank, suit or bracket that is closed.
notation-rank = “{ $sign }” at place { $place } has no rank before it.
notation-suit = “{ $sign }” at place { $place } needs the letter of its suit: m, p, s, z or f.
notation-tile = There is no tile { $sign } (place { $place }).
calculator-tiles = The tiles of the hand
calculator-remove = remove { $what }
calculator-win-with = won with { $what }
calculator-clear = Clear
calculator-mode = A tile below is added as
calculator-as-hand = tile
calculator-as-chow = chow
calculator-as-pung = pung
calculator-as-kong = kong
calculator-as-concealed-kong = concealed kong
calculator-as-added-kong = promoted kong
calculator-as-winning = choose the winning tile in the hand
calculator-palette = Tiles to add
calculator-situation = Situation
calculator-from = Winning tile
calculator-from-player = from a player
calculator-from-wall = from the wall
calculator-seat = Seat
calculator-round = Round
calculator-wild = Wild tile
calculator-void = Void suit
calculator-none = none
calculator-robbed = Robbed kong
calculator-any-kong = not said
calculator-kong-promoted = promoted
calculator-kong-concealed = concealed
calculator-no-winds = Winds are not played here; East is the dealer.
calculator-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
calculator-all = Show every discard
calculator-best = Only the best discards
calculator-empty = Add tiles or write a hand: what it is worth and why stands here at once.
calculator-copy = Copy the link to this hand
calculator-copied = The link is copied.
calculator-rulebooks = Rulebooks, side by side
calculator-options = Options: { $rules }

## Rules

page-loading = Loading …
rules-all = ← All rulebooks
rules-players = Players: { $players }
rules-search = Search the rules: a name, a word, a clause
rules-found = { $n ->
    [0] nothing found
   *[other] found: { $n }
}
rules-print = Print
rules-contents = Contents
rules-usual = Usually: { $value }
rules-includes = Includes:
rules-example = Example: { $worth }
rules-example-with = Example: { $worth }, with { $others }
