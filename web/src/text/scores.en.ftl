### The scorekeeper's words in English.

## The scorekeeper

scores-title = Scorekeeper
scores-lead = For a table with real tiles: tap who won, and see who pays whom and why. It stays on this phone until you share it.
scores-missing = This phone has no such sheet.
scores-new = A new sheet
scores-players = Players
scores-known = People this phone knows
scores-seats-how = Who sits where
scores-seats-sit = as we sit
scores-seats-lot = by lot
scores-seats-dice = by dice
scores-seats-winds = by wind tiles
scores-as-we-sit = In playing order; the first player deals first.
scores-by-lot-about = The first one drawn is East and deals first.
scores-draw-again = Draw again
scores-by-dice-about = Everybody throws two dice: the highest sum is East, then South, West, North. Equal sums throw again for the places they share. The phone throws, or you type what you threw.
scores-thrown = What { $name } threw
scores-throw = Throw
scores-take-throws = Take these throws
scores-throw-again = Equal sums: { $names } throw again.
scores-by-winds-about = Everybody draws one of the wind tiles, face down. Who drew which?
scores-length = How long
scores-more-wishes = Time, house rules, totals only
scores-time = End by time
scores-no-time = no clock
scores-minutes = { $n } min
scores-time-left = { $n ->
    [one] { $n } minute left
   *[other] { $n } minutes left
}
scores-last-deal = Time is up: this is the last deal.
scores-totals-only = Totals only
scores-totals-only-about = For tables that keep sticks: only what everybody has in the end is written down.
scores-totals-about = What has everybody in the end? It must come to what all began with, less fines that nobody received.
scores-totals-start = Each began with
scores-totals-fines = Fines to nobody, in all
scores-start = Start
scores-kept = On this phone
scores-only-here = { $entries ->
    [one] { $entries } entry is
   *[other] { $entries } entries are
} only on this phone, in no other place. { $lasting ->
    [yes] The browser has promised not to clear them.
   *[no] The browser may clear them when space is short or you have not come for weeks: install the page, and do not delete its data.
}
scores-over = over
scores-dealer = dealer
scores-dead = dead hand
scores-won = has won
scores-turn = turn
scores-deal = { $wind ->
    [none] Deal { $n }
   *[other] { $wind } · deal { $n }
}
scores-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
scores-hint = Tap who won.
scores-hint-goes-on = Tap who won; the deal goes on until three have.
scores-nobody = Nobody won
scores-somebody = Somebody won
scores-unplayed = If others have shown their tiles after a false win, the deal is void: book it as won by nobody. The foul is paid all the same.
scores-tell = What happened
scores-wins = { $name } wins
scores-from = From whom
scores-wall = the wall
scores-several = Several called it
scores-also = Also called the tile
scores-gave-it = { $name } gave the tile and cannot win with it.
scores-holder = { $name } has the tile.
scores-asked-of = { $name }: { $prompt }
scores-pays-for-all = Somebody gave the tile and pays for all?
scores-value-of = What is { $name }'s hand worth?
scores-how-told = How the hand is told
scores-depth-value = Value
scores-depth-tiles = Tiles
scores-other-value = another value
scores-find-pattern = Find a pattern
scores-more-patterns = { $n } more: type a part of the name.
scores-more = One more: { $pattern }
scores-fewer = One less: { $pattern }
scores-left-out = Not counted beside the others: { $patterns }.
scores-counted = { $how ->
    [tiles] Counted from the tiles: { $n }.
   *[patterns] Counted from the patterns: { $n }.
}
scores-differs = { $n } was said before; it does not count any more.
scores-book = Book
scores-booked = Booked
scores-cancel = Cancel
scores-undo = Undo
scores-undone = Taken back
scores-undo-who = The last entry is more than a minute old: two of you take it back together.
scores-two-names = Who agrees?
scores-we-agree = Hold: we agree
scores-so-far = In this deal so far
scores-event-win = { $winners } ← { $giver }
scores-event-kong = { $giver ->
    [none] { $name }: kong, { $kind }
   *[other] { $name } ← { $giver }: kong, { $kind }
}
scores-event-foul = { $names }: { $foul }
scores-sheet = Sheet
scores-empty = No deal has been booked yet.
scores-no-deals = The deals of this match were not written down.
scores-totals = Totals
scores-next-dealer = { $same ->
    [yes] { $name } deals again: { $why }
   *[no] { $name } deals next: { $why }
}
scores-clause = What { $clause } says
scores-clause-elsewhere = Our guide does not quote this clause.
scores-all-rules = All rules
scores-deal-before = The deal before
scores-deal-after = The next deal
scores-history = History
scores-was-written = written
scores-was-corrected = corrected
scores-was-taken-back = taken back
scores-by-phone = { $author ->
    [none] unknown
    [phone] this phone
   *[member] { $name }
}
scores-because = Why: { $reason }
scores-correct = Correct
scores-correcting = Deal { $n } is corrected
scores-corrected = Corrected
scores-changes = What changes
scores-before = before
scores-after = after
scores-dropped = dropped
scores-no-change = Nothing changes.
scores-over-then = The match is over then.
scores-goes-on-then = The match is not over then: it goes on.
scores-past-end = The match would have ended earlier. The deals after that …
scores-keep-on = count as played
scores-drop = are dropped
scores-reason = Why it is corrected
scores-replace = Correct
scores-seats = Correct the seats
scores-from-deal = From deal
scores-seats-first = In playing order; the first one deals the first deal.
scores-seats-later = In playing order; the dealer stays who it was.
scores-move-down = { $name } one place down
scores-share = Share
scores-link = Link
scores-table = Table (CSV)
scores-chart = Totals deal by deal
scores-link-copied = The link is copied. The whole sheet is in it; no server keeps it.
scores-not-copied = The link could not be copied.
scores-saved = Saved
scores-copy = A copy of somebody's sheet.
scores-keep-copy = Keep it on this phone
scores-count-sticks = Count sticks
scores-sticks-start = Each began with
scores-sticks-sum = All sticks together must make { $due }, not { $sum }.
scores-sticks-right = The sticks agree with the sheet.
scores-sticks-off = { $which ->
    [more] { $name } has { $n } more than the sheet says.
   *[fewer] { $name } has { $n } fewer than the sheet says.
}
scores-agree = I agree
scores-agreed = agrees
scores-end = End now
scores-end-why = Why does the match end?
scores-ended = { $why ->
    [time] Time is up
    [broken] We stop here
   *[agreed] All agree
}
scores-result = Result
scores-delete = Delete
scores-delete-sure = { $shared ->
    [yes] The sheet is removed from this phone only; the others keep it. You can come back by a link.
   *[no] The sheet is only on this phone. Delete it for good?
}

## Scorekeeper: several phones keep one sheet

scores-together = Several phones
scores-together-about = Others can follow this sheet on their own phones, agree to it, and take over the pen. It is then stored on the server as well.
scores-keeping = { $by ->
    [none] Whoever runs this server keeps it
   *[other] { $by } keeps it
} until nobody has opened it for { $days ->
    [one] { $days } day
   *[other] { $days } days
}; you can remove it at any time.
scores-whose-phone = Whose phone is this?
scores-nobodys-phone = nobody's
scores-share-sheet = Share this sheet
scores-unshare = Stop sharing
scores-unshare-about = The sheet is removed from the server and all links end. Every phone keeps what it has.
scores-leave = Leave this sheet
scores-left = You take part in this sheet no more. What this phone knew of it stays here.
scores-members = Who takes part
scores-role = { $role ->
    [organiser] host
    [referee] referee
    [scribe] scribe
    [player] player
   *[onlooker] onlooker
}
scores-role-may = { $role ->
    [referee] Writes and corrects at any time, and comes when called.
    [scribe] Whoever opens this link gets the pen and writes the deals.
    [player] Sees each deal at once, says “Wrong”, agrees in the end.
   *[onlooker] Only looks.
}
scores-this-phone = this phone
scores-here = { $here ->
    [yes] here
   *[no] away
}
scores-has-pen = has the pen
scores-give-pen = Give the pen
scores-take-pen = Take the pen
scores-dismiss = Put out: { $name }
scores-invite = Let somebody in
scores-invite-as = As
scores-invite-whom = Whom?
scores-anybody = any player
scores-make-link = Make a link
scores-scan-this = Code of the link, to be scanned
scores-letters = Or six letters, until { $until }:
scores-send-link = Send the link
scores-links = Links
scores-link-devices = { $n ->
    [0] nobody came
    [one] { $n } phone
   *[other] { $n } phones
}
scores-revoke = Revoke
scores-revoke-link = Revoke the link: { $name }
scores-join = Join
scores-join-others = Join a sheet of others
scores-join-by = Six letters or a link
scores-scan = Scan a code
scores-no-camera = The camera cannot be used: type the six letters.
scores-no-invitation = This code lets nobody into a sheet.
scores-who-am-i = Who are you?
scores-pen-with = { $name } writes the deals.
scores-telling = { $name } is writing …
scores-told-meanwhile = Another phone has told this deal
scores-sync = { $state ->
    [sent] All phones have it
    [sending] Being sent: { $n }
   *[waiting] { $n ->
        [0] No network: what others write comes later
        [one] No network: { $n } entry is only here and waits
       *[other] No network: { $n } entries are only here and wait
    }
}
scores-unsent = only here yet
scores-refused = The server does not take an entry
scores-send-again = Send it again
scores-drop-entry = Give it up
scores-kind = { $kind ->
    [deal] A deal
    [event] An event
    [seats] Seats
    [totals] Totals
    [undo] Something was taken back
    [correction] A correction
    [chosen] A choice between two
    [ended] The end
    [agreed] Agreement
    [wrong] “Wrong”
    [pen] The pen was given
    [note] A remark
   *[other] The beginning
}
scores-disputed = Deal { $n } was told twice
scores-disputed-about = Two phones wrote without knowing of each other. Nothing is lost: which one counts?
scores-counts-now = counts now
scores-choose = This one counts
scores-aside = Came too late
scores-aside-about = Written without knowing what others had written; it is kept, and does not count.
scores-just-written = Written just now
scores-wrong = Wrong
scores-say-wrong = { $n ->
    [one] { $names } says that this is wrong:
   *[other] { $names } say that this is wrong:
}
scores-right-after-all = It is right after all
scores-not-agreed = has not agreed yet
scores-own-value = Your hand, if you lose
scores-own-value-told = { $n }: the scribe sees it.
scores-said-by = { $name } ✓
scores-referee = Referee
scores-referee-called = The referee is called
scores-called = The referee is called by { $names }.
scores-answered = Has come
error-no-sheet = This sheet is not shared, or you have no part in it.
error-bad-grant = This link or these letters let nobody in any more.
error-no-right = You may not do this on this sheet.
error-no-pen = Somebody else has the pen.
error-sheet-taken = This sheet was shared from another phone.
error-entry-taken = Another entry has this number already.
error-too-late = “Wrong” can be said for a minute.
error-sheet-full = This sheet is full.
error-player-taken = Another phone is this player's already.
error-bad-names = Each player needs a name of 1 to 24 visible characters.
error-too-many-sheets = Too many sheets were shared from here. Try again later.
error-removed = You take part in this sheet no more.
scores-patterns-offline = Under these options the server counts patterns, and it cannot be reached: say the value instead.
error-begun-already = The match on this sheet has begun already.
error-bad-entry = This is no entry of a sheet.
error-too-many-points = Nobody has so many points.
error-no-such-player = The sheet has no such player.
error-no-such-member = Nobody who can write takes part under this id.
error-no-such-grant = There is no such link.
error-too-many-grants = This sheet has enough links: revoke one first.
error-too-many-members = Enough phones take part in this sheet.
