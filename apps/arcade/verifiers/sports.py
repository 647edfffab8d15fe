"""Fixtures of the sportsbook, from docs/fairness.md: who plays, and what happens in every tick."""

from __future__ import annotations

import re
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Tuple

Draw = Callable[[int], int]
Board = Dict[str, Any]
# What prices ask for, without the tick. None once the fixture is over.
State = Optional[Dict[str, Any]]
Tick = Tuple[Board, State]

# Code, sport, entrants, minutes between starts, seconds of the first start. The order matters.
LEAGUES: List[Tuple[str, str, int, int, int]] = [
    ("fb-lantern", "football", 16, 9, 0),
    ("fb-monsoon", "football", 12, 9, 180),
    ("fb-orchid", "football", 12, 9, 360),
    ("bk-harbour", "basketball", 12, 30, 0),
    ("bk-terrace", "basketball", 10, 30, 900),
    ("tn-bamboo", "tennis", 12, 30, 120),
    ("tn-coral", "tennis", 12, 30, 1020),
    ("mt-teak", "muay-thai", 12, 24, 60),
    ("mt-river", "muay-thai", 12, 24, 780),
    ("bd-feather", "badminton", 12, 20, 200),
    ("vb-dune", "volleyball", 10, 20, 330),
    ("st-rattan", "sepak-takraw", 10, 20, 440),
    ("hr-meadow", "horse-racing", 24, 10, 100),
    ("mr-canyon", "motor-racing", 20, 20, 520),
    ("ck-saffron", "cricket", 10, 20, 270),
    ("ih-glacier", "ice-hockey", 12, 20, 30),
    ("tt-lotus", "table-tennis", 12, 20, 610),
    ("sn-velvet", "snooker", 12, 20, 790),
    ("gf-dew", "golf", 20, 20, 350),
    ("af-thunder", "american-football", 10, 20, 480),
    ("bb-firefly", "baseball", 10, 20, 150),
    ("rg-highland", "rugby", 10, 20, 820),
    ("vl-mirage", "virtual-league", 16, 12, 90),
    ("lw-ember", "lane-war", 10, 20, 210),
    ("ts-quartz", "tactical-shooter", 10, 20, 690),
    ("ls-islet", "last-survivor", 30, 20, 410),
    ("ha-aurora", "hero-arena", 10, 20, 930),
    ("ml-anvil", "mecha-league", 10, 20, 560),
    ("vf-pixel", "virtual-football", 12, 12, 430),
    ("sr-ribbon", "sim-racing", 20, 20, 140),
    ("sf-alley", "street-fighters", 12, 20, 700),
    ("sc-citadel", "strategy-clash", 12, 20, 310),
    ("mh-breeze", "mobile-heroes", 10, 20, 1010),
    ("cd-paper", "card-duel", 12, 20, 620),
    ("pc-comet", "pro-circuit", 10, 20, 850),
    ("cf-sunrise", "cockfight", 12, 24, 20),
    ("cf-bamboo", "cockfight", 12, 24, 740),
]

STRENGTHS = [5, 8, 3, 6, 9, 4, 7, 2, 5, 6, 1, 7, 4, 8, 3, 6]


class Goals(NamedTuple):
    home: int
    away: int
    lengths: List[int]
    added: List[int]
    cap: int


class Sets(NamedTuple):
    best: int
    target: int
    lead: int
    cap: int
    home_serving: int
    away_serving: int
    game: int
    tie_break: int
    retirement: int
    edge: int


class Bout(NamedTuple):
    rounds: int
    ticks: int
    home_stop: int
    away_stop: int
    home_hit: int
    away_hit: int
    no_contest: int


class Turns(NamedTuple):
    scores: List[int]
    in_blocks: bool
    ends: List[int]
    wickets: int
    golden: int


GOALS = {
    "football": Goals(1040, 830, [45, 45], [2, 4], 8),
    "virtual-league": Goals(1100, 900, [45, 45], [2, 4], 8),
    "virtual-football": Goals(1400, 1300, [45, 45], [1, 2], 8),
    "ice-hockey": Goals(2900, 2600, [20, 20, 20], [0, 0, 0], 7),
}


def rallies(best: int, target: int, cap: int) -> Sets:
    return Sets(best, target, 2, cap, 2048, 2048, 0, 0, 0, 32)


def maps(best: int, target: int) -> Sets:
    return Sets(best, target, 1, target, 2048, 2048, 0, 0, 0, 48)


SETS = {
    "tennis": Sets(3, 4, 1, 4, 2500, 1596, 4, 5, 200, 28),
    "badminton": rallies(3, 15, 17),
    "volleyball": rallies(5, 11, 13),
    "sepak-takraw": rallies(3, 15, 17),
    "table-tennis": rallies(5, 9, 11),
    "snooker": maps(5, 7),
    "lane-war": maps(3, 10),
    "tactical-shooter": maps(3, 13),
    "hero-arena": maps(3, 9),
    "mecha-league": maps(5, 5),
    "strategy-clash": maps(3, 7),
    "mobile-heroes": maps(3, 8),
    "card-duel": maps(5, 4),
    "pro-circuit": maps(5, 6),
}

RUNNERS = {"horse-racing": 8, "motor-racing": 10, "golf": 8, "last-survivor": 10, "sim-racing": 8}

BOUTS = {
    "muay-thai": Bout(5, 12, 300, 280, 17000, 16500, 100),
    "street-fighters": Bout(3, 20, 560, 560, 19000, 19000, 0),
    "cockfight": Bout(4, 12, 800, 800, 14000, 14000, 200),
}

TURNS = {
    "basketball": Turns([1796, 300, 1400, 600], False, [16, 32, 48, 64], 0, 2),
    "american-football": Turns([2496, 0, 0, 700, 0, 0, 0, 800, 100], False, [6, 12, 18, 24], 0, 3),
    "rugby": Turns([2996, 0, 0, 500, 0, 200, 0, 400], False, [20, 40], 0, 0),
    "cricket": Turns([1200, 1300, 400, 50, 500, 0, 280], True, [24, 48], 5, 1),
    "baseball": Turns([2946, 600, 300, 150, 70, 30], False, [2, 4, 6, 8, 10, 12, 14, 16, 18], 0, 1),
}


# ---------------------------------------------------------------------------------------------------------------------
# Who plays
# ---------------------------------------------------------------------------------------------------------------------


def pair_of(entrants: int, number: int) -> List[int]:
    """Home and away of a fixture of two."""
    round, game = divmod(number, entrants // 2)
    cycle, in_cycle = divmod(round, entrants - 1)

    def seat(position: int) -> int:
        return 0 if position == 0 else (position - 1 + round) % (entrants - 1) + 1

    pair = [seat(game), seat(entrants - 1 - game)]
    return pair[::-1] if (cycle + in_cycle + game) % 2 == 1 else pair


def sport_and_strengths(fixture: str) -> Tuple[str, List[int], int]:
    """The sport of a fixture, the strengths of its entrants, and its number."""
    match = re.fullmatch("([a-z0-9-]+):(0|[1-9][0-9]{0,11})", fixture)
    rows = [row for row, league in enumerate(LEAGUES) if match and league[0] == match.group(1)]
    if not match or not rows:
        raise ValueError(f"there is no fixture {fixture}")
    row, number = rows[0], int(match.group(2))
    _, sport, entrants, _, _ = LEAGUES[row]
    if sport in RUNNERS:
        chosen = [(3 * number + i) % entrants for i in range(RUNNERS[sport])]
    else:
        chosen = pair_of(entrants, number)
    return sport, [STRENGTHS[(i + row) % 16] for i in chosen], number


def scaled(cases: int, difference: int, scale: int) -> int:
    return cases * (scale + difference) // scale


# ---------------------------------------------------------------------------------------------------------------------
# What happens
# ---------------------------------------------------------------------------------------------------------------------


def board(score: List[int], periods: List[List[int]], is_over: bool, is_abandoned: bool = False) -> Board:
    copied = [list(period) for period in periods]
    return {"score": list(score), "periods": copied, "isOver": is_over, "isAbandoned": is_abandoned}


def copied(value: Any) -> Any:
    return [copied(each) for each in value] if type(value) is list else value


def state_of(**fields: Any) -> State:
    """A state as it is now: lists are copied."""
    return {**{name: copied(value) for name, value in fields.items()}, "isOver": False}


def sums(periods: List[List[int]]) -> List[int]:
    return [sum(period[side] for period in periods) for side in (0, 1)]


def play_goals(rules: Goals, difference: int, draw: Draw) -> Iterator[Tick]:
    home = scaled(rules.home, difference, 16)
    away = scaled(rules.away, -difference, 16)
    periods: List[List[int]] = []
    scorers: List[List[int]] = []
    for period, length in enumerate(rules.lengths):
        periods.append([0, 0])
        scorers.append([])
        ticks, end = 0, None
        while ticks != end:
            if ticks > 0 or period == 0:
                added = None if end is None else end - length
                yield board(sums(periods), periods, False), state_of(inPeriod=ticks, added=added, scorers=scorers)
            x = draw(65536)
            ticks += 1
            if x < home + away and sum(periods[-1]) < rules.cap:
                periods[-1][0 if x < home else 1] += 1
                scorers[-1].append(0 if x < home else 1)
            if ticks == length:
                end = length + (1 + draw(rules.added[period]) if rules.added[period] > 0 else 0)
        if period + 1 < len(rules.lengths):
            yield board(sums(periods), periods + [[0, 0]], False), state_of(inPeriod=0, added=None, scorers=scorers + [[]])
    yield board(sums(periods), periods, True), None


def is_set_over(rules: Sets, points: List[int]) -> bool:
    more, less = max(points), min(points)
    return more == rules.cap or (more >= rules.target and more - less >= rules.lead)


def sets_won(sets: List[List[int]]) -> List[int]:
    home = sum(1 for a, b in sets if a > b)
    return [home, len(sets) - home]


def serves_away(rules: Sets, index: int, points: List[int], game: List[int], is_tie_break: bool) -> bool:
    turns = (sum(game) + 1) // 2 if is_tie_break else 0
    return (index + sum(points) + turns) % 2 == 1


def play_sets(rules: Sets, difference: int, draw: Draw) -> Iterator[Tick]:
    home_serving = rules.home_serving + rules.edge * difference
    away_serving = rules.away_serving + rules.edge * difference
    sets = [[0, 0]]
    game = [0, 0]
    yield board([0, 0], sets, False), state_of(sets=sets, game=game, isAbandoned=False)
    while True:
        points = sets[-1]
        is_tie_break = rules.game > 0 and points == [rules.target - 1] * 2
        away_serves = serves_away(rules, len(sets) - 1, points, game, is_tie_break)
        side = 0 if draw(4096) < (away_serving if away_serves else home_serving) else 1
        if rules.game > 0:
            game[side] += 1
            if game[side] < (rules.tie_break if is_tie_break else rules.game):
                yield board(sets_won(sets[:-1]), sets, False), state_of(sets=sets, game=game, isAbandoned=False)
                continue
            game = [0, 0]
        points[side] += 1
        if not is_set_over(rules, points):
            yield board(sets_won(sets[:-1]), sets, False), state_of(sets=sets, game=game, isAbandoned=False)
            continue
        won = sets_won(sets)
        if max(won) == (rules.best + 1) // 2:
            yield board(won, sets, True), None
            return
        if rules.retirement > 0 and draw(65536) < rules.retirement:
            yield board(won, sets, True, True), None
            return
        sets.append([0, 0])
        yield board(won, sets, False), state_of(sets=sets, game=game, isAbandoned=False)


def play_race(strengths: List[int], draw: Draw) -> Iterator[Tick]:
    weights = [13 - strength for strength in strengths]
    places = [1] * len(weights)
    field = list(range(len(weights)))
    out: List[int] = []
    yield board(places, [], False), {"out": []}
    while len(field) > 1:
        x = draw(sum(weights[runner] for runner in field))
        for runner in field:
            x -= weights[runner]
            if x < 0:
                break
        places[runner] = len(field)
        field.remove(runner)
        out.append(runner)
        is_over = len(field) == 1
        yield board(places, [], is_over), None if is_over else {"out": list(out)}


def play_bout(rules: Bout, difference: int, draw: Draw, stops_log: Optional[List[int]] = None) -> Iterator[Tick]:
    """The side that stops the other is added to the log."""
    stops = [scaled(rules.home_stop, difference, 16), scaled(rules.away_stop, -difference, 16)]
    hits = [scaled(rules.home_hit, difference, 32), scaled(rules.away_hit, -difference, 32)]
    rounds = [[0, 0]]
    yield board([0, 0], rounds, False), state_of(inRound=0, hits=rounds, stoppage=None, isAbandoned=False)
    while True:
        for tick in range(1, rules.ticks + 1):
            x = draw(65536)
            if x < sum(stops):
                if stops_log is not None:
                    stops_log.append(0 if x < stops[0] else 1)
                yield board(sums(rounds), rounds, True), None
                return
            x -= sum(stops)
            if x < sum(hits):
                rounds[-1][0 if x < hits[0] else 1] += 1
            if tick < rules.ticks:
                yield board(sums(rounds), rounds, False), state_of(inRound=tick, hits=rounds, stoppage=None, isAbandoned=False)
        if len(rounds) == rules.rounds:
            yield board(sums(rounds), rounds, True), None
            return
        if rules.no_contest > 0 and draw(65536) < rules.no_contest:
            yield board(sums(rounds), rounds, True, True), None
            return
        rounds.append([0, 0])
        yield board(sums(rounds), rounds, False), state_of(inRound=0, hits=rounds, stoppage=None, isAbandoned=False)


def score_table(scores: List[int], difference: int) -> List[int]:
    scoring = [scaled(cases, difference, 48) for cases in scores[1:]]
    return [sum(scores) - sum(scoring)] + scoring


def points_of(table: List[int], x: int) -> int:
    """The points of a turn; -1 is a wicket."""
    for points, cases in enumerate(table):
        if x < cases:
            return points
        x -= cases
    return -1


def play_turns(rules: Turns, difference: int, draw: Draw) -> Iterator[Tick]:
    tables = [score_table(rules.scores, difference), score_table(rules.scores, -difference)]
    last = rules.ends[-1]
    turn, periods, wickets = 0, [[0, 0]], [0, 0]
    while True:
        is_level = sums(periods)[0] == sums(periods)[1]
        is_over = turn == last and not (is_level and rules.golden > 0)
        yield board(sums(periods), periods, is_over), None if is_over else state_of(turn=turn, periods=periods, wickets=wickets)
        if is_over:
            return
        if turn == last:
            side = 0 if draw(4096) < 2048 + 32 * difference else 1
            periods[-1][side] += rules.golden
            yield board(sums(periods), periods, True), None
            return
        side = turn * 2 // last if rules.in_blocks else turn % 2
        points = points_of(tables[side], draw(4096))
        turn += 1
        if points >= 0:
            periods[-1][side] += points
        else:
            wickets[side] += 1
            if wickets[side] == rules.wickets:
                turn = last // 2 if side == 0 else last
        if turn < last and sum(1 for end in rules.ends if end <= turn) == len(periods):
            periods.append([0, 0])


def ticks_of(fixture: str, draw: Draw, stops_log: Optional[List[int]] = None) -> List[Tick]:
    """The board and the state before the first tick and after each one. The side that stops the other is added to the log."""
    sport, strengths, _ = sport_and_strengths(fixture)
    if sport in RUNNERS:
        return list(play_race(strengths, draw))
    difference = strengths[0] - strengths[1]
    if sport in GOALS:
        return list(play_goals(GOALS[sport], difference, draw))
    if sport in SETS:
        return list(play_sets(SETS[sport], difference, draw))
    if sport in BOUTS:
        return list(play_bout(BOUTS[sport], difference, draw, stops_log))
    return list(play_turns(TURNS[sport], difference, draw))


def boards_of(fixture: str, draw: Draw, stops_log: Optional[List[int]] = None) -> List[Board]:
    """The board before the first tick and after each one."""
    return [board for board, _ in ticks_of(fixture, draw, stops_log)]


def states_of(fixture: str, draw: Draw) -> List[State]:
    """What prices ask for before the first tick and after each one. Races count ticks by those who fell back."""
    is_race = sport_and_strengths(fixture)[0] in RUNNERS
    states = [state for _, state in ticks_of(fixture, draw)]
    return [state if is_race or state is None else {**state, "tick": tick} for tick, state in enumerate(states)]


def number_of(fixture: str) -> int:
    """The nonce of a fixture."""
    return sport_and_strengths(fixture)[2]
