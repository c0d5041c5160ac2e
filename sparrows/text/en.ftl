### What Sparrows says in English.
### Where a rulebook has a word of its own for something, it stands under the common one: .red, .sichuan and so on.

## Numbers of things

unit-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
unit-doubles = { $n ->
    [one] { $n } double
   *[other] { $n } doubles
}
    .sichuan = { $n ->
        [one] { $n } fan
       *[other] { $n } fans
    }
unit-fans = { $n ->
    [one] { $n } fan
   *[other] { $n } fans
}
unit-limit = the limit ({ unit-points })

count-chows = { $n ->
    [one] { $n } chow
   *[other] { $n } chows
}
count-pungs = { $n ->
    [one] { $n } pung
   *[other] { $n } pungs
}
count-kongs = { $n ->
    [one] { $n } kong
   *[other] { $n } kongs
}
count-open-kongs = { $n ->
    [one] { $n } open kong
   *[other] { $n } open kongs
}
count-open-melds = { $n ->
    [one] { $n } open set
   *[other] { $n } open sets
}
count-concealed-kongs = { $n ->
    [one] { $n } concealed kong
   *[other] { $n } concealed kongs
}
count-sets = { $n ->
    [one] { $n } set
   *[other] { $n } sets
}
count-pairs = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
}
count-melds = { $n ->
    [one] { $n } meld
   *[other] { $n } melds
}
count-groups = { $n ->
    [one] { $n } group (set or pair)
   *[other] { $n } groups (sets and the pair)
}
count-families = { $n ->
    [one] { $n } family
   *[other] { $n } families
} (the three suits, winds, dragons)
count-concealed-pungs = { $n ->
    [one] { $n } concealed pung
   *[other] { $n } concealed pungs
}
count-pungs-of-characters = { $n ->
    [one] { $n } pung of characters
   *[other] { $n } pungs of characters
}
count-honours = { $n ->
    [one] { $n } honour
   *[other] { $n } different honours
}
count-suits = { $n ->
    [one] { $n } suit
   *[other] { $n } suits
}

## Tiles and where they belong

rank-word = { $rank ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[9] nine
}
tile-m = { rank-word } of characters
tile-p = { rank-word } of dots
tile-s = { rank-word } of bamboos
tile-1z = East wind
tile-2z = South wind
tile-3z = West wind
tile-4z = North wind
tile-5z = White dragon
tile-6z = Green dragon
tile-7z = Red dragon
tile-1f = plum blossom
tile-2f = orchid
tile-3f = chrysanthemum
tile-4f = bamboo flower
tile-5f = spring
tile-6f = summer
tile-7f = autumn
tile-8f = winter
tile-J = joker

seat-E = East
seat-S = South
seat-W = West
seat-N = North

suit-m = characters
suit-p = dots
suit-s = bamboos

family-winds = winds
family-dragons = dragons
family-honours = honours
family-terminals = terminals
family-simples = simples
family-suits = a suit
family-characters = characters
family-dots = dots
family-bamboos = bamboos
family-green = green tiles
family-258 = a 2, 5 or 8
family-19 = a 1 or 9

shape-regular = four sets and a pair
shape-seven-pairs = seven pairs
shape-thirteen-orphans = thirteen orphans
shape-knitted-straight = a knitted straight with a set and a pair
shape-honours-and-knitted = honours and knitted tiles
shape-chaotic = a chaotic hand
shape-idle = sets and pairs as they lie

situation-last-draw = last tile of the wall
    .sichuan = under the sea (last tile of the wall)
    .classical = finished with the last permitted tile
    .popular = last tile draw
    .zung-jung = final draw
situation-last-discard = last discard
    .sichuan = under the sea (last discard)
    .popular = last tile claim
    .zung-jung = final discard
situation-kong-replacement = win with the replacement tile of a kong
    .sichuan = win after kong
    .classical = finished with a loose tile
    .popular = out with replacement tile
    .zung-jung = win on kong
situation-kong-discard = shoot after kong
situation-robbing-kong = robbing the kong
    .classical = robbing an open kong
    .zung-jung = robbing a kong
situation-heaven = blessing of heaven
    .classical = heavenly blessing
situation-earth = blessing of earth
    .classical = earthly blessing
situation-human = blessing of man
situation-ready = a ready hand was declared
situation-heavenly-ready = heavenly ready
    .classical = original call
situation-last-of-kind = last tile of its kind

or-between = {" or "}
whole-hand = the whole hand

## Why a hand does not win

missing-incomplete = The tiles do not make a winning hand.
missing-wrong-size = A winning hand has { $need } tiles, a kong counting as three; this one has { $have }.
missing-no-winning-tile = There is no winning tile.
missing-standing-bonus = Bonus tiles stand among the others: { $tiles }.
missing-joker-from-player = A joker that another player discarded cannot be won on.
missing-unknown-meld = { $kind ->
    [chow] Chows cannot be melded under these rules.
    [kong] There are no kongs under these rules.
   *[other] Such a meld does not exist under these rules.
}
missing-meld-of-jokers = A set cannot consist of jokers alone.
missing-joker-in-meld = A joker may not lie in a meld: { $meld }.
missing-below-minimum = The hand is worth { $have } towards the minimum, and { $need } are agreed on.
missing-three-suits = Tiles of all three suits are there; one suit must be absent.
missing-void-suit = There are still tiles of the void suit, { $suit }.
missing-dead-hand = The hand is dead: it has { $have } tiles instead of { $need }.
missing-robbed-concealed-kong = The tile was robbed from a concealed kong.

## What a pattern lacks

missing-lacks-sets = { $have ->
    [none] None of its sets is there, such as { $lack }.
   *[other] { $have } is there, { $lack } is missing.
}
missing-lacks-tiles = These tiles are missing: { $tiles }.
missing-lacks-honour-pungs = It needs pungs of { $need } different { $family }; there { $have ->
    [0] is none
    [one] is one
   *[other] are { $have }
}.
missing-too-few = It needs at least { $what }; the hand has { $have ->
    [0] none
   *[other] { $have }
}.
missing-not-so-many = It needs exactly { $what }; the hand has { $have ->
    [0] none
   *[other] { $have }
}.
missing-suits = The tiles are of { $have ->
    [0] no suit at all
    [one] one suit
   *[other] { $have } suits
}; { $need ->
    [one] exactly one suit
   *[other] exactly { $need } suits
} would do.
missing-tiles-outside = These tiles do not belong to it: { $tiles }.
missing-groups-inside = These groups have no terminal or honour: { $groups }.
missing-no-tiles-of = There are no { $what } in the hand.
missing-no-tiles-among = None of these tiles is there: { $tiles }.
missing-no-pung-of = There is no pung of { $kinds }.
missing-no-pair-of = There is no pair of { $kinds }{ $have ->
    [none] {""}
   *[other] , only { $have }
}.
missing-no-such-set = There is no { $closed ->
    [yes] concealed
   *[no] open
} { $kind ->
    [kong] kong
   *[pung] pung
} of { $family }{ $have ->
    [none] {""}
   *[other] ; there is { $have }
}.
missing-no-suited-pung = There is no pung of a suit.
missing-no-flowers = No flower or season lies beside the hand.
missing-no-four-alike = There are no four tiles alike.
missing-no-kong = The player has no kong.
missing-other-pair = { $pair ->
    [none] There is no pair by itself.
   *[other] The pair is of { $pair }; it would have to be of { $family }.
}
missing-pair-of-other-suit = { $pair ->
    [none] There is no pair by itself.
   *[other] The pair of { $pair } is not of the suit of the pung.
}
missing-pair-with-points = The pair of { $pair } is worth points itself.
missing-sets-with-points = These sets are worth points themselves: { $sets }.
missing-groups-without-terminal = These groups have no terminal: { $groups }.
missing-groups-without-five = These groups have no 5: { $groups }.
missing-all-suits = Tiles of all three suits are there; one suit should be absent.
missing-all-honours-there = All seven honours are there; this is for five or six of them.
missing-pairs-not-consecutive = The seven pairs are not of seven consecutive ranks of one suit.
missing-pair-not-won = The winning tile did not complete the pair of { $pair }.
missing-no-open-meld = No set lies open.
missing-no-joker-kong = The four jokers were not declared as a concealed kong.
missing-no-joker-game = The game is played without jokers.
missing-jokers-there = There are jokers in the hand.
missing-won-with-joker = The winning tile is a joker.
missing-other-patterns-count = Other patterns count in this hand.
    .popular = Other fans count in this hand.
missing-no-own-flowers = No flower or season of { $seat } lies beside the hand.
missing-no-flower-set = Neither all four flowers nor all four seasons lie beside the hand.
missing-other-shape = The hand is read as { $shape }; this is for { $wanted }.
missing-not-nine-gates = Before the win the tiles were not 1112345678999 of one suit.
missing-several-waits = The hand waited for more than one kind of tile: { $tiles }.
missing-other-winning-tile = The winning tile is { $tile }, and it would have to be { $wanted }.
missing-did-not-happen = This did not happen: { $what }.
missing-not-from-wall = The winning tile did not come from the wall.
missing-not-from-player = The winning tile did not come from another player.
missing-melded = { $number ->
    [one] A set is melded
   *[other] { $number } sets are melded
}; nothing may be.
missing-open-melds = { $number ->
    [one] A set lies open
   *[other] { $number } sets lie open
}; none may.
missing-other-seat = { $seat } cannot have it.
missing-no-fourth-tile = Only three tiles of this kind are in play, so nobody can make a kong of it.
missing-winning-tile-not-alone = The winner holds other tiles of the winning kind.
missing-robbed-instead = The tile was robbed from a kong, which is counted instead.
missing-loose-tile-instead = The tile replaced a kong, which is counted instead.

## What became of a pattern

why-counts = { $pattern } counts{ $count ->
    [one] {""}
   *[other] {" "}{ $count } times
}: { $worth } on { $where } ({ $clause }).
why-absorbed = { $pattern } ({ $where }) is not counted: { $by } includes it ({ $clause }).
why-series = { $pattern } ({ $where }) is not counted: { $by } is the dearest of its series ({ $clause }).
why-missing = { $pattern } ({ $clause }) does not count. { $reason }
why-not = { $pattern } ({ $clause }) is there, but does not count in this hand.

## Payments

payment = { $receiver ->
    [none] { $payer } pays { $points } to nobody
   *[other] { $payer } pays { $receiver } { $points }
}: { $reason } ({ $clause }).
payment-win = a won hand
payment-win-from-wall = a win from the wall
payment-win-on-discard = a win on that player's tile
payment-win-shared = a win that all pay for alike
payment-responsible = the tile that was won on, with the others' share
payment-not-responsible = a win on another player's tile
payment-nobody-responsible = a win for which nobody is to blame
payment-pays-for-all = feeding the winner, for all
payment-losers-difference = the difference between the losers' hands
payment-false-win = a false win
payment-false-kong = a false kong
payment-claimed-kong = an open kong
payment-promoted-kong = a promoted kong
payment-concealed-kong = a concealed kong
payment-kong-refund = points of a kong given back
payment-void-discard = a discard of another suit while holding the void one
payment-pig = a flower pig (tiles of the void suit when the wall ended)
payment-not-ready = no ready hand when the wall ended

## A settled deal

settled-payments = Who pays whom
settled-losers = The hands of the others
settled-as-told = as its player counted it
settled-behind = It wins, but another player has the tile.
settled-nothing = Nobody pays anything.
settled-totals = In all
settled-next-dealer = Next dealer: { $seat }
column-payer = From
column-receiver = To
column-paid = Points

foul-false-win = false win
foul-false-kong = false kong
foul-dead-hand = dead hand
foul-wrong-count = wrong number of tiles
foul-wrong-set = wrong set
foul-wrong-claim = wrong claim
foul-looking = looking at tiles too early
foul-pace = disturbing the pace
foul-misnaming = a discard named wrongly
foul-void-discard = discard of another suit while holding the void one

## A scorekeeper's questions

question-value = What is the hand worth?
question-responsible = Who threw this tile first since the winner's last discard?
question-fed = Does the discarder pay for all?
question-situation = Was the tile won from a kong, or right after one?
question-state = When the wall ended the hand was …
question-ready = Was the hand ready?
question-absorbed = { $pattern } and { $other }: on the same sets?
answer-nobody = Nobody
answer-ready = ready
answer-not-ready = not ready
answer-pig = a flower pig
answer-no = no
answer-robbing-kong = from a robbed kong
answer-shoot-after-kong = right after a kong
answer-beside = both count
answer-absorbed = the first includes the other
answer-CCL-19-1 = yes: one suit
answer-CCL-19-3 = yes: the fourth wind
answer-CCL-19-4 = yes: the third dragon
answer-CCL-19-5 = yes: terminals
dealer-won = the dealer won
dealer-drawn = nobody won
dealer-passes = the deal passes on
dealer-first-winner = the first to win deals next
dealer-paid-several = who paid several winners deals next
foul-costs-nothing = { $dead ->
    [yes] no points; the hand is dead
   *[no] a warning, no points
}
foul-costs = { $receiver ->
    [none] { $points } to nobody
   *[each] { $points } to each{ $unready ->
        [0] {""}
       *[other] , { $unready } if not ready
    }
}

## A hand on the page

no-win = Not a winning hand. { $reason }
won-from-wall = won from the wall: { $tile }
won-from-player = won on another player's tile: { $tile }
seat-and-round = seat { $seat }, round { $round }
asked-void = Void suit
asked-void-none = none
asked-void-m = { suit-m }
asked-void-p = { suit-p }
asked-void-s = { suit-s }
asked-robbed_kong = Robbed kong
asked-robbed_kong-none = not said
asked-robbed_kong-promoted = promoted
asked-robbed_kong-concealed = concealed
fact-void = void suit { $value ->
    [m] { suit-m }
    [p] { suit-p }
   *[s] { suit-s }
}
fact-robbed_kong = from a concealed kong
wild = wild tile: { $tile }
read-as = Read as { $shape }: { $groups }
jokers-as = { $n ->
    [one] The joker stands for { $tiles }
   *[other] The jokers stand for { $tiles }
}
worth = The hand is worth { $worth }.
arithmetic-sum = { $sum } = { $worth }
arithmetic-doubled = { $sum }, doubled { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
} = { $worth }
arithmetic-limit = { $arithmetic }; the limit makes it { $worth }
arithmetic-table = { $arithmetic }: { $worth }
arithmetic-table-limit = { $arithmetic }, more than the limit: { $worth }
arithmetic-limit-hand = A limit hand: { $worth }
arithmetic-dearest = { $arithmetic }; so dear a pattern counts alone: { $worth }
arithmetic-least = A chicken hand: no pattern counts, but a win is worth { $worth }
arithmetic-nothing = The hand has no fan, and a win brings nothing by itself: { $worth }
arithmetic-base = The hand has no fan, which leaves the basic value: { $worth }
column-pattern = Pattern
    .red = Fan
    .sichuan = Fan
    .popular = Fan
column-count = Times
column-worth = Worth
column-on = On
column-clause = Clause
column-counts = Counts
not-counted = Met, but not counted:
other-readings = Other ways to read the hand:
more-readings = { $n ->
    [one] and one more
   *[other] and { $n } more
}
place-chow = winning tile in a chow
place-pung = winning tile in a pung
place-pair = winning tile in the pair

## What a hand can become

from-winning = { $n ->
    [one] It is one tile from winning.
   *[other] It is { $n } tiles from winning.
}
never = It can no longer win.
complete = The hand is complete.
ready = The hand is ready.
ready-after-discard = The hand is ready after the right discard.
not-ready = { $n ->
    [one] The hand is one tile from ready.
   *[other] The hand is { $n } tiles from ready.
}
useful = Useful tiles, { $left } left in all: { $tiles }
worth-of-waits = In brackets: points from a discard / from the wall.
column-tile = Tile
column-left = Left
column-from-discard = From a discard
column-from-wall = From the wall
column-discard = Discard
column-distance = From ready
column-useful = Useful tiles

## Rules

rulebooks = Rulebooks
options = Options
presets = Presets
patterns = Patterns
    .red = Fans
    .sichuan = Fans
    .popular = Fans
option = { $name } ({ $option }): { $usual }; values: { $values } ({ $clause })
preset = { $name } ({ $preset }): { $agreed } ({ $clause })
term = “{ $name }”
from-to = { $low } to { $high }
at-least = { $n } or more
any-number = any number
counts-once = once
counts-each = each time
all-other-units = every row that is no limit hand
absorbs = Includes: { $patterns }
absorbed-by = Included in: { $patterns }
series = Only the dearest counts of this and: { $patterns }
example = Example ({ $name })
example-lost = Example, the hand of a loser ({ $name })

## What happens in a deal

event-started = Dice: { $dice }; the wall is broken on the side of { $breaker } after { $stacks } stacks.
event-dealt = { $seat } is dealt { $tiles }.
event-place-laid = { $seat } has { $tiles }.
event-indicator-shown = The indicator is { $tile }: { $wild } is wild.
event-turn-began = { $seat } begins.
event-drew = { $seat } draws { $tile ->
    [none] a tile
   *[other] { $tile }
}{ $source ->
    [kong] {" "}to replace a kong
    [bonus] {" "}to replace a bonus tile
   *[wall] {""}
}.
event-bonus-shown = { $seat } shows { $tile }.
event-discarded = { $seat } discards { $tile }.
event-melded = { $seat } calls { $kind ->
    [chow] a chow
    [pung] a pung
    [kong] a kong
   *[other] a set
}, { $meld }, with { $tile } of { $giver }.
event-kong-concealed = { $seat } declares a concealed kong{ $tile ->
    [none] {""}
   *[other] {" "}of { $tile }
}.
event-kong-added = { $seat } adds { $tile } to a pung.
event-kong-robbed = The kong of { $tile } by { $seat } is robbed.
event-won = { $seat } wins with { $tile ->
    [none] a tile
   *[other] { $tile }
} { $giver ->
    [none] from the wall
   *[other] of { $giver }
}, { $value }{ $patterns ->
    [none] {""}
   *[other] : { $patterns }
}.
event-falsely-called = { $seat } calls a win on { $tile }, and it is none: the hand is dead.
event-declared = { $seat } declares { $what ->
    [ready] a ready hand
    [heavenly-ready] a hand that is ready from the deal
    [original-call] an original call
   *[other] { $what }
}.
event-hand-shown = { $seat } shows { $tiles ->
    [none] no tiles
   *[other] { $tiles }
}.
event-ended = The deal is over: { $reason ->
    [win] won by { $winners }
    [wall] the wall has ended
   *[other] { $reason }
}.
event-void-chosen = { $seat } chooses a void suit{ $suit ->
    [none] {""}
   *[other] : { $suit }
}{ $card ->
    [yes] {" "}(with a card)
   *[no] {""}
}.
event-void-shown = The void suit of { $seat }: { $suit }.
event-win-passed = { $seat } lets a win of { $value } go.
event-heavenly-asked = { $seat } may declare a hand that is ready from the deal.
event-kongs-uncovered = { $seat } uncovers concealed kongs: { $melds }.
event-calling-shown = { $calling ->
    [yes] The hand of { $seat } is calling.
   *[no] The hand of { $seat } is calling no more.
}
event-discard-covered = { $seat } discards a tile that has been turned over since.

## What the rules make of the table for one player

notice-feeds-suit = { $seat } has nine tiles of this suit laid open. If that becomes a hand of one suit with your discard, you pay for all.
notice-feeds-winds = { $seat } has laid open sets of three winds. If the fourth is won on, whoever discarded it pays for all.
notice-feeds-dragons = { $seat } has laid open sets of two dragons. If the third is won on, whoever discarded it pays for all.
notice-feeds-terminals = { $seat } has laid open three sets of ones and nines. If another one or nine is won on, whoever discarded it pays for all.
notice-discard-not-responsible = { $seat } discarded it first: for a win on it by { $seats } you are not responsible.
notice-win-responsible = { $values }: { $seat } is responsible and pays the most of it.
notice-win-nobody-responsible = { $values }: you discarded this kind yourself last, so nobody is responsible and all pay alike.
notice-win-passed-different = You let a win go ({ $values }). Until you next take a tile from the wall, you cannot win on another's tile for the same value.
notice-win-passed-greater = You let a win go ({ $values }). Until you next take a tile from the wall, you can win on another's tile only for more.
notice-passing-bars-different = If you pass, you cannot win for { $values } on another's tile until you next take one from the wall.
notice-passing-bars-greater = If you pass, you can win on another's tile only for more than { $values } until you next take one from the wall.

## The draw of seats

seats-drawn = Seats by lot: { $seats }.
seats-thrown = Seats by dice: { $seats }.
seats-again = Again: { $throws }.
seat-thrown = { $player } { $throw }
seat-taken = { $wind } — { $player }
seat-thrown-for = { $wind } — { $player } ({ $throw })

## A record

record-players = Players: { $players }
record-deal = Deal { $number }{ $round ->
    [none] {""}
   *[other] , round of { $round }
}, dealer { $dealer }
record-hand = { $seat }, { $player }
record-points = Points
record-unfinished = The match is not over.
record-checked = { $number ->
    [one] { $number } deal was checked, and everything is right.
   *[other] { $number } deals were checked, and everything is right.
}
record-shuffle = Shuffle: the walls come from the seed, and the seed is the one that was committed to.
record-shares = { $number ->
    [one] { $number } player has a share in the seed: it is the one that was bound before the match.
   *[other] { $number } players have a share in the seed: each is the one that was bound before the match.
}
record-secret = Shuffle: seed and salt are still secret, so walls and decisions cannot be checked.
record-events = Decisions: { $decisions }; they give the same events: { $events }.
record-wins = Wins counted again: { $wins }. Payments settled again: { $payments }.
record-differs = The record is not right: { $difference }

## Simulated deals

simulated = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: { $won } % with a win, { $drawn } % drawn; { $self } % of the wins from the wall, { $value } on average
simulated-seat = seat
simulated-bot = bot
simulated-points = points
simulated-a-deal = a deal
simulated-wins = wins
simulated-gave = gave
simulated-pattern = pattern
    .red = fan
    .sichuan = fan
    .popular = fan
simulated-times = wins with it
simulated-share = share
arena-played = { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
} in { $seatings } seatings: { $deals } deals
bot-plays-as = { $bot } has no network for these rules and plays as { $other }.
arena-margin = 95 % interval
arena-clear = clear of zero
arena-unknown = too few walls
arena-few = Under { $least } walls nothing is said about who plays better: play { $deals } deals or more.
yes = yes
no = no
progress = Playing

## Checked cases

checked = { $passed } passed, { $failed } failed
checked-line = line { $number }: { $difference }
checked-nothing = { $name }: it expects nothing
checked-difference = { $name }: { $key }: expected { $wanted }, got { $got }

## Complaints

play-started = The table is at { $address } (Ctrl+C ends it). Tables are kept in { $database }
version = Sparrows { $version }, { $build ->
    [compiled] compiled
    [outdated] plain: the compiled modules were made from other sources
   *[plain] plain
}
usage-NoSuchOption = there is no option { $name }
usage-MissingParameter = { $name } is missing
usage-BadOptionUsage = option { $name } cannot be used like that: { $message }
usage-UsageError = { $message }
usage-BadParameter = { $name } cannot be like that: { $message }

## Help

help-usage = Usage
help-options-short = [OPTIONS]
help-command-short = COMMAND …
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples

help-sparrows = Counts hands of five mahjong rulebooks, and says why.
help-sparrows-examples =
    sparrows score red "123123456789s 88s"
    sparrows waits sichuan "1123456789m 555p" --void s
    sparrows rules zung-jung
    sparrows COMMAND --help

help-score-short = what a hand is worth, and why
help-score = What a hand is worth under a rulebook, by which patterns, and why others do not count.
help-score-examples =
    sparrows score zung-jung "11222333m 99p [777z]" --won 1m
    sparrows score red "123m 456m 789m 55p 12p" --won 3p --why pure-straight
    sparrows score sichuan "123456m 88m [777s] (2222s)" --self-draw --void p
    sparrows score classical "34s 88s [111p] [555m]" --won 5s --meld "concealed kong 7777z"
    sparrows score --json < cases.jsonl
    sparrows score --check cases.jsonl
help-score-why = say why this pattern counts or does not (may be repeated)
help-score-json = cases as JSON on stdin, one a line; a result a line on stdout
help-score-check = compare the results of a file of cases with what they expect

help-waits-short = how far a hand is from winning, and what it waits for
help-waits = How far a hand is from ready; its waits and their worth, or what each discard leaves.
help-waits-examples =
    sparrows waits red "123m 456m 789m 1122p"
    sparrows waits popular "123m 456p 789s 1122z 5z" --seat S
    sparrows waits sichuan "1123456789m [555p]" --void s
help-waits-visible = tiles that lie open elsewhere: discards and what others have melded
help-waits-won = one more tile of the hand

help-settle-short = who pays whom for a finished deal
help-settle = Who pays whom for a finished deal, how much, by which clause, and what it comes to.
help-settle-examples =
    sparrows settle zung-jung "S: 11222333m 99p [777z] + 1m" --from W --responsible E
    sparrows settle red "E: 123123456789s 8s + 8s" --option players=2
    sparrows settle classical "S: 45s 99s [555p] [123m] [678m] + 6s" --from W "E: 0" "W: 8" "N: 77z 259m 179p 1268s 3z"
    sparrows settle popular "S: 123s 789s 44p 56s [123s] + 4s" --from E --foul "N: false-win ready"
    sparrows settle sichuan "E: 123456789m 23p 55p + 4p" --then "kong S 9s concealed" --then "win E from S"
    sparrows settle --json < deals.jsonl
help-settle-hands = a hand with its seat: "S: 123m 55z + 5z (15f)", the winning tile after the plus; or what it is worth, as its player counted it: "S: 24" (of losers in classical only). Hands that change nothing may be left out
help-settle-winner = who called a win (may be repeated); without it, whose hand has a winning tile
help-settle-giver = who gave the winning tile, or had the robbed kong; without it the tile came from the wall
help-settle-then = what happened, in order (sichuan): "kong S 5m concealed" (or promoted, delayed, claimed from E), "win S N from E", "foul false-win N", "wall-end"
help-settle-foul = a foul of the rulebook: "N: wrong-count"; in popular "N: false-win ready" or "not-ready" (may be repeated)
help-settle-responsible = who first discarded the winning kind in the last go-around, if not who gave the tile; nobody if it was the winner (zung-jung)
help-settle-discards = who discarded what, in order: "W4z N2z E5m S8s" (zung-jung, instead of --responsible)
help-settle-fed = the clause by which the giver pays for all, CCL-19.4 and the like, or nobody, where the tiles are not given (classical)
help-settle-situation = last-draw, robbing-kong and so on, of the winners; with a seat, of that player: W:ready (may be repeated)
help-settle-dealer = the dealer (sichuan; in the others it is East)
help-settle-void = the void suit of a player: S:m (sichuan; may be repeated)
help-settle-facts = what only this rulebook asks for of a player's hand: S:NAME=VALUE (may be repeated)
help-settle-json = cases of deals as JSON on stdin, one a line; a line with all payments for each on stdout

help-rules-short = the rulebooks, their options and patterns
help-rules = The rulebooks; one of them with its options and patterns; one pattern with examples.
help-rules-examples =
    sparrows rules
    sparrows rules red
    sparrows rules red pure-straight --lang ru
    sparrows rules classical wall-tile --preset traditional
help-rules-pattern = the id of a pattern, such as pure-straight

help-replay-short = a recorded match, step by step
help-replay = A recorded match step by step; or whether everything in the record is right.
help-replay-examples =
    sparrows replay match.json
    sparrows replay match.json --verify
    sparrows replay matches.jsonl --verify --lang ru
help-replay-file = a record, or one a line; - for the standard input
help-replay-verify = replay the decisions; check the shuffle, every event, win and payment

help-simulate-short = many deals between bots, and what they come to
help-simulate = Plays many deals between bots: who wins, how, for what, and the points of every seat.
help-simulate-examples =
    sparrows simulate --rules red --deals 1000 --bots keen,greedy,greedy,random
    sparrows simulate --rules sichuan --deals 5000 --seed 7 --jobs 2 --json
    sparrows simulate --rules popular --option jokers=true --deals 20 --record deals.jsonl
help-simulate-bots = a bot for every seat from East on, or one for all: random, greedy, keen, master, pipe:COMMAND
help-simulate-deals = how many deals (100)
help-simulate-record = write every deal into this file, one a line
help-simulate-json = the summary as JSON

help-arena-short = which of some bots plays best
help-arena = Duplicate play: bots meet at the same walls in all seatings; points a deal with a 95 % interval.
help-arena-examples =
    sparrows arena --rules zung-jung keen greedy --deals 2000 --jobs 2
    sparrows arena --rules red greedy "pipe:python my_bot.py" --deals 120
help-arena-names = two bots or four: random, greedy, keen, master, pipe:COMMAND
help-arena-deals = how many deals at least; every wall is played in all seatings (600)

help-play-short = the table in the browser, with friends and bots
help-play = Serves the table for this machine's browser, or for others behind a proxy (docs/hosting.md).
help-play-examples =
    sparrows play --open
    sparrows play --port 8080 --db sqlite:///tables.sqlite
    sparrows play --no-open --db postgresql:///sparrows
    sparrows play --config sparrows.toml --show-config
help-play-host = the address to listen on (127.0.0.1: this machine alone)
help-play-port = the port (8000); 0 for any that is free
help-play-db = where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME
help-play-pace = seconds that a bot takes for a move (0.6)
help-play-origin = another site whose pages may use this server (may be repeated)
help-play-host_name = a name under which people ask for this server; it answers to no other then (may be repeated)
help-play-workers = how many processes to start, which share the tables of a PostgreSQL database (1)
help-play-worker = be one of them, from 0 on, and start none: for a web server that knows where each of them is
help-play-config = a TOML file with settings (docs/hosting.md); the environment and the command line come before it
help-play-show_config = say which settings hold and where each comes from, and serve nothing
help-play-show = open the table in the browser

help-option-rules = red, sichuan, classical, popular or zung-jung, or one of another package
help-option-hand = tiles, such as "123m 55z"; [123m] a meld, (1111m) a concealed kong, [1111m]+ a promoted one
help-option-won = the winning tile; without it the last tile of HAND is meant
help-option-self_draw = the winning tile came from the wall
help-option-seat = the player's seat wind (E)
help-option-round = the wind of the round (E)
help-option-melds = a meld: "pung 777z", "concealed kong 1111m", "chow 1m J 3m = 123m" (may be repeated)
help-option-flowers = flowers and seasons that lie beside the hand, such as 15f
help-option-situation = last-draw, robbing-kong, heaven and so on (may be repeated)
help-option-robbed_kong = a kong was robbed: promoted or concealed (classical lets thirteen wonders alone rob a concealed one)
help-option-void = the void suit (sichuan)
help-option-wild = the wild tile; it is written as J in the hand (popular)
help-option-facts = what only this rulebook asks for of a hand
help-option-options = an option of the rulebook, such as limit=500 (may be repeated)
help-option-preset = options that go together, by their name; `sparrows rules RULES` lists them
help-option-seed = where all chance comes from: a number or a word (0)
help-option-jobs = how many processes share the work (1)
help-option-version = which version runs, compiled or plain
help-option-lang = the language: en or ru
help-option-help = this page
