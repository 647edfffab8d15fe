const round = (value: number): number => Number(value.toFixed(1));
const [night, paper, green, leaf] = ['#0f171b', '#f4f0e8', '#0a6b5c', '#138672'];

/** The horizon of the ground, and its vanishing point. */
const [horizon, vanishing] = [246, { x: 700, y: 176 }];
const lamps = [
  { x: 556, y: 62, size: 1 },
  { x: 888, y: 46, size: 1.25 },
] as const;
const ballAt = { x: 764, y: 232, r: 88 } as const;

/** Returns the brightness of the air at a point, 0 to 1: light around the lamps, dark in the left half. */
function brightness(x: number, y: number): number {
  const light = lamps.reduce(
    (sum, lamp) => sum + lamp.size * Math.exp(-(((x - lamp.x) / 120) ** 2 + ((y - lamp.y) / 74) ** 2)),
    0,
  );
  const mist = 0.32 * Math.exp(-(((y - horizon + 20) / 60) ** 2));
  return Math.min(1, (light + mist) * Math.min(1, Math.max(0, (x - 330) / 260)));
}

/** Draws the air as a newspaper prints it: dots on a tilted grid, larger where it is brighter. */
function halftone(): string {
  const pitch = 9;
  const dots: string[] = [];
  for (let row = 0; row * pitch * 0.5 < horizon - 40; row += 1) {
    for (let column = 36; column * pitch < 966; column += 1) {
      const [x, y] = [column * pitch + (row % 2 === 0 ? 0 : pitch / 2), row * pitch * 0.5];
      const r = Math.sqrt(brightness(x, y)) * pitch * 0.42;
      if (r > 0.7)
        dots.push(
          `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`,
        );
    }
  }
  return `<path fill="${paper}" opacity=".62" d="${dots.join('')}"/>`;
}

/** Draws a mast with its lamps. */
function mast({ x, y, size }: (typeof lamps)[number]): string {
  const [w, h] = [58 * size, 38 * size];
  const bulbs = Array.from(
    { length: 12 },
    (_, index) =>
      `<circle cx="${round(x - w / 2 + (w * ((index % 4) + 0.5)) / 4)}" cy="${round(y - h / 2 + (h * (Math.floor(index / 4) + 0.5)) / 3)}" r="${round(4.6 * size)}" fill="${paper}"/>`,
  ).join('');
  const foot = horizon - 60;
  const steps = Array.from({ length: 7 }, (_, index) => {
    const [top, bottom] = [y + h / 2 + ((foot - y) * index) / 7, y + h / 2 + ((foot - y) * (index + 1)) / 7];
    return `M${round(x - 4 * size)} ${round(top)}L${round(x + 4 * size)} ${round(bottom)}M${round(x + 4 * size)} ${round(top)}L${round(x - 4 * size)} ${round(bottom)}`;
  }).join('');
  return `<path fill="none" stroke="${paper}" stroke-opacity=".75" stroke-width="1.6" d="M${x - 4 * size} ${y + h / 2}V${foot}M${x + 4 * size} ${y + h / 2}V${foot}${steps}"/><path fill="${night}" stroke="${paper}" stroke-width="2" d="M${round(x - w / 2 - 3)} ${round(y - h / 2 - 3)}h${round(w + 6)}v${round(h + 6)}h${round(-w - 6)}z"/>${bulbs}`;
}

/** Draws the stand: a roof on struts, and rows of heads that shrink to the back. */
function stand(): string {
  const rows = Array.from({ length: 7 }, (_, row) => {
    const [y, r] = [176 + row * 9.4, 2.3 + row * 0.24];
    return Array.from({ length: 72 }, (__, seat) => {
      const x = 400 + seat * 8.4 + (row % 2) * 4.2;
      const lit = (seat * 7 + row * 13) % 11;
      return lit === 3 || lit === 8
        ? ''
        : `<circle cx="${round(x)}" cy="${round(y + ((seat * 5 + row) % 3) * 0.7)}" r="${round(r)}" fill="${lit === 5 ? leaf : paper}" opacity="${round(Math.min(0.9, Math.max(0, (x - 390) / 330)) * (0.45 + row * 0.06))}"/>`;
    }).join('');
  }).join('');
  const struts = Array.from(
    { length: 12 },
    (_, index) => `M${420 + index * 50} 150v22M${420 + index * 50} 172l22-20`,
  ).join('');
  return `<path fill="${night}" d="M372 148L980 128V250H372z"/>${rows}<path fill="none" stroke="${paper}" stroke-opacity=".5" stroke-width="1.5" d="${struts}"/><path fill="${night}" stroke="${paper}" stroke-width="2" d="M366 150L980 124v14L366 158z"/><path stroke="${paper}" stroke-width="1.2" stroke-opacity=".7" d="M380 170H980"/>`;
}

/** Draws the ground: mown stripes towards one point, its markings, and engraved shadow. */
function ground(): string {
  const stripe = (from: number, to: number): string => {
    const at = (x: number, y: number): number =>
      vanishing.x + ((x - vanishing.x) * (y - vanishing.y)) / (420 - vanishing.y);
    return `M${round(at(from, horizon))} ${horizon}L${round(at(to, horizon))} ${horizon}L${to} 420L${from} 420z`;
  };
  const stripes = Array.from({ length: 22 }, (_, index) => stripe(-1400 + index * 190, -1400 + index * 190 + 95)).join(
    '',
  );
  const engraved = Array.from({ length: 32 }, (_, index) => {
    const y = horizon + 4 + index ** 1.28 * 2.1;
    return y > 420 ? '' : `M0 ${round(y)}H${round(620 - ((index * 53) % 90) - index * 5)}`;
  }).join('');
  return `<path fill="${green}" d="M0 ${horizon}h960v174H0z"/><path fill="${leaf}" d="${stripes}"/><path fill="none" stroke="${paper}" stroke-width="3" d="M330 ${horizon + 12}H960M470 ${horizon + 44}H1000M470 ${horizon + 44}L505 ${horizon + 12}"/><ellipse cx="770" cy="392" rx="250" ry="56" fill="none" stroke="${paper}" stroke-width="4"/><path stroke="${night}" stroke-opacity=".55" stroke-width="1.6" d="${engraved}"/>`;
}

/** Draws the ball in flight, shaded by dots, with speed lines. */
function ball(): string {
  const { x, y, r } = ballAt;
  const corner = (turn: number, reach: number): [number, number] => [
    x + r * 0.1 + Math.cos(turn) * r * reach,
    y - r * 0.1 + Math.sin(turn) * r * reach,
  ];
  const turns = Array.from({ length: 5 }, (_, index) => (index * Math.PI * 2) / 5 - 1.2);
  const point = (turn: number, reach: number): string => corner(turn, reach).map(round).join(' ');
  const middle = `M${turns.map((turn) => point(turn, 0.36)).join('L')}z`;
  const seams = turns
    .map(
      (turn) =>
        `M${point(turn, 0.36)}L${point(turn, 0.68)}M${point(turn, 0.68)}L${point(turn + 0.34, 0.84)}M${point(turn, 0.68)}L${point(turn - 0.34, 0.84)}`,
    )
    .join('');
  const rim = turns
    .map(
      (turn) =>
        `M${point(turn + 0.34, 0.84)}L${point(turn + 0.94, 0.84)}L${point(turn + 0.98, 1.3)}L${point(turn + 0.3, 1.3)}z`,
    )
    .join('');
  const dots: string[] = [];
  for (let row = -24; row <= 24; row += 1) {
    for (let column = -14; column <= 14; column += 1) {
      const [dx, dy] = [column * 7 + (row % 2 === 0 ? 0 : 3.5), row * 3.7];
      if (dx * dx + dy * dy > r * r) continue;
      const depth = Math.max(0, (Math.hypot(dx - r * 0.42, dy + r * 0.5) / r - 0.62) / 1.15);
      const size = Math.sqrt(Math.min(1, depth)) * 3.6;
      if (size > 0.7)
        dots.push(
          `M${round(x + dx - size)} ${round(y + dy)}a${round(size)} ${round(size)} 0 1 0 ${round(2 * size)} 0a${round(size)} ${round(size)} 0 1 0 ${round(-2 * size)} 0z`,
        );
    }
  }
  const speed = [
    [-66, 250],
    [-40, 330],
    [-14, 285],
    [12, 360],
    [38, 300],
    [64, 210],
  ]
    .map(([dy = 0, length = 0]) => {
      const [from, fall] = [x - Math.sqrt(r * r - dy * dy) - 10, length * 0.2];
      return `<path fill="${paper}" opacity=".85" d="M${round(from)} ${round(y + dy)}l${-length} ${round(fall + 1)}l${length} ${round(3.4 - fall)}z"/>`;
    })
    .join('');
  return `<clipPath id="ball"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><ellipse cx="${x - 16}" cy="386" rx="86" ry="13" fill="${night}" opacity=".55"/>${speed}<circle cx="${x}" cy="${y}" r="${r}" fill="${paper}"/><g clip-path="url(#ball)"><path fill="${night}" d="${middle}${rim}"/><path fill="none" stroke="${night}" stroke-width="4" stroke-linejoin="round" d="${seams}"/><path fill="${night}" opacity=".9" d="${dots.join('')}"/></g><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${night}" stroke-width="4"/>`;
}

/**
 * The hero picture as a newspaper's front page: a ground under lamps in ink and one green, printed in dots and engraved
 * lines; dark on the left.
 */
export const hero = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 420" width="960" height="420"><defs><linearGradient id="calm" x1="0" y1="0" x2="1" y2="0"><stop stop-color="${night}"/><stop offset=".3" stop-color="${night}" stop-opacity=".82"/><stop offset=".56" stop-color="${night}" stop-opacity="0"/></linearGradient></defs><path fill="${night}" d="M0 0h960v420H0z"/>${halftone()}${lamps.map(mast).join('')}${stand()}${ground()}<path fill="url(#calm)" d="M0 0h960v420H0z"/>${ball()}</svg>`;
