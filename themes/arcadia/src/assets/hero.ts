/**
 * The view down the arcade hall: a sun over a city of light at the far end, a reflecting floor, and a row of cabinets
 * on the right. The left half is night, behind the text. A complete SVG of 960×420; its colours are the picture's own.
 */

const size = { width: 960, height: 420 } as const;
/** The vanishing point, and the distance of the viewer from the picture, in px. */
const eye = { x: 618, y: 208, distance: 330 } as const;

const hues = { cyan: '#22e6ff', magenta: '#ff4fd8', violet: '#7a4dff', yellow: '#ffd84a', lime: '#9dff6a' } as const;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const at = ({ x, y, z }: Point): string =>
  `${(eye.x + (eye.distance * x) / z).toFixed(1)} ${(eye.y + (eye.distance * y) / z).toFixed(1)}`;
const face = (...points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
const line = (...points: readonly Point[]): string => `M${points.map(at).join('L')}`;
const fill = (d: string, color: string, rest = ''): string => `<path d="${d}" fill="${color}"${rest}/>`;
const stroke = (d: string, color: string, width: number, rest = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${rest}/>`;
/** Draws a tube of light: its glow, its colour, and its white core. */
const tube = (d: string, color: string, width: number): string =>
  `<g filter="url(#glow)" opacity=".9">${stroke(d, color, width * 2.2)}</g>${stroke(d, color, width)}${stroke(d, '#ffffff', width * 0.36, ' opacity=".85"')}`;

// --- the sky ---

const stars = Array.from({ length: 70 }, (_, index) => {
  // Steps of the golden angle spread points without a visible pattern.
  const x = (index * 137.508) % size.width;
  const y = ((index * 61.803) % 190) + 4;
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.5 + (index % 4) * 0.22).toFixed(2)}" fill="#cfc8ff" opacity="${(0.12 + (index % 5) * 0.08).toFixed(2)}"/>`;
}).join('');

const sunRadius = 118;
const sun = `<g filter="url(#haze)"><circle cx="${eye.x}" cy="${eye.y - 18}" r="${sunRadius}" fill="#ff3fb8" opacity=".55"/></g>
<g mask="url(#slats)"><circle cx="${eye.x}" cy="${eye.y - 18}" r="${sunRadius}" fill="url(#sun)"/></g>`;
const slats = Array.from(
  { length: 8 },
  (_, index) =>
    `<rect x="0" y="${eye.y - 78 + index * 11.5}" width="${size.width}" height="${(1.4 + index * 0.75).toFixed(2)}" fill="#000"/>`,
).join('');

/** Houses against the sun; those to the left are lower and darker. */
const skyline = Array.from({ length: 46 }, (_, index) => {
  const x = index * 21 - 6;
  const nearness = Math.max(0, 1 - Math.abs(x - eye.x) / 420);
  const height = 8 + ((index * 53) % 29) * (0.35 + nearness) + nearness * 12;
  const width = 15 + ((index * 31) % 11);
  const top = eye.y + 1 - height;
  const windows = Array.from({ length: Math.floor(height / 6) }, (__, row) =>
    Array.from({ length: 3 }, (___, column) =>
      (index * 7 + row * 5 + column * 3) % 4 === 0
        ? `<rect x="${x + 3 + column * 4.5}" y="${(top + 4 + row * 6).toFixed(1)}" width="2" height="2.6" fill="${(index + row + column) % 3 === 0 ? hues.cyan : hues.yellow}" opacity="${(0.25 + nearness * 0.55).toFixed(2)}"/>`
        : '',
    ).join(''),
  ).join('');
  const mast =
    index % 5 === 2
      ? `<path d="M${x + width / 2} ${top.toFixed(1)}v-${(6 + nearness * 14).toFixed(1)}" stroke="#150b33" stroke-width="1.5"/><circle cx="${x + width / 2}" cy="${(top - 6 - nearness * 14).toFixed(1)}" r="1.3" fill="${hues.magenta}"/>`
      : '';
  return `<rect x="${x}" y="${top.toFixed(1)}" width="${width}" height="${(height + 1).toFixed(1)}" fill="${index % 2 === 0 ? '#10082a' : '#170c38'}"/>${mast}${windows}`;
}).join('');

// --- the floor ---

const floor = 1;
/** Returns the nearest point at which a line along the aisle enters the picture. */
const nearest = (x: number): number =>
  Math.max(1.5, (eye.distance * Math.abs(x)) / (x < 0 ? eye.x : size.width - eye.x));
const lanes = Array.from({ length: 34 }, (_, index) => (index - 22) * 0.5).map((x) =>
  line({ x, y: floor, z: nearest(x) }, { x, y: floor, z: 60 }),
);
const rungs = Array.from({ length: 20 }, (_, index) => 1.58 * 1.17 ** index).map((z) =>
  line({ x: -1.87 * z, y: floor, z }, { x: 1.03 * z, y: floor, z }),
);
const grid = `<g mask="url(#away)">${stroke(lanes.join(''), hues.magenta, 1, ' opacity=".5"')}${stroke(rungs.join(''), hues.violet, 1, ' opacity=".62"')}</g>`;

// --- the cabinets ---

/**
 * A cabinet from the side: from the foot up the front, over the marquee, down the back. x grows away from the aisle.
 */
const profile = [
  { x: 1.2, y: 1 },
  { x: 1.2, y: 0.3 },
  { x: 0.99, y: 0.16 },
  { x: 1, y: 0.08 },
  { x: 1.27, y: -0.06 },
  { x: 1.4, y: -0.62 },
  { x: 1.16, y: -0.7 },
  { x: 1.18, y: -0.98 },
  { x: 1.86, y: -1.02 },
  { x: 1.86, y: 1 },
] as const;

interface Cabinet {
  readonly near: number;
  readonly deep: number;
  readonly light: string;
  readonly screen: string;
  readonly game: 'invaders' | 'road' | 'maze';
}

/**
 * A point of the front face between two corners of the profile: `down` along the profile, `along` towards the far side.
 */
const onFace =
  (cabinet: Cabinet, from: number, to: number) =>
  (down: number, along: number): Point => {
    const [a, b] = [profile[from] ?? profile[0], profile[to] ?? profile[0]];
    return { x: a.x + (b.x - a.x) * down, y: a.y + (b.y - a.y) * down, z: cabinet.near + cabinet.deep * along };
  };

const invader = ['0100010', '0011100', '0110110', '1111111', '1011101', '0010100'];

function picture(cabinet: Cabinet): string {
  // Downwards the screen runs from its top (5) to its foot (4).
  const spot = onFace(cabinet, 5, 4);
  const cell = (row: number, column: number, rows: number, columns: number): string =>
    face(
      spot(row / rows, column / columns),
      spot(row / rows, (column + 0.9) / columns),
      spot((row + 0.9) / rows, (column + 0.9) / columns),
      spot((row + 0.9) / rows, column / columns),
    );
  if (cabinet.game === 'invaders') {
    const cells = invader.flatMap((row, index) =>
      Array.from(row, (bit, column) => (bit === '1' ? cell(index + 3, column + 2, 12, 11) : '')),
    );
    return fill(cells.join(''), '#ffffff', ' opacity=".92"') + fill(cell(10.4, 4.5, 12, 11), hues.yellow);
  }
  if (cabinet.game === 'road') {
    const rails = [0.1, 0.34, 0.66, 0.9].map((along) => line(spot(0.5, 0.46 + (along - 0.5) * 0.12), spot(1, along)));
    return (
      stroke(rails.join(''), '#ffffff', 1.1, ' opacity=".8"') +
      stroke(line(spot(0.5, 0.02), spot(0.5, 0.98)), hues.yellow, 1.4)
    );
  }
  const walls = [
    line(spot(0.15, 0.15), spot(0.15, 0.85), spot(0.85, 0.85), spot(0.85, 0.4), spot(0.5, 0.4)),
    line(spot(0.5, 0.15), spot(0.85, 0.15)),
    line(spot(0.36, 0.4), spot(0.36, 0.62), spot(0.62, 0.62)),
  ];
  return stroke(walls.join(''), '#ffffff', 1.3, ' opacity=".85"');
}

function cabinetParts(cabinet: Cabinet, isMirrored = false): string {
  const { near, deep, light, screen } = cabinet;
  const far = near + deep;
  const quad = (from: number, to: number): string => {
    const spot = onFace(cabinet, from, to);
    return face(spot(0, 0), spot(0, 1), spot(1, 1), spot(1, 0));
  };
  const side = face(...profile.map(({ x, y }) => ({ x, y, z: near })));
  const front = [
    fill(quad(0, 1), '#150c30'),
    fill(quad(1, 2), '#0c0720'),
    fill(quad(2, 3), light, ' opacity=".75"'),
    fill(quad(3, 4), '#241449'),
    fill(quad(4, 5), screen),
    fill(quad(5, 6), '#070414'),
    fill(quad(6, 7), light),
  ].join('');
  if (isMirrored) return front + fill(side, '#0d0722') + stroke(side, light, 1.6);
  const door = onFace(cabinet, 0, 1);
  const slots = [0.3, 0.62].map((along) =>
    face(door(0.55, along), door(0.55, along + 0.12), door(0.78, along + 0.12), door(0.78, along)),
  );
  const desk = onFace(cabinet, 3, 4);
  const ball = desk(0.4, 0.25);
  const buttons = [0.5, 0.66, 0.82]
    .map((along, index) => {
      const { x, y, z } = desk(0.35, along);
      const [cx, cy] = at({ x, y: y - 0.01, z }).split(' ');
      return `<ellipse cx="${cx}" cy="${cy}" rx="${(7.5 / z).toFixed(1)}" ry="${(4.2 / z).toFixed(1)}" fill="${[hues.yellow, hues.magenta, hues.cyan][index]}"/>`;
    })
    .join('');
  const [ballX, ballY] = at({ x: ball.x, y: ball.y - 0.17, z: ball.z }).split(' ');
  const stick =
    stroke(line(ball, { x: ball.x, y: ball.y - 0.15, z: ball.z }), '#d9d2ff', 5 / near) +
    `<circle cx="${ballX}" cy="${ballY}" r="${(15 / near).toFixed(1)}" fill="${hues.magenta}"/><circle cx="${Number(ballX) - 4 / near}" cy="${Number(ballY) - 4 / near}" r="${(4 / near).toFixed(1)}" fill="#fff" opacity=".7"/>`;
  // Two stripes that run up the side, as such cabinets are painted.
  const stripe = (shift: number): string =>
    line(
      { x: 1.86, y: 0.78 - shift, z: near },
      { x: 1.5, y: 0.42 - shift, z: near },
      { x: 1.5, y: -0.3 - shift * 0.4, z: near },
      { x: 1.86, y: -0.66 - shift * 0.4, z: near },
    );
  const edge = line(...profile.slice(0, 9).map(({ x, y }) => ({ x, y, z: near })));
  return [
    `<g filter="url(#haze)" opacity=".5">${fill(quad(4, 5), screen)}${fill(quad(6, 7), light)}</g>`,
    front,
    fill(quad(4, 5), 'url(#screen)'),
    picture(cabinet),
    stroke(quad(6, 7), '#ffffff', 1, ' opacity=".5"'),
    stroke(line({ x: 1.2, y: 0.99, z: near }, { x: 1.2, y: 0.99, z: far }), light, 2),
    fill(slots.join(''), hues.yellow, ' opacity=".85"'),
    fill(side, 'url(#side)'),
    stroke(stripe(0), hues.violet, 9 / near, ' opacity=".85"'),
    stroke(stripe(0.16), light, 5 / near, ' opacity=".75"'),
    stick,
    buttons,
    tube(edge, light, 3.4 / near ** 0.6),
  ].join('');
}

const row: readonly Cabinet[] = [
  { near: 6.3, deep: 0.8, light: hues.cyan, screen: '#b05cff', game: 'maze' },
  { near: 4.8, deep: 0.85, light: hues.magenta, screen: '#19a9ff', game: 'road' },
  { near: 3.55, deep: 0.85, light: hues.yellow, screen: '#ff3fa4', game: 'maze' },
  { near: 2.5, deep: 0.8, light: hues.cyan, screen: '#7a3dff', game: 'road' },
  { near: 1.56, deep: 0.72, light: hues.magenta, screen: '#0aa7c9', game: 'invaders' },
];

/** The floor faintly mirrors the objects on it. */
const mirrored = `<g opacity=".34" filter="url(#wet)" mask="url(#away)">${row
  .map((cabinet) => {
    const flipped = cabinetParts(cabinet, true);
    const foot = eye.y + eye.distance / cabinet.near;
    return `<g transform="matrix(1 0 0 -1 0 ${(foot * 2).toFixed(1)})">${flipped}</g>`;
  })
  .join('')}</g>`;

/** The same row across the aisle, switched off: edges only, so that text can be over it. */
const quietRow = [7.2, 5.4, 4, 2.9]
  .map((near) => {
    const points = profile.map(({ x, y }) => ({ x: -x - 1.9, y, z: near }));
    const back = profile.slice(2, 8).map(({ x, y }) => ({ x: -x - 1.9, y, z: near + 0.8 }));
    return `${fill(face(...points), '#0a061c')}${stroke(line(...points.slice(0, 9)), hues.violet, 1.4, ' opacity=".42"')}${stroke(line(...back), hues.violet, 1, ' opacity=".2"')}`;
  })
  .join('');

/** The hero picture, as a complete SVG. */
export const hero = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#05030f"/><stop offset=".55" stop-color="#170a3a"/><stop offset="1" stop-color="#4a1270"/></linearGradient>
<linearGradient id="calm" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#05030f" stop-opacity=".86"/><stop offset=".34" stop-color="#05030f" stop-opacity=".6"/><stop offset=".62" stop-color="#05030f" stop-opacity="0"/></linearGradient>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2c0d55"/><stop offset=".3" stop-color="#12082e"/><stop offset="1" stop-color="#05030f"/></linearGradient>
<linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff2a0"/><stop offset=".17" stop-color="#ffc155"/><stop offset=".38" stop-color="#ff5f8f"/><stop offset=".58" stop-color="#d62bd0"/></linearGradient>
<linearGradient id="screen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0430" stop-opacity=".55"/><stop offset=".6" stop-color="#0b0430" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".25"/></linearGradient>
<linearGradient id="side" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b1042"/><stop offset="1" stop-color="#0a0520"/></linearGradient>
<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".15"/><stop offset=".2" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity=".55"/></linearGradient>
<filter id="glow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="haze" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="wet" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter>
<mask id="slats" maskUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}"><rect width="${size.width}" height="${size.height}" fill="#fff"/>${slats}</mask>
<mask id="away" maskUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}"><rect y="${eye.y}" width="${size.width}" height="${size.height - eye.y}" fill="url(#fade)"/></mask>
</defs>
<rect width="${size.width}" height="${size.height}" fill="url(#sky)"/>
${stars}${sun}${skyline}
<rect y="${eye.y}" width="${size.width}" height="${size.height - eye.y}" fill="url(#ground)"/>
<g filter="url(#haze)"><ellipse cx="${eye.x}" cy="${eye.y + 6}" rx="230" ry="20" fill="#ff4fd8" opacity=".7"/></g>
${grid}
<path d="M0 ${eye.y}h${size.width}" stroke="#ffc2f1" stroke-width="1.5" opacity=".85"/>
${quietRow}${mirrored}${row.map((cabinet) => cabinetParts(cabinet)).join('')}
<rect width="${size.width}" height="${size.height}" fill="url(#calm)"/>
</svg>`;
