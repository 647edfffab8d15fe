import { gradient, mix, starPoints, type Ramp } from './drawing.ts';
import { drawRank, ranks, type LetterStyle } from './rankLetters.ts';

/** Colours of the low symbols. Neighbours are easy to distinguish. */
export const jewels: readonly Ramp[] = [
  { hi: '#ffa08c', mid: '#e8303c', lo: '#8c0a2c', ink: '#36030f' },
  { hi: '#9fe8ff', mid: '#2f9cf0', lo: '#124a9c', ink: '#041a3c' },
  { hi: '#fff3a0', mid: '#ffbf2e', lo: '#c4610c', ink: '#471a03' },
  { hi: '#b9f58a', mid: '#3fb845', lo: '#0d6a3c', ink: '#03291b' },
  { hi: '#e9b8ff', mid: '#a24df0', lo: '#4f1a9c', ink: '#1c0640' },
  { hi: '#ffd2a0', mid: '#f5822a', lo: '#a33a08', ink: '#3f1403' },
  { hi: '#a5fff0', mid: '#22c4b8', lo: '#0b6a74', ink: '#032a30' },
  { hi: '#ffc4e6', mid: '#f0509f', lo: '#96145f', ink: '#3c0428' },
];

type Draw = (index: number, ramp: Ramp) => string;

const filled = (shape: string, { ink }: Ramp, width = 6): string =>
  `<g fill="url(#l)" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round">${shape}</g>`;

const gloss = '<ellipse cx="40" cy="26" rx="18" ry="8" fill="#fff" opacity=".5" transform="rotate(-20 40 26)"/>';

const suitPaths = [
  'M50 88C20 64 8 48 8 32C8 18 19 10 30 10C40 10 47 16 50 24C53 16 60 10 70 10C81 10 92 18 92 32C92 48 80 64 50 88Z',
  'M50 8C62 28 74 40 86 50C74 60 62 72 50 92C38 72 26 60 14 50C26 40 38 28 50 8Z',
  'M50 8C70 30 90 44 90 62C90 74 81 80 72 80C65 80 58 76 55 70C56 80 60 86 67 92H33C40 86 44 80 45 70C42 76 35 80 28 80C19 80 10 74 10 62C10 44 30 30 50 8Z',
  'M50 8A19 19 0 0 1 65 40A19 19 0 1 1 56 67C57 79 61 86 67 92H33C39 86 43 79 44 67A19 19 0 1 1 35 40A19 19 0 0 1 50 8Z',
];

const gemCuts: readonly { outline: string; facets: string }[] = [
  { outline: '26,14 74,14 94,38 50,92 6,38', facets: '6,38 94,38M26,14 34,38 50,92 66,38 74,14M34,38 50,14 66,38' },
  {
    outline: '30,8 70,8 92,30 92,70 70,92 30,92 8,70 8,30',
    facets:
      '30,8 38,28 62,28 70,8M92,30 72,38 72,62 92,70M70,92 62,72 38,72 30,92M8,70 28,62 28,38 8,30M38,28 28,38M62,28 72,38M72,62 62,72M38,72 28,62',
  },
  {
    outline: '50,6 90,28 90,72 50,94 10,72 10,28',
    facets:
      '50,6 50,30 72,40 90,28M72,40 72,62 90,72M72,62 50,72 50,94M50,72 28,62 10,72M28,62 28,40 10,28M28,40 50,30',
  },
  { outline: '50,4 82,50 50,96 18,50', facets: '50,4 36,50 50,96 64,50 50,4M18,50 82,50' },
  { outline: '50,8 92,82 8,82', facets: '50,8 50,34 72,70 92,82M72,70 28,70 8,82M28,70 50,34' },
];

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  [
    [30, 30],
    [70, 70],
  ],
  [[50, 50]],
];

const lanternBodies = [
  'M30 24H70C92 38 92 64 70 78H30C8 64 8 38 30 24Z',
  'M34 20H66V80H34Z',
  'M50 18L78 38L70 78H30L22 38Z',
  'M50 20C80 30 78 66 50 82C22 66 20 30 50 20Z',
  'M22 32H78L66 78H34Z',
];

const runePaths = [
  'M34 20V80M34 20L70 38L34 54M34 54L70 80',
  'M50 18V84M50 40L28 22M50 40L72 22',
  'M32 20V80M68 20V80M32 36L68 62',
  'M64 18L34 50L64 82',
  'M50 18L72 42L50 66L28 42ZM50 66V86',
];

const marks = [
  `<polygon points="${starPoints(5, 24, 10)}"/>`,
  '<rect x="34" y="34" width="32" height="32" rx="3"/>',
  '<path d="M50 28L72 50L50 72L28 50Z"/>',
  '<circle cx="50" cy="50" r="18"/>',
  `<polygon points="${starPoints(3, 24)}"/>`,
];

const fields = ['M50 8V96', 'M8 46H92', 'M12 14L88 88', 'M8 62L50 32L92 62', 'M50 8V96M8 46H92'];

const petals = [8, 6, 5, 4, 3];

const round: Draw = (index, ramp) =>
  `<circle cx="50" cy="50" r="42" fill="url(#l)" stroke="${ramp.ink}" stroke-width="6"/><g fill="${mix(ramp.hi, '#ffffff', 0.4)}" opacity=".85">${marks[index] ?? ''}</g><ellipse cx="40" cy="24" rx="20" ry="9" fill="#fff" opacity=".55" transform="rotate(-18 40 24)"/>`;

const letters =
  (style: LetterStyle, hasSerifs: boolean): Draw =>
  (index, ramp) =>
    drawRank(index, style, hasSerifs, ramp);

/**
 * Families of low symbols. Each draws the symbol of a rank, 0 being the best, in a box of 100 by 100; `l` is the
 * gradient of its colour.
 */
const families = {
  pillow: letters('pillow', false),
  carved: letters('carved', true),
  neon: letters('neon', false),
  inline: letters('inline', true),
  block: letters('block', false),
  suit: (index, ramp) =>
    index < suitPaths.length
      ? filled(`<path d="${suitPaths[index]}"/>`, ramp) + gloss
      : filled(`<polygon points="${starPoints(5, 44, 19)}"/>`, ramp) + gloss,
  gem: (index, ramp) => {
    const { outline, facets } = gemCuts[index] ?? { outline: '', facets: '' };
    return `${filled(`<polygon points="${outline}"/>`, ramp)}<path d="M${facets}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" opacity=".6"/>`;
  },
  die: (index, ramp) =>
    filled('<rect x="10" y="10" width="80" height="80" rx="18"/>', ramp) +
    `<rect x="17" y="16" width="66" height="66" rx="13" fill="none" stroke="${ramp.hi}" stroke-width="2.5" opacity=".7"/>` +
    (pips[index] ?? [])
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9.5" fill="#fff" stroke="${ramp.ink}" stroke-width="2.5"/>`)
      .join(''),
  lantern: (index, ramp) =>
    `<path d="M50 4V16M40 88V98M50 86V99M60 88V98" stroke="${ramp.hi}" stroke-width="4" stroke-linecap="round"/>` +
    filled(
      `<path d="${lanternBodies[index] ?? ''}"/><path d="M33 14H67V24H33ZM35 76H65V87H35Z" fill="${ramp.lo}"/>`,
      ramp,
      5,
    ) +
    `<circle cx="50" cy="50" r="15" fill="#fff6c8" opacity=".85"/><path d="M50 24V76" stroke="${ramp.ink}" stroke-width="2" opacity=".5"/>`,
  coin: (index, ramp) =>
    `${filled('<circle cx="50" cy="50" r="42"/>', ramp)}<circle cx="50" cy="50" r="33" fill="none" stroke="${ramp.ink}" stroke-width="3" stroke-dasharray="3 5" opacity=".7"/><g fill="${ramp.ink}" opacity=".85" transform="translate(1 2)">${marks[index] ?? ''}</g><g fill="${ramp.hi}">${marks[index] ?? ''}</g>`,
  orb: round,
  shield: (index, ramp) =>
    `${filled('<path d="M12 12Q50 0 88 12V48C88 74 68 90 50 96C32 90 12 74 12 48Z"/>', ramp)}<path d="${fields[index] ?? ''}" fill="none" stroke="${ramp.hi}" stroke-width="11" clip-path="inset(9% 15% 9% 15%)"/><path d="M22 20Q50 10 78 20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
  rune: (index, ramp) =>
    `<path d="M20 12L74 8L92 30L88 84L64 94L16 88L8 40Z" fill="#5c5a66" stroke="#17161c" stroke-width="6" stroke-linejoin="round"/><path d="M20 12L74 8L92 30L30 30Z" fill="#8b8996"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${runePaths[index] ?? ''}" stroke="#17161c" stroke-width="15"/><path d="${runePaths[index] ?? ''}" stroke="${ramp.mid}" stroke-width="9"/><path d="${runePaths[index] ?? ''}" stroke="${mix(ramp.hi, '#ffffff', 0.4)}" stroke-width="3.5"/></g>`,
  flower: (index, ramp) => {
    const count = petals[index] ?? 5;
    const petal = Array.from(
      { length: count },
      (_, i) =>
        `<ellipse cx="50" cy="26" rx="${index < 2 ? 12 : 17}" ry="21" transform="rotate(${(i * 360) / count} 50 50)"/>`,
    ).join('');
    return `${filled(petal, ramp, 5)}<circle cx="50" cy="50" r="13" fill="#ffe27a" stroke="${ramp.ink}" stroke-width="4"/>`;
  },
  star: (index, ramp) => {
    const points = [8, 6, 5, 4, 3][index] ?? 5;
    return `${filled(`<polygon points="${starPoints(points, 46, points === 3 ? 20 : 24)}"/>`, ramp)}<polygon points="${starPoints(points, 24, points === 3 ? 10 : 13)}" fill="${ramp.hi}" opacity=".8"/>`;
  },
  mahjong: (index, ramp) => {
    const dots = (pips[index] ?? []).map(
      ([x, y]) =>
        `<circle cx="${22 + x * 0.56}" cy="${y * 0.86 + 5}" r="${index === 4 ? 20 : 10}" fill="url(#l)" stroke="${ramp.ink}" stroke-width="3"/><circle cx="${22 + x * 0.56}" cy="${y * 0.86 + 5}" r="${index === 4 ? 8 : 3.5}" fill="#fffbe8"/>`,
    );
    return `<rect x="18" y="12" width="68" height="86" rx="10" fill="${ramp.lo}" stroke="${ramp.ink}" stroke-width="4"/><rect x="16" y="4" width="68" height="86" rx="10" fill="#fffbe8" stroke="${ramp.ink}" stroke-width="4"/>${dots.join('')}`;
  },
} as const satisfies Readonly<Record<string, Draw>>;

/** The family of a title's low symbols. */
export type LowKind = keyof typeof families;

/** All families of low symbols. */
export const lowKinds = Object.keys(families) as readonly LowKind[];

const letterKinds: ReadonlySet<LowKind> = new Set(['pillow', 'carved', 'neon', 'inline', 'block']);

/** Returns the name of a low symbol: a rank, or a kind whose message is `low.` and the kind. */
export function lowName(kind: LowKind, index: number): { rank: string } | { kind: string } {
  return letterKinds.has(kind) ? { rank: ranks[index] ?? '' } : { kind };
}

/** Draws a low symbol in a box of 100 by 100. */
export function drawLow(kind: LowKind, index: number, hue: number): string {
  // Steps of three visit all eight colours.
  const ramp = jewels[(hue + index * 3) % jewels.length] as Ramp;
  return `<defs>${gradient('l', [ramp.hi, ramp.mid, ramp.lo], 4, 96)}</defs>${families[kind](index, ramp)}`;
}
