/** The lamps of the hall, as roles of the token contract, so that a drawing follows the mode. */
const lights = {
  cyan: 'var(--accent-base)',
  magenta: 'var(--badge-hot)',
  yellow: 'var(--badge-jackpot)',
  lime: 'var(--badge-new)',
  white: 'var(--text-primary)',
  dim: 'var(--text-muted)',
} as const;

/** The colour of a tube. */
export type Light = keyof typeof lights;

const round = (value: number): string => String(Number(value.toFixed(2)));

/** Draws a bent tube of light: its glow on the wall, then the tube. */
export function tube(light: Light, d: string, width = 2.4): string {
  return `<g fill="none" stroke="${lights[light]}" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="${round(width * 3.6)}" opacity=".1" d="${d}"/><path stroke-width="${round(width * 2.2)}" opacity=".2" d="${d}"/><path stroke-width="${round(width)}" d="${d}"/></g>`;
}

/** Draws a tube that is switched off: no glow. */
export function wire(light: Light, d: string, width = 1.6, opacity = 0.55): string {
  return `<path fill="none" stroke="${lights[light]}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${round(opacity)}" d="${d}"/>`;
}

/** Draws a pane lit from behind, faintly. */
export function pane(light: Light, d: string, opacity = 0.14): string {
  return `<path fill="${lights[light]}" opacity="${round(opacity)}" d="${d}"/>`;
}

/** Draws a lamp: a filled dot with its glow. */
export function lamp(light: Light, x: number, y: number, radius: number): string {
  return `<g fill="${lights[light]}"><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * 2)}" opacity=".1"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * 1.5)}" opacity=".2"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/></g>`;
}

/** Returns a circle as a path, for tubes. */
export function ring(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0-${round(radius * 2)} 0z`;
}

/** Returns a rectangle with round corners as a path, for tubes. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down, r] = [round(width - 2 * radius), round(height - 2 * radius), round(radius)];
  return `M${round(x + radius)} ${round(y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1-${r} ${r}h-${across}a${r} ${r} 0 0 1-${r}-${r}v-${down}a${r} ${r} 0 0 1 ${r}-${r}z`;
}

/** Draws pixels in rows: an x is lit, anything else is dark. The first row begins at the given corner. */
export function pixels(light: Light, rows: readonly string[], x: number, y: number, size: number): string {
  const gap = size * 0.12;
  const d = rows
    .flatMap((row, line) =>
      Array.from(row, (mark, column) =>
        mark === 'x'
          ? `M${round(x + column * size)} ${round(y + line * size)}h${round(size - gap)}v${round(size - gap)}h-${round(size - gap)}z`
          : '',
      ),
    )
    .join('');
  return `<path fill="${lights[light]}" d="${d}"/>`;
}
