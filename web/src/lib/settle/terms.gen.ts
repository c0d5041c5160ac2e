/** The terms of our rulebooks under their usual options; written by tools/generate_terms.py. */
import type { Terms } from './terms'

export const TERMS: Record<string, Terms> = {
  "red": {
    "id": "red",
    "options": {
      "players": 4,
      "jokers": false,
      "flowers": 8,
      "min_points": 0,
      "cap": 300,
      "chaotic_value": 12,
      "absorption": "none",
      "rounds": 4,
      "deals": 0,
      "target_points": 0,
      "false_win": "prevent",
      "start_points": 0,
      "two_player_draw": "stays"
    },
    "seats": [
      0,
      1,
      2,
      3
    ],
    "values": {
      "least": 0,
      "most": 300,
      "besides": []
    },
    "fouls": [
      {
        "id": "false-win",
        "clause": "RED-13.2",
        "price": 9,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      },
      {
        "id": "wrong-count",
        "clause": "RED-13.5",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      },
      {
        "id": "wrong-set",
        "clause": "RED-13.9",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      },
      {
        "id": "looking",
        "clause": "RED-13.12",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": false
      },
      {
        "id": "pace",
        "clause": "RED-13.12",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": false
      },
      {
        "id": "misnaming",
        "clause": "RED-13.12",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": false
      }
    ],
    "states": [],
    "goes_on": false,
    "looks_back": false,
    "counts_losers": false,
    "has_rounds": true,
    "feeds": [],
    "kongs": [],
    "counted_by": "RED-10.2",
    "clauses": {
      "caller": "RED-4.11",
      "won": "RED-12.2",
      "drawn": "RED-12.2",
      "passes": "RED-12.3"
    },
    "multiplied": [
      "win",
      "pays-for-all"
    ],
    "often": {
      "won": [
        0,
        3,
        6,
        9,
        12,
        15,
        18,
        21,
        24,
        25,
        27,
        45
      ],
      "lost": []
    }
  },
  "sichuan": {
    "id": "sichuan",
    "options": {
      "limit": "stepped",
      "passed_win": "different",
      "pig_pays_ready": false,
      "void_discard": "enforced",
      "last_discard_pung": false,
      "deals": 16,
      "reveal_winners": "at-end"
    },
    "seats": [
      0,
      1,
      2,
      3
    ],
    "values": {
      "least": 1,
      "most": 0,
      "besides": [
        1,
        2,
        4,
        8,
        16
      ]
    },
    "fouls": [
      {
        "id": "void-discard",
        "clause": "SBR-14.2",
        "price": 8,
        "price_unready": null,
        "receiver": "nobody",
        "dead": false
      },
      {
        "id": "false-win",
        "clause": "SBR-14.3",
        "price": 8,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      }
    ],
    "states": [
      "ready",
      "not-ready",
      "pig"
    ],
    "goes_on": true,
    "looks_back": false,
    "counts_losers": false,
    "has_rounds": false,
    "feeds": [],
    "kongs": [
      "claimed",
      "promoted",
      "delayed",
      "concealed"
    ],
    "counted_by": "SBR-10.1",
    "clauses": {
      "first-winner": "SBR-13.2",
      "paid-several": "SBR-13.3",
      "drawn": "SBR-13.4"
    },
    "multiplied": [
      "win",
      "pays-for-all"
    ],
    "often": {
      "won": [
        1,
        2,
        4,
        8
      ],
      "lost": []
    }
  },
  "classical": {
    "id": "classical",
    "options": {
      "limit": 2000,
      "wall_tile_points": 0,
      "only_tile_points": 0,
      "twins_distinct": false,
      "win_priority": "furthest",
      "feeding_penalty": true,
      "calling": "auto",
      "draw_keeps_east": false,
      "rounds": 4,
      "deals": 0,
      "start_points": 0,
      "discards_hidden": false,
      "false_win": "prevent",
      "false_win_penalty": 0
    },
    "seats": [
      0,
      1,
      2,
      3
    ],
    "values": {
      "least": 20,
      "most": 2000,
      "besides": []
    },
    "fouls": [
      {
        "id": "false-win",
        "clause": "CCL-21.5",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      },
      {
        "id": "wrong-count",
        "clause": "CCL-17.8",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      },
      {
        "id": "wrong-claim",
        "clause": "CCL-21.6",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      }
    ],
    "states": [],
    "goes_on": false,
    "looks_back": false,
    "counts_losers": true,
    "has_rounds": true,
    "feeds": [
      "CCL-19.1",
      "CCL-19.3",
      "CCL-19.4",
      "CCL-19.5"
    ],
    "kongs": [],
    "counted_by": "CCL-16.1",
    "clauses": {
      "caller": "CCL-8.8",
      "won": "CCL-20.2",
      "drawn": "CCL-20.4",
      "passes": "CCL-20.3"
    },
    "multiplied": [
      "win",
      "pays-for-all"
    ],
    "often": {
      "won": [
        22,
        24,
        26,
        28,
        30,
        36,
        40,
        48,
        52,
        56,
        64,
        72
      ],
      "lost": [
        0,
        2,
        4,
        6,
        8,
        10,
        12,
        16,
        18,
        20,
        24,
        32
      ]
    }
  },
  "popular": {
    "id": "popular",
    "options": {
      "jokers": false,
      "joker_direction": "up",
      "no_jokers_fan": "joker-games",
      "closed_ready": 2,
      "chicken_flowers": false,
      "concealed_hand": "absorbed",
      "rounds": 4,
      "deals": 0,
      "start_points": 0,
      "seating": "wind-tiles",
      "river": "zones",
      "false_win": "prevent"
    },
    "seats": [
      0,
      1,
      2,
      3
    ],
    "values": {
      "least": 1,
      "most": null,
      "besides": []
    },
    "fouls": [
      {
        "id": "false-win",
        "clause": "POP-17.3",
        "price": 10,
        "price_unready": 20,
        "receiver": "each",
        "dead": true
      },
      {
        "id": "false-kong",
        "clause": "POP-17.4",
        "price": 30,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      },
      {
        "id": "dead-hand",
        "clause": "POP-17.5",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      }
    ],
    "states": [],
    "goes_on": false,
    "looks_back": false,
    "counts_losers": false,
    "has_rounds": true,
    "feeds": [],
    "kongs": [],
    "counted_by": "POP-14.3",
    "clauses": {
      "caller": "POP-6.11",
      "passes": "POP-16.1"
    },
    "multiplied": [
      "win",
      "pays-for-all"
    ],
    "often": {
      "won": [
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13
      ],
      "lost": []
    }
  },
  "zung-jung": {
    "id": "zung-jung",
    "options": {
      "minimum": 0,
      "payoff": "zung-jung",
      "immunity": true,
      "interception": "furthest",
      "bonus_tiles": false,
      "bonus_tile_values": [
        2,
        4,
        10
      ],
      "four_identical_chows": 400,
      "rounds": 4,
      "deals": 0,
      "start_points": 0,
      "false_win_penalty": 25,
      "false_win_calls": false,
      "concealed_kong_display": "open"
    },
    "seats": [
      0,
      1,
      2,
      3
    ],
    "values": {
      "least": 1,
      "most": 320,
      "besides": [
        400,
        480
      ]
    },
    "fouls": [
      {
        "id": "false-win",
        "clause": "ZJ-32.2",
        "price": 25,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      },
      {
        "id": "wrong-count",
        "clause": "ZJ-32.5",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      },
      {
        "id": "wrong-claim",
        "clause": "ZJ-32.6",
        "price": 0,
        "price_unready": null,
        "receiver": "each",
        "dead": true
      }
    ],
    "states": [],
    "goes_on": false,
    "looks_back": true,
    "counts_losers": false,
    "has_rounds": true,
    "feeds": [],
    "kongs": [],
    "counted_by": "ZJ-28.1",
    "clauses": {
      "caller": "ZJ-23.6",
      "passes": "ZJ-31.1"
    },
    "multiplied": [
      "win",
      "pays-for-all"
    ],
    "often": {
      "won": [
        1,
        5,
        10,
        15,
        20,
        25,
        30,
        35,
        40,
        45,
        50,
        80
      ],
      "lost": []
    }
  }
}
