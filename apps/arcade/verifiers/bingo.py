"""Bingo of docs/fairness.md: what a ticket is, and what its patterns pay by the calls."""

from __future__ import annotations

from itertools import combinations
from typing import Dict, List, NamedTuple, Optional, Sequence, Set, Tuple

MAX_TICKETS = 12
# Balls, calls and numbers of a ticket.
FORMS: Dict[str, Tuple[int, int, int]] = {"75": (75, 65, 24), "90": (90, 70, 15)}

# By pattern: in at most so many calls, hundredths of the ticket's price.
PRIZES: Dict[str, Dict[str, List[Tuple[int, int]]]] = {
    "75": {
        "line": [(15, 2000), (20, 500), (25, 200), (30, 150), (35, 100)],
        "corners": [(10, 10000), (20, 2000), (30, 500)],
        "full": [(45, 1000000), (50, 500000), (55, 50000), (60, 6000), (65, 600)],
    },
    "90": {
        "line": [(20, 6000), (30, 1000), (40, 300), (45, 200), (55, 100)],
        "twoLines": [(40, 10000), (50, 2000), (55, 500), (60, 200)],
        "full": [(45, 1000000), (55, 20000), (60, 5000), (65, 1000), (70, 400)],
    },
}
FREE = 0


class Win(NamedTuple):
    pattern: str
    calls: int
    win: int


def rows_of(form: str, ticket: Sequence[int]) -> List[List[int]]:
    """The ticket as it is printed, row by row. The free square of 75 is 0; blanks of 90 are left out."""
    if form == "90":
        return [list(ticket[start : start + 5]) for start in (0, 5, 10)]
    squares = [*ticket[:12], FREE, *ticket[12:]]
    return [squares[row::5] for row in range(5)]


def column_of_90(number: int) -> int:
    return min(number // 10, 8)


def ticket_fault(form: str, ticket: Sequence[int]) -> Optional[str]:
    """Why numbers are no ticket of a form."""
    balls, _, size = FORMS[form]
    if any(type(number) is not int or not 1 <= number <= balls for number in ticket):
        return "a number is none of the balls"
    if len(ticket) != size or len(set(ticket)) != size:
        return f"a ticket has not {size} different numbers"
    if form == "75":
        columns = [[row[column] for row in rows_of(form, ticket)] for column in range(5)]
        fits = all(
            number == FREE or (number - 1) // 15 == column for column, numbers in enumerate(columns) for number in numbers
        )
        return None if fits else "a number is not in its column"
    rows = rows_of(form, ticket)
    if any([column_of_90(number) for number in row] != sorted({column_of_90(number) for number in row}) for row in rows):
        return "a row has not five columns in order"
    for column in range(9):
        down = [number for row in rows for number in row if column_of_90(number) == column]
        if not down or down != sorted(down):
            return "a column is empty, or does not go down"
    return None


def lines_of(form: str, ticket: Sequence[int]) -> List[Set[int]]:
    rows = rows_of(form, ticket)
    if form == "90":
        return [set(row) for row in rows]
    columns = [list(column) for column in zip(*rows)]
    diagonals = [[rows[at][at] for at in range(5)], [rows[at][4 - at] for at in range(5)]]
    return [set(line) - {FREE} for line in [*rows, *columns, *diagonals]]


def sets_of(form: str, pattern: str, ticket: Sequence[int]) -> List[Set[int]]:
    """The sets of numbers of which one has to be called."""
    if pattern == "line":
        return lines_of(form, ticket)
    if pattern == "twoLines":
        return [one | other for one, other in combinations(lines_of(form, ticket), 2)]
    if pattern == "corners":
        rows = rows_of(form, ticket)
        return [{rows[0][0], rows[0][4], rows[4][0], rows[4][4]}]
    return [set(ticket)]


def completed_by(form: str, pattern: str, ticket: Sequence[int], balls: Sequence[int]) -> Optional[int]:
    """The call that completes a pattern, from 1; None if none does."""
    called: Set[int] = set()
    sets = sets_of(form, pattern, ticket)
    for count, ball in enumerate(balls, start=1):
        called.add(ball)
        if any(numbers <= called for numbers in sets):
            return count
    return None


def wins_of(form: str, ticket: Sequence[int], amount: int, balls: Sequence[int]) -> List[Win]:
    found = []
    for pattern, prizes in PRIZES[form].items():
        calls = completed_by(form, pattern, ticket, balls)
        pay = next((hundredths for most, hundredths in prizes if calls is not None and calls <= most), 0)
        if calls is not None and pay > 0:
            found.append(Win(pattern, calls, amount // 100 * pay))
    return found
