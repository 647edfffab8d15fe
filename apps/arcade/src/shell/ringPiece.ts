/*
 * The pieces of drawn wheels. Angles are in degrees, clockwise from the top; the middle of the picture is at (200,
 * 200).
 */

/** The middle of a wheel whose picture is 400 wide. */
export const MIDDLE = 200;

/** Returns the point at a radius and an angle, in the form of an SVG path. */
export function pointAt(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(2)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(2)}`;
}

/** Returns the path of a ring segment between two radii, `step` degrees wide around an angle. */
export function ringPiece(outer: number, inner: number, degrees: number, step: number): string {
  const [from, to] = [degrees - step / 2, degrees + step / 2];
  return `M${pointAt(outer, from)}A${outer} ${outer} 0 0 1 ${pointAt(outer, to)}L${pointAt(inner, to)}A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}z`;
}
