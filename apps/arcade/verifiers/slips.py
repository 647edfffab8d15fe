"""Slips of the sportsbook, from docs/fairness.md: what a selection comes to when its fixture is over, and what a slip pays."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any, Callable, Dict, List, NamedTuple, Optional

import sports

Json = Dict[str, Any]
WHOLE = 10_000
MAX_LEGS = 12
MAX_LINES = 495
# How many periods the first part has; one where nothing is said.
FIRST_PERIODS = {"basketball": 2, "american-football": 2, "cricket": 0}


class Tape(NamedTuple):
    """A fixture that is over."""

    sport: str
    boards: List[sports.Board]
    # The side that stopped the other: 0 home, 1 away.
    stopped_by: Optional[int]

    @property
    def last(self) -> sports.Board:
        return self.boards[-1]


def tape_of(fixture: str, draw: Callable[[int], int]) -> Tape:
    """Plays a fixture."""
    sport, _, _ = sports.sport_and_strengths(fixture)
    stops: List[int] = []
    boards = sports.boards_of(fixture, draw, stops)
    return Tape(sport, boards, stops[0] if stops else None)


def half_line(text: str) -> Fraction:
    if not re.fullmatch("-?(0|[1-9][0-9]{0,2})[.]5", text):
        raise ValueError(f"{text} is no half line")
    return Fraction(text)


def said(is_right: bool) -> str:
    return "won" if is_right else "lost"


def leader(home: int, away: int) -> str:
    return "home" if home > away else "away" if away > home else "draw"


def answer(truth: str, pick: str, picks: List[str]) -> str:
    if pick not in picks:
        raise ValueError(f"there is no pick {pick}")
    return said(truth == pick)


def score_outcome(name: str, line: Optional[str], pick: str, home: int, away: int, has_draw: bool) -> Optional[str]:
    """Markets about two scores. None for a market of another kind."""
    if name == "result" and line is None:
        return answer(leader(home, away), pick, ["home", "away"] + (["draw"] if has_draw else []))
    if line is None:
        return None
    if name == "handicap":
        return answer("home" if home + half_line(line) > away else "away", pick, ["home", "away"])
    counts = {"total": home + away, "homeTotal": home, "awayTotal": away}
    if name in counts:
        return answer("over" if counts[name] > half_line(line) else "under", pick, ["over", "under"])
    return None


def first_score(tape: Tape) -> Optional[List[int]]:
    count = FIRST_PERIODS.get(tape.sport, 1)
    return sports.sums(tape.last["periods"][:count]) if count > 0 else None


def scorers(tape: Tape) -> List[str]:
    """Who scored each goal, in order."""
    scores = [board["score"] for board in tape.boards]
    return [leader(b[0] - a[0], b[1] - a[1]) for a, b in zip(scores, scores[1:]) if a != b]


def goals_outcome(market: str, pick: str, tape: Tape) -> Optional[str]:
    """The markets that goals alone have."""
    home, away = tape.last["score"]
    result = leader(home, away)
    if market == "doubleChance":
        parts = {"homeOrDraw": ["home", "draw"], "homeOrAway": ["home", "away"], "drawOrAway": ["draw", "away"]}
        return said(result in parts[pick])
    if market == "drawNoBet":
        outcome = answer(result, pick, ["home", "away"])
        return "void" if result == "draw" else outcome
    if market == "bothScore":
        return answer("yes" if home > 0 and away > 0 else "no", pick, ["yes", "no"])
    if market == "oddEven":
        return answer("odd" if (home + away) % 2 == 1 else "even", pick, ["odd", "even"])
    if market == "periodAndResult":
        sides = ["home", "draw", "away"]
        first = leader(*(first_score(tape) or []))
        return answer(f"{first}/{result}", pick, [f"{a}/{b}" for a in sides for b in sides])
    if market == "correctScore":
        listed = [f"{a}-{b}" for a in range(5) for b in range(5)]
        truth = f"{home}-{away}"
        return answer(truth if truth in listed else "other", pick, listed + ["other"])
    if re.fullmatch("goal:[1-9][0-9]?", market):
        goals = scorers(tape)
        number = int(market[5:])
        return answer(goals[number - 1] if number <= len(goals) else "none", pick, ["home", "away", "none"])
    return None


def two_scores_outcome(market: str, pick: str, tape: Tape) -> str:
    """Goals, points and innings."""
    is_goals = tape.sport in sports.GOALS
    name, *rest = market.split(":")
    part = {"periodResult": "result", "periodHandicap": "handicap", "periodTotal": "total"}.get(name)
    first = first_score(tape)
    found = goals_outcome(market, pick, tape) if is_goals else None
    if found is None and part is not None and rest[:1] == ["1"] and first is not None and len(rest) <= 2:
        if not (is_goals and part == "handicap"):
            found = score_outcome(part, rest[1] if len(rest) == 2 else None, pick, first[0], first[1], True)
    if found is None and part is None and len(rest) <= 1:
        has_draw = is_goals or sports.TURNS[tape.sport].golden == 0
        home, away = tape.last["score"]
        found = score_outcome(name, rest[0] if rest else None, pick, home, away, has_draw)
    if found is None:
        raise ValueError(f"there is no market {market}")
    return found


def possible_sets(best: int, home: int, away: int) -> List[List[int]]:
    """The scores in sets that a match may end with."""
    needed = (best + 1) // 2
    if needed in (home, away):
        return [[home, away]]
    return [[needed, less] for less in range(away, needed)] + [[less, needed] for less in range(home, needed)]


def sets_outcome(market: str, pick: str, tape: Tape) -> str:
    best = sports.SETS[tape.sport].best
    name, *rest = market.split(":")
    if name in ("set", "setTotal"):
        # A match is given up between two sets only, so those that have begun are finished.
        home, away = tape.last["periods"][int(rest[0]) - 1]
        if name == "set" and len(rest) == 1:
            return answer(leader(home, away), pick, ["home", "away"])
        if name == "setTotal" and len(rest) == 2:
            return answer("over" if home + away > half_line(rest[1]) else "under", pick, ["over", "under"])
        raise ValueError(f"there is no market {market}")

    def judged(home: int, away: int) -> str:
        if market == "winner":
            return answer(leader(home, away), pick, ["home", "away"])
        if market == "correctSets":
            return answer(f"{home}-{away}", pick, [f"{a}-{b}" for a, b in possible_sets(best, 0, 0)])
        plain = {"setHandicap": "handicap", "totalSets": "total"}.get(name)
        found = score_outcome(plain, rest[0], pick, home, away, False) if plain and len(rest) == 1 else None
        if found is None:
            raise ValueError(f"there is no market {market}")
        return found

    outcomes = {judged(*score) for score in possible_sets(best, *tape.last["score"])}
    return outcomes.pop() if len(outcomes) == 1 else "void"


def race_outcome(market: str, pick: str, tape: Tape) -> str:
    places = tape.last["score"]

    def place(number: str) -> int:
        if not re.fullmatch("[1-9][0-9]?", number) or int(number) > len(places):
            raise ValueError(f"there is no runner {number}")
        return places[int(number) - 1]

    best = {"winner": 1, "place:2": 2, "place:3": 3}
    if market in best:
        return said(place(pick) <= best[market])
    if market == "forecast":
        first, second = pick.split("-")
        return said(place(first) == 1 and place(second) == 2)
    pair = market[len("faster:") :].split("-")
    if not market.startswith("faster:") or len(pair) != 2 or pick not in pair or pair[0] == pair[1]:
        raise ValueError(f"there is no {market} {pick}")
    return said(place(pick) == min(place(number) for number in pair))


def abandoned_bout_outcome(market: str, pick: str, rounds: int) -> str:
    """A bout that was given up after so many rounds."""
    if market == "round" and pick != "distance" and int(pick) <= rounds:
        return "lost"
    if market.startswith("totalRounds:") and rounds + 1 > half_line(market.split(":")[1]):
        return said(pick == "over")
    return "void"


def bout_outcome(market: str, pick: str, tape: Tape) -> str:
    rounds = len(tape.last["periods"])
    stopped_by = tape.stopped_by
    winner = leader(*tape.last["score"]) if stopped_by is None else ("home", "away")[stopped_by]
    method = winner if winner == "draw" else f"{winner}-{'points' if stopped_by is None else 'stoppage'}"
    end = "distance" if stopped_by is None else str(rounds)
    numbers = [str(number + 1) for number in range(sports.BOUTS[tape.sport].rounds)]
    if market == "winner":
        found = answer(winner, pick, ["home", "away", "draw"])
    elif market == "method":
        methods = [f"{side}-{way}" for side in ("home", "away") for way in ("stoppage", "points")]
        found = answer(method, pick, methods + ["draw"])
    elif market == "round":
        found = answer(end, pick, numbers + ["distance"])
    elif market == "distance":
        found = answer("yes" if stopped_by is None else "no", pick, ["yes", "no"])
    elif market.startswith("totalRounds:"):
        is_over = stopped_by is None or rounds > half_line(market[len("totalRounds:") :])
        found = answer("over" if is_over else "under", pick, ["over", "under"])
    else:
        raise ValueError(f"there is no market {market}")
    return abandoned_bout_outcome(market, pick, rounds) if tape.last["isAbandoned"] else found


def outcome_of(market: str, pick: str, tape: Tape) -> str:
    """What a selection came to."""
    if tape.sport in sports.RUNNERS:
        return race_outcome(market, pick, tape)
    if tape.sport in sports.SETS:
        return sets_outcome(market, pick, tape)
    if tape.sport in sports.BOUTS:
        return bout_outcome(market, pick, tape)
    return two_scores_outcome(market, pick, tape)


def outcome_of_leg(selections: List[Json], tape: Tape) -> str:
    """What a leg came to: the first of lost, void and won that one of its selections has."""
    outcomes = [outcome_of(each["market"], each["pick"], tape) for each in selections]
    return next(outcome for outcome in ("lost", "void", "won") if outcome in outcomes)


def slip_fault(choice: Json) -> Optional[str]:
    """What is wrong with the form of a slip."""
    legs, combine = choice["legs"], choice["combine"]
    if set(choice) != {"legs", "combine"} or not 1 <= len(legs) <= MAX_LEGS or not 1 <= combine <= len(legs):
        return "a slip has too few or too many legs, or lines of none"
    if comb(len(legs), combine) > MAX_LINES:
        return "a slip has too many lines"
    if len({leg["fixture"] for leg in legs}) < len(legs):
        return "two legs are of one fixture"
    if any(type(leg["price"]) is not int or leg["price"] < 101 for leg in legs):
        return "a price is less than 1.01"
    return None


def value_of(leg: Json, outcome: str) -> Fraction:
    return {"won": Fraction(leg["price"], 100), "void": Fraction(1)}.get(outcome, Fraction(0))


def lines_value(choice: Json, outcomes: List[str]) -> Fraction:
    """V: the sum over all lines of the products of their legs."""
    values = [value_of(leg, outcome) for leg, outcome in zip(choice["legs"], outcomes)]
    total = Fraction(0)
    for line in combinations(values, choice["combine"]):
        product = Fraction(1)
        for value in line:
            product *= value
        total += product
    return total


def is_decided(choice: Json, outcomes: List[str]) -> bool:
    """Whether the slip can be settled: nothing is open, or it cannot win."""
    spare = len(choice["legs"]) - choice["combine"]
    return "open" not in outcomes or outcomes.count("lost") > spare
