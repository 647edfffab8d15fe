"""Chances in sports of points and innings, from docs/fairness.md. The two sides score independently of each other."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, Callable, Dict, List, Tuple

import slips
import sports

Json = Dict[str, Any]
# In how many cases a side scores 0, 1, 2, … more.
Law = List[int]
Holds = Callable[[int, int], bool]
CASES = 4096


@lru_cache(maxsize=8192)
def scoring_law(table: Tuple[int, ...], turns: int, wickets: int) -> Law:
    """What a side scores in so many turns, with so many wickets left where there are any."""
    wicket = CASES - sum(table)
    if turns == 0:
        return [1]
    if wicket > 0 and wickets == 0:
        return [CASES**turns]
    before = scoring_law(table, turns - 1, wickets)
    law = [0] * (len(before) + len(table) - 1)
    for points, cases in enumerate(table):
        for total, weight in enumerate(before if cases > 0 else []):
            law[total + points] += weight * cases
    if wicket > 0:
        for total, weight in enumerate(scoring_law(table, turns - 1, wickets - 1)):
            law[total] += weight * wicket
    return law


def sum_law(a: Law, b: Law) -> Law:
    law = [0] * (len(a) + len(b) - 1)
    for i, left in enumerate(a):
        for j, right in enumerate(b):
            law[i + j] += left * right
    return law


def turns_between(rules: sports.Turns, start: int, end: int) -> List[int]:
    """The turns of home and away from one turn to before another."""
    half = rules.ends[-1] // 2
    sides = [int(turn >= half) if rules.in_blocks else turn % 2 for turn in range(start, end)]
    return [sides.count(0), sides.count(1)]


def holds_of(name: str, line: Any, pick: str, has_draw: bool) -> Holds:
    """Whether two scores make a selection win. Answers are kept by what the market counts."""
    known: Dict[int, bool] = {}
    # What a market counts, as two scores of the same count.
    as_scores: Dict[str, Callable[[int, int], Tuple[int, int, int]]] = {
        "total": lambda home, away: (home + away, home + away, 0),
        "homeTotal": lambda home, away: (home, home, 0),
        "awayTotal": lambda home, away: (away, 0, away),
    }
    counted = as_scores.get(name, lambda home, away: (home - away, max(home - away, 0), max(away - home, 0)))

    def holds(home: int, away: int) -> bool:
        count, a, b = counted(home, away)
        if count not in known:
            outcome = slips.score_outcome(name, line, pick, a, b, has_draw)
            if outcome is None:
                raise ValueError(f"there is no market {name}")
            known[count] = outcome == "won"
        return known[count]

    return holds


def selection_of(sport: str, selection: Json) -> Tuple[bool, Holds]:
    """Whether a selection is about the first part, and when it wins."""
    name, *rest = selection["market"].split(":")
    parts = {"periodResult": "result", "periodHandicap": "handicap", "periodTotal": "total"}
    is_first = name in parts and rest[:1] == ["1"] and slips.FIRST_PERIODS.get(sport, 1) > 0
    lines = rest[1:] if is_first else rest
    if len(lines) > 1 or (name in parts and not is_first):
        raise ValueError(f"there is no market {selection['market']}")
    has_draw = is_first or sports.TURNS[sport].golden == 0
    line = lines[0] if lines else None
    return is_first, holds_of(parts[name] if is_first else name, line, selection["pick"], has_draw)


def all_of(conditions: List[Holds]) -> Holds:
    if len(conditions) == 1:
        return conditions[0]
    return lambda home, away: all(holds(home, away) for holds in conditions)


def weight_of(laws: List[Law], now: List[int], cases_at: Callable[[int, int], int]) -> int:
    """The sum over all scores that can still come about."""
    away_laws = list(enumerate(laws[1], now[1]))
    return sum(
        weight * sum(other * cases_at(home, away) for away, other in away_laws)
        for home, weight in enumerate(laws[0], now[0])
    )


def joint_weight(
    before: List[Law], after: List[Law], first: List[int], full: List[int], holds: Holds, cases_at: Callable[[int, int], int]
) -> int:
    """The same with a condition on the score of the first part, where that is still played."""
    sizes = [len(before[side]) + len(after[side]) - 1 for side in (0, 1)]
    rows = [[cases_at(full[0] + i, full[1] + j) for j in range(sizes[1])] for i in range(sizes[0])]
    # For every last score of home and every score of away after the first part: the cases that the rest of away brings.
    by_away = [
        [sum(weight * row[j + k] for k, weight in enumerate(after[1]) if row[j + k]) for j in range(len(before[1]))]
        for row in rows
    ]
    total = 0
    for i, home in enumerate(before[0]):
        for j, away in enumerate(before[1]):
            if home and away and holds(first[0] + i, first[1] + j):
                total += home * away * sum(weight * by_away[i + k][j] for k, weight in enumerate(after[0]))
    return total


def chance_of(sport: str, difference: int, state: Json, selections: List[Json]) -> Fraction:
    """The chance that all selections win. No fixture of these sports is given up."""
    rules = sports.TURNS[sport]
    tables = [tuple(sports.score_table(rules.scores, side)) for side in (difference, -difference)]
    count = slips.FIRST_PERIODS.get(sport, 1)
    end_of_first = rules.ends[count - 1] if count > 0 else 0
    turn, last = state["turn"], rules.ends[-1]
    first, full = sports.sums(state["periods"][:count]), sports.sums(state["periods"])

    def laws_between(start: int, end: int) -> List[Law]:
        turns = turns_between(rules, start, end) if start < end else [0, 0]
        left = [rules.wickets - lost if rules.wickets > 0 else 0 for lost in state["wickets"]]
        return [scoring_law(tables[side], turns[side], left[side]) for side in (0, 1)]

    found = [selection_of(sport, each) for each in selections]
    of_first = [holds for is_first, holds in found if is_first]
    of_full = [holds for is_first, holds in found if not is_first]

    first_holds, full_holds = all_of(of_first), all_of(of_full)

    def cases_at(home: int, away: int) -> int:
        """Of all cases of a golden turn, those that make a last score before it win."""
        if home != away or rules.golden == 0:
            return CASES if full_holds(home, away) else 0
        home_cases = 2048 + 32 * difference
        won = home_cases if full_holds(home + rules.golden, away) else 0
        return won + (CASES - home_cases if full_holds(home, away + rules.golden) else 0)

    before, after = laws_between(turn, end_of_first), laws_between(max(turn, end_of_first), last)
    all_cases = CASES * sum(before[0]) * sum(before[1]) * sum(after[0]) * sum(after[1])
    if turn >= end_of_first:
        is_lost = not first_holds(first[0], first[1])
        return Fraction(0) if is_lost else Fraction(weight_of(after, full, cases_at), all_cases)
    if not of_first:
        whole = [sum_law(before[side], after[side]) for side in (0, 1)]
        return Fraction(weight_of(whole, full, cases_at), all_cases)
    if not of_full:
        weight = weight_of(before, first, lambda home, away: int(first_holds(home, away)))
        return Fraction(weight, sum(before[0]) * sum(before[1]))
    return Fraction(joint_weight(before, after, first, full, first_holds, cases_at), all_cases)
