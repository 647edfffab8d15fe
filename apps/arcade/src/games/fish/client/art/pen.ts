/*
 * Strokes that the creatures are drawn with. A creature is drawn in its own box: its length is 1, its head is at x =
 * 0.5, its tail at x = -0.5, and y runs down from -0.5 to 0.5 around its axis.
 */

export type Pen = CanvasRenderingContext2D;

/** A creature's colours: its back, its side, its belly, and the dark line around it. */
export interface Coat {
  back: string;
  side: string;
  belly: string;
  line: string;
}

export function coat(back: string, side: string, belly: string, line: string): Coat {
  return { back, side, belly, line };
}

/** The width of outlines. */
export const LINE = 0.016;

/** Traces a closed shape from numbers: a start point, then curves of three points each. */
export function curve(pen: Pen, [x = 0, y = 0, ...rest]: readonly number[]): void {
  pen.beginPath();
  pen.moveTo(x, y);
  for (let i = 0; i + 5 < rest.length; i += 6)
    pen.bezierCurveTo(
      rest[i] ?? 0,
      rest[i + 1] ?? 0,
      rest[i + 2] ?? 0,
      rest[i + 3] ?? 0,
      rest[i + 4] ?? 0,
      rest[i + 5] ?? 0,
    );
  pen.closePath();
}

/** Fills the path with a shade from its back to its belly, and draws its outline. */
export function paint(pen: Pen, { back, side, belly, line }: Coat, height: number, width = LINE): void {
  const shade = pen.createLinearGradient(0, -height, 0, height);
  shade.addColorStop(0, back);
  shade.addColorStop(0.55, side);
  shade.addColorStop(1, belly);
  pen.fillStyle = shade;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  pen.stroke();
}

/** Draws a round spot. */
export function spot(pen: Pen, x: number, y: number, radius: number, colour: string, flat = 1): void {
  pen.beginPath();
  pen.ellipse(x, y, radius, radius * flat, 0, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
}

/** Draws an eye that looks ahead, with a highlight. */
export function eye(pen: Pen, x: number, y: number, radius: number, iris = '#1b2a4a'): void {
  spot(pen, x, y, radius * 1.16, '#00000055');
  spot(pen, x, y, radius, '#fff');
  spot(pen, x + radius * 0.22, y, radius * 0.66, iris);
  spot(pen, x + radius * 0.28, y, radius * 0.38, '#05070d');
  spot(pen, x + radius * 0.42, y - radius * 0.34, radius * 0.24, '#fff');
}

/** Draws the rays of a fin. */
export function rays(pen: Pen, from: readonly [number, number], to: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of to) {
    pen.moveTo(...from);
    pen.lineTo(x, y);
  }
  pen.strokeStyle = '#00000038';
  pen.lineWidth = 0.008;
  pen.stroke();
}

/** Draws a highlight along the back. */
export function shine(pen: Pen, x: number, y: number, width: number, height: number, turn = -0.12): void {
  pen.beginPath();
  pen.ellipse(x, y, width, height, turn, 0, Math.PI * 2);
  pen.fillStyle = '#ffffff66';
  pen.fill();
}

/** Draws a swaying limb that tapers along a curve. */
export function tentacle(
  pen: Pen,
  {
    from,
    to,
    bend,
    width,
    colour,
    line,
  }: {
    from: readonly [number, number];
    to: readonly [number, number];
    bend: number;
    width: number;
    colour: string;
    line: string;
  },
): void {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const middle = [(x0 + x1) / 2, (y0 + y1) / 2 + bend] as const;
  pen.beginPath();
  pen.moveTo(x0, y0 - width);
  pen.quadraticCurveTo(middle[0], middle[1] - width * 0.7, x1, y1);
  pen.quadraticCurveTo(middle[0], middle[1] + width * 0.7, x0, y0 + width);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = LINE * 0.7;
  pen.stroke();
}
