// Lacquer: rounded bodies of gold and lavender, dark cuts in the gold, and light on them from above and from inside.

/** Draws a body of gold. */
export const gold = (d: string): string => `<path fill="var(--action-primary-bg)" d="${d}"/>`;

/** Draws a body of the second lacquer. */
export const plum = (d: string): string => `<path fill="var(--text-muted)" d="${d}"/>`;

/** Draws a cut in the gold, through which the dark wood shows. */
export const cut = (d: string): string => `<path fill="var(--text-on-accent)" d="${d}"/>`;

/** Draws a line cut into the gold. */
export const groove = (d: string, width = 2.5): string =>
  `<path fill="none" stroke="var(--text-on-accent)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Draws a round stroke of the second lacquer. */
export const cord = (d: string, width = 3): string =>
  `<path fill="none" stroke="var(--text-muted)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Draws light on a body; used only over gold or plum, so it needs no contrast of its own. */
export const light = (d: string, strength = 0.5): string =>
  `<path fill="var(--text-on-media)" opacity="${strength}" d="${d}"/>`;

/** Draws a gleam along an edge. */
export const gleam = (d: string, width = 2.4): string =>
  `<path fill="none" stroke="var(--text-on-media)" stroke-opacity=".6" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

/** Draws a faint glow behind a body. */
export const haze = (d: string): string => `<path fill="var(--accent-soft)" d="${d}"/>`;

/** Returns a circle as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Returns a rectangle with round corners as a path. */
export const slab = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${width - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`;

/** Moves, rotates about a point or scales a drawing. */
export const placed = (markup: string, transform: string): string => `<g transform="${transform}">${markup}</g>`;

/** Draws a paper lantern around a point, with visible ribs; `r` is half its width. */
export function lantern(x: number, y: number, r: number): string {
  const h = r * 1.12;
  const body = `M${x - r * 0.5} ${y - h}h${r}c${r * 0.75} ${h * 0.45} ${r * 0.75} ${h * 1.55} 0 ${2 * h}h-${r}c-${r * 0.75}-${h * 0.45}-${r * 0.75}-${h * 1.55} 0-${2 * h}z`;
  return (
    gold(body) +
    light(
      `M${x - r * 0.22} ${y - h}h${r * 0.44}c${r * 0.3} ${h * 0.6} ${r * 0.3} ${h * 1.4} 0 ${2 * h}h-${r * 0.44}c-${r * 0.3}-${h * 0.6}-${r * 0.3}-${h * 1.4} 0-${2 * h}z`,
      0.45,
    ) +
    plum(slab(x - r * 0.56, y - h - r * 0.24, r * 1.12, r * 0.34, r * 0.1)) +
    plum(slab(x - r * 0.56, y + h - r * 0.1, r * 1.12, r * 0.34, r * 0.1)) +
    cord(`M${x} ${y + h + r * 0.3}v${r * 0.7}`, r * 0.18)
  );
}
