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
  return `#${channels.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255).toString(16).padStart(2, '0')).join('')}`;
}

/** Converts an sRGB channel to linear light, for WCAG and OKLab. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Converts a colour to OKLCH. Drops alpha. */
export function toOklch(hex: string): Oklch {
  const { red, green, blue } = parseHex(hex);
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bAxis = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, bAxis),
    hue: (Math.atan2(bAxis, a) * 180) / Math.PI,
  };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): readonly [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Converts to the nearest sRGB colour, keeping lightness and hue and reducing chroma. */
export function fromOklch(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let chroma = Math.max(0, color.chroma);
  let rgb = toLinearRgb({ lightness, chroma, hue: color.hue });
  while (chroma > 0 && rgb.some((light) => light < -0.0005 || light > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004);
    rgb = toLinearRgb({ lightness, chroma, hue: color.hue });
  }
  const [red, green, blue] = rgb.map((light) => fromLinear(Math.min(1, Math.max(0, light))));
  return formatHex({ red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha: 1 });
}

/** Mixes two colours in OKLab, which avoids grey midpoints. `share` (0 to 1) is the part of `to`. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toOklch(from), toOklch(to)];
  const blend = (a: number, b: number): number => a + (b - a) * share;
  const axis = ({ chroma, hue }: Oklch, turn: (angle: number) => number): number => chroma * turn((hue * Math.PI) / 180);
  const a = blend(axis(start, Math.cos), axis(end, Math.cos));
  const b = blend(axis(start, Math.sin), axis(end, Math.sin));
  return fromOklch({ lightness: blend(start.lightness, end.lightness), chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI });
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
  return formatHex({ red: blend(over.red, under.red), green: blend(over.green, under.green), blue: blend(over.blue, under.blue), alpha: 1 });
}
