"""What is measured of the bots of Lügen-Kniffel."""

from __future__ import annotations

from benchmarks._bots import Bench

BENCH = Bench(yardsticks=("random", "believer", "doubter", "maximiser"), seats=(4,))
