// A draughtsman's pen: lines of one width with square ends and sharp corners, one mark of sea green in each drawing.

/** Draws a line in ink. */
export const ink = (d: string, width = 3): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-miterlimit="8" d="${d}"/>`;

/** Draws a line in sea green. */
export const sea = (d: string, width = 3): string =>
  `<path fill="none" stroke="var(--accent-base)" stroke-width="${width}" stroke-miterlimit="8" d="${d}"/>`;

/** Draws an area of sea green. */
export const tint = (d: string): string => `<path fill="var(--accent-base)" d="${d}"/>`;

/** Draws an area of ink. */
export const solid = (d: string): string => `<path fill="currentColor" d="${d}"/>`;

/** Draws an area in the colour of the page, which hides what was drawn behind it. */
export const blank = (d: string): string => `<path fill="var(--surface-base)" d="${d}"/>`;

/** Returns a circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Returns a rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Draws fine lines below each other, as engraved shading. */
export function shade(x: number, y: number, width: number, height: number, step = 3): string {
  const lines = Array.from(
    { length: Math.floor(height / step) + 1 },
    (_, index) => `M${x} ${y + index * step}h${width}`,
  ).join('');
  return `<path fill="none" stroke="var(--text-muted)" stroke-width=".9" d="${lines}"/>`;
}

/** Draws fine slanted lines below each other: `lean` is the offset of the foot from the head. */
export function hatch(x: number, y: number, width: number, height: number, lean: number, step = 4): string {
  const lines = Array.from(
    { length: Math.floor(width / step) + 1 },
    (_, index) => `M${x + index * step} ${y}l${lean} ${height}`,
  ).join('');
  return `<path fill="none" stroke="var(--text-muted)" stroke-width=".9" d="${lines}"/>`;
}

/** Returns a star of five points as a path. */
export const star = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, index) => {
    const [angle, reach] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 === 0 ? r : r * 0.42];
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  }).join('L')}z`;
