/*
 * Positions on the board. The unit is the distance between two pins; x counts from the centre, y from the top. A row
 * has one pin more than the row above, and the first one has three.
 */

/** Half the size of a pin. */
export const PIN_RADIUS = 0.11;

/** Half the size of the ball, as in the style sheet. */
const BALL_RADIUS = 0.38;
const FIRST_ROW_Y = 1.6;
const ROW_HEIGHT = 0.96;
/** How far the buckets begin above the position of the next row. */
const BUCKETS_ABOVE = 0.45;
/** Up to this number of rows the buckets are wide enough for horizontal labels. */
const LEVEL_LABEL_ROWS = 10;
/** The position of a ball that waits for its round. */
const START_Y = 0.5;
/** How deep a ball sinks into its bucket. */
const SINK = 0.35;
/** How strongly a ball bounces off a pin: with 1 it rises by an eighth of the height of a row. */
const BOUNCE = 0.8;
/** The distance of the frame from the outermost pins of each row. */
const FRAME_BESIDE = 0.6;
/** How far from the middle of a pin a ball touches it, sideways. */
const TOUCH_OFFSET = 0.12;

/** A point on the board. */
interface Point {
  x: number;
  y: number;
}

/** The size of a board and of its buckets. */
interface BoardSize {
  width: number;
  height: number;
  bucketTop: number;
  bucketHeight: number;
  areLabelsLevel: boolean;
}

/** Returns the size of a board with a number of rows. */
export function boardSize(rows: number): BoardSize {
  const areLabelsLevel = rows <= LEVEL_LABEL_ROWS;
  const bucketTop = FIRST_ROW_Y + rows * ROW_HEIGHT - BUCKETS_ABOVE;
  const bucketHeight = areLabelsLevel ? 1.1 : 2.6;
  return { width: rows + 2.8, height: bucketTop + bucketHeight + 0.2, bucketTop, bucketHeight, areLabelsLevel };
}

/** Returns the outline of the frame: its mouth above, both slopes, and the walls beside the buckets. */
export function framePath(rows: number): string {
  const halfAt = (y: number): number => 1 + FRAME_BESIDE + (y - FIRST_ROW_Y) / (2 * ROW_HEIGHT);
  const [mouth, wall] = [halfAt(0), rows / 2 + 1.1];
  const slopeEnd = FIRST_ROW_Y + (wall - 1 - FRAME_BESIDE) * 2 * ROW_HEIGHT;
  const floor = boardSize(rows).height - 0.08;
  return `M${-mouth} 0L${-wall} ${slopeEnd}V${floor}H${wall}V${slopeEnd}L${mouth} 0z`;
}

/** Returns the pins of all rows, from the top and the left. */
export function pinPlaces(rows: number): Point[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, index) => ({ x: index - (row + 2) / 2, y: FIRST_ROW_Y + row * ROW_HEIGHT })),
  );
}

/** Returns the pin of a row, from the left, that a ball with a path touches. */
export function touchedPin(path: readonly number[], row: number): number {
  return 1 + path.slice(0, row).filter((step) => step === 1).length;
}

/** Returns the position of the ball after a whole number of hops: at the top, at a pin, or in its bucket. */
function stopAfter(path: readonly number[], hops: number): Point {
  if (hops === 0) return { x: 0, y: START_Y };
  const row = hops - 1;
  const x = touchedPin(path, row) - (row + 2) / 2;
  if (row === path.length) return { x, y: boardSize(path.length).bucketTop + SINK };
  const side = path[row] === 1 ? 1 : -1;
  return { x: x + side * TOUCH_OFFSET, y: FIRST_ROW_Y + row * ROW_HEIGHT - BALL_RADIUS - PIN_RADIUS };
}

/** Returns the number of hops of a ball: to the first pin, from pin to pin, and into the bucket. */
export function hopCount(path: readonly number[]): number {
  return path.length + 1;
}

/** Returns the position of a ball with a path after a number of hops, such as 2.5. Every hop takes the same time. */
export function ballPlace(path: readonly number[], hops: number): Point {
  const index = Math.min(Math.floor(hops), path.length);
  const part = hops - index;
  const from = stopAfter(path, index);
  const to = stopAfter(path, index + 1);
  // The ball falls from the top at rest and bounces off a pin.
  const bounce = index === 0 ? 0 : BOUNCE;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * ((1 + bounce) * part ** 2 - bounce * part),
  };
}
