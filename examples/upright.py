"""A bot for a live table of Lügen-Kniffel: it tells the truth when it can. Standard library only.

python examples/upright.py http://127.0.0.1:8000 ABCDEF
"""

import http.cookiejar
import itertools
import json
import sys
import time
import urllib.error
import urllib.request
from typing import Any

FIELDS = [
    *("einser", "zweier", "dreier", "vierer", "fuenfer", "sechser", "dreierpasch", "viererpasch"),
    *("full_house", "kleine_strasse", "grosse_strasse", "kniffel", "chance"),
]
FIXED = {"full_house": 25, "kleine_strasse": 30, "grosse_strasse": 40, "kniffel": 50}


class House:
    """The house, as somebody with a cookie sees it."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._open = urllib.request.build_opener(jar).open
        self._numbers = itertools.count(1)

    def get(self, path: str) -> Any:
        """Look at something; later, if the house is asked too much."""
        while True:
            try:
                with self._open(self.address + path, timeout=40) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(float(error.headers["retry-after"]))

    def act(self, table: str, **act: Any) -> dict[str, Any] | None:
        """Do something at a table; the problem, if it can't be done."""
        body = json.dumps({"id": f"upright-{next(self._numbers)}", "act": act}).encode()
        headers = {"content-type": "application/json"}
        where = f"{self.address}/api/tables/{table}/acts"
        with self._open(urllib.request.Request(where, body, headers), timeout=40) as answer:
            problem: dict[str, Any] | None = json.load(answer)["problem"]
            return problem


def answer(game: dict[str, Any], menu: dict[str, Any]) -> dict[str, Any]:
    """What an upright soul says: believes all but a Kniffel, and announces what is so."""
    if menu["answer"]:
        doubts = game["announcement"]["field"] == "kniffel"
        return {"type": "Doubt" if doubts else "Believe"}
    if not menu["announce"]:
        return {"type": "Throw", "leave": []}
    worth = dict(zip(FIELDS, game["hand"]["worth"], strict=True))
    best = max(menu["announce"], key=worth.__getitem__)
    return {"type": "Announce", "field": best, "points": worth[best] or cheapest(best)}


def cheapest(field: str) -> int:
    """The smallest lie that may be told about a field."""
    upper = FIELDS.index(field) + 1 if field in FIELDS[:6] else 0
    return upper or FIXED.get(field, 5)


def play(house: House, code: str, name: str = "Upright", matches: int = 1) -> None:
    """Sit down, and play so many matches."""
    table = house.get(f"/api/codes/{code}")["id"]
    problem = house.act(table, type="Sit", name=name)
    if problem is not None:
        sys.exit(f"{problem['said']}: {problem['why']}. {problem['possible']}")
    news, asked = "", None
    while True:
        frame = house.get(f"/api/tables/{table}?wait=25&news={news}")
        news, view = frame["news"], frame["view"]
        match = view["match"]
        if view["phase"] == "over" and match["number"] >= matches:
            print(f"{name}: {match['outcome']['points'][view['seat']]} points")
            return
        question = match and match["question"]
        if question and (match["number"], question["about"]) != asked:
            asked = match["number"], question["about"]
            move = answer(match["game"], question["menu"])
            house.act(table, type="Play", match=asked[0], about=asked[1], move=move)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        play(House(sys.argv[1]), sys.argv[2])
    except urllib.error.URLError as error:
        sys.exit(f"that did not work: {error}")
