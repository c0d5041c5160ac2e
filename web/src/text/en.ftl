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
