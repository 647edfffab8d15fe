const round = (value: number): number => Number(value.toFixed(1));

/** Returns a generator of pseudorandom numbers between 0 and 1, the same at every build. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const defs = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#130924"/><stop offset=".5" stop-color="#2b1450"/><stop offset=".8" stop-color="#5e2758"/><stop offset="1" stop-color="#9c4343"/></linearGradient>
<radialGradient id="dusk" cx=".5" cy=".5" r=".5"><stop stop-color="#ffb347" stop-opacity=".95"/><stop offset=".4" stop-color="#f0803c" stop-opacity=".5"/><stop offset="1" stop-color="#a0405c" stop-opacity="0"/></radialGradient>
<radialGradient id="glow" cx=".5" cy=".5" r=".5"><stop stop-color="#ffd98a" stop-opacity=".8"/><stop offset=".35" stop-color="#ffae42" stop-opacity=".34"/><stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient>
<linearGradient id="river" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7a3550"/><stop offset=".22" stop-color="#3c1c52"/><stop offset="1" stop-color="#10071f"/></linearGradient>
<linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#4b2574"/><stop offset=".55" stop-color="#6d2f6c"/><stop offset="1" stop-color="#b4544a"/></linearGradient>
<linearGradient id="near" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2b1247"/><stop offset="1" stop-color="#51234f"/></linearGradient>
<linearGradient id="inside" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff0b8"/><stop offset=".55" stop-color="#ffb84a"/><stop offset="1" stop-color="#d96a28"/></linearGradient>
<radialGradient id="paper" cx=".5" cy=".55" r=".6"><stop stop-color="#fff3c4"/><stop offset=".45" stop-color="#ffc24d"/><stop offset="1" stop-color="#e0641f"/></radialGradient>
<linearGradient id="calm" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#0d061a" stop-opacity=".8"/><stop offset=".45" stop-color="#0d061a" stop-opacity=".35"/><stop offset=".62" stop-color="#0d061a" stop-opacity="0"/></linearGradient>
</defs>`;

const glow = (x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="url(#glow)" opacity="${opacity}"/>`;

/** Draws a temple tower: tiers that narrow upward, each with its lip, and a finial. */
function prang(x: number, base: number, height: number, paint: string): string {
  const tiers = 9;
  const half = (step: number): number =>
    height * 0.19 * (1 - step / tiers) ** 0.85 * (step === 0 ? 1.35 : 1) + height * 0.008;
  const left: string[] = [];
  const right: string[] = [];
  for (let step = 0; step <= tiers; step += 1) {
    const [y, top] = [base - (height * 0.86 * step) / tiers, base - (height * 0.86 * (step + 0.82)) / tiers];
    const w = half(step);
    left.push(`${round(x - w * 1.06)} ${round(y)}`, `${round(x - w * 0.9)} ${round(top)}`);
    right.unshift(`${round(x + w * 0.9)} ${round(top)}`, `${round(x + w * 1.06)} ${round(y)}`);
  }
  const lips = Array.from(
    { length: tiers },
    (_, step) =>
      `M${round(x + half(step) * 0.1)} ${round(base - (height * 0.86 * step) / tiers)}H${round(x + half(step) * 1.04)}`,
  ).join('');
  return `<path fill="${paint}" d="M${left.join('L')}L${round(x)} ${round(base - height)}L${right.join('L')}z"/><path stroke="#ffb765" stroke-opacity=".5" stroke-width="${round(height / 120)}" d="${lips}"/>`;
}

/** Draws a temple hall: three overlapping roofs with upturned ends. */
function hall(x: number, base: number, width: number, paint: string): string {
  const roof = (w: number, y: number, h: number): string =>
    `M${round(x - w / 2 - 6)} ${round(y - 3)}q${round(w * 0.16)} ${round(-h * 0.1)} ${round(w / 2 + 6)} ${round(-h)}q${round(w * 0.34)} ${round(h * 0.9)} ${round(w / 2 + 6)} ${round(h)}l-4 6h${round(-w - 4)}z`;
  return `<path fill="${paint}" d="${roof(width, base - width * 0.24, width * 0.34)}${roof(width * 0.72, base - width * 0.4, width * 0.36)}${roof(width * 0.42, base - width * 0.56, width * 0.42)}M${round(x - width * 0.42)} ${round(base - width * 0.26)}h${round(width * 0.84)}v${round(width * 0.26)}h${round(-width * 0.84)}z"/>`;
}

/** Draws a stall with its lamp: posts, a lit inside, goods, a striped awning. */
function stall(
  x: number,
  base: number,
  width: number,
  height: number,
  stripes: readonly [string, string],
  next: () => number,
): string {
  const [awning, count] = [height * 0.3, 6];
  const piece = width / count;
  const cloth = Array.from({ length: count }, (_, index) => {
    const from = x + piece * index;
    return `<path fill="${stripes[index % 2]}" d="M${round(from + (x + width / 2 - from) * 0.16)} ${round(base - height)}h${round(piece * 0.84)}L${round(from + piece)} ${round(base - height + awning)}q${round(-piece / 2)} ${round(piece * 0.75)} ${round(-piece)} 0z"/>`;
  }).join('');
  const goods = Array.from({ length: Math.floor(width / 9) }, (_, index) => {
    const r = 3 + next() * 3;
    return `<circle cx="${round(x + 6 + index * 9)}" cy="${round(base - height * 0.3 - r * 0.6)}" r="${round(r)}" fill="${['#d9482b', '#f6d365', '#8a2f6b', '#ffe9b0', '#6b2a58'][Math.floor(next() * 5)]}"/>`;
  }).join('');
  return (
    glow(x + width / 2, base - height * 0.5, width * 0.95, 0.75) +
    `<path fill="url(#inside)" d="M${x + 3} ${round(base - height + awning * 0.7)}h${width - 6}V${base}h${6 - width}z"/>` +
    `<path fill="#3a1440" opacity=".5" d="M${round(x + width * 0.14)} ${round(base - height * 0.62)}h${round(width * 0.72)}v2.500h${round(-width * 0.72)}zM${round(x + width * 0.14)} ${round(base - height * 0.47)}h${round(width * 0.72)}v2.500h${round(-width * 0.72)}z"/>` +
    goods +
    `<path fill="#4a1c3c" d="M${x} ${round(base - height * 0.3)}h${width}V${base}h${-width}z"/><path fill="#ffcf73" opacity=".55" d="M${x} ${round(base - height * 0.3)}h${width}v2.500h${-width}z"/>` +
    `<path fill="#2a0f2c" d="M${x} ${round(base - height + awning)}h4V${base}h-4zM${x + width - 4} ${round(base - height + awning)}h4V${base}h-4z"/>` +
    cloth
  );
}

/** Draws a person walking, dark in front of the lamps. */
const walker = (x: number, base: number, height: number): string =>
  `<path fill="#1c0a24" d="M${round(x - height * 0.15)} ${round(base)}l${round(height * 0.02)}${round(-height * 0.45)}q${round(-height * 0.04)} ${round(-height * 0.3)} ${round(height * 0.13)} ${round(-height * 0.32)}q${round(height * 0.17)} 0 ${round(height * 0.14)} ${round(height * 0.32)}l${round(height * 0.03)} ${round(height * 0.45)}z"/><circle cx="${round(x)}" cy="${round(base - height * 0.88)}" r="${round(height * 0.105)}" fill="#1c0a24"/>`;

/** Draws a paper lantern with its glow. */
function lantern(x: number, y: number, r: number): string {
  const h = r * 1.18;
  const ribs = [-0.62, -0.24, 0.24, 0.62]
    .map((at) => `M${round(x)} ${round(y - h)}q${round(r * at * 2.1)} ${round(h)} 0 ${round(2 * h)}`)
    .join('');
  return (
    glow(x, y, r * 3.6, 0.95) +
    `<path fill="url(#paper)" d="M${round(x - r * 0.5)} ${round(y - h)}h${round(r)}c${round(r * 0.8)} ${round(h * 0.4)} ${round(r * 0.8)} ${round(h * 1.6)} 0 ${round(2 * h)}h${round(-r)}c${round(-r * 0.8)} ${round(-h * 0.4)} ${round(-r * 0.8)} ${round(-h * 1.6)} 0 ${round(-2 * h)}z"/>` +
    `<path fill="none" stroke="#b5471a" stroke-opacity=".4" stroke-width="${round(Math.max(0.8, r * 0.05))}" d="${ribs}"/>` +
    `<path fill="#5a1c2e" d="M${round(x - r * 0.54)} ${round(y - h - r * 0.16)}h${round(r * 1.08)}v${round(r * 0.26)}h${round(-r * 1.08)}zM${round(x - r * 0.54)} ${round(y + h - r * 0.1)}h${round(r * 1.08)}v${round(r * 0.26)}h${round(-r * 1.08)}z"/>` +
    `<path stroke="#f0a63c" stroke-width="${round(Math.max(1, r * 0.09))}" d="M${round(x)} ${round(y + h)}v${round(r * 0.85)}"/>`
  );
}

/** Draws a cord between two points with lanterns hung along it. */
function festoon(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  lanterns: readonly (readonly [number, number])[],
): string {
  const at = (t: number): [number, number] => [
    x1 + (x2 - x1) * t,
    (1 - t) ** 2 * y1 + 2 * (1 - t) * t * ((y1 + y2) / 2 + sag) + t ** 2 * y2,
  ];
  return (
    `<path fill="none" stroke="#7a4558" stroke-width="1.6" d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}"/>` +
    lanterns
      .map(([t, r]) => {
        const [x, y] = at(t);
        return lantern(x, y + r * 1.5, r);
      })
      .join('')
  );
}

/** Draws the reflections of the lamps on the water below them. */
function reflections(next: () => number): string {
  return [548, 618, 690, 742, 806, 868, 930]
    .flatMap((x) =>
      Array.from({ length: 9 }, (_, row) => {
        const [y, width] = [322 + row * 10.5 + next() * 3, (30 - row * 1.8) * (0.6 + next() * 0.8)];
        return `<rect x="${round(x - width / 2 + (next() - 0.5) * 14)}" y="${round(y)}" width="${round(width)}" height="${round(1.8 + row * 0.22)}" rx="1.5" fill="${row < 3 ? '#ffd27a' : '#f2913d'}" opacity="${round(0.72 - row * 0.07)}"/>`;
      }),
    )
    .join('');
}

/** A long boat with its lamp. */
const boat = `${glow(746, 352, 46, 0.9)}<path fill="#12061c" d="M640 356c26 12 60 16 104 16s88-6 120-30c-4 22-14 36-26 40H672c-14-4-26-14-32-26z"/><path fill="#2a0f2c" d="M690 358v-20q48-16 98-2v20z"/><path fill="#5a1c2e" d="M684 338q54-22 110-4l-2 6q-54-16-106 4z"/><path fill="#ffc860" opacity=".85" d="M696 344q42-10 84-2v14q-42 6-84 2z"/><path stroke="#ffb84a" stroke-opacity=".5" stroke-width="2" fill="none" d="M646 362c28 10 60 13 98 13s82-5 112-22"/>${walker(826, 362, 34)}`;

/** Draws a lotus on the water; `scale` 1 is 60 wide. */
const lotus = (x: number, y: number, scale: number): string =>
  `${glow(x, y - 14 * scale, 46 * scale, 0.8)}<g transform="translate(${x} ${y}) scale(${scale})"><path fill="#b3466e" d="M0 0C-12 0-26-6-30-18c9-1 19 2 24 8C-3-7-1-4 0 0zM0 0c12 0 26-6 30-18-9-1-19 2-24 8C3-7 1-4 0 0z"/><path fill="#e0778a" d="M0 0c-11-5-21-16-20-30 9 3 17 9 19 18 1 4 1 8 1 12zM0 0c11-5 21-16 20-30-9 3-17 9-19 18-1 4-1 8-1 12z"/><path fill="#ffd6b0" d="M0 0c-7-8-10-16-9-25 1-7 4-12 9-17 5 5 8 10 9 17 1 9-2 17-9 25z"/><ellipse cy="2" rx="36" ry="5" fill="#1d4a46" opacity=".9"/></g>`;

/** Draws a paper balloon rising far away. */
const balloon = (x: number, y: number, r: number): string =>
  `${glow(x, y, r * 3.2, 0.75)}<path fill="url(#paper)" d="M${x - r * 0.7} ${y - r}q${r * 0.7} ${-r * 0.5} ${r * 1.4} 0l${-r * 0.2} ${r * 2}h${-r}z"/>`;

function night(): string {
  const next = chance(77);
  const stars = Array.from(
    { length: 70 },
    () =>
      `<circle cx="${round(next() * 960)}" cy="${round(next() ** 1.6 * 190)}" r="${round(0.6 + next() * 1)}" fill="#fff3d6" opacity="${round(0.15 + next() * 0.5)}"/>`,
  ).join('');
  const far =
    prang(700, 306, 218, 'url(#far)') +
    prang(632, 306, 118, 'url(#far)') +
    prang(768, 306, 118, 'url(#far)') +
    prang(596, 306, 74, 'url(#far)') +
    prang(806, 306, 74, 'url(#far)') +
    hall(486, 306, 104, 'url(#far)') +
    hall(894, 306, 130, 'url(#far)') +
    '<path fill="url(#far)" opacity=".8" d="M0 306V288q60-12 120-6t120-2q70-14 140 2t90 8h490v16z"/>';
  const near = `<path fill="url(#near)" d="M380 312q30-16 70-16 40-18 84-8t60 2h366v30H380z"/>`;
  const stalls =
    stall(512, 316, 74, 70, ['#a82f43', '#f4d9a4'], next) +
    stall(604, 316, 84, 82, ['#4b2a86', '#f0b04a'], next) +
    stall(708, 316, 74, 72, ['#b8452a', '#f7e2b2'], next) +
    stall(800, 316, 88, 86, ['#7a2a62', '#f2b65a'], next) +
    stall(904, 316, 80, 74, ['#a82f43', '#f4d9a4'], next);
  const crowd = [
    [497, 34],
    [592, 38],
    [598.5, 31],
    [648, 33],
    [696, 36],
    [752, 33],
    [792, 38],
    [799, 32],
    [846, 34],
    [896, 37],
  ]
    .map(([x = 0, h = 0]) => walker(x, 318, h))
    .join('');
  return (
    `<rect width="960" height="310" fill="url(#sky)"/>${stars}<ellipse cx="730" cy="306" rx="420" ry="190" fill="url(#dusk)"/>${balloon(420, 118, 7)}${balloon(356, 66, 5)}${balloon(480, 62, 5.5)}${balloon(306, 150, 4)}${far}${near}` +
    `<rect y="306" width="960" height="114" fill="url(#river)"/>${reflections(next)}${stalls}<path fill="#200b2c" d="M452 316h508v7H470q-12 0-18-7z"/><path fill="#ffb84a" opacity=".35" d="M456 316h504v1.800H458z"/>${crowd}${boat}${lotus(900, 398, 0.95)}${lotus(606, 404, 0.62)}${lotus(520, 386, 0.36)}` +
    festoon(560, -20, 980, 128, 30, [
      [0.26, 8],
      [0.5, 9],
      [0.745, 12],
    ]) +
    festoon(450, -14, 970, 24, 60, [
      [0.15, 11],
      [0.33, 14],
      [0.51, 17],
      [0.71, 21],
      [0.91, 25],
    ]) +
    '<rect width="960" height="420" fill="url(#calm)"/>'
  );
}

/**
 * The market at night, seen across the river: lanterns, stalls and the towers of a temple; the left half is sky and
 * water.
 */
export const hero = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 420" width="960" height="420">${defs}${night()}</svg>`;
