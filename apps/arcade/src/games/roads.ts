/** How many rows a road has. */
export const ROAD_ROWS = 6;

/** The mark of a draw on the roads. */
export interface RoadEntry<Side extends string = string> {
  /** The side that won; undefined if neither did, for instance at a tie. */
  side: Side | undefined;
  /** Additions to the mark, for instance pairs. */
  notes?: readonly string[];
}

/** A mark of the big road: a run of one side grows downwards, and ties are noted on the previous mark. */
export interface BigRoadMark<Side extends string = string> {
  side: Side;
  ties: number;
  notes: readonly string[];
}

/** A mark of a road that compares columns: red if they are alike, blue if not. */
export type DerivedMark = 'red' | 'blue';

/** How many columns back each derived road compares: one, two or three. */
export const derivedRoads = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof derivedRoads;

/** Returns the columns of the big road of draws, oldest first. Ties before the first win are left out. */
export function bigRoad<Side extends string>(entries: readonly RoadEntry<Side>[]): BigRoadMark<Side>[][] {
  const columns: BigRoadMark<Side>[][] = [];
  for (const { side, notes = [] } of entries) {
    const column = columns.at(-1);
    const mark = column?.at(-1);
    if (side === undefined) {
      if (mark) mark.ties += 1;
      continue;
    }
    const next = { side, ties: 0, notes };
    if (column && mark?.side === side) column.push(next);
    else columns.push([next]);
  }
  return columns;
}

/** Returns the marks of a derived road in order, from the lengths of the big road's columns. */
export function derivedMarks(lengths: readonly number[], road: DerivedRoad): DerivedMark[] {
  const back = derivedRoads[road];
  const marks: DerivedMark[] = [];
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row += 1) {
      // The road begins with the second mark of a column, or with the first mark of the next column.
      if (column < back || (column === back && row === 0)) continue;
      const compared = row === 0 ? lengths[column - 1 - back] : lengths[column - back];
      const isAlike =
        row === 0
          ? lengths[column - 1] === compared
          : // Both places to the side are taken, or neither is.
            (compared ?? 0) > row || (compared ?? 0) < row;
      marks.push(isAlike ? 'red' : 'blue');
    }
  });
  return marks;
}

/** Groups consecutive equal marks into columns. */
export function columnsOf<Mark>(marks: readonly Mark[]): Mark[][] {
  const columns: Mark[][] = [];
  for (const mark of marks) {
    const column = columns.at(-1);
    if (column && column[0] === mark) column.push(mark);
    else columns.push([mark]);
  }
  return columns;
}

/** A mark with its cell on paper. */
export interface PlacedMark<Mark> {
  mark: Mark;
  column: number;
  row: number;
}

/** Places columns on paper of six rows. A run without room below continues to the right. */
export function placeRoad<Mark>(columns: readonly (readonly Mark[])[]): PlacedMark<Mark>[] {
  const occupied = new Set<string>();
  const placed: PlacedMark<Mark>[] = [];
  let start = -1;
  for (const marks of columns) {
    start += 1;
    while (occupied.has(`${start} 0`)) start += 1;
    let [column, row] = [start, 0];
    let isTurned = false;
    marks.forEach((mark, index) => {
      if (index > 0) {
        isTurned ||= row + 1 >= ROAD_ROWS || occupied.has(`${column} ${row + 1}`);
        if (isTurned) column += 1;
        else row += 1;
      }
      occupied.add(`${column} ${row}`);
      placed.push({ mark, column, row });
    });
  }
  return placed;
}

/**
 * A pattern that players look for: a long run of one side, sides that alternate, or runs of exactly two. It predicts
 * nothing.
 */
export interface GoodRoad<Side extends string = string> {
  kind: 'run' | 'alternate' | 'pairs';
  /** The side that won last. */
  side: Side;
  /** The number of its draws, without ties. */
  length: number;
}

/** The least number of draws of a good run or alternation. */
const GOOD_FROM = 5;
/** The least number of consecutive runs of two that are good. */
const GOOD_PAIRS = 3;

/** Returns the good road at the end of the big road, if there is one. */
export function goodRoad<Side extends string>(
  columns: readonly (readonly BigRoadMark<Side>[])[],
): GoodRoad<Side> | undefined {
  const last = columns.at(-1);
  const [mark] = last ?? [];
  if (!last || !mark) return undefined;
  const { side } = mark;
  if (last.length >= GOOD_FROM) return { kind: 'run', side, length: last.length };
  const singles = columnsAtEnd(columns, 1, 1);
  if (singles >= GOOD_FROM) return { kind: 'alternate', side, length: singles };
  // The last draw may have begun another run of two.
  const started = last.length === 1 ? 1 : 0;
  const pairs = columnsAtEnd(columns, 2, 1 + started);
  return pairs >= GOOD_PAIRS ? { kind: 'pairs', side, length: 2 * pairs + started } : undefined;
}

/** Counts consecutive columns of this height, backwards from the last one or an earlier one. */
function columnsAtEnd(columns: readonly (readonly unknown[])[], height: number, from: number): number {
  let count = 0;
  while (columns.at(-from - count)?.length === height) count += 1;
  return count;
}
