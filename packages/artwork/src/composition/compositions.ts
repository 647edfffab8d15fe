import { categoryWords } from '../catalogue/categoryWords.ts';
import type { CardBrief } from '../catalogue/games.ts';
import type { Staging } from '../catalogue/lightScript.ts';
import { themeWords } from '../catalogue/themeWords.ts';
import { short, type Box } from './canvas.ts';
import { mix, ramps, rampOf, type Ramp, type Tint } from './colour.ts';
import { backlitMotif, coinMotif, flatMotif, neonMotif, paintedMotif, type MotifPlace } from './motif.ts';
import { particles, rays, vignette, type SceneKit } from './sceneParts.ts';
import { paintScene, type SceneId } from './scenes.ts';
import type { LetterShape } from './lettering.ts';

export type CompositionId =
  | 'hero'
  | 'emblem'
  | 'diagonal'
  | 'coinRing'
  | 'silhouette'
  | 'letterform'
  | 'reelWindow'
  | 'closeUp'
  | 'pile'
  | 'duel'
  | 'portal'
  | 'cardFan'
  | 'balls'
  | 'poster'
  | 'procession'
  | 'trio'
  | 'neonSign'
  | 'paperCut'
  | 'trajectory'
  | 'popArt'
  | 'scoreboard';

/** What a composition works with. */
export interface CardKit extends SceneKit {
  brief: CardBrief;
  staging: Staging;
  scene: SceneId;
  /** The vendor's pattern, already drawn, to be laid where the composition wants it. */
  pattern: string;
}

/** A picture without its name, and the place that it keeps for the name. */
export interface Composed {
  svg: string;
  title: Box;
  shapes: readonly LetterShape[];
  align?: 'top' | 'middle' | 'bottom';
  cap?: number;
  /** The letters glow like the motif does. */
  isNeon?: boolean;
}

const FOOT: Box = { x: 11, y: 204, width: 218, height: 92 };

interface Subject {
  icon: string;
  ramp: Ramp;
}

/** The motif's colours: its own, unless the air would swallow them; then the palette's metal. */
function rampFor(kit: CardKit, tint: Tint | undefined): Ramp {
  if (!tint || (kit.palette.drowns.includes(tint) && kit.random.chance(0.6))) return rampOf(kit.palette.metal);
  return rampOf(tint);
}

function subjects(kit: CardKit): [Subject, Subject | undefined] {
  const [first, second] = kit.brief.motifs;
  if (!first) throw new Error('A card needs a motif.');
  return [
    { icon: first.icon, ramp: rampFor(kit, first.tint) },
    second ? { icon: second.icon, ramp: rampFor(kit, second.tint) } : undefined,
  ];
}

function company(kit: CardKit, count: number): string[] {
  const own = new Set(kit.brief.motifs.map((motif) => motif.icon));
  const list = kit.random.shuffle(kit.staging.company.filter((icon) => !own.has(icon)));
  return Array.from({ length: count }, (_, index) => list[index % Math.max(1, list.length)] ?? 'star-formation');
}

const companyTints: readonly Tint[] = ['gold', 'red', 'cyan', 'green', 'purple', 'pink', 'orange'];

/** Company that no name speaks of, with the colours that people expect of it. */
const companyColours: Readonly<Record<string, Tint>> = {
  'two-coins': 'gold',
  'gold-stack': 'gold',
  cash: 'green',
  'scarab-beetle': 'jade',
  'egyptian-urns': 'orange',
  'gold-scarab': 'gold',
  'ionic-column': 'ivory',
  coins: 'gold',
  scallop: 'pink',
  'sea-star': 'orange',
  elephant: 'silver',
  'monstera-leaf': 'green',
  fern: 'green',
  'paw-print': 'brown',
  banana: 'gold',
  'crystal-wand': 'cyan',
  'spider-web': 'silver',
  'candle-skull': 'ivory',
  barn: 'red',
  iceberg: 'cyan',
  'snowflake-1': 'cyan',
  flame: 'orange',
  fireball: 'orange',
  'small-fire': 'orange',
  'checked-shield': 'blue',
  'fleur-de-lys': 'gold',
  'crossed-swords': 'silver',
  'musical-notes': 'gold',
  drum: 'red',
  chopsticks: 'red',
  'car-wheel': 'silver',
  'trophy-cup': 'gold',
  'gear-stick': 'silver',
  satellite: 'silver',
  'robot-helmet': 'silver',
  moon: 'ivory',
  token: 'red',
  hearts: 'red',
  diamonds: 'red',
  spades: 'obsidian',
  clubs: 'obsidian',
  whistle: 'silver',
  medal: 'gold',
  'laurels-trophy': 'gold',
  headphones: 'obsidian',
  feather: 'ivory',
  'bird-claw': 'silver',
  stopwatch: 'silver',
  flatfish: 'orange',
  ticket: 'gold',
  'laurel-crown': 'green',
  'sun-priest': 'gold',
  cherry: 'red',
  shamrock: 'green',
  'ringing-bell': 'gold',
  '@7': 'red',
  '@BAR': 'gold',
};

const naturalTints = new Map<string, Tint>(Object.entries(companyColours));
for (const noun of [...Object.values(themeWords), ...Object.values(categoryWords)].flatMap((words) => words.nouns))
  if (noun.tint && !naturalTints.has(noun.icon)) naturalTints.set(noun.icon, noun.tint);

function companyRamp(kit: CardKit, icon: string): Ramp {
  const natural = naturalTints.get(icon);
  if (natural) return ramps[natural];
  const clear = companyTints.filter((tint) => !kit.palette.drowns.includes(tint));
  return ramps[kit.random.pick(clear.length > 0 ? clear : companyTints)];
}

/** A second subject for compositions that need two. */
function companion(kit: CardKit): Subject {
  const [icon = 'star-formation'] = company(kit, 1);
  return { icon, ramp: companyRamp(kit, icon) };
}

const rivalTints: readonly Tint[] = ['gold', 'silver', 'red', 'cyan', 'ivory', 'purple'];

const rankLetters: Readonly<Record<string, string>> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J' };

function playingCard(kit: CardKit, rank: string, suit: string, turn: number): string {
  const { canvas, palette } = kit;
  const colour = suit === 'hearts' || suit === 'diamonds' ? '#d81e3a' : '#1a1d3a';
  const sheet = canvas.linear(
    [-40, -60],
    [40, 60],
    [
      [0, '#ffffff'],
      [0.7, '#f5eee2'],
      [1, '#cbbfae'],
    ],
  );
  const letters = rankLetters[rank] ?? rank;
  return `<g transform="rotate(${short(turn)})"><rect x="-41" y="-56" width="88" height="122" rx="9" fill="${palette.ink}" opacity="0.5"/><rect x="-44" y="-61" width="88" height="122" rx="9" fill="${sheet}" stroke="${palette.ink}" stroke-width="2"/>${flatMotif(`@${letters}`, { cx: -27, cy: -42, size: 24 }, colour)}${flatMotif(suit, { cx: -27, cy: -18, size: 18 }, colour)}${flatMotif(suit, { cx: 6, cy: 10, size: 64 }, colour)}</g>`;
}

/** A hand of cards with the named one in front. */
function playingCards(kit: CardKit, rank: string, suit: string, at: MotifPlace): string {
  const { random } = kit;
  const others = random.shuffle(['ace', 'king', 'queen', 'jack', '10', '9', '8']).filter((other) => other !== rank);
  const suits = random.shuffle(['hearts', 'diamonds', 'spades', 'clubs']);
  const count = random.int(1, 2);
  const behind = Array.from(
    { length: count },
    (_, index) =>
      `<g transform="translate(${short(-22 * (count - index))} ${short(4 * (count - index))})">${playingCard(kit, others[index] ?? 'ace', suits[index] ?? 'spades', -15 * (count - index))}</g>`,
  );
  return `<g transform="translate(${short(at.cx + (at.size / 150) * 9 * count)} ${short(at.cy)}) rotate(${short(at.rotate ?? 0)}) scale(${(at.size / 150).toFixed(3)})">${behind.join('')}${playingCard(kit, rank, suit, 7)}</g>`;
}

/** Paints the subject with the second light of the palette on its shadow side. */
function paint(kit: CardKit, subject: Subject, at: MotifPlace): string {
  const card = /^card-(\w+)-(hearts|diamonds|spades|clubs)$/.exec(subject.icon);
  if (card) return playingCards(kit, card[1] ?? 'ace', card[2] ?? 'hearts', at);
  return paintedMotif(kit.canvas, subject.icon, at, subject.ramp, {
    bounce: kit.palette.accent,
    outline: mix(subject.ramp.ink, kit.palette.ink, 0.5),
  });
}

function air3(kit: CardKit, count: number): string {
  return particles(kit, kit.random.pick(kit.staging.particles), count);
}

function backdrop(kit: CardKit): string {
  return paintScene(kit.scene, kit) + kit.pattern;
}

const compositions: Record<CompositionId, (kit: CardKit) => Composed> = {
  hero: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const lean = random.range(-9, 9);
    const pair = second
      ? paint(kit, second, { cx: 168, cy: 96, size: 128, rotate: 10 }) +
        paint(kit, main, { cx: 90, cy: 138, size: 158, rotate: -6 })
      : paint(kit, main, {
          cx: 120,
          cy: random.range(116, 126),
          size: random.range(184, 210),
          rotate: lean,
          isMirrored: random.chance(0.3),
        });
    return {
      svg: backdrop(kit) + canvas.glow(120, 120, 128, palette.light, 0.8) + pair + vignette(kit) + air3(kit, 12),
      title: FOOT,
      shapes: ['block', 'justified', 'arc', 'swell'],
    };
  },
  emblem: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const metal = rampOf(
      random.pick(palette.metal === 'gold' ? (['gold', 'gold', 'silver'] as const) : (['gold', 'silver'] as const)),
    );
    const rim = canvas.linear(
      [40, 30],
      [200, 210],
      [
        [0, metal.rim],
        [0.3, metal.mid],
        [0.55, metal.lo],
        [0.75, metal.hi],
        [1, metal.lo],
      ],
    );
    const field = canvas.radial(104, 92, 118, [
      [0, mix(palette.sky[2], palette.light, 0.35)],
      [0.6, palette.sky[1]],
      [1, palette.sky[0]],
    ]);
    const form = random.pick(['circle', 'shield', 'octagon', 'star'] as const);
    const outline = {
      circle: 'M120 24a92 92 0 1 1 0 184a92 92 0 1 1 0-184Z',
      shield: 'M120 18C150 34 180 38 206 36C212 112 190 172 120 214C50 172 28 112 34 36C60 38 90 34 120 18Z',
      octagon: 'M82 22H158L210 76V152L158 206H82L30 152V76Z',
      star:
        Array.from({ length: 32 }, (_, index) => {
          const angle = (index / 32) * Math.PI * 2 - Math.PI / 2;
          const radius = index % 2 === 0 ? 102 : 88;
          return `${index === 0 ? 'M' : 'L'}${short(120 + Math.cos(angle) * radius)} ${short(116 + Math.sin(angle) * radius)}`;
        }).join('') + 'Z',
    }[form];
    const inner = `transform="translate(120 116) scale(0.86) translate(-120 -116)"`;
    const frame = `<path d="${outline}" transform="translate(0 6)" fill="${palette.ink}" opacity="0.6"/><path d="${outline}" fill="${rim}" stroke="${palette.ink}" stroke-width="3"/><path ${inner} d="${outline}" fill="${field}" stroke="${metal.lo}" stroke-width="4"/>`;
    const flank = company(kit, 2).map((icon, index) =>
      paint(
        kit,
        { icon, ramp: companyRamp(kit, icon) },
        { cx: index === 0 ? 38 : 202, cy: 184, size: 60, rotate: index === 0 ? -16 : 16 },
      ),
    );
    const crest = second
      ? paint(kit, main, { cx: 88, cy: 122, size: 132, rotate: -8 }) +
        paint(kit, second, { cx: 160, cy: 104, size: 108, rotate: 10 })
      : paint(kit, main, { cx: 120, cy: 112, size: 168 });
    return {
      svg:
        backdrop(kit) +
        rays(kit, [120, 116], 20, 0.35) +
        frame +
        rays({ ...kit, light: [120, 116] }, [120, 116], 12, 0.12) +
        crest +
        vignette(kit, 0.85) +
        flank.join('') +
        air3(kit, 8),
      title: FOOT,
      shapes: ['arc', 'block', 'swell'],
    };
  },
  diagonal: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const other = second ?? companion(kit);
    const cut = canvas.linear(
      [0, 320],
      [240, 60],
      [
        [0, mix(palette.accent, palette.ink, 0.4)],
        [0.6, palette.accent],
        [1, mix(palette.accent, '#ffffff', 0.35)],
      ],
    );
    const half = `<path d="M0 236L240 92V320H0Z" fill="${cut}"/><g opacity="0.2">${flatMotif(other.icon, { cx: 176, cy: 236, size: 210, rotate: -14 }, palette.ink)}</g><path d="M-4 238L244 90" stroke="#ffffff" stroke-width="5"/><path d="M-4 246L244 98" stroke="${palette.ink}" stroke-width="2" opacity="0.5"/>`;
    return {
      svg:
        backdrop(kit) +
        canvas.glow(86, 88, 120, palette.light, 0.8) +
        half +
        paint(kit, main, { cx: 92, cy: 104, size: 170, rotate: -8 }) +
        paint(kit, other, { cx: 182, cy: 178, size: 98, rotate: 12 }) +
        vignette(kit, 0.94) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['rising', 'rising', 'justified'],
    };
  },
  coinRing: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const icons = company(kit, 3);
    const count = 10;
    const coins = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + 0.3;
      const depth = (Math.sin(angle) + 1) / 2;
      return {
        depth,
        svg: coinMotif(
          canvas,
          icons[index % icons.length] ?? '@7',
          {
            cx: 120 + Math.cos(angle) * 96,
            cy: 128 + Math.sin(angle) * 46,
            size: 26 + depth * 26,
            rotate: Math.cos(angle) * 14,
          },
          ramps.gold,
        ),
      };
    });
    const back = coins.filter((coin) => coin.depth < 0.5).map((coin) => coin.svg);
    const front = coins
      .filter((coin) => coin.depth >= 0.5)
      .toSorted((left, right) => left.depth - right.depth)
      .map((coin) => coin.svg);
    const centre = second
      ? paint(kit, second, { cx: 152, cy: 88, size: 116, rotate: 10 }) +
        paint(kit, main, { cx: 92, cy: 104, size: 134, rotate: -8 })
      : paint(kit, main, { cx: 120, cy: 102, size: 166 });
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 110, 125, palette.light, 0.85) +
        back.join('') +
        centre +
        front.join('') +
        vignette(kit) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['arc', 'block', 'justified'],
    };
  },
  silhouette: (kit) => {
    const [main, second] = subjects(kit);
    const { palette, random } = kit;
    const body = mix(palette.ink, palette.sky[0], 0.35);
    const shape = second
      ? backlitMotif(main.icon, { cx: 84, cy: 132, size: 128 }, { body, edge: palette.light }) +
        backlitMotif(
          second.icon,
          { cx: 166, cy: 140, size: 112, isMirrored: true },
          { body, edge: palette.accent },
          [0.4, -0.8],
        )
      : backlitMotif(
          main.icon,
          { cx: 120, cy: 128, size: 176, isMirrored: random.chance(0.4) },
          { body, edge: mix(palette.light, palette.accent, 0.25) },
          [random.chance(0.5) ? -0.5 : 0.5, -0.8],
        );
    return {
      svg: paintScene('night', kit) + kit.pattern + shape + vignette(kit) + air3(kit, 16),
      title: FOOT,
      shapes: ['block', 'justified', 'swell'],
    };
  },
  letterform: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const other = second ? paint(kit, second, { cx: 186, cy: 196, size: 110, rotate: 12 }) : '';
    return {
      svg:
        backdrop(kit) +
        canvas.cover(
          canvas.vertical(0, 190, [
            [0, palette.ink, 0.72],
            [1, palette.ink, 0],
          ]),
        ) +
        canvas.glow(120, 222, 140, palette.light, 0.75) +
        other +
        paint(kit, main, { cx: second ? 96 : 120, cy: 224, size: second ? 168 : 196 }) +
        canvas.cover(
          canvas.vertical(268, 320, [
            [0, palette.ink, 0],
            [1, palette.ink, 0.85],
          ]),
        ) +
        air3(kit, 12),
      title: { x: 12, y: 16, width: 216, height: 118 },
      shapes: ['justified', 'justified', 'rising'],
      align: 'top',
      cap: 84,
    };
  },
  reelWindow: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const icons = company(kit, 5);
    const gold = ramps.gold;
    const frame = canvas.linear(
      [0, 24],
      [0, 214],
      [
        [0, gold.rim],
        [0.2, gold.mid],
        [0.5, gold.lo],
        [0.7, gold.hi],
        [1, gold.lo],
      ],
    );
    const drum = canvas.vertical(36, 202, [
      [0, '#2a1a3d'],
      [0.18, '#f4e9d4'],
      [0.5, '#ffffff'],
      [0.82, '#f4e9d4'],
      [1, '#2a1a3d'],
    ]);
    let symbols = '';
    for (let col = 0; col < 3; col += 1)
      for (let row = 0; row < 3; row += 1) {
        if (row === 1 && col === 1) continue;
        const icon = row === 1 ? main.icon : (icons[(col + row * 2) % icons.length] ?? main.icon);
        symbols += paintedMotif(
          canvas,
          icon,
          { cx: 58 + col * 62, cy: 66 + row * 54, size: 46 },
          row === 1 ? main.ramp : companyRamp(kit, icon),
        );
      }
    const bulbs = Array.from(
      { length: 9 },
      (_, index) =>
        `<circle cx="${24 + index * 24}" cy="29" r="3.6" fill="${index % 2 === 0 ? '#fffbe0' : palette.accent}"/><circle cx="${24 + index * 24}" cy="209" r="3.6" fill="${index % 2 === 1 ? '#fffbe0' : palette.accent}"/>`,
    );
    const hero = second
      ? paint(kit, second, { cx: 158, cy: 106, size: 104, rotate: 8 }) +
        paint(kit, main, { cx: 100, cy: 122, size: 124, rotate: -8 })
      : paint(kit, main, { cx: 120, cy: 119, size: 138, rotate: -4 });
    return {
      svg:
        paintScene('reels', kit) +
        kit.pattern +
        `<rect x="12" y="24" width="216" height="194" rx="18" fill="${palette.ink}"/><rect x="12" y="20" width="216" height="194" rx="18" fill="${frame}"/><rect x="24" y="36" width="192" height="166" rx="8" fill="${drum}"/><path d="M88 36V202M152 36V202" stroke="#a88c6a" stroke-width="4"/>${symbols}<rect x="24" y="36" width="192" height="166" rx="8" fill="none" stroke="${palette.ink}" stroke-width="3"/>${bulbs.join('')}` +
        canvas.glow(120, 119, 96, palette.light, 0.9) +
        hero +
        vignette(kit, 0.8) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['block', 'arc', 'swell'],
    };
  },
  closeUp: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const isLeft = random.chance(0.5);
    const behind = second
      ? paint(kit, second, { cx: isLeft ? 190 : 50, cy: 66, size: 120, rotate: isLeft ? 12 : -12 })
      : '';
    return {
      svg:
        backdrop(kit) +
        canvas.glow(isLeft ? 70 : 170, 70, 170, palette.light, 0.75) +
        behind +
        paint(kit, main, {
          cx: isLeft ? 92 : 148,
          cy: 138,
          size: random.range(272, 304),
          rotate: isLeft ? -9 : 9,
          isMirrored: !isLeft,
        }) +
        vignette(kit, 0.97) +
        air3(kit, 10),
      title: FOOT,
      shapes: ['justified', 'block', 'rising'],
    };
  },
  pile: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const gold = ramps.gold;
    const heap = Array.from({ length: 64 }, (_, index) => {
      const row = Math.floor(index / 13);
      const x = random.range(-10, 250);
      const y = 176 + row * 17 + Math.abs(x - 120) * 0.14 + random.range(-6, 6);
      return {
        y,
        svg: `<g transform="translate(${short(x)} ${short(y)}) rotate(${random.int(-28, 28)})"><ellipse cy="3" rx="13" ry="7" fill="${gold.ink}"/><ellipse rx="13" ry="7" fill="${random.pick([gold.mid, '#ffd45c', '#f5a91f'])}" stroke="${gold.lo}" stroke-width="1.6"/><ellipse cx="-2" cy="-1" rx="8" ry="3.6" fill="${gold.hi}" opacity="0.75"/></g>`,
      };
    }).toSorted((left, right) => left.y - right.y);
    const extra = company(kit, 3).map((icon, index) =>
      paint(
        kit,
        { icon, ramp: companyRamp(kit, icon) },
        { cx: 36 + index * 84, cy: 196 - (index === 1 ? -14 : 0), size: 56, rotate: random.range(-25, 25) },
      ),
    );
    const centre = second
      ? paint(kit, second, { cx: 164, cy: 92, size: 118, rotate: 10 }) +
        paint(kit, main, { cx: 88, cy: 112, size: 146, rotate: -8 })
      : paint(kit, main, { cx: 120, cy: 106, size: 180, rotate: random.range(-6, 6) });
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 150, 140, palette.light, 0.8) +
        centre +
        heap.map((coin) => coin.svg).join('') +
        extra.join('') +
        vignette(kit, 0.96) +
        particles(kit, 'sparks', 9),
      title: FOOT,
      shapes: ['block', 'arc', 'justified'],
    };
  },
  duel: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const rival = second ?? {
      icon: main.icon,
      ramp: rampOf(
        kit.random.pick(rivalTints.filter((tint) => rampOf(tint) !== main.ramp && !kit.palette.drowns.includes(tint))),
      ),
    };
    const left = canvas.linear(
      [0, 0],
      [120, 240],
      [
        [0, palette.sky[1]],
        [0.6, palette.sky[2]],
        [1, palette.ink],
      ],
    );
    const right = canvas.linear(
      [240, 0],
      [120, 240],
      [
        [0, mix(palette.accent, palette.ink, 0.45)],
        [0.6, palette.accent],
        [1, palette.ink],
      ],
    );
    const bolt = 'M146 -6L112 92L138 98L96 216L116 222L84 330';
    return {
      svg:
        canvas.cover(left) +
        `<path d="${bolt}L260 330V-6Z" fill="${right}"/>` +
        kit.pattern +
        rays(kit, [120, 110], 22, 0.3, '#ffffff') +
        `<path d="${bolt}" fill="none" stroke="#ffffff" stroke-width="12" opacity="0.35"/><path d="${bolt}" fill="none" stroke="#ffffff" stroke-width="4.5"/>` +
        paint(kit, main, { cx: 70, cy: 118, size: 142, rotate: -8 }) +
        paint(kit, rival, { cx: 174, cy: 124, size: 138, rotate: 8, isMirrored: true }) +
        vignette(kit, 0.95) +
        particles(kit, 'embers', 14),
      title: FOOT,
      shapes: ['rising', 'justified', 'block'],
    };
  },
  portal: (kit) => {
    const [main, second] = subjects(kit);
    // The wall is drawn around the opening: what a clip cuts away may not carry opacity of its own, the renderer stops
    // at that.
    const { canvas, palette, random } = kit;
    const wall = canvas.vertical(0, 320, [
      [0, palette.layers[1]],
      [0.6, palette.layers[2]],
      [1, palette.ink],
    ]);
    const metal = rampOf(palette.metal === 'ivory' ? 'gold' : palette.metal);
    const rim = canvas.linear(
      [40, 0],
      [200, 0],
      [
        [0, metal.lo],
        [0.3, metal.hi],
        [0.5, metal.mid],
        [0.8, metal.rim],
        [1, metal.lo],
      ],
    );
    const arch = random.pick([
      'M48 240V104A72 72 0 0 1 192 104V240Z',
      'M48 240V120C48 80 96 70 120 22C144 70 192 80 192 120V240Z',
      'M120 26a94 94 0 1 1 0 188a94 94 0 1 1 0-188Z',
      'M54 240V40H186V240Z',
    ]);
    const flank = company(kit, 2).map((icon, index) =>
      flatMotif(
        icon,
        { cx: index === 0 ? 22 : 218, cy: 120, size: 46 },
        mix(palette.layers[0], palette.light, 0.25),
        'opacity="0.75"',
      ),
    );
    const centre = second
      ? paint(kit, main, { cx: 92, cy: 132, size: 126 }) + paint(kit, second, { cx: 156, cy: 110, size: 110 })
      : paint(kit, main, { cx: 120, cy: 126, size: 168 });
    return {
      svg:
        paintScene(kit.scene, kit) +
        `<path d="M0 0H240V320H0Z${arch}" fill="${wall}" fill-rule="evenodd"/>` +
        kit.pattern +
        flank.join('') +
        `<path d="${arch}" transform="translate(0 5)" fill="none" stroke="${palette.ink}" stroke-width="18" stroke-opacity="0.4"/><path d="${arch}" fill="none" stroke="${palette.ink}" stroke-width="15"/><path d="${arch}" fill="none" stroke="${rim}" stroke-width="10"/>` +
        canvas.glow(120, 122, 110, palette.light, 0.6) +
        centre +
        vignette(kit) +
        air3(kit, 9),
      title: FOOT,
      shapes: ['arc', 'swell', 'block'],
    };
  },
  cardFan: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const suits = random.shuffle(['spades', 'hearts', 'clubs', 'diamonds']);
    const faces = random.shuffle(['A', 'K', 'Q', '8', '9', 'J']);
    const isCard = main.icon.startsWith('card-') || main.icon === 'poker-hand';
    const count = random.pick([3, 4, 5]);
    const cards = Array.from({ length: count }, (_, index) => {
      const turn = (index - (count - 1) / 2) * (64 / count);
      const suit = suits[index % 4] ?? 'spades';
      const colour = suit === 'hearts' || suit === 'diamonds' ? '#d81e3a' : '#1a1d3a';
      const sheet = canvas.linear(
        [-40, -60],
        [40, 60],
        [
          [0, '#ffffff'],
          [0.7, '#f3ecdf'],
          [1, '#cbbfae'],
        ],
      );
      return `<g transform="translate(120 238) rotate(${short(turn)}) translate(0 -112)"><rect x="-42" y="-60" width="88" height="124" rx="9" fill="${palette.ink}" opacity="0.45"/><rect x="-44" y="-62" width="88" height="124" rx="9" fill="${sheet}" stroke="${palette.ink}" stroke-width="1.5"/>${flatMotif(`@${faces[index % faces.length] ?? 'A'}`, { cx: -28, cy: -44, size: 22 }, colour)}${flatMotif(suit, { cx: -28, cy: -20, size: 17 }, colour)}${flatMotif(suit, { cx: 6, cy: 8, size: 62 }, colour)}</g>`;
    });
    const chips = [0, 1, 2].map((index) =>
      coinMotif(
        canvas,
        'token',
        { cx: 44 + index * 76, cy: 204 + (index === 1 ? 10 : 0), size: 50 },
        rampOf(random.pick(['red', 'blue', 'green', 'purple', 'gold'] as const)),
      ),
    );
    const badge = isCard
      ? ''
      : paint(kit, main, { cx: second ? 86 : 120, cy: 96, size: second ? 118 : 136 }) +
        (second ? paint(kit, second, { cx: 160, cy: 98, size: 112, isMirrored: true }) : '');
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 110, 120, palette.light, 0.5) +
        cards.join('') +
        badge +
        chips.join('') +
        vignette(kit, 0.95) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['block', 'justified', 'swell'],
    };
  },
  balls: (kit) => {
    const [main] = subjects(kit);
    const { canvas, palette, random } = kit;
    const ball = (cx: number, cy: number, radius: number, ramp: Ramp, mark: string): string => {
      const body = canvas.radial(cx - radius * 0.35, cy - radius * 0.45, radius * 1.45, [
        [0, '#ffffff'],
        [0.2, ramp.hi],
        [0.55, ramp.mid],
        [1, ramp.lo],
      ]);
      return `<ellipse cx="${short(cx)}" cy="${short(cy + radius * 0.92)}" rx="${short(radius * 0.85)}" ry="${short(radius * 0.2)}" fill="${palette.ink}" opacity="0.35"/><circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${body}"/><circle cx="${short(cx)}" cy="${short(cy + radius * 0.05)}" r="${short(radius * 0.56)}" fill="#fffdf4"/>${flatMotif(mark, { cx, cy: cy + radius * 0.05, size: radius * 0.82 }, '#2a1038')}<ellipse cx="${short(cx - radius * 0.32)}" cy="${short(cy - radius * 0.55)}" rx="${short(radius * 0.3)}" ry="${short(radius * 0.15)}" fill="#ffffff" opacity="0.85" transform="rotate(-30 ${short(cx - radius * 0.32)} ${short(cy - radius * 0.55)})"/>`;
    };
    const tints = random.shuffle(['red', 'blue', 'green', 'gold', 'purple', 'pink', 'orange', 'cyan'] as const);
    const places = [
      [40, 52, 24],
      [198, 44, 27],
      [30, 150, 28],
      [212, 146, 26],
      [76, 196, 22],
      [168, 198, 24],
    ] as const;
    const small = places.map(([x, y, r], index) =>
      ball(x + random.range(-6, 6), y + random.range(-6, 6), r, ramps[tints[index] ?? 'red'], `@${random.int(1, 49)}`),
    );
    const hero = main.icon.startsWith('@')
      ? ball(120, 112, 68, ramps[tints[6] ?? 'red'], main.icon)
      : ball(120, 112, 68, ramps[tints[6] ?? 'red'], `@${random.int(1, 99)}`) +
        paint(kit, main, { cx: 166, cy: 158, size: 92, rotate: 8 });
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 110, 130, palette.light, 0.8) +
        small.join('') +
        hero +
        vignette(kit, 0.95) +
        particles(kit, 'confetti', 14),
      title: FOOT,
      shapes: ['block', 'arc', 'justified'],
    };
  },
  poster: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const gold = mix(palette.accent, palette.light, 0.4);
    const field = canvas.vertical(0, 320, [
      [0, palette.sky[0]],
      [0.55, palette.sky[1]],
      [1, palette.ink],
    ]);
    const fan = Array.from({ length: 15 }, (_, index) => {
      const angle = Math.PI + (index / 14) * Math.PI;
      return `M120 214L${short(120 + Math.cos(angle - 0.04) * 260)} ${short(214 + Math.sin(angle - 0.04) * 260)}L${short(120 + Math.cos(angle + 0.04) * 260)} ${short(214 + Math.sin(angle + 0.04) * 260)}Z`;
    });
    const corners = [
      [18, 18, 0],
      [222, 18, 90],
      [222, 302, 180],
      [18, 302, 270],
    ].map(
      ([x = 0, y = 0, turn = 0]) =>
        `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 34V0H34M7 24V7H24" fill="none" stroke="${gold}" stroke-width="2.6"/>`,
    );
    const small = company(kit, 2).map((icon, index) =>
      flatMotif(icon, { cx: index === 0 ? 40 : 200, cy: 44, size: 32 }, gold),
    );
    const centre = second
      ? paint(kit, main, { cx: 86, cy: 126, size: 138, rotate: -6 }) +
        paint(kit, second, { cx: 160, cy: 112, size: 120, rotate: 8 })
      : paint(kit, main, { cx: 120, cy: 118, size: 176 });
    return {
      svg:
        canvas.cover(field) +
        `<path d="${fan.join('')}" fill="${canvas.radial(120, 214, 250, [
          [0, palette.light, 0.75],
          [0.5, palette.sky[2], 0.6],
          [1, palette.sky[2], 0.05],
        ])}"/><circle cx="120" cy="120" r="90" fill="${canvas.radial(120, 120, 90, [
          [0, palette.light, 0.7],
          [0.85, palette.sky[2], 0.5],
          [1, palette.sky[2], 0.15],
        ])}"/><circle cx="120" cy="120" r="97" fill="none" stroke="${gold}" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>` +
        kit.pattern +
        small.join('') +
        centre +
        vignette(kit, 0.8) +
        `<rect x="10" y="10" width="220" height="300" rx="4" fill="none" stroke="${gold}" stroke-width="1.6"/>${corners.join('')}`,
      title: { x: 24, y: 208, width: 192, height: 82 },
      shapes: ['block', 'justified'],
      align: 'middle',
    };
  },
  procession: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette } = kit;
    const escort = second ?? companion(kit);
    const lamp = (cx: number, cy: number, size: number, rotate: number): string =>
      canvas.lampGlow(cx, cy, size * 1.1, mix(escort.ramp.mid, '#ffb03d', 0.5)) +
      paint(kit, escort, { cx, cy, size, rotate, isMirrored: rotate > 0 });
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 140, 150, palette.light, 0.6) +
        lamp(46, 60, 62, -8) +
        lamp(196, 54, 66, 8) +
        lamp(30, 160, 78, -10) +
        lamp(212, 158, 80, 10) +
        canvas.lampGlow(120, 130, 128, mix(main.ramp.mid, main.ramp.hi, 0.55)) +
        paint(kit, main, { cx: 120, cy: 132, size: 166 }) +
        vignette(kit) +
        air3(kit, 14),
      title: FOOT,
      shapes: ['arc', 'swell'],
    };
  },
  trio: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const [left = main.icon, right = main.icon] = company(kit, 2);
    return {
      svg:
        backdrop(kit) +
        canvas.glow(120, 130, 130, palette.light, 0.75) +
        paint(kit, second ?? { icon: left, ramp: companyRamp(kit, left) }, { cx: 58, cy: 84, size: 112, rotate: -14 }) +
        paint(kit, { icon: right, ramp: companyRamp(kit, right) }, { cx: 184, cy: 88, size: 108, rotate: 14 }) +
        paint(kit, main, { cx: 120, cy: 144, size: 158, rotate: random.range(-4, 4) }) +
        vignette(kit, 0.95) +
        air3(kit, 10),
      title: FOOT,
      shapes: ['block', 'arc', 'swell', 'justified'],
    };
  },
  neonSign: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const wall = canvas.vertical(0, 320, [
      [0, mix(palette.sky[0], palette.ink, 0.2)],
      [0.5, mix(palette.sky[1], palette.ink, 0.45)],
      [1, palette.ink],
    ]);
    let bricks = '';
    for (let row = 0; row < 22; row += 1)
      for (let col = -1; col < 8; col += 1)
        if (random.chance(0.7))
          bricks += `<rect x="${col * 34 + (row % 2) * 17}" y="${row * 15}" width="32" height="13" rx="1.5" fill="#ffffff" opacity="${random.range(0.015, 0.07).toFixed(3)}"/>`;
    const first = random.pick([palette.accent, palette.light, '#3df5ff', '#ff5fd0', '#ffd23d', '#7dff6b']);
    const other = first === palette.accent ? palette.light : palette.accent;
    const ring = random.pick([
      'M120 28a88 88 0 1 1 0 176a88 88 0 1 1 0-176Z',
      'M36 40H204V196H36Z',
      'M120 22L206 116L120 210L34 116Z',
    ]);
    const tube =
      [
        [16, 0.12],
        [9, 0.25],
        [4, 1],
      ]
        .map(
          ([width = 0, opacity = 0]) =>
            `<path d="${ring}" fill="none" stroke="${other}" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round"/>`,
        )
        .join('') + `<path d="${ring}" fill="none" stroke="#ffffff" stroke-width="1.4" opacity="0.9"/>`;
    const sign = second
      ? neonMotif(main.icon, { cx: 92, cy: 126, size: 118 }, first, palette.ink) +
        neonMotif(second.icon, { cx: 160, cy: 104, size: 92 }, other, palette.ink)
      : neonMotif(main.icon, { cx: 120, cy: 116, size: 148 }, first, palette.ink);
    return {
      svg:
        canvas.cover(wall) +
        bricks +
        canvas.glow(120, 116, 160, first, 0.5) +
        canvas.glow(120, 116, 110, other, 0.35) +
        tube +
        sign +
        canvas.cover(
          canvas.vertical(230, 320, [
            [0, palette.ink, 0],
            [1, palette.ink, 0.7],
          ]),
        ),
      title: FOOT,
      shapes: ['block', 'rising', 'arc'],
      isNeon: true,
    };
  },
  paperCut: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const tones = [
      palette.sky[0],
      mix(palette.sky[0], palette.sky[1], 0.5),
      palette.sky[1],
      mix(palette.sky[1], palette.sky[2], 0.5),
      palette.sky[2],
      mix(palette.sky[2], palette.light, 0.55),
    ];
    const sheets = tones.slice(1).map((tone, index) => {
      const radius = 150 - index * 21;
      const bumps = 9;
      const phase = random.range(0, 6);
      const ring = Array.from({ length: bumps + 1 }, (_, step) => {
        const angle = (step / bumps) * Math.PI * 2 + phase;
        const control = angle - Math.PI / bumps;
        const reach = radius * 1.14;
        const x = short(120 + Math.cos(angle) * radius);
        const y = short(118 + Math.sin(angle) * radius * 0.98);
        return step === 0
          ? `M${x} ${y}`
          : `Q${short(120 + Math.cos(control) * reach)} ${short(118 + Math.sin(control) * reach)} ${x} ${y}`;
      }).join('');
      return `<path d="${ring}Z" transform="translate(0 -4)" fill="${palette.ink}" opacity="0.4"/><path d="${ring}Z" fill="${tone}"/>`;
    });
    const around = company(kit, 4).map((icon, index) =>
      flatMotif(
        icon,
        {
          cx: [30, 210, 26, 214][index] ?? 30,
          cy: [36, 34, 190, 192][index] ?? 36,
          size: 54,
          rotate: random.range(-20, 20),
        },
        mix(palette.sky[1], palette.light, 0.25),
        'opacity="0.8"',
      ),
    );
    const centre = second
      ? paint(kit, main, { cx: 90, cy: 130, size: 124 }) + paint(kit, second, { cx: 156, cy: 104, size: 104 })
      : paint(kit, main, { cx: 120, cy: 116, size: 156 });
    return {
      svg:
        canvas.cover(tones[0] ?? palette.ink) +
        kit.pattern +
        sheets.join('') +
        around.join('') +
        centre +
        vignette(kit, 0.92),
      title: FOOT,
      shapes: ['arc', 'block', 'swell'],
    };
  },
  trajectory: (kit) => {
    const [main] = subjects(kit);
    const { canvas, palette, random } = kit;
    const trail = canvas.linear(
      [20, 240],
      [170, 90],
      [
        [0, palette.accent, 0],
        [0.6, palette.accent, 0.75],
        [1, '#ffffff', 0.95],
      ],
    );
    const lines = Array.from({ length: 9 }, () => {
      const x = random.range(0, 220);
      const y = random.range(10, 210);
      const reach = random.range(20, 60);
      return `M${short(x)} ${short(y)}l${short(-reach)} ${short(reach)}`;
    });
    const times = flatMotif(
      `@${random.pick(['2x', '5x', '10x', '8x', '25x', '50x'])}`,
      { cx: 58, cy: 56, size: 74, rotate: -10 },
      canvas.vertical(180, 330, [
        [0, '#ffffff'],
        [1, palette.accent],
      ]),
      `stroke="${palette.ink}" stroke-width="26" paint-order="stroke" stroke-linejoin="round"`,
    );
    return {
      svg:
        backdrop(kit) +
        `<path d="${lines.join('')}" stroke="#ffffff" stroke-width="2" opacity="0.35"/><path d="M-10 268C60 250 110 210 138 138L170 158C140 220 84 262 -10 288Z" fill="${trail}"/>` +
        canvas.glow(152, 116, 110, palette.light, 0.7) +
        times +
        paint(kit, main, {
          cx: 152,
          cy: 116,
          size: 156,
          rotate: main.icon === 'rocket' || main.icon === 'comet-spark' ? 0 : random.range(-14, 4),
        }) +
        vignette(kit, 0.95) +
        air3(kit, 12),
      title: FOOT,
      shapes: ['rising', 'block', 'rising'],
    };
  },
  popArt: (kit) => {
    const [main, second] = subjects(kit);
    const { canvas, palette, random } = kit;
    const ground = canvas.linear(
      [0, 0],
      [240, 320],
      [
        [0, palette.sky[2]],
        [0.55, palette.sky[1]],
        [1, palette.sky[0]],
      ],
    );
    let dots = '';
    for (let row = 0; row < 20; row += 1)
      for (let col = 0; col < 15; col += 1)
        dots += `<circle cx="${col * 17 + (row % 2) * 8.5}" cy="${row * 15}" r="${short(Math.max(0.4, 6.4 - row * 0.42))}"/>`;
    const burst =
      Array.from({ length: 28 }, (_, index) => {
        const angle = (index / 28) * Math.PI * 2;
        const radius = index % 2 === 0 ? random.range(108, 132) : random.range(76, 88);
        return `${index === 0 ? 'M' : 'L'}${short(120 + Math.cos(angle) * radius)} ${short(114 + Math.sin(angle) * radius)}`;
      }).join('') + 'Z';
    const pair = second
      ? paint(kit, second, { cx: 166, cy: 90, size: 110, rotate: 12 }) +
        paint(kit, main, { cx: 92, cy: 126, size: 140, rotate: -8 })
      : paint(kit, main, { cx: 120, cy: 114, size: 170, rotate: random.range(-12, 12) });
    return {
      svg:
        canvas.cover(ground) +
        `<g fill="${palette.light}" opacity="0.28">${dots}</g><path d="${burst}" transform="translate(5 8)" fill="${palette.ink}" opacity="0.8"/><path d="${burst}" fill="${palette.accent}" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/><path d="${burst}" transform="translate(120 114) scale(0.8) translate(-120 -114)" fill="#ffffff"/>` +
        pair +
        vignette(kit, 0.8) +
        particles(kit, 'stars', 6),
      title: FOOT,
      shapes: ['rising', 'arc', 'justified'],
    };
  },
  scoreboard: (kit) => {
    const [main] = subjects(kit);
    const { canvas, palette, random } = kit;
    const stripes = [0, 1, 2].map(
      (index) =>
        `<path d="M${-40 + index * 26} 236L${120 + index * 26} -10H${136 + index * 26}L${-24 + index * 26} 236Z" fill="${index === 1 ? '#ffffff' : palette.accent}" opacity="${index === 1 ? 0.9 : 0.75}"/>`,
    );
    const streak = canvas.linear(
      [0, 200],
      [150, 90],
      [
        [0, '#ffffff', 0],
        [1, '#ffffff', 0.75],
      ],
    );
    // Only games that are counted in goals or points against each other carry a score.
    const hasScore = /ball|hockey|rugby|keeper|baseball/.test(main.icon);
    const score = !hasScore
      ? ''
      : `<g transform="translate(120 34)"><rect x="-52" y="-16" width="104" height="32" rx="6" fill="${palette.ink}" stroke="${palette.accent}" stroke-width="2"/>${flatMotif(`@${random.int(0, 4)}`, { cx: -28, cy: 0, size: 20 }, '#ffffff')}${flatMotif(`@${random.int(0, 4)}`, { cx: 28, cy: 0, size: 20 }, '#ffffff')}<circle cy="-5" r="2.6" fill="${palette.accent}"/><circle cy="5" r="2.6" fill="${palette.accent}"/></g>`;
    return {
      svg:
        backdrop(kit) +
        stripes.join('') +
        `<path d="M-10 236C60 214 100 170 116 130L176 150C150 200 80 240 -10 262Z" fill="${streak}"/>` +
        canvas.glow(146, 126, 110, '#ffffff', 0.5) +
        paint(kit, main, { cx: 142, cy: 130, size: 164, rotate: random.range(-16, 10) }) +
        score +
        vignette(kit, 0.96) +
        air3(kit, 8),
      title: FOOT,
      shapes: ['rising', 'justified', 'block'],
    };
  },
};

/** Composes the picture of a card, without its name. */
export function compose(id: CompositionId, kit: CardKit): Composed {
  return compositions[id](kit);
}
