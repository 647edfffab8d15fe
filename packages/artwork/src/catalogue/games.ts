import { palettes, dominantColour, themeIds, type PaletteId, type ThemeId, type Tint } from '../composition/colour.ts';
import { hashText, seededRandom, type Random } from '../seededRandom.ts';
import { categoryWords, rooms, type ArtKind } from './categoryWords.ts';
import { commonTemplates, contestQualities, jackpotTemplates, qualities, type Quality } from './qualityWords.ts';
import { familyOf, type InHouseFamily } from './inHouseFamilies.ts';
import { kindPalettes, themePalettes } from './lightScript.ts';
import { lotusLanterns, houseTitles, type HouseTitle } from './houseTitles.ts';
import { themeWords } from './themeWords.ts';
import { vendorPlans, type DemoGameType, type LocalisedText, type VendorPlan } from './vendors.ts';
import type { NameTemplate, Noun } from './wordLists.ts';

/** The content of a card, derived from the game's name, vendor and category. */
export interface CardBrief {
  kind: ArtKind;
  /** Theme of a slot, null for other kinds. */
  theme: ThemeId | null;
  motifs: readonly { icon: string; tint?: Tint }[];
  palette: PaletteId;
}

/** A game of the demo catalogue. */
export interface DemoGame {
  /** Stable and URL-safe: lower-case letters, digits and dashes. */
  id: string;
  /** The game's number across all vendors, as a decimal string. */
  nodeId: string;
  /** The vendor's id of the game. */
  gameId: string;
  gameCode: string;
  gameType: DemoGameType;
  vassalage: string;
  /** Classes of the game, as keys of `gameClassNames`. */
  gameClassify: readonly string[];
  name: LocalisedText;
  isNew: boolean;
  isHot: boolean;
  hasJackpot: boolean;
  /** Minimum bet, as a decimal string. */
  minBet: string;
  minLine: number;
  supportFreePlay: boolean;
  /** Increases with the release date; the newest game has the highest value. */
  releaseOrder: number;
  /** The in-house game that the card opens. Null if it opens nothing yet. */
  family: InHouseFamily | null;
  /** Placeholder colour (`#rrggbb`) shown until the art loads. Derived without drawing. */
  dominantColour: string;
  card: CardBrief;
}

const gameTypeOf: Record<ArtKind, DemoGameType> = {
  slot: 'RNG',
  crash: 'RNG',
  bingo: 'RNG',
  arcade: 'RNG',
  fish: 'FISH',
  pvp: 'PVP',
  live: 'LIVE',
  sports: 'SPORTS',
  esports: 'SPORTS',
  cockfight: 'SPORTS',
  lottery: 'LOTT',
  quickLottery: 'ELOTT',
};

/** Titles of real games that consist of common words. */
const usedTitles = new Set([
  'golden empire',
  'lucky koi',
  'mahjong ways',
  'crazy time',
  'golden dragon',
  'mystic unicorn',
  'royal fishing',
  'wild bandit',
  'golden buffalo',
  'ancient egypt',
  'lucky piggy',
  'piggy riches',
  'lucky penguin',
  'midnight party',
  'golden koi',
  'fire dragon',
  'wild wolf',
  'cash out rocket',
  'legend of the phoenix',
  'phoenix rises',
  'dragon legend',
  'ninja rush',
  'chicken rush',
  'viking legend',
  'samurai rush',
  'dragon treasure',
  'pharaoh treasure',
  'lucky clover',
  'wild safari',
  'jungle kingdom',
  'ocean king',
  'fishing god',
  'golden fish',
  'gold rush',
  'coin master',
  'shark hunter',
]);

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

interface Draft {
  name: LocalisedText;
  theme: ThemeId | null;
  nouns: readonly Noun[];
  quality: Quality | null;
}

function fill(template: NameTemplate, noun: LocalisedText): LocalisedText {
  return { EN: template.en.replace('{}', noun.EN), TY: spacedThai(template.ty.replace('{}', noun.TY)) };
}

/** Adds a space between Thai text and Latin letters or digits. Thai words are written without spaces. */
function spacedThai(text: string): string {
  return text
    .replaceAll(/([A-Za-z\d])(?=[\u0e00-\u0e7f])/g, '$1 ')
    .replaceAll(/([\u0e00-\u0e7f])(?=[A-Za-z\d])/g, '$1 ');
}

function joinThai(first: string, second: string): string {
  return spacedThai(`${first}${second}`);
}

function draftSlot(random: Random, themes: readonly ThemeId[], hasJackpot: boolean): Draft {
  // Usually picks one of the vendor's themes, occasionally any theme.
  const theme = themes.length === 0 || random.chance(0.12) ? random.pick(themeIds) : random.pick(themes);
  const words = themeWords[theme];
  const noun = random.pick(words.nouns);
  const plain: LocalisedText = { EN: noun.en, TY: noun.ty };
  const isLong = noun.en.includes(' ');
  const withQuality = (quality: Quality): LocalisedText => ({
    EN: `${quality.en} ${noun.en}`,
    TY: joinThai(noun.ty, quality.ty),
  });
  if (hasJackpot && random.chance(0.45))
    return { name: fill(random.pick(jackpotTemplates), plain), theme, nouns: [noun], quality: null };
  const form = random.next();
  if (form < 0.36) {
    const quality = random.pick(qualities);
    return { name: withQuality(quality), theme, nouns: [noun], quality };
  }
  if (form < 0.62) return { name: fill(random.pick(words.templates), plain), theme, nouns: [noun], quality: null };
  if (form < 0.8 || isLong)
    return { name: fill(random.pick(commonTemplates), plain), theme, nouns: [noun], quality: null };
  if (form < 0.92) {
    const other = random.pick(words.nouns.filter((candidate) => candidate.icon !== noun.icon));
    return {
      name: { EN: `${noun.en} and ${other.en}`, TY: `${noun.ty}กับ${other.ty}` },
      theme,
      nouns: [noun, other],
      quality: null,
    };
  }
  const quality = random.pick(qualities);
  return { name: fill(random.pick(commonTemplates), withQuality(quality)), theme, nouns: [noun], quality };
}

/** Suits of the playing cards that represent a table. Cards are picked at random. */
const suits = ['hearts', 'diamonds', 'spades', 'clubs'];

function dealtCard(random: Random, icon: string): { icon: string; tint?: Tint } {
  if (!/^card-(?:\d+|ace|king|queen|jack)-/.test(icon)) return { icon };
  const rank = random.pick(['ace', 'king', 'queen', 'jack', '9', '8', '10', '7']);
  return { icon: `card-${rank}-${random.pick(suits)}`, tint: 'ivory' };
}

function draftOther(random: Random, kind: Exclude<ArtKind, 'slot'>): Draft {
  const words = categoryWords[kind];
  const noun = random.pick(words.nouns);
  const template = random.pick(words.templates);
  const room = random.pick(rooms);
  const needsRoom = template.en.includes('{room}');
  const isContest = kind === 'sports' || kind === 'esports' || kind === 'cockfight';
  const quality =
    !needsRoom && random.chance(isContest ? 0.5 : 0.35) ? random.pick(isContest ? contestQualities : qualities) : null;
  const subject: LocalisedText = quality
    ? { EN: `${quality.en} ${noun.en}`, TY: joinThai(noun.ty, quality.ty) }
    : { EN: noun.en, TY: noun.ty };
  const filled = fill(template, subject);
  return {
    name: { EN: filled.EN.replace('{room}', room.en), TY: spacedThai(filled.TY.replace('{room}', room.ty)) },
    theme: null,
    nouns: noun.icon.split(',').map((part) => {
      const [icon = '', tint] = part.split(':');
      return { ...noun, ...(tint ? { tint: tint as Tint } : {}), ...dealtCard(random, icon) };
    }),
    quality,
  };
}

/** Picks a palette, preferring one that contrasts with the motif. */
function choosePalette(random: Random, kind: ArtKind, draft: Draft): PaletteId {
  const tint = draft.nouns[0]?.tint;
  const isClear = (id: PaletteId): boolean => !tint || !(palettes[id].drowns as readonly Tint[]).includes(tint);
  // A colour word in the name decides the palette, if the motif contrasts with it.
  const promised = draft.quality?.palette;
  if (promised && isClear(promised) && (kind === 'slot' || kind === 'crash' || kind === 'bingo' || kind === 'arcade'))
    return promised;
  const script = draft.theme ? themePalettes[draft.theme] : kindPalettes[kind as Exclude<ArtKind, 'slot'>];
  const clear = script.filter(isClear);
  return random.pick(clear.length > 0 ? clear : script);
}

const kindClasses: Record<Exclude<ArtKind, 'slot' | 'live'>, string> = {
  crash: 'Crash',
  bingo: 'BG',
  arcade: 'AR',
  fish: 'FG',
  pvp: 'CARD',
  sports: 'SPORT',
  esports: 'ESPORT',
  cockfight: 'COCK',
  lottery: 'DRAW',
  quickLottery: 'FAST',
};
const liveClasses: Readonly<Record<string, string>> = {
  Baccarat: 'BAC',
  'Speed Baccarat': 'BAC',
  Roulette: 'ROU',
  'Sic Bo': 'DICE',
};

function classify(random: Random, kind: ArtKind, subject: string, hasJackpot: boolean): string[] {
  const jackpot = hasJackpot ? ['JP'] : [];
  if (kind === 'slot') return ['SM', ...jackpot, ...(random.chance(0.2) ? ['FeatureBuy'] : [])];
  if (kind === 'live') return [liveClasses[subject] ?? 'TABLE'];
  return [kindClasses[kind], ...jackpot];
}

const minBets: Record<ArtKind, readonly string[]> = {
  slot: ['0.20', '0.50', '1.00', '2.00', '5.00'],
  crash: ['1.00', '2.00', '5.00'],
  bingo: ['1.00', '2.00', '5.00'],
  arcade: ['1.00', '2.00', '5.00'],
  fish: ['0.10', '0.50', '1.00'],
  pvp: ['5.00', '10.00', '20.00', '50.00'],
  live: ['10.00', '20.00', '50.00', '100.00'],
  sports: ['10.00', '20.00'],
  esports: ['10.00', '20.00'],
  cockfight: ['20.00', '50.00'],
  lottery: ['1.00', '5.00', '10.00'],
  quickLottery: ['1.00', '2.00'],
};
const slotLines = [5, 9, 10, 20, 20, 25, 30, 40, 50, 100, 243, 1024];

const TOTAL_TRIES = 400;

const IN_HOUSE_VENDOR = 'PARLOR';

type UndatedGame = Omit<DemoGame, 'releaseOrder' | 'isNew'>;

function undatedGame(
  vendor: VendorPlan,
  kind: ArtKind,
  draft: Draft,
  random: Random,
  hasJackpot: boolean,
): Omit<UndatedGame, 'nodeId'> {
  const code = slug(draft.name.EN);
  const palette = choosePalette(random, kind, draft);
  const subject = draft.nouns[0]?.en ?? '';
  return {
    id: `${slug(vendor.vassalage)}-${code}`,
    gameId: code,
    gameCode: code,
    gameType: gameTypeOf[kind],
    vassalage: vendor.vassalage,
    gameClassify: classify(random, kind, subject, hasJackpot),
    name: draft.name,
    isHot: random.chance(vendor.isHot ? 0.07 : 0.03),
    hasJackpot,
    minBet: random.pick(minBets[kind]),
    minLine: kind === 'slot' ? random.pick(slotLines) : 1,
    supportFreePlay: kind === 'slot' || kind === 'fish' || (kind === 'arcade' && random.chance(0.6)),
    family: familyOf(kind, subject),
    dominantColour: dominantColour(palette),
    card: {
      kind,
      theme: draft.theme,
      motifs: draft.nouns.map((noun) => ({ icon: noun.icon, ...(noun.tint ? { tint: noun.tint } : {}) })),
      palette,
    },
  };
}

function houseGame(vendor: VendorPlan, title: HouseTitle, random: Random): Omit<UndatedGame, 'nodeId'> {
  const { name, family, kind, theme, motifs, palette, minLine } = title;
  const nouns = motifs.map((motif) => ({ ...motif, en: name.EN, ty: name.TY }));
  const code = title.code ?? slug(name.EN);
  return {
    ...undatedGame(vendor, kind, { name, theme, nouns, quality: null }, random, false),
    id: `${slug(vendor.vassalage)}-${code}`,
    gameId: code,
    gameCode: code,
    gameClassify: [kind === 'slot' ? 'SM' : 'AR'],
    isHot: true,
    minBet: '1.00',
    minLine,
    supportFreePlay: true,
    family,
    dominantColour: dominantColour(palette),
    card: { kind, theme, motifs, palette },
  };
}

function build(): DemoGame[] {
  const inHouseTitles = [lotusLanterns, ...houseTitles];
  const games: UndatedGame[] = [];
  const add = (game: Omit<UndatedGame, 'nodeId'>): void => {
    games.push({ ...game, nodeId: String(100_001 + games.length) });
  };
  const known = new Set(inHouseTitles.map((title) => slug(title.name.EN)));
  for (const vendor of vendorPlans) {
    const knownThai = new Set(inHouseTitles.map((title) => title.name.TY));
    for (const [kind, count] of Object.entries(vendor.games) as [ArtKind, number][]) {
      const random = seededRandom(`${vendor.vassalage}/${kind}`);
      let created = 0;
      if (vendor.vassalage === IN_HOUSE_VENDOR && kind === 'slot') {
        add(houseGame(vendor, lotusLanterns, random));
        created = 1;
      }
      for (; created < count; created += 1) {
        const hasJackpot = (kind === 'slot' && random.chance(0.13)) || (kind === 'bingo' && random.chance(0.2));
        let tries = 0;
        let draft: Draft;
        do {
          draft = kind === 'slot' ? draftSlot(random, vendor.themes, hasJackpot) : draftOther(random, kind);
          tries += 1;
          if (tries > TOTAL_TRIES) throw new Error(`The grammar has no name left for ${kind} of ${vendor.vassalage}.`);
        } while (
          known.has(slug(draft.name.EN)) ||
          knownThai.has(draft.name.TY) ||
          draft.name.EN.length > 34 ||
          usedTitles.has(draft.name.EN.toLowerCase())
        );
        known.add(slug(draft.name.EN));
        knownThai.add(draft.name.TY);
        add(undatedGame(vendor, kind, draft, random, hasJackpot));
      }
    }
  }
  const drawnCount = games.length;
  for (const vendor of vendorPlans.filter((plan) => plan.vassalage === IN_HOUSE_VENDOR))
    for (const title of houseTitles) add(houseGame(vendor, title, seededRandom(`own/${title.name.EN}`)));
  // Releases are spread across all vendors. The newest 5% are marked new. The titles with chosen names are the newest,
  // the first card of the catalogue above all.
  const order = games
    .slice(0, drawnCount)
    .map((_, index) => index)
    .toSorted((left, right) => hashText(`release/${games[left]?.id}`) - hashText(`release/${games[right]?.id}`));
  const releaseOrders: number[] = [];
  for (const [position, index] of order.entries()) releaseOrders[index] = position + 1;
  releaseOrders[0] = games.length + 1;
  return games.map((game, index) => {
    const releaseOrder = releaseOrders[index] ?? index + 1;
    return { ...game, releaseOrder, isNew: releaseOrder > drawnCount * 0.95 };
  });
}

let catalogue: readonly DemoGame[] | undefined;
let byId: ReadonlyMap<string, DemoGame> | undefined;

/**
 * Returns the demo catalogue: the same games in the same order on every machine. Builds it once (well under 300 ms),
 * without I/O.
 */
export function demoGames(): readonly DemoGame[] {
  catalogue ??= build();
  return catalogue;
}

/** Returns the game with an id, or undefined if the catalogue has none. */
export function findDemoGame(id: string): DemoGame | undefined {
  byId ??= new Map(demoGames().map((game) => [game.id, game]));
  return byId.get(id);
}
