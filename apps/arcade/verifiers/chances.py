"""Chances of selections of a fixture of the sportsbook from a state on, from docs/fairness.md. All exact: whole numbers, fractions."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb, gcd, prod
from typing import Any, Dict, Iterable, Iterator, List, Optional, Tuple

import slips
import sports
import turn_chances

Json = Dict[str, Any]
Pair = Tuple[int, int]
# An ending of a fixture, and its weight among all of them.
Ending = Tuple[slips.Tape, Any]


# ---------------------------------------------------------------------------------------------------------------------
# Goals
# ---------------------------------------------------------------------------------------------------------------------

# Goals of home and away that are still to fall, and who scores the first of them.
Goals = Dict[Tuple[int, int, Optional[int]], int]


@lru_cache(maxsize=4096)
def goal_counts(ticks: int, added: Tuple[int, ...], cap: int, goal: int) -> List[int]:
    """How many cases see 0, 1, … goals, divided by `goal` to the power of the number. What is beyond the cap is at the cap."""
    longest = max(added)
    sums = [0] * (cap + 1)
    for extra in added:
        length = ticks + extra
        scale = 65536 ** (longest - extra)
        left = 65536**length
        for k in range(min(cap, length + 1)):
            cases = comb(length, k) * (65536 - goal) ** (length - k)
            left -= cases * goal**k
            sums[k] += cases * scale
        sums[cap] += left // goal**cap * scale
    return sums


def goals_left(counts: List[int], home: int, away: int, needs_next: bool) -> Goals:
    """The goals of a period by side. All orders of the same goals are equally likely."""
    found: Goals = {}
    for k, count in enumerate(counts):
        for h in range(k + 1):
            cases = count * home**h * away ** (k - h)
            if not needs_next or k == 0:
                found[h, k - h, None] = comb(k, h) * cases
                continue
            found[h, k - h, 0] = comb(k - 1, h - 1) * cases if h > 0 else 0
            found[h, k - h, 1] = comb(k - 1, h) * cases
    return found


def then(before: Goals, after: Goals) -> Goals:
    sums: Goals = {}
    for (h, a, first), weight in before.items():
        for (i, j, second), other in after.items():
            key = (h + i, a + j, second if first is None else first)
            sums[key] = sums.get(key, 0) + weight * other
    return sums


def goals_endings(sport: str, difference: int, state: Json, markets: List[str]) -> Iterator[Ending]:
    rules = sports.GOALS[sport]
    home = sports.scaled(rules.home, difference, 16)
    away = sports.scaled(rules.away, -difference, 16)
    scorers: List[List[int]] = state["scorers"]
    running = len(scorers) - 1
    needs_next = any(market.startswith("goal:") for market in markets)
    periods = []
    for period in range(running, len(rules.lengths)):
        most = rules.added[period]
        added = tuple(range(1, most + 1)) or (0,)
        ticks, cap = rules.lengths[period], rules.cap
        if period == running:
            added = added if state["added"] is None else (state["added"],)
            ticks, cap = ticks - state["inPeriod"], cap - len(scorers[running])
        periods.append(goals_left(goal_counts(ticks, added, cap, home + away), home, away, needs_next))
    is_first_open = running == 0 and any(market.startswith("period") for market in markets)
    none: Goals = {(0, 0, None): 1}
    first_left = periods.pop(0) if is_first_open else none
    rest_left = none
    for period in periods:
        rest_left = then(rest_left, period)
    so_far = [side for each in scorers for side in each]
    first_now = [scorers[0].count(side) for side in (0, 1)]
    full_now = [so_far.count(side) for side in (0, 1)]
    for (h, a, first_next), weight in first_left.items():
        for (i, j, rest_next), other in rest_left.items():
            first = [first_now[0] + h, first_now[1] + a]
            full = [full_now[0] + h + i, full_now[1] + a + j]
            last = sports.board(full, [first], True)
            following = rest_next if first_next is None else first_next
            known = so_far + ([] if following is None else [following])
            counted = range(len(known) + 1) if needs_next else ()
            boards = [sports.board([known[:n].count(0), known[:n].count(1)], [], False) for n in counted]
            yield slips.Tape(sport, [*boards, last], None), weight * other


# ---------------------------------------------------------------------------------------------------------------------
# Sets
# ---------------------------------------------------------------------------------------------------------------------


def point_chance(sport: str, difference: int, index: int, points: Pair, game: Pair) -> Fraction:
    rules = sports.SETS[sport]
    is_tie_break = rules.game > 0 and list(points) == [rules.target - 1] * 2
    away_serves = sports.serves_away(rules, index, list(points), list(game), is_tie_break)
    return Fraction((rules.away_serving if away_serves else rules.home_serving) + rules.edge * difference, 4096)


@lru_cache(maxsize=65536)
def step_chance(sport: str, difference: int, parity: int, points: Pair, game: Pair) -> Fraction:
    """That home wins the point, or in tennis the game that is played."""
    rules = sports.SETS[sport]
    chance = point_chance(sport, difference, parity, points, game)
    if rules.game == 0:
        return chance
    target = rules.tie_break if list(points) == [rules.target - 1] * 2 else rules.game
    if game[0] == target or game[1] == target:
        return Fraction(int(game[0] == target))
    won = step_chance(sport, difference, parity, points, (game[0] + 1, game[1]))
    lost = step_chance(sport, difference, parity, points, (game[0], game[1] + 1))
    return chance * won + (1 - chance) * lost


@lru_cache(maxsize=4096)
def set_law(sport: str, difference: int, parity: int, points: Pair, game: Pair) -> Dict[Pair, Fraction]:
    """How a set ends from where it stands."""
    rules = sports.SETS[sport]
    ended: Dict[Pair, Fraction] = {}
    running: Dict[Pair, Fraction] = {points: Fraction(1)}
    while running:
        following: Dict[Pair, Fraction] = {}
        for (home, away), weight in running.items():
            if sports.is_set_over(rules, [home, away]):
                ended[home, away] = ended.get((home, away), Fraction(0)) + weight
                continue
            chance = step_chance(sport, difference, parity, (home, away), game if (home, away) == points else (0, 0))
            for score, part in (((home + 1, away), chance), ((home, away + 1), 1 - chance)):
                following[score] = following.get(score, Fraction(0)) + weight * part
        running = following
    return ended


@lru_cache(maxsize=1024)
def set_chance(sport: str, difference: int, parity: int) -> Fraction:
    """That home wins a whole set."""
    law = set_law(sport, difference, parity, (0, 0), (0, 0))
    return sum((weight for (home, away), weight in law.items() if home > away), Fraction(0))


@lru_cache(maxsize=4096)
def match_law(sport: str, difference: int, index: int, won: Pair) -> Dict[Tuple[Pair, bool], Fraction]:
    """How a match ends once its set number `index` is over: the sets won, and whether it is given up."""
    rules = sports.SETS[sport]
    if max(won) == (rules.best + 1) // 2:
        return {(won, False): Fraction(1)}
    given_up = Fraction(rules.retirement, 65536)
    law: Dict[Tuple[Pair, bool], Fraction] = {(won, True): given_up}
    chance = set_chance(sport, difference, (index + 1) % 2)
    for score, part in (((won[0] + 1, won[1]), chance), ((won[0], won[1] + 1), 1 - chance)):
        for end, weight in match_law(sport, difference, index + 1, score).items():
            law[end] = law.get(end, Fraction(0)) + (1 - given_up) * part * weight
    return law


def sets_endings(sport: str, difference: int, state: Json, markets: List[str]) -> Iterator[Ending]:
    sets: List[List[int]] = state["sets"]
    index = len(sets) - 1
    law = set_law(sport, difference, index % 2, (sets[-1][0], sets[-1][1]), (state["game"][0], state["game"][1]))
    if not any(market.startswith("setTotal:") for market in markets):
        # The winner of the running set is all that counts.
        home = sum((weight for (h, a), weight in law.items() if h > a), Fraction(0))
        law = {(1, 0): home, (0, 1): 1 - home}
    before = sports.sets_won(sets[:-1])
    for (h, a), weight in law.items():
        won = (before[0] + int(h > a), before[1] + int(h < a))
        for (score, is_given_up), other in match_law(sport, difference, index, won).items():
            last = sports.board(list(score), [*sets[:-1], [h, a]], True, is_given_up)
            yield slips.Tape(sport, [last], None), weight * other


# ---------------------------------------------------------------------------------------------------------------------
# Bouts
# ---------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def hits_law(up: int, down: int, quiet: int, ticks: int) -> List[int]:
    """In how many cases the hits of home less those of away are -ticks, …, ticks, and nobody is stopped."""
    law = [1]
    for _ in range(ticks):
        following = [0] * (len(law) + 2)
        for place, weight in enumerate(law):
            following[place] += weight * down
            following[place + 1] += weight * quiet
            following[place + 2] += weight * up
        law = following
    return law


def bout_endings(sport: str, difference: int, state: Json, _markets: List[str]) -> Iterator[Ending]:
    rules = sports.BOUTS[sport]
    stops = [sports.scaled(rules.home_stop, difference, 16), sports.scaled(rules.away_stop, -difference, 16)]
    up, down = sports.scaled(rules.home_hit, difference, 32), sports.scaled(rules.away_hit, -difference, 32)
    hits: List[List[int]] = state["hits"]
    running = len(hits)
    no_contest = Fraction(rules.no_contest, 65536)
    reached, pauses, ticks = Fraction(1), Fraction(1), 0

    def ended(rounds: int, score: List[int], stopped_by: Optional[int], is_given_up: bool = False) -> slips.Tape:
        return slips.Tape(sport, [sports.board(score, [[0, 0]] * rounds, True, is_given_up)], stopped_by)

    for number in range(running, rules.rounds + 1):
        length = rules.ticks - (state["inRound"] if number == running else 0)
        ticks += length
        goes_on = Fraction(65536 - sum(stops), 65536) ** length
        for side in (0, 1):
            yield ended(number, [0, 0], side), reached * (1 - goes_on) * Fraction(stops[side], sum(stops))
        if number < rules.rounds:
            yield ended(number, [0, 0], None, True), reached * goes_on * no_contest
            reached *= goes_on * (1 - no_contest)
            pauses *= 1 - no_contest
    lead = sports.sums(hits)[0] - sports.sums(hits)[1]
    law = hits_law(up, down, 65536 - sum(stops) - up - down, ticks)
    decisions = {"home": 0, "away": 0, "draw": 0}
    for place, weight in enumerate(law):
        decisions[slips.leader(lead + place - ticks, 0)] += weight
    for winner, score in (("home", [1, 0]), ("away", [0, 1]), ("draw", [0, 0])):
        yield ended(rules.rounds, score, None), pauses * Fraction(decisions[winner], 65536**ticks)


# ---------------------------------------------------------------------------------------------------------------------
# Races
# ---------------------------------------------------------------------------------------------------------------------


def forbids(selection: Json, runner: int, field: frozenset) -> bool:
    """Whether a selection is lost if a runner is the next of a field to fall back."""
    market, pick = selection["market"], selection["pick"]
    if market == "forecast":
        first, second = (int(number) - 1 for number in pick.split("-"))
        return runner == first or (runner == second and len(field) != 2)
    if runner != int(pick) - 1:
        return False
    if market.startswith("faster:"):
        return any(int(number) - 1 in field for number in market[len("faster:") :].split("-") if number != pick)
    return len(field) > {"winner": 1, "place:2": 2, "place:3": 3}[market]


@lru_cache(maxsize=1024)
def cases_by_size(weights: Tuple[int, ...]) -> List[int]:
    """For each size of a field, a number that the weight of every field of this size divides."""
    sizes = range(len(weights) + 1)
    return [lcm({sum(field) for field in combinations(weights, size)} if size > 1 else {1}) for size in sizes]


def lcm(numbers: Iterable[int]) -> int:
    found = 1
    for number in numbers:
        found *= number // gcd(found, number)
    return found


def race_chance(strengths: List[int], state: Json, selections: List[Json]) -> Fraction:
    """That all selections win: nobody falls back whom one of them forbids."""
    known: Dict[frozenset, int] = {}
    weights = [13 - strength for strength in strengths]
    cases = cases_by_size(tuple(sorted(weights[runner] for runner in set(range(len(weights))) - set(state["out"]))))

    def from_here(field: frozenset) -> int:
        """In how many of all cases that fields of this size and below have."""
        if len(field) == 1:
            return 1
        if field not in known:
            share = cases[len(field)] // sum(weights[runner] for runner in field)
            falling = [runner for runner in field if not any(forbids(each, runner, field) for each in selections)]
            known[field] = share * sum(weights[runner] * from_here(field - {runner}) for runner in falling)
        return known[field]

    field = frozenset(range(len(strengths)))
    for runner in state["out"]:
        if any(forbids(each, runner, field) for each in selections):
            return Fraction(0)
        field -= {runner}
    return Fraction(from_here(field), prod(cases[2 : len(field) + 1]))


# ---------------------------------------------------------------------------------------------------------------------
# All sports
# ---------------------------------------------------------------------------------------------------------------------


def parts_of(endings: Iterable[Ending], selections: List[Json]) -> Tuple[Fraction, Fraction]:
    """The parts of the endings that make the leg won, and void."""
    # Weights are whole numbers or fractions, the same for all endings of a sport.
    found = {"won": 0, "lost": 0, "void": 0}
    for tape, weight in endings:
        found[slips.outcome_of_leg(selections, tape)] += weight
    total = sum(found.values())
    return Fraction(found["won"]) / total, Fraction(found["void"]) / total


def leg_chances(fixture: str, state: Json, selections: List[Json]) -> Tuple[Fraction, Fraction]:
    """The chances that the leg of these selections is won, and that it is void, from a state on."""
    sport, strengths, _ = sports.sport_and_strengths(fixture)
    if sport in sports.RUNNERS:
        for each in selections:
            # Raises for what a race does not have.
            slips.race_outcome(each["market"], each["pick"], slips.Tape(sport, [{"score": [1] * len(strengths)}], None))
        return race_chance(strengths, state, selections), Fraction(0)
    difference = strengths[0] - strengths[1]
    if sport in sports.TURNS:
        return turn_chances.chance_of(sport, difference, state, selections), Fraction(0)
    endings = goals_endings if sport in sports.GOALS else sets_endings if sport in sports.SETS else bout_endings
    return parts_of(endings(sport, difference, state, [each["market"] for each in selections]), selections)


def chance_of(fixture: str, state: Json, selections: List[Json]) -> Fraction:
    """The chance that all selections win from a state on, given that their leg is not void."""
    won, void = leg_chances(fixture, state, selections)
    return won / (1 - void) if void < 1 else Fraction(0)
