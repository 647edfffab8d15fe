"""The lotteries of docs/fairness.md: which tickets a line has, and what a ticket pays per unit."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, product
from math import comb, perm
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple

Ticket = Tuple[str, ...]
RETURN = Fraction(95, 100)
MAX_LINES = 60
MAX_TICKETS = 1000
DIGITS = [str(digit) for digit in range(10)]
SIDES = ["big", "small", "odd", "even"]
SIDES_OF_SUM = ["big", "small", "middle", "odd", "even"]


@dataclass
class Play:
    """A way to bet. `pay` is what a ticket pays per unit with a result of the draw; 0 if it loses."""

    groups: List[List[str]]
    pay: Callable[[Ticket, Any], Fraction]
    # How many values of the only group a ticket has; None for one of each group.
    choose: Optional[int] = None
    different: bool = False

    def tickets(self, picks: Sequence[Sequence[str]]) -> Iterator[Ticket]:
        if self.choose is not None:
            return combinations(picks[0], self.choose)
        tickets = product(*picks)
        return (ticket for ticket in tickets if len(set(ticket)) == len(ticket)) if self.different else tickets


def numbers(first: int, last: int) -> List[str]:
    return [str(number) for number in range(first, last + 1)]


def wins(chance: Fraction, is_won: bool) -> Fraction:
    return RETURN / chance if is_won else Fraction(0)


def on_side(side: str, number: int, middle: Fraction) -> bool:
    return {
        "big": number > middle,
        "small": number < middle,
        "middle": number == middle,
        "odd": number % 2 == 1,
        "even": number % 2 == 0,
    }[side]


# ---------------------------------------------------------------------------------------------------------------------
# Digits
# ---------------------------------------------------------------------------------------------------------------------

DIGIT_FORMS: Dict[str, List[int]] = {
    "two": [2],
    "three": [3],
    "four": [4],
    "five": [5],
    "sum28": [3],
    "thai": [6, 3, 3, 3, 3, 2],
    "vietnam": [5] * 10 + [4] * 10 + [3] * 3 + [2] * 4,
}


class Part:
    """Digits of a number of the draw, from the first to the last, counted from 0."""

    def __init__(self, first: int, last: int, number: int = 0) -> None:
        self.first, self.last, self.number = first, last, number
        self.count = last - first + 1

    def of(self, drawn: List[str]) -> str:
        return drawn[self.number][self.first : self.last + 1]

    def groups(self) -> List[List[str]]:
        return [DIGITS] * self.count


def digit_sums(count: int) -> List[int]:
    """The sums of the digits of all numbers of so many digits."""
    return [sum(map(int, str(number))) for number in range(10**count)]


def exact(part: Part) -> Play:
    chance = Fraction(1, 10**part.count)
    return Play(part.groups(), lambda ticket, drawn: wins(chance, part.of(drawn) == "".join(ticket)))


def any_order(part: Part) -> Play:
    def pay(ticket: Ticket, drawn: List[str]) -> Fraction:
        orders, left = 1, part.count
        for digit in set(ticket):
            orders *= comb(left, ticket.count(digit))
            left -= ticket.count(digit)
        return wins(Fraction(orders, 10**part.count), sorted(ticket) == sorted(part.of(drawn)))

    return Play(part.groups(), pay)


def run(part: Part) -> Play:
    chance = 1 - Fraction(9, 10) ** part.count
    return Play([DIGITS], lambda ticket, drawn: wins(chance, ticket[0] in part.of(drawn)))


def digit_side(part: Part) -> Play:
    half = Fraction(1, 2)
    return Play([SIDES], lambda ticket, drawn: wins(half, on_side(ticket[0], int(part.of(drawn)), Fraction(9, 2))))


def by_sum(part: Part, names: List[str], is_in: Callable[[str, int], bool]) -> Play:
    sums = digit_sums(part.count)
    chances = {name: Fraction(sum(is_in(name, total) for total in sums), len(sums)) for name in names}

    def pay(ticket: Ticket, drawn: List[str]) -> Fraction:
        return wins(chances[ticket[0]], is_in(ticket[0], sum(map(int, part.of(drawn)))))

    return Play([names], pay)


def total(part: Part) -> Play:
    return by_sum(part, numbers(0, 9 * part.count), lambda name, value: value == int(name))


def total_side(part: Part) -> Play:
    names = SIDES_OF_SUM if part.count % 2 == 0 else SIDES
    return by_sum(part, names, lambda name, value: on_side(name, value, Fraction(9 * part.count, 2)))


def duel(part: Part) -> Play:
    def pay(ticket: Ticket, drawn: List[str]) -> Fraction:
        first, last = part.of(drawn)[0], part.of(drawn)[-1]
        winner = "tie" if first == last else "dragon" if first > last else "tiger"
        return wins(Fraction(1, 10) if ticket[0] == "tie" else Fraction(9, 20), ticket[0] == winner)

    return Play([["dragon", "tie", "tiger"]], pay)


def last_digits(part: Part, pays: List[int]) -> Play:
    def pay(ticket: Ticket, drawn: List[str]) -> Fraction:
        right = 0
        for own, digit in zip(reversed(ticket), reversed(part.of(drawn))):
            if own != digit:
                break
            right += 1
        return Fraction(pays[right - 1] if right else 0)

    return Play(part.groups(), pay)


def among(which: range, count: int) -> Play:
    each = RETURN * 10**count / len(which)

    def pay(ticket: Ticket, drawn: List[str]) -> Fraction:
        return each * sum(drawn[number].endswith("".join(ticket)) for number in which)

    return Play([DIGITS] * count, pay)


def endings(count: int) -> Play:
    draws = len(DIGIT_FORMS["vietnam"])
    chance = sum((-1) ** out * comb(count, out) * Fraction(100 - out, 100) ** draws for out in range(count + 1))

    def pay(ticket: Ticket, drawn: List[str]) -> Fraction:
        return wins(Fraction(chance), set(ticket) <= {number[-2:] for number in drawn})

    return Play([[f"{number:02d}" for number in range(100)]], pay, choose=count)


def shape(part: Part) -> Play:
    chances = {"triple": Fraction(1, 100), "pair": Fraction(27, 100), "mixed": Fraction(72, 100)}

    def pay(ticket: Ticket, drawn: List[str]) -> Fraction:
        kind = {1: "triple", 2: "pair", 3: "mixed"}[len(set(part.of(drawn)))]
        return wins(chances[ticket[0]], ticket[0] == kind)

    return Play([list(chances)], pay)


def mixed_side(name: str, value: int) -> bool:
    return (value >= 14) == name.startswith("big") and (value % 2 == 1) == name.endswith("Odd")


def per_digit(count: int) -> Dict[str, Play]:
    plays = {f"digit{place + 1}": exact(Part(place, place)) for place in range(count)}
    return {**plays, **{f"side{place + 1}": digit_side(Part(place, place)) for place in range(count)}}


def digit_plays(form: str) -> Dict[str, Play]:
    if form == "two":
        whole = Part(0, 1)
        return {
            "two": exact(whole),
            "run": run(whole),
            "total": total(whole),
            "totalSide": total_side(whole),
            "duel": duel(whole),
            **per_digit(2),
        }
    if form == "three":
        whole = Part(0, 2)
        return {
            "three": exact(whole),
            "front2": exact(Part(0, 1)),
            "back2": exact(Part(1, 2)),
            "tod": any_order(whole),
            "run": run(whole),
            "totalSide": total_side(whole),
            "duel": duel(whole),
            **per_digit(3),
        }
    if form == "four":
        whole = Part(0, 3)
        return {
            "four": exact(whole),
            "back3": exact(Part(1, 3)),
            "front2": exact(Part(0, 1)),
            "back2": exact(Part(2, 3)),
            "tod4": any_order(whole),
            "tod": any_order(Part(1, 3)),
            "run": run(Part(1, 3)),
            "totalSide": total_side(whole),
            "duel": duel(whole),
            **per_digit(4),
        }
    if form == "five":
        whole = Part(0, 4)
        return {
            "five": last_digits(whole, [2, 20, 200, 2000, 23000]),
            "front3": exact(Part(0, 2)),
            "back3": exact(Part(2, 4)),
            "front2": exact(Part(0, 1)),
            "back2": exact(Part(3, 4)),
            "tod": any_order(Part(2, 4)),
            "run": run(Part(2, 4)),
            "totalSide": total_side(whole),
            "duel": duel(whole),
            **per_digit(5),
        }
    if form == "sum28":
        whole = Part(0, 2)
        return {
            "total": total(whole),
            "totalSide": total_side(whole),
            "mix": by_sum(whole, ["bigOdd", "bigEven", "smallOdd", "smallEven"], mixed_side),
            "edge": by_sum(
                whole, ["lowest", "highest"], lambda name, value: value <= 5 if name == "lowest" else value >= 22
            ),
            "shape": shape(whole),
        }
    if form == "thai":
        return {
            "first": last_digits(Part(0, 5), [2, 20, 200, 2300, 20000, 23000]),
            "top3": exact(Part(3, 5)),
            "top2": exact(Part(4, 5)),
            "bottom2": exact(Part(0, 1, number=5)),
            "tod": any_order(Part(3, 5)),
            "front3": among(range(1, 3), 3),
            "bottom3": among(range(3, 5), 3),
            "runTop": run(Part(3, 5)),
            "runBottom": run(Part(0, 1, number=5)),
        }
    return {
        "special2": exact(Part(3, 4)),
        "special3": exact(Part(2, 4)),
        "head2": exact(Part(0, 1)),
        "tens": exact(Part(3, 3)),
        "ones": exact(Part(4, 4)),
        "onesSide": digit_side(Part(4, 4)),
        "lo2": among(range(27), 2),
        "lo3": among(range(23), 3),
        "pair2": endings(2),
        "pair3": endings(3),
    }


# ---------------------------------------------------------------------------------------------------------------------
# Races
# ---------------------------------------------------------------------------------------------------------------------

RACE_FORMS = {"cars": 10, "boats": 6, "horses": 8}
Order = List[int]


def race_place(runners: int, place: int) -> Play:
    chance = Fraction(1, runners)
    return Play([numbers(1, runners)], lambda ticket, order: wins(chance, order[place] == int(ticket[0])))


def race_side(runners: int, place: int) -> Play:
    middle = Fraction(runners + 1, 2)
    return Play([SIDES], lambda ticket, order: wins(Fraction(1, 2), on_side(ticket[0], order[place], middle)))


def race_duel(runners: int, place: int) -> Play:
    def pay(ticket: Ticket, order: Order) -> Fraction:
        is_larger = order[place] > order[runners - 1 - place]
        return wins(Fraction(1, 2), is_larger == (ticket[0] == "dragon"))

    return Play([["dragon", "tiger"]], pay)


def in_order(values: int, count: int, drawn_of: Callable[[Any], List[int]]) -> Play:
    chance = Fraction(1, perm(values, count))

    def pay(ticket: Ticket, result: Any) -> Fraction:
        return wins(chance, drawn_of(result)[:count] == [int(value) for value in ticket])

    return Play([numbers(1, values)] * count, pay, different=True)


def group_first(values: int, count: int, drawn_of: Callable[[Any], List[int]]) -> Play:
    chance = Fraction(1, comb(values, count))

    def pay(ticket: Ticket, result: Any) -> Fraction:
        return wins(chance, set(drawn_of(result)[:count]) == {int(value) for value in ticket})

    return Play([numbers(1, values)], pay, choose=count)


def race_sum(runners: int, names: List[str], is_in: Callable[[str, int], bool]) -> Play:
    sums = [one + two for one in range(1, runners + 1) for two in range(1, runners + 1) if one != two]
    chances = {name: Fraction(sum(is_in(name, value) for value in sums), len(sums)) for name in names}
    return Play([names], lambda ticket, order: wins(chances[ticket[0]], is_in(ticket[0], order[0] + order[1])))


def race_plays(form: str) -> Dict[str, Play]:
    n = RACE_FORMS[form]
    middle = Fraction(n + 1)
    plays = {f"place{place + 1}": race_place(n, place) for place in range(n)}
    plays.update({f"side{place + 1}": race_side(n, place) for place in range(n)})
    plays.update({f"duel{place + 1}": race_duel(n, place) for place in range(n // 2)})
    shows = Fraction(3, n)
    return {
        **plays,
        "exacta": in_order(n, 2, list),
        "trifecta": in_order(n, 3, list),
        "quinella": group_first(n, 2, list),
        "show": Play([numbers(1, n)], lambda ticket, order: wins(shows, int(ticket[0]) in order[:3])),
        "sum": race_sum(n, numbers(3, 2 * n - 1), lambda name, value: value == int(name)),
        "sumSide": race_sum(n, SIDES_OF_SUM, lambda name, value: on_side(name, value, middle)),
    }


# ---------------------------------------------------------------------------------------------------------------------
# Dice
# ---------------------------------------------------------------------------------------------------------------------

FACES = numbers(1, 6)
THROWS = [list(dice) for dice in product(range(1, 7), repeat=3)]


def counted(names: List[str], is_won: Callable[[Ticket, List[int]], bool], choose: Optional[int] = None) -> Play:
    """A play whose chance is counted over all throws."""

    def pay(ticket: Ticket, dice: List[int]) -> Fraction:
        return wins(Fraction(sum(is_won(ticket, throw) for throw in THROWS), len(THROWS)), is_won(ticket, dice))

    return Play([names], pay, choose=choose)


def of_kind(ticket: Ticket, dice: List[int]) -> bool:
    low, middle, high = sorted(dice)
    return low == high if ticket[0] == "triple" else (middle, high) == (low + 1, low + 2)


def all_shown(ticket: Ticket, dice: List[int]) -> bool:
    return all(int(face) in dice for face in ticket)


def dice_plays(form: str) -> Dict[str, Play]:
    return {
        "sumSide": counted(SIDES, lambda ticket, dice: on_side(ticket[0], sum(dice), Fraction(21, 2))),
        "sum": counted(numbers(3, 18), lambda ticket, dice: sum(dice) == int(ticket[0])),
        "face": Play([FACES], lambda ticket, dice: Fraction(19, 10) * dice.count(int(ticket[0]))),
        "double": counted(FACES, lambda ticket, dice: dice.count(int(ticket[0])) >= 2),
        "triple": counted(FACES, lambda ticket, dice: dice.count(int(ticket[0])) == 3),
        "kind": counted(["triple", "run"], of_kind),
        "pair": counted(FACES, all_shown, 2),
        "three": counted(FACES, all_shown, 3),
    }


# ---------------------------------------------------------------------------------------------------------------------
# Balls
# ---------------------------------------------------------------------------------------------------------------------

# Balls, how many are drawn, and stars.
PICK_FORMS: Dict[str, Tuple[int, int, int]] = {
    "six45": (45, 6, 0),
    "star": (35, 5, 12),
    "keno": (80, 20, 0),
    "eleven": (11, 5, 0),
}
KENO_PAYS: Dict[int, Tuple[List[int], int]] = {
    3: ([40], 2),
    4: ([110, 6], 2),
    5: ([500, 20], 3),
    6: ([1500, 80, 8], 3),
    7: ([7000, 300, 25], 4),
    8: ([20000, 1500, 90, 12], 4),
    9: ([24000, 5000, 350, 40, 6], 4),
    10: ([24000, 10000, 1200, 130, 25], 5),
}
Balls = Dict[str, Any]


def balls_of(result: Balls) -> List[int]:
    return result["balls"]


class Drum:
    """Balls of which some are drawn."""

    def __init__(self, balls: int, drawn: int) -> None:
        self.balls, self.drawn = balls, drawn

    def chance(self, picks: int, hits: int) -> Fraction:
        ways = comb(picks, hits) * comb(self.balls - picks, self.drawn - hits)
        return Fraction(ways, comb(self.balls, self.drawn))

    def all(self, count: int) -> Play:
        needed = min(count, self.drawn)
        chance = self.chance(count, needed)
        return self._by_hits(count, lambda hits: wins(chance, hits == needed))

    def by_hits(self, count: int, pays: List[int], fewest: int) -> Play:
        """`pays` are for all numbers of the ticket, one less, …; the rest of the return is for the fewest."""
        table = {count - missing: Fraction(pay) for missing, pay in enumerate(pays)}
        given = sum(self.chance(count, hits) * pay for hits, pay in table.items())
        table[fewest] = (RETURN - given) / self.chance(count, fewest)
        return self._by_hits(count, lambda hits: table.get(hits, Fraction(0)))

    def _by_hits(self, count: int, pay_of: Callable[[int], Fraction]) -> Play:
        def pay(ticket: Ticket, result: Balls) -> Fraction:
            return pay_of(len({int(value) for value in ticket} & set(result["balls"])))

        return Play([numbers(1, self.balls)], pay, choose=count)

    def sum_side(self) -> Play:
        middle = Fraction(self.drawn * (self.balls + 1), 2)
        ways: List[Dict[int, int]] = [{0: 1}] + [{} for _ in range(self.drawn)]
        for ball in range(1, self.balls + 1):
            for count in range(self.drawn, 0, -1):
                for value, times in ways[count - 1].items():
                    ways[count][value + ball] = ways[count].get(value + ball, 0) + times
        every = comb(self.balls, self.drawn)
        chances = {
            side: Fraction(sum(times for value, times in ways[-1].items() if on_side(side, value, middle)), every)
            for side in SIDES_OF_SUM
        }
        return Play(
            [SIDES_OF_SUM],
            lambda ticket, result: wins(chances[ticket[0]], on_side(ticket[0], sum(result["balls"]), middle)),
        )

    def halves(self) -> Play:
        middle, half = self.balls // 2, self.drawn // 2
        equal = Fraction(comb(middle, half) ** 2, comb(self.balls, self.drawn))

        def pay(ticket: Ticket, result: Balls) -> Fraction:
            lower = sum(ball <= middle for ball in result["balls"])
            name = "equal" if lower == half else "lower" if lower > half else "upper"
            return wins(equal if ticket[0] == "equal" else (1 - equal) / 2, ticket[0] == name)

        return Play([["lower", "equal", "upper"]], pay)


def ball_duel(ticket: Ticket, result: Balls) -> Fraction:
    is_larger = result["balls"][0] > result["balls"][-1]
    return wins(Fraction(1, 2), is_larger == (ticket[0] == "dragon"))


def star_pay(ticket: Ticket, result: Balls) -> Fraction:
    return wins(Fraction(1, 12), result["star"] == int(ticket[0]))


def pick_plays(form: str) -> Dict[str, Play]:
    balls, drawn, _ = PICK_FORMS[form]
    drum = Drum(balls, drawn)
    first = in_order(balls, 1, balls_of)
    if form == "six45":
        few = {f"pick{count}": drum.all(count) for count in (4, 3, 2)}
        return {"pick6": drum.by_hits(6, [24000, 9000, 180, 12], 2), **few, "ball1": first, "sumSide": drum.sum_side()}
    if form == "star":
        return {
            "pick5": drum.by_hits(5, [24000, 500, 20], 2),
            "pick3": drum.all(3),
            "pick2": drum.all(2),
            "star": Play([numbers(1, 12)], star_pay),
            "ball1": first,
            "sumSide": drum.sum_side(),
        }
    if form == "keno":
        hits = {f"pick{count}": drum.by_hits(count, *pays) for count, pays in KENO_PAYS.items()}
        return {
            "pick1": drum.all(1),
            "pick2": drum.all(2),
            **hits,
            "sumSide": drum.sum_side(),
            "halves": drum.halves(),
        }
    return {
        **{f"any{count}": drum.all(count) for count in range(1, 9)},
        **{f"first{count}": in_order(balls, count, balls_of) for count in (1, 2, 3)},
        **{f"group{count}": group_first(balls, count, balls_of) for count in (2, 3)},
        "sumSide": drum.sum_side(),
        "duel": Play([["dragon", "tiger"]], ball_duel),
    }


KNOWN: Dict[Tuple[str, str], Dict[str, Play]] = {}
PLAYS: Dict[str, Tuple[Sequence[str], Callable[[str], Dict[str, Play]]]] = {
    "digit-draw": (list(DIGIT_FORMS), digit_plays),
    "race-draw": (list(RACE_FORMS), race_plays),
    "dice-draw": (["dice"], dice_plays),
    "pick-draw": (list(PICK_FORMS), pick_plays),
}


def plays_of(family: str, form: str) -> Dict[str, Play]:
    """The plays of a form, made once."""
    key = (family, form)
    if key not in KNOWN:
        KNOWN[key] = PLAYS[family][1](form)
    return KNOWN[key]
