import { short, type Canvas } from './canvas.ts';
import { mix, type Palette } from './colour.ts';
import type { Random } from '../seededRandom.ts';

/** The inputs of a scene. */
export interface SceneKit {
  canvas: Canvas;
  palette: Palette;
  random: Random;
  /** Position of the key light. */
  light: readonly [number, number];
}

/** Draws a scene as SVG elements. */
export type Scene = (kit: SceneKit) => string;

/** Draws the air from the top to the horizon and below. */
export function air({ canvas, palette }: SceneKit, horizon = 0.72): string {
  const [top, middle, low] = palette.sky;
  return canvas.cover(
    canvas.vertical(0, canvas.height, [
      [0, top],
      [horizon * 0.6, middle],
      [horizon, low],
      [1, mix(low, palette.ink, 0.55)],
    ]),
  );
}

/** Draws a sun or a moon: a disc of light with its haze. */
export function lightDisc({ canvas, palette, light }: SceneKit, radius: number, isMoon = false): string {
  const [x, y] = light;
  const disc = canvas.radial(x - radius * 0.3, y - radius * 0.3, radius * 1.5, [
    [0, '#ffffff'],
    [0.6, palette.light],
    [1, mix(palette.light, palette.sky[2], 0.3)],
  ]);
  const craters = isMoon
    ? [
        [0.35, -0.2, 0.2],
        [-0.3, 0.3, 0.26],
        [0.25, 0.45, 0.13],
        [-0.25, -0.45, 0.12],
      ]
        .map(
          ([dx = 0, dy = 0, r = 0]) =>
            `<circle cx="${short(x + dx * radius)}" cy="${short(y + dy * radius)}" r="${short(r * radius)}" fill="${mix(palette.light, palette.sky[1], 0.45)}" opacity="0.4"/>`,
        )
        .join('')
    : '';
  return (
    canvas.glow(x, y, radius * 3.4, palette.light, 0.65) +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${disc}"/>` +
    craters
  );
}

/** Draws beams in a full circle around a point. */
export function rays(
  { canvas, palette, random }: SceneKit,
  centre: readonly [number, number],
  count: number,
  opacity: number,
  colour = palette.light,
): string {
  const reach = Math.hypot(canvas.width, canvas.height);
  const paint = canvas.radial(centre[0], centre[1], reach * 0.85, [
    [0, colour, opacity],
    [0.35, mix(colour, canvas.haze, 0.5), opacity * 0.7],
    [1, canvas.haze, 0],
  ]);
  const offset = random.range(0, Math.PI);
  const step = (Math.PI * 2) / count;
  const beams = Array.from({ length: count }, (_, index) => {
    const from = offset + index * step;
    const to = from + step * (index % 2 === 0 ? 0.5 : 0.32);
    return `M${short(centre[0])} ${short(centre[1])}L${short(centre[0] + Math.cos(from) * reach)} ${short(centre[1] + Math.sin(from) * reach)}L${short(centre[0] + Math.cos(to) * reach)} ${short(centre[1] + Math.sin(to) * reach)}Z`;
  });
  return `<path d="${beams.join('')}" fill="${paint}"/>`;
}

/** Draws slanted shafts of light from above. */
export function shafts({ canvas, palette, random }: SceneKit, count: number, opacity: number): string {
  const paint = canvas.vertical(0, canvas.height * 0.85, [
    [0, palette.light, opacity],
    [1, palette.light, 0],
  ]);
  const parts = Array.from({ length: count }, (_, index) => {
    const x = ((index + random.range(0.1, 0.9)) / count) * canvas.width * 1.2 - canvas.width * 0.1;
    const width = random.range(0.05, 0.13) * canvas.width;
    const lean = random.range(-0.35, -0.1) * canvas.width;
    return `M${short(x)} -5H${short(x + width)}L${short(x + width * 2.2 + lean)} ${canvas.height}H${short(x + lean)}Z`;
  });
  return `<path d="${parts.join('')}" fill="${paint}"/>`;
}

/** Draws points of light in the upper part of the air. */
export function stars({ canvas, random }: SceneKit, count: number, depth = 0.65, colour = '#ffffff'): string {
  return Array.from({ length: count }, () => {
    const size = random.range(0.5, 1.7);
    return `<circle cx="${short(random.range(0, canvas.width))}" cy="${short(random.range(0, canvas.height * depth))}" r="${short(size)}" fill="${colour}" opacity="${random.range(0.35, 1).toFixed(2)}"/>`;
  }).join('');
}

/** Draws a row of soft, round clouds. */
export function clouds({ canvas, random }: SceneKit, y: number, colour: string, opacity: number, size = 1): string {
  const count = Math.ceil(canvas.width / (70 * size)) + 1;
  const puffs = Array.from({ length: count }, (_, index) => {
    const x = (index + random.range(-0.3, 0.3)) * 70 * size;
    return [
      [0, 0, 30],
      [-28, 10, 22],
      [28, 9, 24],
      [10, -12, 20],
    ]
      .map(
        ([dx = 0, dy = 0, r = 0]) =>
          `<circle cx="${short(x + dx * size)}" cy="${short(y + dy * size + random.range(-6, 6))}" r="${short(r * size)}"/>`,
      )
      .join('');
  });
  return `<g fill="${colour}" opacity="${opacity}">${puffs.join('')}<rect x="-10" y="${short(y + 14 * size)}" width="${canvas.width + 20}" height="${short(20 * size)}"/></g>`;
}

/** Draws a ridge of land. `roughness` ranges from 0 (rolling) to 1 (jagged). */
export function ridge(
  { canvas, random }: SceneKit,
  y: number,
  height: number,
  roughness: number,
  paint: string,
): string {
  const steps = Math.max(4, Math.round((canvas.width / 240) * (roughness > 0.5 ? 8 : 4)));
  const width = canvas.width / steps;
  let path = `M-10 ${canvas.height + 10}L-10 ${short(y)}`;
  let previous = y;
  for (let index = 0; index <= steps; index += 1) {
    const x = (index + 0.5) * width;
    const top = y - random.range(0, height) * (index % 2 === 0 ? 1 : 0.35);
    path +=
      roughness > 0.5
        ? `L${short(x - width * 0.5 * random.range(0.2, 0.9))} ${short((previous + top) / 2 + random.range(-4, 4))}L${short(x)} ${short(top)}`
        : `C${short(x - width * 0.6)} ${short(previous)} ${short(x - width * 0.4)} ${short(top)} ${short(x)} ${short(top)}`;
    previous = top;
  }
  return `<path d="${path}L${canvas.width + 10} ${short(previous)}V${canvas.height + 10}Z" fill="${paint}"/>`;
}

/** Draws three ridges, hazy in the distance and dark in front. */
export function ridges(kit: SceneKit, from: number, roughness: number): string {
  const { canvas, palette } = kit;
  const height = canvas.height;
  return palette.layers
    .map((layer, index) => {
      const y = height * (from + index * 0.11);
      const paint = canvas.vertical(y - height * 0.15, y + height * 0.25, [
        [0, mix(layer, palette.light, 0.32 - index * 0.13)],
        [1, layer],
      ]);
      return ridge(kit, y, height * (0.13 - index * 0.02), roughness, paint);
    })
    .join('');
}

/** Draws waves from the horizon to the front. */
export function waves({ canvas, palette, random }: SceneKit, from: number, rows: number): string {
  const { width, height } = canvas;
  let drawn = '';
  for (let row = 0; row < rows; row += 1) {
    const share = row / Math.max(1, rows - 1);
    const y = height * (from + (1 - from) * 0.75 * share ** 1.3);
    const length = 24 + share * 60;
    const swell = 2 + share * 9;
    const shift = random.range(0, length);
    let path = `M${short(-shift - length)} ${short(y)}`;
    for (let x = -shift - length; x < width + length; x += length)
      path += `q${short(length / 4)} ${short(-swell)} ${short(length / 2)} 0t${short(length / 2)} 0`;
    const tone = mix(palette.layers[0], palette.layers[2], share);
    const paint = canvas.vertical(y - swell, y + 40, [
      [0, mix(tone, palette.light, 0.5 - share * 0.25)],
      [0.25, tone],
      [1, mix(tone, palette.ink, 0.25)],
    ]);
    drawn += `<path d="${path}V${height + 10}H-100Z" fill="${paint}"/>`;
  }
  return drawn;
}

/** Draws a dark foot behind the letters, and darker corners that keep the focus in the centre. */
export function vignette({ canvas, palette }: SceneKit, foot = 0.9): string {
  const { width, height } = canvas;
  const edges = canvas.radial(width / 2, height * 0.42, Math.hypot(width, height) * 0.62, [
    [0.6, palette.ink, 0],
    [1, palette.ink, 0.5],
  ]);
  const base = canvas.vertical(height * 0.56, height, [
    [0, palette.ink, 0],
    [0.5, palette.ink, foot * 0.5],
    [1, palette.ink, foot],
  ]);
  return canvas.cover(edges) + canvas.cover(base);
}

export type ParticleKind =
  | 'sparks'
  | 'petals'
  | 'snow'
  | 'bubbles'
  | 'embers'
  | 'confetti'
  | 'coins'
  | 'dust'
  | 'leaves'
  | 'stars';

/** A placed particle. `at` is a transform; `size` is about 1. */
interface Speck {
  x: number;
  y: number;
  size: number;
  at: string;
}

const STAR = 'M0-7L1.7-2L7-1.8L2.8 1.6L4.2 6.8L0 3.8L-4.2 6.8L-2.8 1.6L-7-1.8L-1.7-2Z';

function dot({ x, y }: Speck, radius: number, colour: string, opacity: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`;
}

const specks: Record<ParticleKind, (kit: SceneKit, speck: Speck) => string> = {
  petals: ({ random }, { at }) =>
    `<path transform="${at}" d="M0-6C5-5 6 2 0 7C-6 2-5-5 0-6Z" fill="${random.pick(['#ffd0e4', '#ff9cc6', '#fff0f6'])}" opacity="0.9"/>`,
  leaves: ({ random, palette }, { at }) =>
    `<path transform="${at}" d="M0-8C6-5 6 4 0 9C-6 4-6-5 0-8Z" fill="${random.pick([palette.accent, palette.light, palette.layers[0]])}" opacity="0.85"/>`,
  snow: ({ random }, speck) => dot(speck, speck.size * 2, '#ffffff', random.range(0.5, 0.95)),
  bubbles: (_kit, { at }) =>
    `<g transform="${at}"><circle r="5" fill="#ffffff" opacity="0.16"/><circle r="5" fill="none" stroke="#ffffff" stroke-width="1" opacity="0.65"/><circle cx="-1.8" cy="-1.8" r="1.2" fill="#ffffff" opacity="0.9"/></g>`,
  embers: ({ random }, speck) =>
    dot(speck, speck.size * 1.5, random.pick(['#ffd36b', '#ff9a3d', '#fff2b8']), random.range(0.5, 1)),
  confetti: ({ random }, { at }) =>
    `<rect transform="${at}" x="-2" y="-4" width="4" height="8" rx="1" fill="${random.pick(['#ffd84d', '#ff5f8f', '#53e0ff', '#9dff6b', '#ffffff'])}" opacity="0.92"/>`,
  coins: ({ random }, { at }) =>
    `<g transform="${at}"><ellipse rx="6" ry="${short(random.range(2.5, 6))}" fill="#ffcf3d" stroke="#a85a07" stroke-width="1.3"/><ellipse cx="-1" cy="-0.8" rx="3.2" ry="1.8" fill="#fff3b0" opacity="0.8"/></g>`,
  stars: ({ random, palette }, { at }) =>
    `<path transform="${at}" d="${STAR}" fill="${random.pick(['#fff6c9', palette.accent, '#ffffff'])}" opacity="0.9"/>`,
  dust: ({ random, palette }, speck) => dot(speck, speck.size * 1.1, palette.light, random.range(0.25, 0.7)),
  sparks: ({ random }, { at }) =>
    `<path transform="${at}" d="M0-9L1.4-1.4L9 0L1.4 1.4L0 9L-1.4 1.4L-9 0L-1.4-1.4Z" fill="#ffffff" opacity="${random.range(0.55, 1).toFixed(2)}"/>`,
};

/** Draws particles between the motif and the viewer. */
export function particles(kit: SceneKit, kind: ParticleKind, count: number): string {
  const { canvas, random } = kit;
  return Array.from({ length: count }, () => {
    const x = random.range(0, canvas.width);
    const y = random.range(0, canvas.height * 0.8);
    const size = random.range(0.6, 1.5) * (canvas.height / 320);
    return specks[kind](kit, {
      x,
      y,
      size,
      at: `translate(${short(x)} ${short(y)}) rotate(${random.int(0, 360)}) scale(${size.toFixed(2)})`,
    });
  }).join('');
}

/** Draws a column of a building with a light side. */
export function column({ canvas, palette }: SceneKit, x: number, width: number, top: number): string {
  const paint = canvas.linear(
    [x, 0],
    [x + width, 0],
    [
      [0, mix(palette.layers[1], palette.ink, 0.3)],
      [0.3, mix(palette.layers[0], palette.light, 0.45)],
      [0.55, palette.layers[0]],
      [1, mix(palette.layers[2], palette.ink, 0.4)],
    ],
  );
  return `<rect x="${short(x)}" y="${short(top)}" width="${short(width)}" height="${canvas.height}" fill="${paint}"/><rect x="${short(x - 4)}" y="${short(top)}" width="${short(width + 8)}" height="9" rx="2" fill="${mix(palette.layers[0], palette.light, 0.5)}"/>`;
}

/** Draws a string of lamps that sags between the two sides. */
export function lampString(
  { canvas, palette, random }: SceneKit,
  y: number,
  sag: number,
  count: number,
  lamp: 'bulb' | 'lantern',
): string {
  const { width } = canvas;
  const lamps = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const x = share * width;
    const ly = y + 4 * sag * share * (1 - share);
    const colour = random.pick([palette.light, palette.accent, '#fff3cf']);
    if (lamp === 'bulb')
      return (
        canvas.lampGlow(x, ly + 4, 13, colour) + `<circle cx="${short(x)}" cy="${short(ly + 4)}" r="3" fill="#fffbe8"/>`
      );
    return (
      canvas.lampGlow(x, ly + 14, 25, '#ff9a3d') +
      `<g transform="translate(${short(x)} ${short(ly)})"><path d="M0 0V5" stroke="#3a0a05" stroke-width="1.2"/><rect x="-5" y="4" width="10" height="3" rx="1" fill="#f7c657"/><ellipse cy="14" rx="10" ry="9" fill="#e8301f"/><ellipse cx="-2" cy="13" rx="4" ry="8" fill="#ff8a4a"/><rect x="-5" y="21.5" width="10" height="3" rx="1" fill="#f7c657"/><path d="M0 25V32" stroke="#f7c657" stroke-width="1.6"/></g>`
    );
  });
  return `<path d="M0 ${y}Q${short(width / 2)} ${short(y + sag * 2)} ${width} ${y}" fill="none" stroke="${palette.ink}" stroke-width="1.4" opacity="0.7"/>${lamps.join('')}`;
}
