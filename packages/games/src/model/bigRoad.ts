/** The number of rows of a road. */
export const ROAD_ROWS = 6;

/** A mark of a road on paper. */
export interface RoadMark {
  tone: 'red' | 'blue';
  /** The number of ties after this mark. */
  ties: number;
  column: number;
  row: number;
}

/**
 * Lays out results as a big road: a run of one side grows downwards, and continues to the right if there is no room
 * below. `road` has a letter for each draw, oldest first: `r`, `b`, and `t` for a tie, which is counted at the previous
 * mark.
 */
export function bigRoad(road: string): RoadMark[] {
  const marks: RoadMark[] = [];
  const occupied = new Set<string>();
  let start = -1;
  let isTurned = false;
  for (const letter of road) {
    const last = marks.at(-1);
    if (letter === 't') {
      if (last) last.ties += 1;
      continue;
    }
    const tone = letter === 'r' ? 'red' : 'blue';
    let [column, row] = [last?.column ?? 0, last?.row ?? 0];
    if (last?.tone === tone) {
      isTurned ||= row + 1 >= ROAD_ROWS || occupied.has(`${column} ${row + 1}`);
      if (isTurned) column += 1;
      else row += 1;
    } else {
      isTurned = false;
      start += 1;
      while (occupied.has(`${start} 0`)) start += 1;
      [column, row] = [start, 0];
    }
    occupied.add(`${column} ${row}`);
    marks.push({ tone, ties: 0, column, row });
  }
  return marks;
}

/** The marks of the last columns, as many as fit, numbered from 0. */
export function lastColumns(marks: readonly RoadMark[], columns: number): RoadMark[] {
  const columnCount = Math.max(0, ...marks.map(({ column }) => column + 1));
  const hidden = Math.max(0, columnCount - columns);
  return marks.flatMap((mark) => (mark.column >= hidden ? [{ ...mark, column: mark.column - hidden }] : []));
}
