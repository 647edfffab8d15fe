import { categoryWords } from '../catalogue/categoryWords.ts';
import type { CardBrief } from '../catalogue/games.ts';
import type { Staging } from '../catalogue/lightScript.ts';
import { themeWords } from '../catalogue/themeWords.ts';
import { short, type Box } from './canvas.ts';
import { mix, ramps, rampOf, type Ramp, type Tint } from './colour.ts';
import { flatMotif, paintedMotif, type MotifPlace } from './motif.ts';
import { particles, type SceneKit } from './sceneParts.ts';
import { paintScene, type SceneId } from './scenes.ts';
import type { LetterShape } from './lettering.ts';

/** The inputs of a composition. */
export interface CardKit extends SceneKit {
  brief: CardBrief;
  staging: Staging;
  scene: SceneId;
  /** The vendor's pattern as SVG. The composition decides where it goes. */
  pattern: string;
}

/** A card without its name, and the area reserved for the name. */
export interface Composed {
  svg: string;
  title: Box;
  shapes: readonly LetterShape[];
  align?: 'top' | 'middle' | 'bottom';
  cap?: number;
  /** True if the letters glow like the motif. */
  isNeon?: boolean;
}

/** Composes a card. */
export type Composition = (kit: CardKit) => Composed;

/** The area of the name at the foot of a card. */
export const FOOT: Box = { x: 11, y: 204, width: 218, height: 92 };

export interface Subject {
  icon: string;
  ramp: Ramp;
}

/** Returns the ramp of a tint. Uses the palette's metal if there is no tint, and often if the palette drowns it. */
function rampFor(kit: CardKit, tint: Tint | undefined): Ramp {
  if (!tint || (kit.palette.drowns.includes(tint) && kit.random.chance(0.6))) return rampOf(kit.palette.metal);
  return rampOf(tint);
}

export function subjects(kit: CardKit): [Subject, Subject | undefined] {
  const [first, second] = kit.brief.motifs;
  if (!first) throw new Error('A card needs a motif.');
  return [
    { icon: first.icon, ramp: rampFor(kit, first.tint) },
    second ? { icon: second.icon, ramp: rampFor(kit, second.tint) } : undefined,
  ];
}

export function company(kit: CardKit, count: number): string[] {
  const own = new Set(kit.brief.motifs.map((motif) => motif.icon));
  const list = kit.random.shuffle(kit.staging.company.filter((icon) => !own.has(icon)));
  return Array.from({ length: count }, (_, index) => list[index % Math.max(1, list.length)] ?? 'star-formation');
}

const companyTints: readonly Tint[] = ['gold', 'red', 'cyan', 'green', 'purple', 'pink', 'orange'];

/** Natural tints of company motifs that appear in no name. */
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

export function companyRamp(kit: CardKit, icon: string): Ramp {
  const natural = naturalTints.get(icon);
  if (natural) return ramps[natural];
  const clear = companyTints.filter((tint) => !kit.palette.drowns.includes(tint));
  return ramps[kit.random.pick(clear.length > 0 ? clear : companyTints)];
}

/** Returns a second subject for compositions that need two. */
export function companion(kit: CardKit): Subject {
  const [icon = 'star-formation'] = company(kit, 1);
  return { icon, ramp: companyRamp(kit, icon) };
}

export const rivalTints: readonly Tint[] = ['gold', 'silver', 'red', 'cyan', 'ivory', 'purple'];

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

/** Draws a hand of playing cards with the given card in front. */
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

/** Paints the subject, with the palette's accent light on its shadow side. */
export function paint(kit: CardKit, subject: Subject, at: MotifPlace): string {
  const card = /^card-(\w+)-(hearts|diamonds|spades|clubs)$/.exec(subject.icon);
  if (card) return playingCards(kit, card[1] ?? 'ace', card[2] ?? 'hearts', at);
  return paintedMotif(kit.canvas, subject.icon, at, subject.ramp, {
    bounce: kit.palette.accent,
    outline: mix(subject.ramp.ink, kit.palette.ink, 0.5),
  });
}

export function air3(kit: CardKit, count: number): string {
  return particles(kit, kit.random.pick(kit.staging.particles), count);
}

export function backdrop(kit: CardKit): string {
  return paintScene(kit.scene, kit) + kit.pattern;
}
