/**
 * A place in a drawing: along the ground and across it, both 0 to 1 from edge to edge, and above it in units of the
 * drawing.
 */
export type Spot = readonly [along: number, across: number, height: number];

/** The position of a place in the drawing. */
export type Project = (spot: Spot) => readonly [x: number, y: number];

/** The projection of the ground: its middle, and the vectors of its length and width in the drawing. */
export interface Ground {
  middle: readonly [number, number];
  along: readonly [number, number];
  across: readonly [number, number];
}

/** The size of every drawing. */
export const WIDTH = 320;
export const HEIGHT = 172;

/** Seen from a corner, the home side at the left. */
export const fromCorner: Ground = { middle: [160, 96], along: [226, 34], across: [-72, 82] };

/** Creates the projection of places on a ground to the drawing, without foreshortening. */
export function projection({ middle, along, across }: Ground): Project {
  return ([u, v, height]) => [
    middle[0] + (u - 0.5) * along[0] + (v - 0.5) * across[0],
    middle[1] + (u - 0.5) * along[1] + (v - 0.5) * across[1] - height,
  ];
}

/** Returns the path that joins places; closed unless it is a line. */
export function pathOf(project: Project, spots: readonly Spot[], isLine = false): string {
  const points = spots.map((spot) =>
    project(spot)
      .map((each) => each.toFixed(1))
      .join(' '),
  );
  return `M${points.join('L')}${isLine ? '' : 'z'}`;
}

/** Returns a place on the way between two. `arc` is the height of a throw above the straight line. */
export function between(from: Spot, to: Spot, share: number, arc = 0): Spot {
  const [along = 0, across = 0, height = 0] = from.map((value, i) => value + ((to[i] ?? 0) - value) * share);
  return [along, across, height + 4 * arc * share * (1 - share)];
}

/** Returns the other side's place, rotated by half a turn about the middle. */
export function turned([along, across, height]: Spot): Spot {
  return [1 - along, 1 - across, height];
}

/** Eases a share, so that motion starts and ends gently. */
export function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
