"""Tables with a wheel or a pile in docs/fairness.md: the event that shows a draw, and what each place gives back in hundredths."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Dict, Iterable, List, Set, Tuple

Words = Any
# The name of the event, its fields, and the places in their order.
Shown = Tuple[str, Dict[str, Any], Dict[str, int]]

RED: Set[int] = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def roulette_colour(number: int) -> str:
    return "green" if number == 0 else "red" if number in RED else "black"


def _roulette_places() -> Dict[str, Set[int]]:
    """Every place by its name, in the order in which places are paid."""
    inside: Set[Tuple[int, ...]] = {(number,) for number in range(37)}
    inside |= {(0, 1), (0, 2), (0, 3), (0, 1, 2), (0, 2, 3), (0, 1, 2, 3)}
    for street in range(12):
        row = (3 * street + 1, 3 * street + 2, 3 * street + 3)
        inside |= {row, row[:2], row[1:]}
        if street < 11:
            below = tuple(number + 3 for number in row)
            inside |= {row + below, row[:2] + below[:2], row[1:] + below[1:]}
            inside |= set(zip(row, below))
    places = {"-".join(map(str, numbers)): set(numbers) for numbers in sorted(inside, key=lambda n: (len(n), n))}
    for dozen in range(3):
        places[f"dozen{dozen + 1}"] = set(range(12 * dozen + 1, 12 * dozen + 13))
    for column in range(3):
        places[f"column{column + 1}"] = set(range(column + 1, 37, 3))

    def of(numbers: Iterable[int]) -> Set[int]:
        return set(numbers)

    places["red"] = RED
    places["black"] = of(range(1, 37)) - RED
    places["odd"] = of(range(1, 37, 2))
    places["even"] = of(range(2, 37, 2))
    places["low"] = of(range(1, 19))
    places["high"] = of(range(19, 37))
    return places


ROULETTE_PLACES: Dict[str, Set[int]] = _roulette_places()


def roulette(words: Words) -> Shown:
    """A ball lands in one of 37 pockets; places pay 36 divided by how many numbers they cover."""
    number = words.draw(37)
    pays = {place: 3600 // len(numbers) if number in numbers else 0 for place, numbers in ROULETTE_PLACES.items()}
    return "ball_landed", {"number": number, "colour": roulette_colour(number)}, pays


# What the segments of the money wheel give back in stakes, clockwise from the first.
MONEY_WHEEL: List[str] = (
    "2 4 2 6.5 2 4 13 2 26 2 4 2 6.5 2 4 2 6.5 2 4 2 13 2 4 2 6.5 2 4 "
    "52 2 6.5 2 4 2 13 2 4 2 6.5 2 4 2 26 2 4 2 6.5 2 4 2 13 2 6.5 2 4"
).split()
MONEY_WHEEL_PAYS: Dict[str, int] = {"2": 200, "4": 400, "6.5": 650, "13": 1300, "26": 2600, "52": 5200}


def money_wheel(words: Words) -> Shown:
    """A wheel stops on one of 54 segments."""
    segment = words.draw(54)
    stopped = MONEY_WHEEL[segment]
    pays = {f"x{times}": pay if times == stopped else 0 for times, pay in MONEY_WHEEL_PAYS.items()}
    return "wheel_stopped", {"segment": segment, "place": f"x{stopped}"}, pays


def fan_tan(words: Words) -> Shown:
    """A pile of 41 to 80 beads is counted off by fours; one to four are left."""
    beads = 41 + words.draw(40)
    left = beads % 4 or 4
    pays: Dict[str, int] = {}
    for kind, size, pay in (("fan", 1, 390), ("kwok", 2, 195), ("ssh", 3, 130)):
        for wins in combinations(range(1, 5), size):
            pays[kind + "".join(map(str, wins))] = pay if left in wins else 0
    for kind, size, pay in (("nim", 1, 290), ("nga", 2, 145)):
        for wins in combinations(range(1, 5), size):
            for back in sorted({1, 2, 3, 4} - set(wins)):
                name = f"{kind}{''.join(map(str, wins))}-{back}"
                pays[name] = pay if left in wins else 100 if left == back else 0
    return "beads_counted", {"beads": beads, "remainder": left}, pays
