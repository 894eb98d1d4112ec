"""What was measured before the mends that docs/attack.md lists, for comparison: a busy machine of two processors, eight
seconds of each attack.

By attack: `/health` p99 in ms, an action elsewhere p99 in ms, opponents elsewhere in s, growth in MB, well again after
s, SIGTERM in s. An answer that was lost counts as 20 s.
"""

from __future__ import annotations

BEFORE: dict[str, tuple[float, float, float, float, float, float]] = {
    "files with many undos": (863, 341, 0.4, 30, 5.9, 0.4),
    "760,000 keys": (213, 381, 0.4, 107, 2.8, 0.6),
    "previews": (186, 199, 0.5, 29, 6.7, 3.5),
    "courses, exports, whys": (1140, 1356, 0.6, 20, 1.7, 2.6),
    "59 games of Tycoons": (74, 199, 0.2, 4, 1.4, 0.5),
    "games from one IPv6 /64": (95, 214, 0.4, 10, 1.1, 0.6),
    "parallel recoveries": (484, 5612, 20.0, 142, 5.8, 1.9),
    "1,200 sockets of 1,024": (250, 340, 0.7, 14, 0.2, 0.5),
    "600 live connections": (1374, 117, 0.2, 6, 4.1, 0.6),
    "unfinished bodies": (164, 460, 0.3, 17, 0.2, 0.5),
    "slow headers": (95, 232, 0.7, 6, 1.4, 0.6),
    "giant headers": (87, 194, 0.4, 5, 7.3, 0.4),
    "long paths": (228, 219, 0.7, 6, 0.1, 0.5),
    "locked database": (136, 452, 0.0, 4, 0.4, 0.6),
}
