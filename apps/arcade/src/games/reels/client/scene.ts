import type { Dress } from '../../../arcadeApi.ts';
import { drawingAddress, gradient, mix } from './drawing.ts';
import type { Look, SceneKind } from './look.ts';

const WIDTH = 900;
const HEIGHT = 1200;

interface Paint {
  top: string;
  middle: string;
  low: string;
  light: string;
  accent: string;
  ink: string;
  next: () => number;
}

const between = (next: () => number, from: number, to: number): number => Math.round(from + next() * (to - from));

/** Returns a ridge from the left edge to the right one, filled down to the ground. */
function ridge(
  next: () => number,
  base: number,
  height: number,
  steps: number,
  isSharp: boolean,
  fill: string,
): string {
  const points = Array.from({ length: steps + 1 }, (_, i): [x: number, y: number] => [
    Math.round((i * WIDTH) / steps),
    Math.round(base - (i % 2 === 0 ? 0 : height * (0.5 + next() * 0.5)) + between(next, -20, 20)),
  ]);
  const path = points
    .slice(1)
    .map(([x, y], i) => {
      if (isSharp) return `L${x} ${y}`;
      const [beforeX, beforeY] = points[i] ?? [0, base];
      const half = (beforeX + x) / 2;
      return `C${half} ${beforeY} ${half} ${y} ${x} ${y}`;
    })
    .join('');
  return `<path d="M0 ${HEIGHT}V${points[0]?.[1] ?? base}${path}V${HEIGHT}Z" fill="${fill}"/>`;
}

function stars({ next, light }: Paint, count: number, depth: number): string {
  return Array.from({ length: count }, () => {
    const [x, y, r] = [between(next, 0, WIDTH), between(next, 0, depth), 0.8 + next() * 2.2];
    return `<circle cx="${x}" cy="${y}" r="${r.toFixed(1)}" fill="${light}" opacity="${(0.35 + next() * 0.6).toFixed(2)}"/>`;
  }).join('');
}

function disc({ next, light }: Paint, y: number): string {
  const x = between(next, 180, WIDTH - 180);
  const r = between(next, 70, 130);
  return `<circle cx="${x}" cy="${y}" r="${r * 2.4}" fill="${light}" opacity=".10"/><circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${light}" opacity=".14"/><circle cx="${x}" cy="${y}" r="${r}" fill="${light}" opacity=".85"/>`;
}

const scenes: Readonly<Record<SceneKind, (paint: Paint) => string>> = {
  rays({ next, light, accent, top }) {
    const count = between(next, 9, 16);
    const wedges = Array.from({ length: count }, (_, i) => {
      const [from, to] = [i, i + 0.5].map((at) => (at / count) * Math.PI * 2) as [number, number];
      const point = (angle: number): string =>
        `${Math.round(450 + Math.cos(angle) * 1400)} ${Math.round(480 + Math.sin(angle) * 1400)}`;
      return `M450 480L${point(from)}L${point(to)}Z`;
    });
    return `<path d="${wedges.join('')}" fill="${light}" opacity=".16"/><circle cx="450" cy="480" r="430" fill="${accent}" opacity=".14"/><circle cx="450" cy="480" r="280" fill="${light}" opacity=".16"/><rect y="1000" width="${WIDTH}" height="200" fill="${top}" opacity=".35"/>`;
  },
  hills(paint) {
    const { next, low, middle, top, ink } = paint;
    const isSharp = next() < 0.5;
    return (
      stars(paint, 30, 420) +
      disc(paint, between(next, 130, 320)) +
      ridge(next, 720, 300, 6, isSharp, mix(low, middle, 0.45)) +
      ridge(next, 860, 260, 8, isSharp, mix(middle, top, 0.3)) +
      ridge(next, 1010, 200, 10, isSharp, mix(top, ink, 0.55))
    );
  },
  stars(paint) {
    const { next, accent, light, low } = paint;
    const clouds = Array.from(
      { length: 6 },
      () =>
        `<ellipse cx="${between(next, 0, WIDTH)}" cy="${between(next, 100, HEIGHT - 100)}" rx="${between(next, 200, 420)}" ry="${between(next, 60, 160)}" fill="${next() < 0.5 ? accent : low}" opacity=".13" transform="rotate(${between(next, -40, 40)} 450 600)"/>`,
    );
    const sparks = Array.from({ length: 9 }, () => {
      const [x, y, r] = [between(next, 30, WIDTH - 30), between(next, 30, HEIGHT - 60), between(next, 12, 30)];
      return `<path d="M${x} ${y - r}L${x + r / 6} ${y - r / 6}L${x + r} ${y}L${x + r / 6} ${y + r / 6}L${x} ${y + r}L${x - r / 6} ${y + r / 6}L${x - r} ${y}L${x - r / 6} ${y - r / 6}Z" fill="${light}" opacity=".8"/>`;
    });
    return clouds.join('') + stars(paint, 150, HEIGHT) + sparks.join('');
  },
  waves(paint) {
    const { next, low, middle, top, ink, light } = paint;
    const rows = Array.from({ length: 7 }, (_, row) => {
      const y = 620 + row * 84;
      const shift = between(next, -120, 0);
      const fill = row < 3 ? mix(low, middle, row / 3) : mix(middle, mix(top, ink, 0.5), (row - 2) / 4);
      return `<path d="M${shift} ${y}${'q60 -64 120 0'.repeat(10)}V${HEIGHT}H${shift}Z" fill="${fill}" stroke="${light}" stroke-width="4" stroke-opacity=".3"/>`;
    });
    return disc(paint, between(next, 220, 420)) + rows.join('');
  },
  lattice({ next, light, accent, ink }) {
    const size = between(next, 90, 150);
    const shapes = [
      `<path d="M${size / 2} 0L${size} ${size / 2}L${size / 2} ${size}L0 ${size / 2}Z"/><circle cx="${size / 2}" cy="${size / 2}" r="${size / 5}"/>`,
      `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/><circle cx="0" cy="0" r="${size / 2}"/><circle cx="${size}" cy="${size}" r="${size / 2}"/>`,
      `<path d="M0 ${size / 2}Q${size / 4} 0 ${size / 2} ${size / 2}T${size} ${size / 2}M0 ${size}Q${size / 4} ${size / 2} ${size / 2} ${size}T${size} ${size}"/>`,
      `<path d="M${size / 4} 0H${size * 0.75}L${size} ${size / 2}L${size * 0.75} ${size}H${size / 4}L0 ${size / 2}Z"/>`,
    ];
    const shape = shapes[Math.floor(next() * shapes.length)] ?? '';
    return `<pattern id="t" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${light}" stroke-width="3">${shape}</g></pattern><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#t)" opacity=".22"/><radialGradient id="v"><stop offset=".2" stop-color="${accent}" stop-opacity=".3"/><stop offset="1" stop-color="${ink}" stop-opacity=".5"/></radialGradient><rect x="-200" width="1300" height="${HEIGHT}" fill="url(#v)"/>`;
  },
  columns({ next, light, low, middle, top, ink }) {
    const count = between(next, 2, 3);
    const side = Array.from({ length: count }, (_, i) => {
      const width = 110 - i * 26;
      const x = -20 + i * 118;
      const fill = mix(mix(low, light, 0.25 - i * 0.1), middle, i * 0.3);
      const flutes = [0.25, 0.5, 0.75].map((at) => `M${x + width * at} 150V1060`).join('');
      return `<rect x="${x}" y="130" width="${width}" height="950" fill="${fill}"/><path d="${flutes}" stroke="${mix(top, ink, 0.3)}" stroke-width="7" opacity=".5"/><path d="M${x - 16} 96H${x + width + 16}V132H${x - 16}ZM${x - 16} 1070H${x + width + 16}V1110H${x - 16}Z" fill="${mix(fill, light, 0.2)}"/>`;
    })
      .toReversed()
      .join('');
    return `<circle cx="450" cy="460" r="330" fill="${light}" opacity=".18"/><circle cx="450" cy="460" r="210" fill="${light}" opacity=".2"/><g>${side}</g><g transform="matrix(-1 0 0 1 900 0)">${side}</g><rect y="1100" width="${WIDTH}" height="100" fill="${mix(top, ink, 0.5)}"/>`;
  },
  clouds(paint) {
    const { next, light, low, middle } = paint;
    const cloud = (x: number, y: number, size: number, fill: string): string =>
      `<g fill="${fill}"><circle cx="${x}" cy="${y}" r="${size}"/><circle cx="${x + size}" cy="${y + size * 0.25}" r="${size * 0.8}"/><circle cx="${x - size}" cy="${y + size * 0.3}" r="${size * 0.75}"/><rect x="${x - size * 1.7}" y="${y + size * 0.3}" width="${size * 3.4}" height="${size * 0.75}" rx="${size * 0.37}"/></g>`;
    const rows = Array.from({ length: 14 }, (_, i) => {
      const share = i / 13;
      return cloud(
        between(next, -50, WIDTH + 50),
        200 + share * 920,
        60 + share * 110,
        mix(mix(low, light, 0.35), middle, share * 0.75),
      );
    });
    return stars(paint, 40, 400) + disc(paint, 240) + `<g opacity=".72">${rows.join('')}</g>`;
  },
  city(paint) {
    const { next, light, accent, low, middle, top, ink } = paint;
    const row = (base: number, height: number, fill: string, hasWindows: boolean): string => {
      let markup = '';
      for (let x = -20; x < WIDTH;) {
        const width = between(next, 60, 120);
        const tall = height * (0.45 + next() * 0.55);
        const y = Math.round(base - tall);
        const tops = [
          '',
          `M${x} ${y}L${x + width / 2} ${y - 60}L${x + width} ${y}Z`,
          `M${x + width / 2 - 4} ${y - 80}H${x + width / 2 + 4}V${y}H${x + width / 2 - 4}Z`,
          `M${x} ${y}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y}Z`,
        ];
        markup += `<path d="M${x} ${y}H${x + width}V${HEIGHT}H${x}Z${tops[Math.floor(next() * 4)]}" fill="${fill}"/>`;
        if (hasWindows)
          for (let at = y + 24; at < base; at += 44)
            for (let across = x + 12; across < x + width - 18; across += 26)
              if (next() < 0.45)
                markup += `<rect x="${across}" y="${at}" width="11" height="18" fill="${next() < 0.7 ? light : accent}" opacity=".75"/>`;
        x += width + between(next, 0, 14);
      }
      return markup;
    };
    return (
      stars(paint, 50, 500) +
      disc(paint, between(next, 160, 300)) +
      row(900, 420, mix(low, middle, 0.5), false) +
      row(1060, 420, mix(middle, mix(top, ink, 0.6), 0.7), true)
    );
  },
};

/** Draws the background of the reels. Returns its address. */
export function drawScene({ colours }: Pick<Dress, 'colours'>, look: Look): string {
  const [top, middle, low] = colours.sky;
  const { light, accent, ink } = colours;
  const { next } = look;
  return drawingAddress(
    WIDTH,
    HEIGHT,
    `<defs>${gradient('s', [top, middle, low], 0, HEIGHT * 0.9)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>${scenes[look.scene]({ top, middle, low, light, accent, ink, next })}`,
    'xMidYMid slice',
  );
}
