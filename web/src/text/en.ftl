### The page's own words in English; those of the game are in the package's catalogue.

nav-pages = Pages
nav-play = Play
nav-calculator = Calculator
nav-rules = Rules
nav-replays = Replays
nav-language = Language
nav-own = Language and settings
nav-scores = Scores
page-missing = There is no such page
page-did-not-load = This part of the page did not load. Reload it, please.
tile-hidden = a tile face down

## The lobby

lobby-title = Shall we play mahjong?
lobby-lead = Five Chinese rulebooks, bots and friends. No account needed, and it works on a phone.
choose-rules = Choose a rulebook
your-name = Your name
default-name = Guest
play-now = Play now
set-up-table = Set up a table: options, friends, clock
options-changed = { $n ->
    [one] one changed
   *[other] { $n } changed
}
seats = Players
how-many = How many play
seat-number = Player { $n }
seat-for-friend = a friend (by invitation)
seat-for-open = anybody (listed in the lobby)
seat-open = free place
seat-friend = place for a friend
you = you
host = host
bot-is = { $bot } — { $bot ->
    [random] novice
    [greedy] casual
    [master] master
   *[keen] strong
}
bot-listed = { $name } ({ bot-is })
bot-name = { $number ->
    [1] Wren
    [2] Finch
    [3] Lark
   *[4] Robin
}
clock = Clock
clock-none = no clock
clock-relaxed = relaxed
clock-normal = normal
clock-fast = fast
clock-about-none = Take your time; moves can be taken back when you play against bots.
clock-about = { $move } seconds a move and a reserve of { $reserve } a deal; { $window } to claim a discard.
asking = After a discard
asking-pause = { $seconds ->
    [0.5] a pause of half a second
    [1] a pause of a second
   *[other] a pause of { NUMBER($seconds) } seconds
}
asking-strict = strict: everybody is asked
asking-about = Only those who can claim are asked. A longer wait shows that somebody thinks; the pause itself shows nothing.
asking-about-strict = For tournaments: all must answer every discard, so nobody sees who could claim.
asks-all = strict: after a discard everybody is asked
asks-able = after a discard only those who can claim are asked; { asking-pause }
with-aids = Learning aids: distance, useful tiles, advice
with-hands = All hands are shown after a deal
with-public = Public: anybody may watch
open-table = Open the table
tables-mine = Your tables
tables-waiting = Tables that wait for players
tables-playing = Tables to watch
tables-more = Show more tables
go-back = Go back
join = Join
watch = Watch
hands-shown = all hands are shown after a deal
hands-as-ruled = only hands that the rules show are seen after a deal
ends-soon = { $hours ->
    [one] ends in an hour if nobody comes
   *[other] ends in { $hours } hours if nobody comes
}
deals-played = { $n ->
    [one] { $n } deal played
   *[other] { $n } deals played
}
waiting-title = A table of { $rules }
waiting-who = Who plays
bound-title = Nobody chooses the tiles
bound-about = The server bound itself to its seed when the table was opened. The browser of each player binds itself to a random share and gives it when the match begins: the walls come from all of them together.
bound-player = { $name }, hash of the share
beginning = The match begins…
waiting-for-host = The host will start the match.
invite = Invitation
invite-about = Send this address to your friends. Whoever opens it can take a free place.
copy = Copy
copied = Copied
start = Start
start-with-bots = { $n ->
    [one] Start; a bot takes the free place
   *[other] Start; bots take the { $n } free places
}
sit-down = Sit down
leave = Leave the table
leave-about = A bot plays on for you. By the same address you can come back while the match lasts.
leave-alone-about = Only bots would be left at the table, so the match ends; its finished deals are kept among the replays.
leave-not = Stay
broken-off = The match was broken off; what was played before this deal counts.
loading = One moment…
close = Close

## Home

against-bots = { $n ->
    [one] one { $level ->
        [random] novice bot
        [greedy] casual bot
        [master] master bot
       *[keen] strong bot
    }
   *[other] { $n } { $level ->
        [random] novice bots
        [greedy] casual bots
        [master] master bots
       *[keen] strong bots
    }
}
so-many-deals = { $about ->
    [yes] about { $n } deals
   *[no] { $n ->
        [one] one deal
       *[other] { $n } deals
    }
}
so-many-minutes = ≈ { $n } min
so-many-players = { $least ->
    [4] 4 players
   *[other] { $least } to { $most } players
}
level = { $n ->
    [1] easy to learn
    [2] takes some practice
   *[3] takes patience
}
wish-length = How long
length = { $which ->
    [deal] One deal
    [round] { $rounds ->
        [yes] One round
       *[no] { $deals } deals
    }
   *[whole] Whole match
}
wish-level = Opponents
bots-level = { $level ->
    [random] Novices
    [greedy] Casual
    [master] Masters
   *[keen] Strong
}
resume = { $state ->
    [waiting] Back to your table: { $rules }, waiting for players
   *[playing] Back to your table: { $rules }, deal { $n }
}
welcome-which = Have you played mahjong before?
welcome-knows = I know mahjong
welcome-new = I am new
welcome-begin = A gentle start: the simplest rules, novice bots, and hints open at the table.
welcome-rules = The rules, with pictures
welcome-done = I know it by now
ways = Ways to play and learn
way-friends = With friends
way-friends-about = A link is all they need
way-quick = Quick match
way-quick-about = { $n ->
    [0] Open a table; others may join
    [one] One table has a place for you
   *[other] { $n } tables have a place for you
}
way-rules = Rules
way-rules-about = With patterns in pictures
way-calculator = Calculator
way-calculator-about = What a hand is worth, and why
tables-none = Nobody is waiting just now. A quick match opens a table that everybody sees here.
recent = Your matches
recent-none = The matches you play will be here, with places, points and replays.
recent-score = { $n ->
    [one] One match
   *[other] { $n } matches
}, first place { $firsts ->
    [one] once
   *[other] { $firsts } times
}, average place { $place }
recent-all = All replays
place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}

## The table

table-title = Mahjong table
to-lobby = To the lobby
watching = You are watching
river-before = The river, the part before { $name }
notices = What to bear in mind
tile-danger = { $tile }, dangerous to discard
tile-safe = { $tile }, you would not be responsible for it
opening-lot = Seats by lot
opening-dice = Seats by dice
opening-wall = The break of the wall
opening-skip = Skip
centre-wall = left
centre-wild = { $indicator } was turned over: { $wild } is wild
side-of = Side of { $name }
pond-of = Discards of { $name }
standing-spoken = { $name }: { $n ->
    [one] { $n } standing tile
   *[other] { $n } standing tiles
}
standing-seen = { $name }: { $tiles }
meld-spoken = { $kind ->
    [chow] chow
    [pung] pung
    [kong] kong
   *[concealed-kong] concealed kong
}: { $tiles }
own-hand = Your hand
own-melds = Your sets and bonus tiles
tile-drawn = { $tile }, just drawn
log = What happened
time-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
said-drew = { $seat } draws { $tile }.
said-bonus-shown = { $seat } lays open { $tile }.
said-discarded = { $seat } discards { $tile }.
said-melded = { $seat } calls a { $kind ->
    [chow] chow
    [pung] pung
   *[kong] kong
} of { $meld } with the discard of { $giver }.
said-kong-concealed = { $seat } declares a concealed kong{ $tile ->
    [none] {""}
   *[other] {" "}of { $tile }
}.
said-kong-added = { $seat } adds { $tile } to a pung.
said-kong-robbed = The kong of { $tile } by { $seat } is robbed.
said-won = { $seat } wins{ $tile ->
    [none] {""}
   *[other] {" "}with { $tile }
}{ $giver ->
    [none] {" "}from the wall
   *[other] {" "}of { $giver }
}: { $value }.
said-heavenly-asked = {""}
said-win-passed = {""}
said-falsely-called = { $seat } calls a win, and it is none: the hand is dead.
badge-bot-plays = bot plays
badge-away = away
badge-void = void suit
badge-ready = ready
badge-heavenly-ready = heavenly ready
badge-original-call = original call
badge-calling = calling
badge-dead = dead hand
badge-won = won { $n }
badge-thinks = thinks

action-discard = discard
action-win = Win
action-chow = Chow
action-pung = Pung
action-kong = Kong
action-concealed-kong = Concealed kong
action-added-kong = Add to kong
action-pass = Pass
action-declare = Declare ready
action-original-call = Original call
action-replace-flower = Lay open and replace
action-void = set aside
action-void-card = Void without a tile: { $suit }
declare-ready = Declare ready with the discard
declare-heavenly-ready = Declare heavenly ready with the discard
declare-original-call = Original call with the discard
prompt-discard = Your turn: discard a tile
prompt-void = Choose your void suit: set a tile of it aside
prompt-others = Waiting for claims…
prompt-wait = Waiting for the others…
prompt-held = The table waits for you.
hold = Wait!
let-go = Go on

undo = Take back
let-bot-play = Let a bot play for me
take-over = Play on myself
menu = Settings
menu-play = Playing
set-sorted = Sort my hand
set-autoWin = Win whenever possible
set-noClaims = Claim nothing but a win
set-drawnGoes = Discard what I draw (until this deal ends)
set-allButtons = Show impossible claims too, as at a real table
set-twoTaps = On touch: a second tap discards
set-theme = Colours of the page
theme-auto = as the system has them
theme-light = light
theme-dark = dark
set-design = Tiles
design-signed = Digits and letters
design-large = Large figures
design-traditional = Traditional, no letters
set-felt = Table
felt-green = Green
felt-blue = Blue
felt-burgundy = Burgundy
menu-sound = Sounds and voice
set-sound = Sound
set-volume = Volume
sound-samples = How it sounds
sound-discard = Discard
sound-chow = Chow
sound-pung = Pung
sound-kong = Kong
sound-won = Win
sound-turn = Your turn
commitment = The server is bound by
keys = Keys
keys-touch = With a mouse: press a tile to discard it. With a finger: the first tap lifts and names a tile, the second discards it; or drag it upwards.
key-choose = choose a tile that may go; with Shift, any tile
key-discard = discard the chosen tile
key-drawn = discard the tile just drawn
key-claims = win, claims and other buttons in order
key-pass = pass
key-hold = hold the pause after a discard, or let it go
key-ready = declare ready with the next discard
key-undo = take back
key-learn = learning panel
key-bot = let a bot play for me, or take over again
key-sound = sound on or off
key-menu = settings
key-close = close what is open
key-help = these keys

note-restarted = The server was restarted. Nothing was lost.
note-undone = Taken back.
note-offline = No connection. Trying again…
note-stalled = Moves cannot be stored just now: the table waits, and goes on by itself.
note-refused = The server closed the connection. Reload the page to go on.

error-offline = The server cannot be reached.
error-malformed = The server did not understand the page. Reload it, please.
error-flood = That was too fast. Try again.
error-spectator = Only those who sit at the table may do this.
error-stale = Too late: the question is closed.
error-answered = You have answered already.
error-no-such-offer = This is not possible now.
error-no-undo = Nothing can be taken back now.
error-no-aids = This table has no learning aids.
error-not-now = This cannot be done now.
error-no-pause = Too late: there is no pause to hold.
error-held-enough = You have held the table often enough in this deal.
error-not-stored = This could not be stored, so it did not happen. Try again.
error-no-table = There is no such table.
error-private = Only those who sit at this table may see it.
error-other-engine = The match was begun with another version and cannot go on.
error-bad-name = A name has 1 to 24 visible characters.
error-bad-rules = These rules cannot be played: { $message }
error-bad-players = These players do not fit the rules.
error-bad-clock = There is no such clock.
error-bad-pause = No table makes such pauses.
error-invited-only = The places that are free are kept for those who were invited: ask for the link.
error-bad-share-hash = The hash of a share is 64 small hexadecimal digits.
error-wrong-share = This is not the share whose hash was given before.
error-table-full = No place is free at this table.
error-begun = The match has begun already.
error-not-host = Only the host may do this.
error-too-many-tables = You have too many tables waiting already.
error-origin = This came from a page of another site.
error-host = This server does not answer to this name.
error-too-large = This is too large.
error-not-found = There is nothing here.
error-internal = Something went wrong in the server.
error-closing = The server is being stopped.
error-slow = The connection is too slow.
error-bad-record = This record cannot be read: { $message }
error-no-such-rulebook = There is no such rulebook.
error-no-such-pattern = The rulebook has no such pattern.
error-no-such-deal = There is no such deal, or it is not over.
error-no-such-decision = The deal has no such decision.
error-no-such-seat = Nobody sits there.
error-covered = This hand was not shown.
error-method = This cannot be done here.
error-wrong-secret = This is not the secret.
error-no-admin = Only whoever runs the server may do this.
error-closed = This table was closed by whoever runs the server.
error-banned = You may not play on this server for now.
error-read-only = No new tables are opened for now; those that are there go on.
error-bad-address = This is no address.
error-no-such-ban = There is no such ban.
error-no-database = The server cannot reach its tables just now. Try again in a moment.
error-elsewhere = The table is moving to another part of the server. Try again in a moment.
error-busy = The server has too much to count just now. Try again in a moment.

## Progress in a match

progress-words = { $rounds ->
    [yes] { $wind } { $dealing } · deal { $number }
   *[no] Deal { $number }
}{ $bound ->
    [exact] {" "}of { $deals }
    [least] {" "}of at least { $deals }
    [most] {" "}of at most { $deals }
   *[none] {""}
}
progress-short = { $rounds ->
    [yes] { $wind } { $dealing } · { $bound ->
        [none] deal { $number }
       *[other] { $number }
    }
   *[no] Deal { $number }
}{ $bound ->
    [exact] /{ $deals }
    [least] /≥{ $deals }
    [most] /≤{ $deals }
   *[none] {""}
}

## The end of a deal and of a match

result-wall = The wall has ended.
glance-on = on a tile of { $name }
glance-drawn = from the wall
result-winners = { $n ->
    [2] Two winners
   *[other] Three winners
}
best-hand-titled = Best hand — { $hand }
share = Share
result-details = In detail
place-up = { $n ->
    [one] up by one place
   *[other] up by { $n } places
}
place-down = { $n ->
    [one] down by one place
   *[other] down by { $n } places
}
hand-worth = hand: { $worth }
match-end = The match is over
match-won = { $n ->
    [one] { $names } wins the match
   *[other] { $names } share the first place
}
match-broken-off = { $n ->
    [one] Broken off, with { $names } in the lead
   *[other] Broken off, with { $names } level in the lead
}
place-own = you
match-graph = Points deal by deal
best-hands = { $n ->
    [one] The best hand
   *[other] The best hands
}
best-hand = { $name }: { $worth }, deal { $deal }
to-match-end = Match results
to-last-deal = The last deal
to-home = Home
share-picture = Share a picture
picture-saved = The picture is saved.
picture-failed = The picture could not be drawn.

## The end of a deal

result = The deal is over
result-won = Won by { $names }
result-drawn = Nobody won
result-payments = Who pays whom
result-others = The other hands
result-hands = The hands
result-covered = not shown
won-on = won on a tile of { $name }
won-drawn = drew the winning tile
show-result = Show the result
ready-for-next = Next deal
waiting-for-others = Waiting for the others…
to-table = Look at the table
to-replay = Replay
to-record = Download the record
points = Points
standings = Final standings
verify-shuffle = Check the shuffle
why-not-title = Why not …?
why-not-whose = In the hand of
why-not-search = Search a pattern
    .red = Search a fan
    .sichuan = Search a fan
    .popular = Search a fan

## Learning

learning = Hints
learning-later = Advice comes with your next decision.
keen-is = Keen is our strongest bot. It sees only what you see; think first, then compare.
show-hint = What would keen do?
key-hint = what keen would do
set-hints = Open the panel of hints when a match begins
learning-which = Hints or rules
beside-rules = Rules
watch-pattern = Watch: { $name }
watched-now = { $name }: { $near ->
    [yes] in reach
   *[no] not in reach yet
}
watched = You watch this pattern
watched-near = You watch this pattern: it is in reach
other-patterns = Other patterns
keen-would = Keen would:
you-did = You:
did = { $what }{ $tile ->
    [none] {""}
   *[other] {" "}{ $tile }
}{ $declare ->
    [none] {""}
   *[other] {" "}({ $declare })
}
weigh-chance = Chance to win
weigh-value = Value then
weigh-danger = Danger, points
weigh-plan = Plan
column-away = Away
useful-many = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} of { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}
within-reach = Patterns within reach
    .red = Fans within reach
    .sichuan = Fans within reach
    .popular = Fans within reach
plan-sets = sets and a pair
plan-all-pungs = all pungs
plan-full-flush = one suit: { $suit }
plan-half-flush = { $suit } and honours
plan-all-simples = simples only
plan-pure-straight = straight of { $suit }
plan-mixed-straight = straight over three suits
plan-mixed-triple-chow = same chow in three suits, from { $rank }
plan-triple-pung = pungs of { $rank } in three suits
plan-big-three-dragons = three dragons
plan-seven-pairs = seven pairs
plan-thirteen-orphans = thirteen orphans
plan-knitted-straight = knitted straight
plan-honours-and-knitted = honours and knitted tiles
plan-chaotic = chaotic hand
plan-idle = as it lies

## Tiles

# Of four winds and three dragons: two letters each, for one alone is taken for a digit.
tile-signs = Ea So We No Wh Gr Rd
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

## Options of a rulebook

options-preset = Agreed rules
options-usual = the usual ones

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
calculator-none = none
calculator-no-winds = Winds are not played here; East is the dealer.
calculator-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
calculator-all = Show every discard
calculator-best = Only the best discards
calculator-empty = Add tiles or write a hand: what it is worth and why stands here at once.
calculator-refused = Such a hand cannot be counted: { $message }
calculator-count = { $n ->
    [one] { $n } tile so far
   *[other] { $n } tiles so far
}, a meld counting as three; a hand that waits has 13, a whole one 14.
why-not-more = and { $n } more: search for them
calculator-copy = Copy the link to this hand
calculator-copied = The link is copied.
calculator-rulebooks = Rulebooks, side by side
calculator-options = Options: { $rules }

## The calculator settles

settle-title = Who pays whom
settle-players = Players
settle-winner = Winner
settle-nobody = nobody
settle-from = From whom
settle-responsible = Responsible
settle-giver = who gave the tile
settle-liable = Pays for all
settle-winner-discarded = nobody: the winner discarded it before
settle-dealer = Dealer
settle-east-deals = The dealer sits East.
settle-others = The hands of the others
settle-others-note = Only for those who called the same tile; the others may be left out.
settle-losers-note = Everybody's hand counts: write its tiles, or just the number that its player counted.
settle-all-note = Needed of those who win, and of all who are still in play when the wall ends. A winning tile stands last, after a plus: 123m 55p + 5p.
settle-called = called the same tile
settle-ready = was a calling hand
settle-fouls = Fouls
settle-foul = Foul
settle-who = Who
settle-was-ready = the hand was ready
settle-add-foul = Add a foul
settle-remove = remove entry { $n }
settle-earlier = move entry { $n } up
settle-later = move entry { $n } down
settle-happenings = What happened, in order
settle-event-mine = The win counted above
settle-event-kong = Kong
settle-event-win = Another win
settle-event-foul = Foul
settle-event-wall-end = The wall ended
settle-kong = Kind of kong
settle-kong-concealed = concealed
settle-kong-claimed = claimed
settle-kong-promoted = promoted at once
settle-kong-delayed = promoted later
settle-refused = This cannot be settled: { $message }
settle-empty = Write the hand that won, or add a foul.

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
rules-example-of = { $win ->
    [yes] Example
   *[no] Example, the hand of a loser
}
rules-example = { rules-example-of }: { $worth }
rules-example-with = { rules-example-of }: { $worth }, with { $others }
rules-count = Open in the calculator

## Replays

replays-none = No match has been finished yet. Those that you play, and public ones, are kept here.
replays-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
replays-running = still being played
replay-all = ← All replays
replay-no-deals = No deal of this match is over yet.
replay-controls = Replay
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-stop = Stop
replay-step = Step
replay-deal = Deal
replay-seat = Seen by
replay-open = all hands open
replay-speed = Speed
replay-keys = Keys
replay-keys-list = ← → one step, ↑ ↓ deal, space plays and stops, v next seat, s hands open or not, + − speed.
replay-covered = While the match is played, hands that were not shown stay covered here too.
replay-dealt = The tiles are dealt.
replay-advice = Decisions, and what keen would do
replay-keen = keen
replay-advice-later = Stop to see what keen thinks.
replay-no-decision = Nobody decides anything here.
replay-thinking = keen is thinking …
replay-weighed = wins { $chance }, about { $value } points, danger { $danger } points
replay-points = Points
replay-graph = Points deal by deal; in the end { $points }
replay-by-deal = All deals in figures
replay-download = Download the record

## Checking a shuffle

verify-title = Was the shuffle fair?
verify-about = When the table was opened the server published the commitment: a hash of its seed and salt. Players bound themselves to shares of their own in the same way. After the match all of it is told, and everybody can work out every wall from it.
verify-commitment = Commitment, published when the table was opened
verify-seed = Seed of the server
verify-salt = Salt
verify-secret = secret until the match is over, or for a day after it was given up
verify-share = Share of { $name }
verify-share-hash = its hash, given before the match
verify-share-none = not given
verify-match-seed = Seed of the match, from the server's seed and the shares
verify-shares-same = Each share is the one that its player was bound to before the match.
verify-shares-other = A share is not the one that its player was bound to before the match.
verify-part-in = Your own share is in it: nobody could choose these deals without you.
verify-part-missing = Your own share is not in it: it did not come in time, or it was left out.
verify-part-other = Your browser saw something else when it gave its share: the server's commitment or the hash of a player was another one.
verify-own-same = Your browser has worked it out: seed and salt give this very commitment.
verify-own-other = Your browser has worked it out: seed and salt do not give this commitment.
verify-button = Check the whole record
verify-running = Being checked …
verify-file = Check a record of your own
verify-choose = The file of a match, as it was downloaded here
verify-not-a-record = This file is no record.
verify-number = Record { $n }

## Coming late, changing seats, playing again

error-bad-seat-link = This link is not valid any more: it works once, and not for long. Ask for a new one.
error-has-a-seat = This device has another seat at the table.
error-not-gone = Whoever is still at the table cannot be replaced.
error-moved = Your seat is played on another device now.
error-replaced = You were away, and somebody else has taken your place.
private-table = This is a private table: only those who play at it see it, and a friend with an invitation link may still come.
come-late-title = The match has begun: you are welcome
come-late-about = You take a bot’s place, with its points, when the next deal begins.
come-late = Take a place
place-kept = A place is kept for you.
come-late-waiting = You play from the next deal on, instead of { $name }. This page opens the table by itself.
come-late-not = Do not come
seat-kept = kept for { $name }
next-person = { $name } from the next deal on
next-bot = a bot from the next deal on
play-again = Play again
play-again-join = Join: they play again
play-again-about = A new table with the same rules and people is open.
play-again-who = The match begins when everybody is here, or when the host begins it.
menu-seats = Seats
hand-over = Play on another device
hand-over-about = Open this link on the other device, or point its camera at the code. It works once, for { $n ->
    [one] a minute
   *[other] { $n } minutes
}; whoever has it plays in your seat, so show it to nobody else.
hand-over-code = The link as a QR code
take-over-title = Go on here?
take-over-about = You play on from this device. The other one is told, and nothing is lost.
take-over-here = Play here
invite-late = Invite a friend
invite-late-about = Whoever has this link takes a bot’s place at the next deal.
gone-left = { $name } has left.
gone-away = { $name } is away.
replace-bot = Give the seat to a bot
replace-friend = Free the seat for a friend
note-comes = { $name } takes the place of { $place } when the next deal begins.
admit = Let them play at once

## Talk

error-talk-flood = You have said a lot at once: wait a moment.
error-no-such-phrase = There is no such phrase.
error-no-free-text = At this table nobody writes: there are phrases to be said.
error-bad-text = A text has 1 to 200 visible characters.
error-public-text = Only at a private table whose places are for friends may people write.
with-free-text = Friends may write to each other
with-free-text-about = Otherwise they say phrases. Nothing that is written is kept.
text-agreed = those who play may write to each other; nothing of it is kept
talk = Talk
talk-phrases = Phrases
talk-reactions = Reactions
talk-write = Write to the table
talk-send = Send
talk-said = { $name }: { $words }
talk-log = What was said
talk-mute = Whom you do not hear
talk-mute-one = Mute { $name }
talk-mute-all = Mute everybody
badge-muted = muted
key-talk = say something
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-hand = What a hand!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please
phrase-oops = Oops …
phrase-back-soon = Back in a minute
phrase-back = I am back
phrase-good-game = Good game!
phrase-bye = Goodbye!
phrase-like = Thumbs up
phrase-love = Heart
phrase-joy = Smile
phrase-laugh = Laughter
phrase-wow = Wow!
phrase-sad = Sad face

## What is called out at the table

call-chow = Chow!
call-pung = Pung!
call-kong = Kong!
call-concealed-kong = Concealed kong!
call-win = Mahjong!
    .red = Win!
    .popular = Win!
call-false-win = False mahjong!
    .red = False win!
    .popular = False win!
call-ready = Ready!
call-heavenly-ready = Heavenly ready!
call-original-call = Original call!
call-calling = ready
call-flower = flower
call-void = void: { $suit }
call-wall-end = The wall has run out
set-voice = Voice
voice-off = off
voice-calls = calls
voice-discards = calls and discards
set-motion = Motion
motion-auto = as the system says
motion-less = less
motion-full = full

## What is asked, and why a tile may not go

own-side = Your side
own-choice = Your choice
tap-again = { $tile }: tap again to discard it
may-choose = You may choose: { $offers }.
tile-stays = { $reason ->
    [turn] It is not your turn yet.
    [claim] Nothing is to be discarded now: claim, or pass.
    [buttons] Choose one of the buttons first.
    [declaring] Without this tile the hand would not be ready, and you are about to declare it.
    [declared] Your hand is declared ready: only the tile just drawn may go.
    [joker] Jokers are not discarded.
    [flower] The flower that you drew goes first.
   *[rules] The rules do not let this tile go now.
}
# Why a tile stays because of a mark: another one goes `first`, or the suit that cannot win does.
stays-void = { $first ->
    [yes] The tile that you set aside goes first.
   *[no] Tiles of your void suit go first: { $suit }.
}

## Installed, without a network, called back to the table

no-network = No connection: the settings and the rules that you opened before work, while play, the calculator and replays wait until it is back.
no-network-scores = No connection. The sheet goes on: this phone settles deals and keeps them by itself.
no-network-rules = Read the rules
menu-turn = Your turn while you look elsewhere
set-vibrate = Vibrate
set-notify = Notify me
notify-refused = The browser does not allow notifications here. Allow them in its settings for this page.
notify-cannot = This browser notifies only from a secure address (https), on an iPhone only from the installed page.
turn-yours = Your turn
turn-waits = The table waits for you.

# The table's plates, panels and marks
meld-given = { $set }, from { $name }
pond-drawn = { $tile }, discarded as soon as it was drawn
plate-count = { $n ->
    [one] { $n } tile in hand
   *[other] { $n } tiles in hand
}
centre-joker = wild
brief-kong = Kong
brief-ready = ready
brief-heavenly-ready = heavenly
brief-original-call = original
set-turned = As at a real table: discards and sets face their owners
marks = Marks on the table
mark-last = the latest discard
mark-drawn = a tile discarded as soon as it was drawn
mark-given = a claimed tile, with an arrow to who gave it
mark-wild = a wild tile
mark-turn = gold edge: whose turn it is
mark-dealer = red wind: the dealer

## Those who run the server

announcement-from = From those who run the server:
admin = Running the server
admin-secret = Secret
admin-enter = Enter
admin-leave = Leave
admin-announcement = Message to all
admin-announcement-text = Text
admin-announce = Tell all
admin-take-back = Take back
admin-new-tables = New tables
admin-opens = Everybody may open tables.
admin-read-only = No new tables are opened; those that are there go on.
admin-open-none = Open no new tables
admin-open-again = Open tables again
admin-tables = Tables in memory: { $n }
admin-state-waiting = waiting
admin-state-playing = playing
admin-state-over = over
admin-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
admin-away = away
admin-end = End the match
admin-end-sure = End this match? The points of finished deals stay.
admin-close = Close the table
admin-close-sure = Close this table and send everybody away?
admin-yes = Yes
admin-no = No
admin-newer = Newer
admin-older = Older
admin-look-again = Look again
admin-bans = Who may not come
admin-bans-none = Everybody may come.
admin-ban-device = { $name } (device), until { $until }
admin-ban-address = { $name }, until { $until }
admin-ban = Ban
admin-ban-day = Ban for a day
admin-ban-name = Ban for a day: { $name }
admin-lift = Let in again
admin-lift-name = Let in again: { $name }
admin-address = Address
admin-hours = Hours
