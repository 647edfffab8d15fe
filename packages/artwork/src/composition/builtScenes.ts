import { short } from './canvas.ts';
import { mix } from './colour.ts';
import { flatMotif } from './motif.ts';
import { column, lampString, air, clouds, lightDisc, rays, ridge, ridges, stars, type Scene } from './sceneParts.ts';

/** Scenes of man-made things: cities, halls, stages and patterns. */
export const builtScenes = {
  burst: (kit) =>
    air(kit) +
    rays(kit, kit.light, 16, 0.5) +
    kit.canvas.glow(kit.light[0], kit.light[1], kit.canvas.width * 0.6, kit.palette.light, 0.75),
  skyline: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const towers = [0, 1].map((row) => {
      let drawn = '';
      for (let x = -6; x < width;) {
        const wide = random.range(18, 38);
        const tall = random.range(0.2, row === 0 ? 0.52 : 0.36) * height;
        const y = height * (row === 0 ? 0.78 : 0.86) - tall;
        drawn += `<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${height}" fill="${row === 0 ? palette.layers[1] : mix(palette.layers[2], palette.ink, 0.3)}"/>`;
        for (let wy = y + 6; wy < height * 0.86; wy += 8)
          for (let wx = x + 4; wx < x + wide - 4; wx += 7)
            if (random.chance(0.4))
              drawn += `<rect x="${short(wx)}" y="${short(wy)}" width="3" height="4" fill="${random.pick([palette.light, palette.accent, palette.light])}" opacity="${row === 0 ? 0.5 : 0.85}"/>`;
        x += wide + random.range(-2, 5);
      }
      return drawn;
    });
    return (
      air(kit, 0.8) +
      stars(kit, 20, 0.4) +
      canvas.glow(width / 2, height * 0.7, width * 0.75, palette.sky[2], 0.8) +
      towers.join('')
    );
  },
  grid: (kit) => {
    const { canvas, palette } = kit;
    const { width, height } = canvas;
    const horizon = height * 0.6;
    const sunPaint = canvas.vertical(horizon - 90, horizon, [
      [0, palette.light],
      [0.5, palette.accent],
      [1, palette.sky[2]],
    ]);
    const slats = [14, 26, 37, 47, 56]
      .map(
        (dy, index) =>
          `<rect x="${short(width / 2 - 90)}" y="${short(horizon - 62 + dy)}" width="180" height="${index + 2}" fill="${palette.sky[1]}"/>`,
      )
      .join('');
    let lines = '';
    for (let index = -12; index <= 12; index += 1)
      lines += `M${short(width / 2 + index * 12)} ${short(horizon)}L${short(width / 2 + index * 78)} ${height}`;
    for (let step = 0; step < 9; step += 1)
      lines += `M0 ${short(horizon + (height - horizon) * (step / 8) ** 2)}H${width}`;
    return (
      air(kit, 0.62) +
      stars(kit, 34, 0.5) +
      canvas.glow(width / 2, horizon - 20, 150, palette.sky[2], 0.9) +
      `<g ${canvas.clip(`<rect width="${width}" height="${short(horizon)}"/>`)}><circle cx="${short(width / 2)}" cy="${short(horizon - 18)}" r="78" fill="${sunPaint}"/>${slats}</g>` +
      `<rect y="${short(horizon)}" width="${width}" height="${short(height - horizon)}" fill="${palette.ink}"/><path d="${lines}" stroke="${palette.sky[2]}" stroke-width="1.4" fill="none" opacity="0.75"/><rect y="${short(horizon - 1.5)}" width="${width}" height="3" fill="${palette.light}"/>`
    );
  },
  stadium: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const crowd = Array.from(
      { length: Math.round(width * 1.1) },
      () =>
        `<circle cx="${short(random.range(0, width))}" cy="${short(random.range(0.38, 0.6) * height)}" r="1.6" fill="${random.pick([palette.layers[0], '#ffffff', palette.accent, palette.sky[2], palette.sky[1]])}" opacity="0.55"/>`,
    );
    const mast = (x: number): string =>
      canvas.glow(x, height * 0.16, 80, '#ffffff', 0.85) +
      [0, 1, 2, 3, 4, 5]
        .map(
          (lamp) =>
            `<circle cx="${short(x + ((lamp % 3) - 1) * 11)}" cy="${short(height * 0.15 + (lamp > 2 ? 11 : 0))}" r="4.2" fill="#ffffff"/>`,
        )
        .join('');
    const stripes = Array.from(
      { length: 7 },
      (_, index) =>
        `<path d="M${short(width / 2 + (index - 3.5) * 26)} ${short(height * 0.62)}L${short(width / 2 + (index - 3.5) * 92)} ${height}H${short(width / 2 + (index - 3) * 92)}L${short(width / 2 + (index - 3) * 26)} ${short(height * 0.62)}Z" fill="#ffffff" opacity="0.1"/>`,
    );
    const ground = canvas.vertical(height * 0.6, height, [
      [0, mix(palette.layers[0], palette.light, 0.3)],
      [0.5, palette.layers[1]],
      [1, palette.layers[2]],
    ]);
    return (
      air(kit, 0.6) +
      `<path d="M0 ${short(height * 0.36)}Q${short(width / 2)} ${short(height * 0.46)} ${width} ${short(height * 0.36)}V${short(height * 0.62)}H0Z" fill="${mix(palette.sky[0], palette.ink, 0.4)}"/>` +
      crowd.join('') +
      `<rect y="${short(height * 0.6)}" width="${width}" height="${short(height * 0.4)}" fill="${ground}"/>` +
      stripes.join('') +
      `<ellipse cx="${short(width / 2)}" cy="${short(height * 0.74)}" rx="${short(width * 0.36)}" ry="${short(height * 0.07)}" fill="none" stroke="#ffffff" stroke-width="2.5" opacity="0.65"/>` +
      mast(width * 0.14) +
      mast(width * 0.86) +
      rays(kit, [width * 0.14, height * 0.16], 18, 0.22) +
      rays(kit, [width * 0.86, height * 0.16], 18, 0.22)
    );
  },
  table: (kit) => {
    const { canvas, palette } = kit;
    const { width, height } = canvas;
    const felt = canvas.radial(width / 2, height * 0.5, width * 0.85, [
      [0, mix(palette.sky[2], palette.light, 0.25)],
      [0.5, palette.sky[1]],
      [1, palette.sky[0]],
    ]);
    const arc = (r: number, stroke: number, opacity: number): string =>
      `<ellipse cx="${short(width / 2)}" cy="${short(height * 0.2)}" rx="${short(r)}" ry="${short(r * 0.92)}" fill="none" stroke="${palette.accent}" stroke-width="${stroke}" opacity="${opacity}"/>`;
    const suits = ['spades', 'hearts', 'clubs', 'diamonds'].map((suit, index) =>
      flatMotif(
        suit,
        {
          cx: width * (0.2 + index * 0.2),
          cy: height * 0.84 - Math.sin(((index + 0.5) / 4) * Math.PI) * -18,
          size: 26,
          rotate: (1.5 - index) * 9,
        },
        palette.accent,
        'opacity="0.35"',
      ),
    );
    return (
      canvas.cover(felt) +
      arc(width * 0.62, 3, 0.7) +
      arc(width * 0.66, 1.2, 0.5) +
      arc(width * 0.98, 2, 0.35) +
      suits.join('') +
      `<path d="M${short(width / 2)} -40L${short(width * 1.02)} ${short(height * 0.85)}H${short(-width * 0.02)}Z" fill="${canvas.vertical(
        0,
        height * 0.85,
        [
          [0, palette.light, 0.6],
          [1, palette.light, 0],
        ],
      )}"/>`
    );
  },
  stage: (kit) => {
    const { canvas, palette } = kit;
    const { width, height } = canvas;
    const folds = 9;
    const curtain = Array.from({ length: folds }, (_, index) => {
      const x = (index / folds) * width;
      const paint = canvas.linear(
        [x, 0],
        [x + width / folds, 0],
        [
          [0, mix(palette.sky[1], palette.ink, 0.45)],
          [0.45, mix(palette.sky[1], palette.light, 0.18)],
          [1, mix(palette.sky[0], palette.ink, 0.3)],
        ],
      );
      return `<rect x="${short(x)}" width="${short(width / folds + 1)}" height="${height}" fill="${paint}"/>`;
    });
    const floor = canvas.vertical(height * 0.72, height, [
      [0, mix(palette.layers[0], palette.light, 0.35)],
      [1, palette.ink],
    ]);
    const spot = (x: number): string =>
      `<path d="M${short(x)} -20L${short(width / 2 + 95)} ${short(height * 0.78)}H${short(width / 2 - 95)}Z" fill="${canvas.vertical(
        0,
        height * 0.78,
        [
          [0, palette.light, 0.55],
          [1, palette.light, 0.05],
        ],
      )}"/>`;
    return (
      curtain.join('') +
      `<ellipse cx="${short(width / 2)}" cy="${short(height * 0.92)}" rx="${short(width * 0.7)}" ry="${short(height * 0.2)}" fill="${floor}"/>` +
      spot(width * 0.1) +
      spot(width * 0.9) +
      canvas.glow(width / 2, height * 0.42, width * 0.55, palette.light, 0.6) +
      lampString(kit, 8, 12, Math.round(width / 26), 'bulb')
    );
  },
  palace: (kit) => {
    const { canvas, palette } = kit;
    const { width, height } = canvas;
    const side = Math.min(44, width * 0.15);
    return (
      air(kit, 0.7) +
      canvas.glow(width / 2, height * 0.38, width * 0.7, palette.light, 0.85) +
      rays(kit, [width / 2, height * 0.36], 20, 0.35) +
      `<path d="M0 0H${width}V${height}H${short(width - side * 0.7)}V${short(height * 0.34)}A${short(width / 2 - side * 0.7)} ${short(height * 0.26)} 0 0 0 ${short(side * 0.7)} ${short(height * 0.34)}V${height}H0Z" fill="${mix(palette.layers[2], palette.ink, 0.25)}"/>` +
      `<path d="M${short(side * 0.7)} ${height}V${short(height * 0.34)}A${short(width / 2 - side * 0.7)} ${short(height * 0.26)} 0 0 1 ${short(width - side * 0.7)} ${short(height * 0.34)}V${height}" fill="none" stroke="${mix(palette.accent, palette.light, 0.4)}" stroke-width="4" opacity="0.9"/>` +
      column(kit, 2, side * 0.5, height * 0.3) +
      column(kit, width - side * 0.5 - 2, side * 0.5, height * 0.3)
    );
  },
  lanterns: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const far = Array.from({ length: Math.max(2, Math.round(width / 110)) }, (_, index) =>
      flatMotif(
        'pagoda',
        {
          cx: width * (0.14 + index * (0.72 / Math.max(1, Math.round(width / 110) - 1))),
          cy: height * 0.54,
          size: random.range(100, 150) * (height / 320),
        },
        index % 2 === 0 ? palette.layers[1] : palette.layers[0],
        'opacity="0.85"',
      ),
    );
    return (
      air(kit) +
      canvas.glow(kit.light[0], kit.light[1], width * 0.7, palette.light, 0.7) +
      rays(kit, kit.light, 18, 0.22) +
      far.join('') +
      clouds(kit, height * 0.74, palette.layers[0], 0.9, 0.8) +
      clouds(kit, height * 0.84, palette.layers[1], 1, 0.9) +
      lampString(kit, 2, 16, Math.round(width / 48), 'lantern')
    );
  },
  sweets: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const lollies = Array.from({ length: Math.round(width / 48) }, (_, index) => {
      const x = index * 52 + random.range(8, 30);
      const y = height * random.range(0.44, 0.62);
      const r = random.range(13, 22);
      const colour = random.pick([palette.accent, '#ffffff', palette.layers[0], '#ffe36b']);
      return `<path d="M${short(x)} ${short(y)}V${height}" stroke="#ffffff" stroke-width="4" opacity="0.9"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${colour}"/><path d="M${short(x)} ${short(y)}m${short(-r * 0.6)} 0a${short(r * 0.6)} ${short(r * 0.6)} 0 1 1 ${short(r * 0.6)} ${short(r * 0.6)}a${short(r * 0.35)} ${short(r * 0.35)} 0 1 1 0-${short(r * 0.7)}" fill="none" stroke="${palette.layers[1]}" stroke-width="3.5"/>`;
    });
    return (
      air(kit) +
      rays(kit, kit.light, 14, 0.4, '#ffffff') +
      clouds(kit, height * 0.42, '#ffffff', 0.75, 0.75) +
      lollies.join('') +
      ridges(kit, 0.68, 0.1)
    );
  },
  castle: (kit) => {
    const { canvas, palette } = kit;
    const { width, height } = canvas;
    return (
      air(kit) +
      lightDisc(kit, 26, true) +
      stars(kit, 16, 0.35) +
      clouds(kit, height * 0.4, palette.sky[2], 0.45, 0.8) +
      flatMotif(
        'elven-castle',
        { cx: width * 0.5, cy: height * 0.5, size: height * 0.52 },
        palette.layers[1],
        'opacity="0.9"',
      ) +
      ridges(kit, 0.66, 0.7)
    );
  },
  arena: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const seats = [0, 1, 2, 3].map((row) => {
      const y = height * (0.3 + row * 0.09);
      const heads = Array.from(
        { length: Math.round(width / 9) },
        (_, index) =>
          `<circle cx="${short(index * 9 + random.range(0, 6))}" cy="${short(y + Math.abs(index * 9 - width / 2) * -0.08 + 12)}" r="4.4" fill="${mix(palette.layers[1], palette.ink, 0.35 + random.range(0, 0.3))}"/>`,
      );
      return `<g opacity="${0.55 + row * 0.12}">${heads.join('')}</g>`;
    });
    const sand = canvas.vertical(height * 0.6, height, [
      [0, mix(palette.light, palette.layers[0], 0.35)],
      [0.4, palette.layers[0]],
      [1, palette.layers[2]],
    ]);
    return (
      air(kit, 0.6) +
      canvas.glow(width / 2, height * 0.2, width * 0.8, palette.light, 0.7) +
      seats.join('') +
      `<ellipse cx="${short(width / 2)}" cy="${short(height * 0.92)}" rx="${short(width * 0.82)}" ry="${short(height * 0.3)}" fill="${mix(palette.layers[2], palette.ink, 0.3)}"/><ellipse cx="${short(width / 2)}" cy="${short(height * 0.93)}" rx="${short(width * 0.78)}" ry="${short(height * 0.28)}" fill="${sand}"/><ellipse cx="${short(width / 2)}" cy="${short(height * 0.8)}" rx="${short(width * 0.4)}" ry="${short(height * 0.07)}" fill="none" stroke="#ffffff" stroke-width="2" opacity="0.5"/>` +
      `<path d="M${short(width / 2)} -30L${short(width * 0.98)} ${short(height * 0.86)}H${short(width * 0.02)}Z" fill="${canvas.vertical(
        0,
        height * 0.86,
        [
          [0, palette.light, 0.5],
          [1, palette.light, 0.03],
        ],
      )}"/>`
    );
  },
  draw: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const discs = Array.from({ length: Math.round(width / 22) }, () => {
      const r = random.range(9, 26);
      return `<circle cx="${short(random.range(0, width))}" cy="${short(random.range(0, height))}" r="${short(r)}" fill="${random.pick([palette.sky[2], palette.accent, palette.light, '#ffffff'])}" opacity="${random.range(0.08, 0.26).toFixed(2)}"/>`;
    });
    return (
      air(kit) +
      rays(kit, kit.light, 24, 0.3) +
      discs.join('') +
      canvas.glow(kit.light[0], kit.light[1], width * 0.6, palette.light, 0.65)
    );
  },
  hexes: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    let cells = '';
    const size = 26;
    for (let row = -1; row < height / (size * 1.5) + 1; row += 1)
      for (let col = -1; col < width / (size * 1.732) + 1; col += 1) {
        if (random.chance(0.45)) continue;
        const x = (col + (row % 2 === 0 ? 0 : 0.5)) * size * 1.732;
        const y = row * size * 1.5;
        cells += `<path transform="translate(${short(x)} ${short(y)})" d="M0-24L21-12V12L0 24L-21 12V-12Z" fill="${random.pick([palette.sky[2], palette.accent, palette.sky[1]])}" opacity="${random.range(0.06, 0.42).toFixed(2)}"/>`;
      }
    return (
      air(kit, 0.75) +
      canvas.glow(width / 2, height * 0.42, width * 0.75, palette.sky[2], 0.8) +
      cells +
      rays(kit, [width / 2, height * 0.42], 10, 0.25)
    );
  },
  reels: (kit) => {
    const { canvas, palette } = kit;
    const { width, height } = canvas;
    return (
      canvas.cover(
        canvas.radial(width / 2, height * 0.4, height * 0.75, [
          [0, palette.sky[2]],
          [0.5, palette.sky[1]],
          [1, palette.sky[0]],
        ]),
      ) + rays(kit, [width / 2, height * 0.4], 20, 0.3)
    );
  },
  market: (kit) => {
    const { canvas, palette, random } = kit;
    const { width, height } = canvas;
    const stalls = Array.from({ length: Math.round(width / 62) + 1 }, (_, index) => {
      const x = index * 66 - 20;
      const y = height * random.range(0.5, 0.58);
      const colours = random.pick([
        ['#e8402f', '#fff1d6'],
        ['#1fa08a', '#fff1d6'],
        ['#f2a31f', '#fff1d6'],
        ['#3b6be0', '#fff1d6'],
      ]);
      const awning = [0, 1, 2, 3, 4, 5].map(
        (stripe) =>
          `<path d="M${short(x + stripe * 11)} ${short(y)}h11l2 20a6.5 6 0 0 1-13 0Z" fill="${colours[stripe % 2] ?? palette.accent}"/>`,
      );
      return (
        canvas.lampGlow(x + 33, y + 34, 46, '#ffb04d') +
        `<rect x="${short(x + 2)}" y="${short(y + 16)}" width="62" height="${height}" fill="${canvas.vertical(
          y + 10,
          y + 110,
          [
            [0, '#ffe0a0'],
            [0.35, '#f2933a'],
            [0.75, mix(palette.layers[2], '#8a3a12', 0.5)],
            [1, palette.layers[2]],
          ],
        )}"/><rect x="${short(x - 1)}" y="${short(y + 52)}" width="68" height="10" rx="2" fill="${mix(palette.layers[2], '#c9772e', 0.45)}"/><rect x="${short(x)}" y="${short(y + 62)}" width="66" height="${height}" fill="${mix(palette.layers[2], palette.ink, 0.35)}"/>${awning.join('')}`
      );
    });
    return (
      air(kit) +
      stars(kit, 26, 0.4) +
      canvas.glow(width / 2, height * 0.6, width * 0.7, palette.sky[2], 0.8) +
      ridge(kit, height * 0.55, 40, 0.7, palette.layers[1]) +
      stalls.join('') +
      lampString(kit, height * 0.06, 22, Math.round(width / 30), 'bulb') +
      lampString(kit, height * 0.26, 26, Math.round(width / 36), 'bulb')
    );
  },
} satisfies Record<string, Scene>;
