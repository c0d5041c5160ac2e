/** What patterns are worth under usual options; written by tools/generate_patterns.py. */
import type { PatternTable } from './tally'

export const PATTERNS: Record<string, PatternTable> = {
  "red": {
    "rows": {
      "flower": {
        "value": 3,
        "clause": "RED-9.1",
        "each": true
      },
      "all-chows": {
        "value": 3,
        "clause": "RED-9.2"
      },
      "mixed-double-chow": {
        "value": 3,
        "clause": "RED-9.3",
        "each": true
      },
      "double-pung": {
        "value": 3,
        "clause": "RED-9.4",
        "each": true
      },
      "two-terminal-chows": {
        "value": 3,
        "clause": "RED-9.5",
        "each": true
      },
      "honour-pung": {
        "value": 3,
        "clause": "RED-9.6",
        "each": true
      },
      "special-pair": {
        "value": 3,
        "clause": "RED-9.7"
      },
      "all-pungs": {
        "value": 12,
        "clause": "RED-9.8"
      },
      "pure-double-chow": {
        "value": 12,
        "clause": "RED-9.9",
        "each": true
      },
      "pure-straight": {
        "value": 12,
        "clause": "RED-9.10",
        "each": true
      },
      "chaotic-hand": {
        "value": 12,
        "clause": "RED-9.11"
      },
      "half-flush": {
        "value": 12,
        "clause": "RED-9.12"
      },
      "all-types": {
        "value": 16,
        "clause": "RED-9.13"
      },
      "lower-five": {
        "value": 24,
        "clause": "RED-9.14"
      },
      "upper-five": {
        "value": 24,
        "clause": "RED-9.15"
      },
      "red-hand": {
        "value": 32,
        "clause": "RED-9.16"
      },
      "big-three-dragons": {
        "value": 64,
        "clause": "RED-9.17"
      },
      "full-flush": {
        "value": 64,
        "clause": "RED-9.18"
      }
    },
    "never_together": {
      "all-chows": [
        "double-pung",
        "honour-pung",
        "all-pungs",
        "all-types",
        "red-hand",
        "big-three-dragons"
      ],
      "mixed-double-chow": [
        "all-pungs",
        "half-flush",
        "red-hand",
        "big-three-dragons",
        "full-flush"
      ],
      "double-pung": [
        "pure-straight",
        "half-flush",
        "red-hand",
        "big-three-dragons",
        "full-flush"
      ],
      "two-terminal-chows": [
        "all-pungs",
        "all-types",
        "lower-five",
        "upper-five",
        "red-hand",
        "big-three-dragons"
      ],
      "honour-pung": [
        "lower-five",
        "upper-five",
        "full-flush"
      ],
      "all-pungs": [
        "pure-double-chow",
        "pure-straight"
      ],
      "pure-double-chow": [
        "all-types",
        "red-hand",
        "big-three-dragons"
      ],
      "pure-straight": [
        "all-types",
        "lower-five",
        "upper-five",
        "red-hand",
        "big-three-dragons"
      ],
      "half-flush": [
        "all-types",
        "lower-five",
        "upper-five",
        "full-flush"
      ],
      "all-types": [
        "lower-five",
        "upper-five",
        "red-hand",
        "big-three-dragons",
        "full-flush"
      ],
      "lower-five": [
        "red-hand",
        "big-three-dragons",
        "upper-five"
      ],
      "upper-five": [
        "red-hand",
        "big-three-dragons"
      ],
      "red-hand": [
        "big-three-dragons",
        "full-flush"
      ],
      "big-three-dragons": [
        "full-flush"
      ],
      "chaotic-hand": [
        "all-chows",
        "mixed-double-chow",
        "double-pung",
        "two-terminal-chows",
        "honour-pung",
        "special-pair",
        "all-pungs",
        "pure-double-chow",
        "pure-straight",
        "half-flush",
        "all-types",
        "lower-five",
        "upper-five",
        "red-hand",
        "big-three-dragons",
        "full-flush"
      ]
    },
    "decided_by": [
      "jokers",
      "chaotic_value",
      "absorption"
    ]
  },
  "sichuan": {
    "rows": {
      "quad": {
        "value": 1,
        "clause": "SBR-9.1",
        "each": true,
        "unit": "doubles"
      },
      "all-pungs": {
        "value": 1,
        "clause": "SBR-9.2",
        "unit": "doubles"
      },
      "golden-wait": {
        "value": 1,
        "clause": "SBR-9.3",
        "unit": "doubles"
      },
      "full-flush": {
        "value": 2,
        "clause": "SBR-9.4",
        "unit": "doubles"
      },
      "seven-pairs": {
        "value": 2,
        "clause": "SBR-9.5",
        "unit": "doubles"
      },
      "kong-replacement": {
        "value": 1,
        "clause": "SBR-9.6",
        "unit": "doubles"
      },
      "shoot-after-kong": {
        "value": 1,
        "clause": "SBR-9.7",
        "unit": "doubles"
      },
      "robbing-kong": {
        "value": 1,
        "clause": "SBR-9.8",
        "unit": "doubles"
      },
      "under-the-sea": {
        "value": 1,
        "clause": "SBR-9.9",
        "unit": "doubles"
      }
    },
    "never_together": {
      "seven-pairs": [
        "all-pungs",
        "golden-wait",
        "kong-replacement",
        "robbing-kong"
      ],
      "robbing-kong": [
        "all-pungs",
        "golden-wait",
        "kong-replacement",
        "shoot-after-kong",
        "under-the-sea"
      ],
      "kong-replacement": [
        "shoot-after-kong"
      ]
    },
    "decided_by": []
  },
  "classical": {
    "rows": {
      "pair-own-wind": {
        "value": 2,
        "clause": "CCL-12.5",
        "each": true
      },
      "pair-prevailing-wind": {
        "value": 2,
        "clause": "CCL-12.6",
        "each": true
      },
      "pair-dragons": {
        "value": 2,
        "clause": "CCL-12.7",
        "each": true
      },
      "pung-open-simple": {
        "value": 2,
        "clause": "CCL-12.8",
        "each": true
      },
      "pung-open-terminal": {
        "value": 4,
        "clause": "CCL-12.9",
        "each": true
      },
      "pung-open-wind": {
        "value": 4,
        "clause": "CCL-12.10",
        "each": true
      },
      "pung-open-dragon": {
        "value": 4,
        "clause": "CCL-12.11",
        "each": true
      },
      "kong-open-simple": {
        "value": 8,
        "clause": "CCL-12.12",
        "each": true
      },
      "kong-open-terminal": {
        "value": 16,
        "clause": "CCL-12.13",
        "each": true
      },
      "kong-open-wind": {
        "value": 16,
        "clause": "CCL-12.14",
        "each": true
      },
      "kong-open-dragon": {
        "value": 16,
        "clause": "CCL-12.15",
        "each": true
      },
      "pung-closed-simple": {
        "value": 4,
        "clause": "CCL-12.16",
        "each": true
      },
      "pung-closed-terminal": {
        "value": 8,
        "clause": "CCL-12.17",
        "each": true
      },
      "pung-closed-wind": {
        "value": 8,
        "clause": "CCL-12.18",
        "each": true
      },
      "pung-closed-dragon": {
        "value": 8,
        "clause": "CCL-12.19",
        "each": true
      },
      "kong-closed-simple": {
        "value": 16,
        "clause": "CCL-12.20",
        "each": true
      },
      "kong-closed-terminal": {
        "value": 32,
        "clause": "CCL-12.21",
        "each": true
      },
      "kong-closed-wind": {
        "value": 32,
        "clause": "CCL-12.22",
        "each": true
      },
      "kong-closed-dragon": {
        "value": 32,
        "clause": "CCL-12.23",
        "each": true
      },
      "dragon-set": {
        "value": 1,
        "clause": "CCL-13.1",
        "each": true,
        "unit": "doubles"
      },
      "own-wind-set": {
        "value": 1,
        "clause": "CCL-13.2",
        "unit": "doubles"
      },
      "prevailing-wind-set": {
        "value": 1,
        "clause": "CCL-13.3",
        "unit": "doubles"
      },
      "half-flush": {
        "value": 1,
        "clause": "CCL-13.4",
        "unit": "doubles"
      },
      "full-flush": {
        "value": 3,
        "clause": "CCL-13.5",
        "unit": "doubles"
      },
      "terminals-honours": {
        "value": 1,
        "clause": "CCL-13.6",
        "unit": "doubles"
      },
      "all-honours": {
        "value": 3,
        "clause": "CCL-13.7",
        "absorbs": [
          "terminals-honours"
        ],
        "unit": "doubles"
      },
      "mahjong": {
        "value": 20,
        "clause": "CCL-12.24"
      },
      "no-chows": {
        "value": 1,
        "clause": "CCL-14.1",
        "unit": "doubles"
      },
      "no-points": {
        "value": 1,
        "clause": "CCL-14.2",
        "unit": "doubles"
      },
      "kong-replacement": {
        "value": 1,
        "clause": "CCL-14.3",
        "unit": "doubles"
      },
      "last-draw": {
        "value": 1,
        "clause": "CCL-14.4",
        "unit": "doubles"
      },
      "robbing-kong": {
        "value": 1,
        "clause": "CCL-14.5",
        "unit": "doubles"
      },
      "little-four-winds": {
        "value": 1,
        "clause": "CCL-14.6",
        "unit": "doubles"
      },
      "little-three-dragons": {
        "value": 1,
        "clause": "CCL-14.7",
        "unit": "doubles"
      },
      "original-call": {
        "value": 1,
        "clause": "CCL-14.8",
        "unit": "doubles"
      },
      "heavenly-blessing": {
        "value": 2000,
        "clause": "CCL-15.1",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "earthly-blessing": {
        "value": 2000,
        "clause": "CCL-15.2",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "buried-treasure": {
        "value": 2000,
        "clause": "CCL-15.3",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "emperors-court": {
        "value": 2000,
        "clause": "CCL-15.4",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "heads-and-tails": {
        "value": 2000,
        "clause": "CCL-15.5",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "imperial-jade": {
        "value": 2000,
        "clause": "CCL-15.6",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "heavenly-twins": {
        "value": 2000,
        "clause": "CCL-15.7",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "three-great-scholars": {
        "value": 2000,
        "clause": "CCL-15.8",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "four-blessings": {
        "value": 2000,
        "clause": "CCL-15.9",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "fourfold-plenty": {
        "value": 2000,
        "clause": "CCL-15.10",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "hidden-snake": {
        "value": 2000,
        "clause": "CCL-15.11",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "thirteen-wonders": {
        "value": 2000,
        "clause": "CCL-15.12",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "moon-from-the-sea": {
        "value": 2000,
        "clause": "CCL-15.13",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      },
      "grapes-on-the-roof": {
        "value": 2000,
        "clause": "CCL-15.14",
        "absorbs": [
          "pair-own-wind",
          "pair-prevailing-wind",
          "pair-dragons",
          "pung-open-simple",
          "pung-open-terminal",
          "pung-open-wind",
          "pung-open-dragon",
          "kong-open-simple",
          "kong-open-terminal",
          "kong-open-wind",
          "kong-open-dragon",
          "pung-closed-simple",
          "pung-closed-terminal",
          "pung-closed-wind",
          "pung-closed-dragon",
          "kong-closed-simple",
          "kong-closed-terminal",
          "kong-closed-wind",
          "kong-closed-dragon",
          "dragon-set",
          "own-wind-set",
          "prevailing-wind-set",
          "half-flush",
          "full-flush",
          "terminals-honours",
          "all-honours",
          "mahjong",
          "no-chows",
          "no-points",
          "kong-replacement",
          "last-draw",
          "robbing-kong",
          "little-four-winds",
          "little-three-dragons",
          "original-call"
        ],
        "unit": "limit"
      }
    },
    "never_together": {},
    "decided_by": [
      "limit",
      "wall_tile_points",
      "only_tile_points"
    ]
  },
  "popular": {
    "rows": {
      "happy-four-winds": {
        "value": 168,
        "clause": "POP-13.1",
        "absorbs": [
          "big-four-winds",
          "all-honours",
          "all-terminals-and-honours",
          "big-three-winds",
          "all-pungs",
          "outside-hand",
          "prevalent-wind",
          "seat-wind",
          "pung-of-terminals-or-winds",
          "one-voided-suit"
        ]
      },
      "blessing-of-heaven": {
        "value": 168,
        "clause": "POP-13.2",
        "absorbs": [
          "fully-concealed-hand",
          "self-drawn"
        ]
      },
      "blessing-of-earth": {
        "value": 158,
        "clause": "POP-13.3",
        "absorbs": [
          "fully-concealed-hand",
          "self-drawn"
        ]
      },
      "blessing-of-human": {
        "value": 108,
        "clause": "POP-13.4",
        "absorbs": [
          "concealed-hand"
        ]
      },
      "big-four-winds": {
        "value": 88,
        "clause": "POP-13.5",
        "absorbs": [
          "big-three-winds",
          "all-pungs",
          "prevalent-wind",
          "seat-wind",
          "pung-of-terminals-or-winds",
          "one-voided-suit"
        ]
      },
      "big-three-dragons": {
        "value": 88,
        "clause": "POP-13.6",
        "absorbs": [
          "two-dragon-pungs",
          "dragon-pung",
          "one-voided-suit"
        ]
      },
      "all-green": {
        "value": 88,
        "clause": "POP-13.7",
        "absorbs": [
          "half-flush",
          "one-voided-suit"
        ]
      },
      "nine-gates": {
        "value": 88,
        "clause": "POP-13.8",
        "absorbs": [
          "full-flush",
          "concealed-hand",
          "pung-of-terminals-or-winds",
          "one-voided-suit",
          "no-honours"
        ]
      },
      "four-kongs": {
        "value": 88,
        "clause": "POP-13.9",
        "absorbs": [
          "three-kongs",
          "two-concealed-kongs",
          "concealed-and-melded-kong",
          "two-melded-kongs",
          "concealed-kong",
          "melded-kong",
          "all-pungs"
        ]
      },
      "seven-shifted-pairs": {
        "value": 88,
        "clause": "POP-13.10",
        "absorbs": [
          "seven-pairs",
          "full-flush",
          "concealed-hand",
          "one-voided-suit",
          "no-honours"
        ]
      },
      "thirteen-orphans": {
        "value": 88,
        "clause": "POP-13.11",
        "absorbs": [
          "concealed-hand"
        ]
      },
      "joker-kong": {
        "value": 88,
        "clause": "POP-13.12",
        "absorbs": [
          "concealed-kong"
        ]
      },
      "all-terminals": {
        "value": 64,
        "clause": "POP-13.13",
        "absorbs": [
          "all-terminals-and-honours",
          "all-pungs",
          "outside-hand",
          "double-pung",
          "pung-of-terminals-or-winds",
          "no-honours"
        ]
      },
      "little-four-winds": {
        "value": 64,
        "clause": "POP-13.14",
        "absorbs": [
          "big-three-winds",
          "pung-of-terminals-or-winds",
          "one-voided-suit"
        ]
      },
      "little-three-dragons": {
        "value": 64,
        "clause": "POP-13.15",
        "absorbs": [
          "two-dragon-pungs",
          "dragon-pung",
          "one-voided-suit"
        ]
      },
      "all-honours": {
        "value": 64,
        "clause": "POP-13.16",
        "absorbs": [
          "all-terminals-and-honours",
          "all-pungs",
          "outside-hand",
          "pung-of-terminals-or-winds",
          "one-voided-suit"
        ]
      },
      "four-concealed-pungs": {
        "value": 64,
        "clause": "POP-13.17",
        "absorbs": [
          "three-concealed-pungs",
          "two-concealed-pungs",
          "all-pungs",
          "concealed-hand"
        ]
      },
      "pure-terminal-chows": {
        "value": 64,
        "clause": "POP-13.18",
        "absorbs": [
          "full-flush",
          "all-chows",
          "pure-double-chow",
          "two-terminal-chows",
          "one-voided-suit",
          "no-honours"
        ]
      },
      "quadruple-chow": {
        "value": 48,
        "clause": "POP-13.19",
        "absorbs": [
          "pure-triple-chow",
          "pure-double-chow",
          "tile-hog",
          "one-voided-suit"
        ]
      },
      "four-pure-shifted-pungs": {
        "value": 48,
        "clause": "POP-13.20",
        "absorbs": [
          "pure-shifted-pungs",
          "all-pungs",
          "one-voided-suit"
        ]
      },
      "four-pure-shifted-chows": {
        "value": 32,
        "clause": "POP-13.21",
        "absorbs": [
          "pure-shifted-chows",
          "short-straight",
          "two-terminal-chows",
          "one-voided-suit"
        ]
      },
      "three-kongs": {
        "value": 32,
        "clause": "POP-13.22",
        "absorbs": [
          "two-concealed-kongs",
          "concealed-and-melded-kong",
          "two-melded-kongs",
          "concealed-kong",
          "melded-kong"
        ]
      },
      "all-terminals-and-honours": {
        "value": 32,
        "clause": "POP-13.23",
        "absorbs": [
          "all-pungs",
          "outside-hand",
          "pung-of-terminals-or-winds"
        ]
      },
      "heavenly-ready": {
        "value": 32,
        "clause": "POP-13.24",
        "absorbs": [
          "riichi",
          "ready",
          "concealed-hand"
        ]
      },
      "seven-pairs": {
        "value": 24,
        "clause": "POP-13.25",
        "absorbs": [
          "concealed-hand"
        ]
      },
      "greater-honours-and-knitted-tiles": {
        "value": 24,
        "clause": "POP-13.26",
        "absorbs": [
          "concealed-hand"
        ]
      },
      "all-even-pungs": {
        "value": 24,
        "clause": "POP-13.27",
        "absorbs": [
          "all-pungs",
          "all-simples",
          "no-honours"
        ]
      },
      "full-flush": {
        "value": 24,
        "clause": "POP-13.28",
        "absorbs": [
          "one-voided-suit",
          "no-honours"
        ]
      },
      "pure-triple-chow": {
        "value": 24,
        "clause": "POP-13.29",
        "absorbs": [
          "pure-double-chow"
        ]
      },
      "pure-shifted-pungs": {
        "value": 24,
        "clause": "POP-13.30",
        "each": true
      },
      "upper-tiles": {
        "value": 24,
        "clause": "POP-13.31",
        "absorbs": [
          "upper-four",
          "no-honours"
        ]
      },
      "middle-tiles": {
        "value": 24,
        "clause": "POP-13.32",
        "absorbs": [
          "all-simples",
          "no-honours"
        ]
      },
      "lower-tiles": {
        "value": 24,
        "clause": "POP-13.33",
        "absorbs": [
          "lower-four",
          "no-honours"
        ]
      },
      "pure-straight": {
        "value": 16,
        "clause": "POP-13.34",
        "each": true,
        "absorbs": [
          "short-straight",
          "two-terminal-chows"
        ]
      },
      "three-suited-terminal-chows": {
        "value": 16,
        "clause": "POP-13.35",
        "absorbs": [
          "all-chows",
          "mixed-double-chow",
          "two-terminal-chows",
          "no-honours"
        ]
      },
      "pure-shifted-chows": {
        "value": 16,
        "clause": "POP-13.36",
        "each": true
      },
      "all-fives": {
        "value": 16,
        "clause": "POP-13.37",
        "absorbs": [
          "all-simples",
          "no-honours"
        ]
      },
      "triple-pung": {
        "value": 16,
        "clause": "POP-13.38",
        "each": true,
        "absorbs": [
          "double-pung"
        ]
      },
      "three-concealed-pungs": {
        "value": 16,
        "clause": "POP-13.39",
        "absorbs": [
          "two-concealed-pungs"
        ]
      },
      "lesser-honours-and-knitted-tiles": {
        "value": 12,
        "clause": "POP-13.40",
        "absorbs": [
          "concealed-hand"
        ]
      },
      "knitted-straight": {
        "value": 12,
        "clause": "POP-13.41"
      },
      "upper-four": {
        "value": 12,
        "clause": "POP-13.42",
        "absorbs": [
          "no-honours"
        ]
      },
      "lower-four": {
        "value": 12,
        "clause": "POP-13.43",
        "absorbs": [
          "no-honours"
        ]
      },
      "big-three-winds": {
        "value": 12,
        "clause": "POP-13.44",
        "absorbs": [
          "pung-of-terminals-or-winds",
          "one-voided-suit"
        ]
      },
      "mixed-straight": {
        "value": 8,
        "clause": "POP-13.45",
        "each": true
      },
      "reversible-tiles": {
        "value": 8,
        "clause": "POP-13.46",
        "absorbs": [
          "one-voided-suit"
        ]
      },
      "mixed-triple-chow": {
        "value": 8,
        "clause": "POP-13.47",
        "each": true,
        "absorbs": [
          "mixed-double-chow"
        ]
      },
      "mixed-shifted-pungs": {
        "value": 8,
        "clause": "POP-13.48",
        "each": true
      },
      "chicken-hand": {
        "value": 8,
        "clause": "POP-13.49"
      },
      "last-draw": {
        "value": 8,
        "clause": "POP-13.50",
        "absorbs": [
          "self-drawn"
        ]
      },
      "last-discard": {
        "value": 8,
        "clause": "POP-13.51"
      },
      "kong-replacement": {
        "value": 8,
        "clause": "POP-13.52",
        "absorbs": [
          "self-drawn"
        ]
      },
      "robbing-kong": {
        "value": 8,
        "clause": "POP-13.53",
        "absorbs": [
          "last-of-kind"
        ]
      },
      "two-concealed-kongs": {
        "value": 6,
        "clause": "POP-13.54",
        "absorbs": [
          "concealed-kong"
        ]
      },
      "all-pungs": {
        "value": 6,
        "clause": "POP-13.55"
      },
      "half-flush": {
        "value": 6,
        "clause": "POP-13.56",
        "absorbs": [
          "one-voided-suit"
        ]
      },
      "mixed-shifted-chows": {
        "value": 6,
        "clause": "POP-13.57",
        "each": true
      },
      "all-types": {
        "value": 6,
        "clause": "POP-13.58"
      },
      "melded-hand": {
        "value": 6,
        "clause": "POP-13.59"
      },
      "two-dragon-pungs": {
        "value": 6,
        "clause": "POP-13.60",
        "absorbs": [
          "dragon-pung"
        ]
      },
      "four-half-mixed-shifted-pungs": {
        "value": 6,
        "clause": "POP-13.61"
      },
      "concealed-and-melded-kong": {
        "value": 6,
        "clause": "POP-13.97",
        "absorbs": [
          "concealed-kong",
          "melded-kong"
        ]
      },
      "outside-hand": {
        "value": 4,
        "clause": "POP-13.62"
      },
      "fully-concealed-hand": {
        "value": 4,
        "clause": "POP-13.63",
        "absorbs": [
          "self-drawn"
        ]
      },
      "two-melded-kongs": {
        "value": 4,
        "clause": "POP-13.64",
        "absorbs": [
          "melded-kong"
        ]
      },
      "last-of-kind": {
        "value": 4,
        "clause": "POP-13.65"
      },
      "four-half-mixed-shifted-chows": {
        "value": 4,
        "clause": "POP-13.66"
      },
      "half-mixed-shifted-pungs": {
        "value": 4,
        "clause": "POP-13.67",
        "each": true
      },
      "dragon-pung": {
        "value": 2,
        "clause": "POP-13.68",
        "each": true
      },
      "prevalent-wind": {
        "value": 2,
        "clause": "POP-13.69",
        "each": true,
        "absorbs": [
          "pung-of-terminals-or-winds"
        ]
      },
      "seat-wind": {
        "value": 2,
        "clause": "POP-13.70",
        "each": true,
        "absorbs": [
          "pung-of-terminals-or-winds"
        ]
      },
      "concealed-hand": {
        "value": 2,
        "clause": "POP-13.71"
      },
      "all-chows": {
        "value": 2,
        "clause": "POP-13.72",
        "absorbs": [
          "no-honours"
        ]
      },
      "tile-hog": {
        "value": 2,
        "clause": "POP-13.73",
        "each": true
      },
      "double-pung": {
        "value": 2,
        "clause": "POP-13.74",
        "each": true
      },
      "two-concealed-pungs": {
        "value": 2,
        "clause": "POP-13.75"
      },
      "concealed-kong": {
        "value": 2,
        "clause": "POP-13.76"
      },
      "all-simples": {
        "value": 2,
        "clause": "POP-13.77",
        "absorbs": [
          "no-honours"
        ]
      },
      "half-mixed-shifted-chows": {
        "value": 2,
        "clause": "POP-13.78",
        "each": true
      },
      "no-jokers": {
        "value": 2,
        "clause": "POP-13.79"
      },
      "half-mixed-straight": {
        "value": 2,
        "clause": "POP-13.80",
        "each": true
      },
      "riichi": {
        "value": 2,
        "clause": "POP-13.81"
      },
      "pure-double-chow": {
        "value": 1,
        "clause": "POP-13.82",
        "each": true
      },
      "mixed-double-chow": {
        "value": 1,
        "clause": "POP-13.83",
        "each": true
      },
      "short-straight": {
        "value": 1,
        "clause": "POP-13.84",
        "each": true
      },
      "two-terminal-chows": {
        "value": 1,
        "clause": "POP-13.85",
        "each": true
      },
      "pung-of-terminals-or-winds": {
        "value": 1,
        "clause": "POP-13.86",
        "each": true
      },
      "melded-kong": {
        "value": 1,
        "clause": "POP-13.87"
      },
      "one-voided-suit": {
        "value": 1,
        "clause": "POP-13.88"
      },
      "no-honours": {
        "value": 1,
        "clause": "POP-13.89"
      },
      "self-drawn": {
        "value": 1,
        "clause": "POP-13.90"
      },
      "ready": {
        "value": 1,
        "clause": "POP-13.91"
      },
      "pair-on-2-5-8": {
        "value": 1,
        "clause": "POP-13.92"
      },
      "pair-on-1-9": {
        "value": 1,
        "clause": "POP-13.93"
      },
      "flower": {
        "value": 1,
        "clause": "POP-13.94",
        "each": true
      },
      "own-flower": {
        "value": 1,
        "clause": "POP-13.95",
        "each": true
      },
      "flower-set": {
        "value": 1,
        "clause": "POP-13.96",
        "each": true
      }
    },
    "never_together": {},
    "decided_by": [
      "concealed_hand"
    ]
  },
  "zung-jung": {
    "rows": {
      "all-chows": {
        "value": 5,
        "clause": "ZJ-1.1"
      },
      "concealed-hand": {
        "value": 5,
        "clause": "ZJ-1.2"
      },
      "all-simples": {
        "value": 5,
        "clause": "ZJ-1.3"
      },
      "half-flush": {
        "value": 40,
        "clause": "ZJ-2.1.1",
        "series": "2.1"
      },
      "full-flush": {
        "value": 80,
        "clause": "ZJ-2.1.2",
        "series": "2.1"
      },
      "nine-gates": {
        "value": 480,
        "clause": "ZJ-2.2"
      },
      "value-honour": {
        "value": 10,
        "clause": "ZJ-3.1",
        "each": true
      },
      "little-three-dragons": {
        "value": 40,
        "clause": "ZJ-3.2.1",
        "series": "3.2"
      },
      "big-three-dragons": {
        "value": 130,
        "clause": "ZJ-3.2.2",
        "series": "3.2"
      },
      "little-three-winds": {
        "value": 30,
        "clause": "ZJ-3.3.1",
        "series": "3.3"
      },
      "big-three-winds": {
        "value": 120,
        "clause": "ZJ-3.3.2",
        "series": "3.3"
      },
      "little-four-winds": {
        "value": 320,
        "clause": "ZJ-3.3.3",
        "series": "3.3"
      },
      "big-four-winds": {
        "value": 400,
        "clause": "ZJ-3.3.4",
        "series": "3.3"
      },
      "all-honours": {
        "value": 320,
        "clause": "ZJ-3.4"
      },
      "all-pungs": {
        "value": 30,
        "clause": "ZJ-4.1"
      },
      "two-concealed-pungs": {
        "value": 5,
        "clause": "ZJ-4.2.1",
        "series": "4.2"
      },
      "three-concealed-pungs": {
        "value": 30,
        "clause": "ZJ-4.2.2",
        "series": "4.2"
      },
      "four-concealed-pungs": {
        "value": 125,
        "clause": "ZJ-4.2.3",
        "series": "4.2"
      },
      "one-kong": {
        "value": 5,
        "clause": "ZJ-4.3.1",
        "series": "4.3"
      },
      "two-kongs": {
        "value": 20,
        "clause": "ZJ-4.3.2",
        "series": "4.3"
      },
      "three-kongs": {
        "value": 120,
        "clause": "ZJ-4.3.3",
        "series": "4.3"
      },
      "four-kongs": {
        "value": 480,
        "clause": "ZJ-4.3.4",
        "series": "4.3"
      },
      "two-identical-chows": {
        "value": 10,
        "clause": "ZJ-5.1.1",
        "series": "5.1"
      },
      "two-identical-chows-twice": {
        "value": 60,
        "clause": "ZJ-5.1.2",
        "series": "5.1"
      },
      "three-identical-chows": {
        "value": 120,
        "clause": "ZJ-5.1.3",
        "series": "5.1"
      },
      "four-identical-chows": {
        "value": 400,
        "clause": "ZJ-5.1.4",
        "series": "5.1"
      },
      "three-similar-chows": {
        "value": 35,
        "clause": "ZJ-6.1"
      },
      "little-three-similar-pungs": {
        "value": 30,
        "clause": "ZJ-6.2.1",
        "series": "6.2"
      },
      "three-similar-pungs": {
        "value": 120,
        "clause": "ZJ-6.2.2",
        "series": "6.2"
      },
      "pure-straight": {
        "value": 40,
        "clause": "ZJ-7.1"
      },
      "three-consecutive-pungs": {
        "value": 100,
        "clause": "ZJ-7.2.1",
        "series": "7.2"
      },
      "four-consecutive-pungs": {
        "value": 200,
        "clause": "ZJ-7.2.2",
        "series": "7.2"
      },
      "mixed-lesser-terminals": {
        "value": 40,
        "clause": "ZJ-8.1.1",
        "series": "8.1"
      },
      "pure-lesser-terminals": {
        "value": 50,
        "clause": "ZJ-8.1.2",
        "series": "8.1"
      },
      "mixed-greater-terminals": {
        "value": 100,
        "clause": "ZJ-8.1.3",
        "series": "8.1"
      },
      "pure-greater-terminals": {
        "value": 400,
        "clause": "ZJ-8.1.4",
        "series": "8.1"
      },
      "last-draw": {
        "value": 10,
        "clause": "ZJ-9.1.1",
        "series": "9.1"
      },
      "last-discard": {
        "value": 10,
        "clause": "ZJ-9.1.2",
        "series": "9.1"
      },
      "kong-replacement": {
        "value": 10,
        "clause": "ZJ-9.2"
      },
      "robbing-kong": {
        "value": 10,
        "clause": "ZJ-9.3"
      },
      "blessing-of-heaven": {
        "value": 155,
        "clause": "ZJ-9.4"
      },
      "blessing-of-earth": {
        "value": 155,
        "clause": "ZJ-9.5"
      },
      "thirteen-orphans": {
        "value": 160,
        "clause": "ZJ-10.1"
      },
      "seven-pairs": {
        "value": 30,
        "clause": "ZJ-10.2",
        "absorbs": [
          "robbing-kong"
        ]
      },
      "non-seat-bonus-tile": {
        "value": 2,
        "clause": "ZJ-11.1.1",
        "each": true
      },
      "seat-bonus-tile": {
        "value": 4,
        "clause": "ZJ-11.1.2",
        "each": true
      },
      "four-flowers": {
        "value": 10,
        "clause": "ZJ-11.2.1"
      },
      "four-seasons": {
        "value": 10,
        "clause": "ZJ-11.2.2"
      }
    },
    "never_together": {},
    "decided_by": [
      "four_identical_chows"
    ]
  }
}
