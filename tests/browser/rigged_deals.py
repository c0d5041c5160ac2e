"""The deals that bring a person to the buttons of rare moments, by the nickname of who opens them.

East discards 5p first in most of them; what a person can do with it differs.
"""

from __future__ import annotations

from tests.browser.rigged import RiggedDeal

GIVES_5P = {"E": "discard 5p"}
SETS_5P_ASIDE = {"E": "void 5p; discard 5p"}
WAITS_FOR_5P = "123m 789m 123s 99s 46p"
READY = "23m 456678p 789s 77z"  # for 1m and 4m

DEALS = {
    # Nothing special, but the person begins.
    "First": RiggedDeal("zung-jung", me="E", hands={}),
    "Open discards": RiggedDeal("classical", me="E", hands={}),
    "Hidden discards": RiggedDeal("classical", me="E", hands={}, options={"discards_hidden": True}),
    # West wins with the third tile drawn, if nobody claims anything.
    "Two friends": RiggedDeal(
        "zung-jung",
        me="E",
        hands={
            "E": "258p 258s 1234z 6677z",
            "S": "369p 369s 1234z 667z",
            "W": "123456789m 111s 5z",
        },
        draws="1p 2p 3p 1p 2p 3p 4p 1p 2p 5z",
        wishes={"W": "win"},
    ),
    # Sets
    "Kong of a discard": RiggedDeal(
        "zung-jung",
        me="S",
        hands={"E": "5p", "S": "555p 147m 258s 1236z"},
        back="9s",
        wishes=GIVES_5P,
    ),
    "Fourth tile": RiggedDeal(
        "zung-jung",
        me="S",
        hands={"E": "9m", "S": "55p 147m 258s 12367z", "W": "5p"},
        draws="5z 1p 2p 3p 3s 5p",
        back="9s",
        wishes={"E": "discard 9m", "W": "discard 5p"},
    ),
    "Concealed kong": RiggedDeal(
        "zung-jung",
        me="E",
        hands={"E": "5555p 147m 258s 1236z"},
        back="9s",
        options={"concealed_kong_display": "two-down"},
    ),
    "Open kong": RiggedDeal("zung-jung", me="E", hands={"E": "5555p 147m 258s 1236z"}, back="9s"),
    "Robbed kong": RiggedDeal(
        "zung-jung",
        me="W",
        hands={"E": "5p", "S": "55p 1z", "W": WAITS_FOR_5P},
        draws="3z 3z 3z 5p",
        wishes={**GIVES_5P, "S": "added-kong 5p; pung 5p with 55p; discard 1z"},
    ),
    "Three chows": RiggedDeal(
        "zung-jung",
        me="S",
        hands={"E": "5p", "S": "3467p 147m 258s 123z"},
        wishes=GIVES_5P,
    ),
    "Jokers": RiggedDeal(
        "red",
        me="S",
        hands={"E": "5p", "S": "34p 246m 246s 777z JJ"},
        wishes=GIVES_5P,
        options={"jokers": True},
    ),
    "Wild kind": RiggedDeal(
        "popular",
        me="E",
        hands={"E": "3333m 147p 258s 1236z"},
        back="2m 9s",
        options={"jokers": True},
    ),
    "Flower": RiggedDeal(
        "popular",
        me="S",
        hands={"E": "6z", "S": "159m 159p 159s 1234z"},
        draws="1f",
        back="9s",
        wishes={"E": "discard 6z"},
    ),
    # Declarations
    "Original call": RiggedDeal(
        "classical",
        me="S",
        hands={"E": "6z", "S": "123m 456p 789s 1122z"},
        draws="9p",
        wishes={"E": "discard 6z"},
    ),
    "East calls": RiggedDeal("classical", me="E", hands={"E": "123m 456p 789s 1122z 9p"}),
    "Ready": RiggedDeal(
        "popular",
        me="S",
        hands={"E": "6z", "S": "2m 456678p 789s 77z 1z"},
        draws="3m 5s 5s 5s 1s 6s 6s 6s 1m",
        wishes={"E": "discard 6z"},
    ),
    "Heavenly ready": RiggedDeal(
        "popular", me="S", hands={"E": "6z", "S": READY}, wishes={"E": "discard 6z"}
    ),
    "Heavenly East": RiggedDeal("popular", me="E", hands={"E": f"{READY} 1z"}),
    # The void suit, and deals that go on after a win
    "Void card": RiggedDeal("sichuan", me="E", hands={"E": "123456789m 11223p"}),
    "Void suit": RiggedDeal("sichuan", me="E", hands={"E": "147m 2589p 1234567s"}),
    "Fined": RiggedDeal(
        "sichuan",
        me="E",
        hands={"E": "147m 2589p 1234567s"},
        options={"void_discard": "fined"},
    ),
    "Winner leaves": RiggedDeal(
        "sichuan",
        me="W",
        hands={"E": "5p", "S": "123456789m 99m 46p", "W": "147258369s 1289p"},
        draws="3p 7p 8p 9p",
        wishes={**SETS_5P_ASIDE, "S": "void-card 1s; win"},
    ),
    "I leave": RiggedDeal(
        "sichuan",
        me="S",
        hands={"E": "5p", "S": "123456789m 99m 46p"},
        wishes=SETS_5P_ASIDE,
    ),
    "Three winners": RiggedDeal(
        "sichuan",
        me="S",
        hands={
            "E": "5p",
            "S": "123456789m 99m 46p",
            "W": "123456789s 99s 46p",
            "N": "123456789s 88s 46p",
        },
        wishes={**SETS_5P_ASIDE, "W": "void-card 1m; win", "N": "void-card 1m; win"},
    ),
    "The farther wins": RiggedDeal(
        "zung-jung",
        me="S",
        hands={"E": "5p", "S": WAITS_FOR_5P, "N": "456m 456m 456s 88s 46p"},
        wishes={**GIVES_5P, "N": "win"},
    ),
    # What the rules tell a player
    "Feeding": RiggedDeal(
        "classical",
        me="E",
        hands={"E": "1236m 456p 789p 234s 5s", "N": "112233m 5556m 123z"},
        draws="1s 9s 4z",
        wishes={
            "N": "pung 1m with 11m; pung 2m with 22m; pung 3m with 33m; "
            "discard 1z; discard 2z; discard 3z"
        },
    ),
    "Hidden log": RiggedDeal(
        "classical",
        me="E",
        hands={"E": "1236m 456p 789p 234s 5s", "N": "112233m 5556m 123z"},
        options={"discards_hidden": True},
    ),
    "Responsible": RiggedDeal(
        "zung-jung",
        me="S",
        hands={"E": "9p 5z", "S": "111999m 111s 99s 99p"},
        draws="2z 9p 3z 4z",
        wishes={"E": "discard 5z; discard 9p"},
    ),
    "Passed win": RiggedDeal(
        "sichuan",
        me="S",
        hands={
            "E": "147m 258m 36m 125789p",
            "S": "456789m 33m 111p 23p",
            "W": "123789s 55669p 78p",
            "N": "123789s 66p 789p 25p",
        },
        draws="8s 4p 6s",
        wishes={
            "E": "void-card 1s; discard 8p",
            "W": "void-card 1m",
            "N": "void-card 1m",
        },
    ),
    "Sichuan kong": RiggedDeal(
        "sichuan",
        me="S",
        hands={"E": "5555p 147m 12346m 27p", "S": "147258369s 1289p"},
        wishes={"E": "void-card 1s; concealed-kong 5p"},
    ),
    # Wrong calls
    "False win, red": RiggedDeal(
        "red", me="E", hands={"E": "1147m 258p 369s 1234z"}, options={"false_win": "allow"}
    ),
    "False win, popular": RiggedDeal(
        "popular", me="E", hands={"E": "1159m 159p 159s 1234z"}, options={"false_win": "allow"}
    ),
    "False win, classical": RiggedDeal(
        "classical",
        me="S",
        hands={"E": "5p", "S": "147m 258p 369s 1234z"},
        wishes=GIVES_5P,
        options={"false_win": "allow", "false_win_penalty": 25},
    ),
    "False win, zung-jung": RiggedDeal(
        "zung-jung",
        me="S",
        hands={"E": "5p", "S": "147m 258p 369s 1234z"},
        wishes=GIVES_5P,
        options={"false_win_calls": True},
    ),
}
