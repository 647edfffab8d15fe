/** A body's light, middle, shadow and outline, as `#rrggbb`. */
export interface Ramp {
  hi: string;
  mid: string;
  lo: string;
  ink: string;
}

/** Mixes two colours of the form `#rrggbb`. `share` is the part of the second one, from 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(colour.slice(at, at + 2), 16);
    const to = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Returns the address of a drawing. The page's policy allows pictures from data addresses. */
export function drawingAddress(width: number, height: number, markup: string, fit = 'xMidYMid meet'): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${markup}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns a vertical gradient of evenly spaced colours, from `from` to `to` in the drawing's own units. */
export function gradient(id: string, colours: readonly string[], from: number, to: number): string {
  const stops = colours.map((colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}">${stops.join('')}</linearGradient>`;
}

/** Returns the points of a regular polygon or, with `inner`, of a star. */
export function starPoints(points: number, radius: number, inner = radius, turn = 0): string {
  const step = inner === radius ? 1 : 2;
  return Array.from({ length: points * step }, (_, i) => {
    const angle = ((i / (points * step)) * 360 + turn - 90) * (Math.PI / 180);
    const reach = step === 2 && i % 2 === 1 ? inner : radius;
    return `${(50 + Math.cos(angle) * reach).toFixed(1)},${(50 + Math.sin(angle) * reach).toFixed(1)}`;
  }).join(' ');
}
