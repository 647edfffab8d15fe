import {
  convertLabToLch,
  convertLchToLab,
  convertLrgbToRgb,
  convertOklabToLrgb,
  convertRgbToLrgb,
  convertRgbToOklab,
} from 'culori/fn';

/** A colour with its channels from 0 to 1, in sRGB. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** A colour by perceived lightness (0-1), chroma (0 to about 0.37) and hue (degrees). */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const hexPattern = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Whether a value is a theme colour: `#rrggbb` or `#rrggbbaa`. */
export function isHexColor(value: unknown): value is string {
  return typeof value === 'string' && hexPattern.test(value);
}

/** Parses `#rrggbb` or `#rrggbbaa`. Throws a RangeError on anything else. */
export function parseHex(hex: string): Rgba {
  if (!isHexColor(hex)) throw new RangeError(`not a colour: ${JSON.stringify(hex)} (write #rrggbb or #rrggbbaa)`);
  const channel = (index: number): number => Number.parseInt(hex.slice(index, index + 2), 16) / 255;
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: hex.length === 9 ? channel(7) : 1 };
}

/** Formats a colour as `#rrggbb`, or `#rrggbbaa` if it is translucent. */
export function formatHex({ red, green, blue, alpha }: Rgba): string {
  const channels = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue];
  return `#${channels
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the relative luminance of an opaque colour by WCAG 2.2, 0 to 1. */
export function relativeLuminance(hex: string): number {
  const { r, g, b } = convertRgbToLrgb(rgbOf(hex));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Converts a colour to OKLCH. Drops alpha. */
export function toOklch(hex: string): Oklch {
  return polar(oklabOf(hex));
}

/** Converts to the nearest sRGB colour, keeping lightness and hue and reducing chroma. */
export function fromOklch(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let chroma = Math.max(0, color.chroma);
  let light = lightOf({ ...color, lightness, chroma });
  while (chroma > 0 && [light.r, light.g, light.b].some((channel) => channel < -0.0005 || channel > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004);
    light = lightOf({ ...color, lightness, chroma });
  }
  const { r, g, b } = convertLrgbToRgb(light);
  return formatHex({ red: r, green: g, blue: b, alpha: 1 });
}

/** Mixes two colours in OKLab, which avoids grey midpoints. `share` (0 to 1) is the part of `to`. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [oklabOf(from), oklabOf(to)];
  const blend = (a: number, b: number): number => a + (b - a) * share;
  return fromOklch(polar({ l: blend(start.l, end.l), a: blend(start.a, end.a), b: blend(start.b, end.b) }));
}

function rgbOf(hex: string): { r: number; g: number; b: number } {
  const { red, green, blue } = parseHex(hex);
  return { r: red, g: green, b: blue };
}

function oklabOf(hex: string): { l: number; a: number; b: number } {
  return convertRgbToOklab(rgbOf(hex));
}

function polar(lab: { l: number; a: number; b: number }): Oklch {
  const { l, c, h = 0 } = convertLabToLch(lab, 'oklch');
  return { lightness: l, chroma: c, hue: h };
}

function lightOf({ lightness, chroma, hue }: Oklch): ReturnType<typeof convertOklabToLrgb> {
  return convertOklabToLrgb(convertLchToLab({ l: lightness, c: chroma, h: hue }));
}

/** Changes the OKLCH lightness of a colour by `amount` (-1 to 1). */
export function shade(hex: string, amount: number): string {
  const color = toOklch(hex);
  return fromOklch({ ...color, lightness: color.lightness + amount });
}

/** Sets the opacity of a colour, 0 to 1. */
export function withAlpha(hex: string, alpha: number): string {
  return formatHex({ ...parseHex(hex), alpha });
}

/** Composites a translucent colour over an opaque one. */
export function flatten(top: string, ground: string): string {
  const [over, under] = [parseHex(top), parseHex(ground)];
  const blend = (a: number, b: number): number => a * over.alpha + b * (1 - over.alpha);
  return formatHex({
    red: blend(over.red, under.red),
    green: blend(over.green, under.green),
    blue: blend(over.blue, under.blue),
    alpha: 1,
  });
}
