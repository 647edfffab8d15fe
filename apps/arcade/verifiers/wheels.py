"""Tables with a wheel in docs/fairness.md: the event that shows a draw, and what each place gives back in hundredths."""

from __future__ import annotations

from typing import Any, Dict, Iterable, Set, Tuple

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
