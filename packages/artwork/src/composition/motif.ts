import { glyphMark } from './lettering.ts';
import { short, type Canvas } from './canvas.ts';
import { mix, type Ramp } from './colour.ts';
import { iconPath } from './iconSet.ts';
import { outlines } from './pathOutline.ts';

/** Side of the square viewBox of an icon. */
const ICON_SIZE = 512;

/** Returns true if a motif of this name exists. Names that start with `@` are lettered instead of drawn. */
export function hasMotif(icon: string): boolean {
  return icon.startsWith('@') || iconPath(icon) !== undefined;
}

const pathCache = new Map<string, { path: string; silhouette: string }>();

/** Returns the path of a motif in a 512×512 square and the path of its filled silhouette. */
function motifPaths(icon: string): { path: string; silhouette: string } {
  const cached = pathCache.get(icon);
  if (cached) return cached;
  const path = icon.startsWith('@') ? glyphMark(icon.slice(1), ICON_SIZE) : iconPath(icon);
  if (!path) throw new Error(`The icon set has no motif "${icon}".`);
  const paths = {
    path,
    silhouette: outlines(path)
      .map((outline) => `<path d="${outline}"/>`)
      .join(''),
  };
  pathCache.set(icon, paths);
  return paths;
}

export interface MotifPlace {
  cx: number;
  cy: number;
  /** Side of the square that the motif fills. */
  size: number;
  /** Degrees, clockwise. */
  rotate?: number;
  isMirrored?: boolean;
}

function place({ cx, cy, size, rotate = 0, isMirrored = false }: MotifPlace): string {
  const scale = size / ICON_SIZE;
  const turn = rotate === 0 ? '' : ` rotate(${short(rotate)})`;
  return `transform="translate(${short(cx)} ${short(cy)})${turn} scale(${(isMirrored ? -scale : scale).toFixed(4)} ${scale.toFixed(4)}) translate(-256 -256)"`;
}

/**
 * Draws a motif as a lit body: outline, filled body, rim light, a face shaded from the light side to the shadow side,
 * and a gloss. `light` is the position of the key light, in units of half the motif's side.
 */
export function paintedMotif(
  canvas: Canvas,
  icon: string,
  at: MotifPlace,
  ramp: Ramp,
  options: { bounce?: string; outline?: string; light?: readonly [number, number] } = {},
): string {
  const { path, silhouette } = motifPaths(icon);
  const [lightX, lightY] = options.light ?? [-0.45, -0.8];
  const bounce = options.bounce ?? ramp.lo;
  const outline = options.outline ?? ramp.ink;
  const body = canvas.linear(
    [256, 20],
    [256, 500],
    [
      [0, mix(ramp.lo, ramp.ink, 0.25)],
      [1, mix(ramp.ink, bounce, 0.25)],
    ],
  );
  const face = canvas.linear(
    [256 + lightX * 240, 256 + lightY * 260],
    [256 - lightX * 200, 256 - lightY * 270],
    [
      [0.02, ramp.hi],
      [0.42, ramp.mid],
      [0.82, ramp.lo],
      [1, mix(ramp.lo, bounce, 0.7)],
    ],
  );
  const gloss = canvas.radial(256 + lightX * 190, 256 + lightY * 220, 300, [
    [0, '#ffffff', 0.5],
    [0.5, '#ffffff', 0.08],
    [1, '#ffffff', 0],
  ]);
  const shape = canvas.define((id) => `<path id="${id}" d="${path}"/>`);
  const solid = canvas.define((id) => `<g id="${id}">${silhouette}</g>`);
  const layer = (attributes: string): string => `<use href="#${shape}" ${attributes}/>`;
  return [
    `<g ${place(at)}>`,
    `<use href="#${solid}" transform="translate(10 22)" fill="${outline}" stroke="${outline}" stroke-width="34" stroke-linejoin="round" opacity="0.45"/>`,
    `<use href="#${solid}" fill="${outline}" stroke="${outline}" stroke-width="30" stroke-linejoin="round"/>`,
    `<use href="#${solid}" fill="${body}"/>`,
    layer(
      `transform="translate(${short(-lightX * 14)} ${short(-lightY * 14)})" fill="${mix(ramp.lo, ramp.ink, 0.45)}"`,
    ),
    layer(`transform="translate(${short(lightX * 9)} ${short(lightY * 9)})" fill="${ramp.rim}"`),
    layer(`fill="${face}"`),
    layer(`fill="${gloss}"`),
    `</g>`,
  ].join('');
}

/** Draws a motif as one flat shape, for patterns, shadows and distant objects. */
export function flatMotif(icon: string, at: MotifPlace, paint: string, attributes = ''): string {
  return `<path ${place(at)} d="${motifPaths(icon).path}" fill="${paint}" ${attributes}/>`;
}

/** Draws a backlit motif: a dark body with a glowing edge. */
export function backlitMotif(
  icon: string,
  at: MotifPlace,
  colours: { body: string; edge: string },
  light: readonly [number, number] = [-0.4, -0.8],
): string {
  const { path, silhouette } = motifPaths(icon);
  return [
    `<g ${place(at)}>`,
    `<g transform="translate(${short(light[0] * 13)} ${short(light[1] * 13)})" fill="${colours.edge}" stroke="${colours.edge}" stroke-width="6">${silhouette}</g>`,
    `<g fill="${mix(colours.body, '#000000', 0.35)}">${silhouette}</g>`,
    `<path d="${path}" fill="${colours.body}"/>`,
    `</g>`,
  ].join('');
}

/** Draws a motif as a neon tube. */
export function neonMotif(icon: string, at: MotifPlace, colour: string, ink: string): string {
  const { path, silhouette } = motifPaths(icon);
  const ring = (width: number, paint: string, opacity: number): string =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;
  return [
    `<g ${place(at)}>`,
    `<g fill="${ink}" stroke="${ink}" stroke-width="40" stroke-linejoin="round" opacity="0.55">${silhouette}</g>`,
    `<path d="${path}" fill="${mix(colour, ink, 0.62)}"/>`,
    ring(38, colour, 0.14),
    ring(24, colour, 0.25),
    ring(11, colour, 0.95),
    ring(4, '#ffffff', 0.95),
    `</g>`,
  ].join('');
}

/** Draws a motif stamped on a coin. */
export function coinMotif(canvas: Canvas, icon: string, at: MotifPlace, ramp: Ramp): string {
  const radius = at.size / 2;
  const { cx, cy } = at;
  const face = canvas.linear(
    [cx - radius * 0.6, cy - radius],
    [cx + radius * 0.6, cy + radius],
    [
      [0, ramp.hi],
      [0.5, ramp.mid],
      [1, ramp.lo],
    ],
  );
  const edge = canvas.linear(
    [cx, cy - radius],
    [cx, cy + radius],
    [
      [0, ramp.rim],
      [0.5, ramp.lo],
      [1, ramp.ink],
    ],
  );
  const circle = (r: number, paint: string, dy = 0): string =>
    `<circle cx="${short(cx)}" cy="${short(cy + dy)}" r="${short(r)}" fill="${paint}"/>`;
  const inner = { ...at, size: at.size * 0.62 };
  return [
    circle(radius, ramp.ink, radius * 0.1),
    circle(radius, edge),
    circle(radius * 0.88, face),
    `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius * 0.78)}" fill="none" stroke="${ramp.lo}" stroke-width="${short(radius * 0.05)}" opacity="0.7"/>`,
    flatMotif(icon, { ...inner, cy: cy - radius * 0.03 }, ramp.rim, 'opacity="0.9"'),
    flatMotif(icon, { ...inner, cy: cy + radius * 0.03 }, mix(ramp.lo, ramp.ink, 0.4)),
  ].join('');
}
