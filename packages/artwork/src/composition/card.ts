import type { DemoGame } from '../catalogue/games.ts';
import type { ArtKind } from '../catalogue/categoryWords.ts';
import { kindStaging, themeStaging } from '../catalogue/lightScript.ts';
import { vendorPlans, type DemoVendor } from '../catalogue/vendors.ts';
import { seededRandom } from '../seededRandom.ts';
import { Canvas, short } from './canvas.ts';
import { mix, paletteOf, type PaletteId } from './colour.ts';
import { compose, type CompositionId } from './compositions.ts';
import { displayFont, type FaceId } from './displayFonts.ts';
import { glyphPath } from './glyphPath.ts';
import { letter, type LetterPaint } from './lettering.ts';
import { letterPaint, type LetterMood } from './letterPaint.ts';
import { vendorPattern } from './vendorPattern.ts';

/** Size of a card in user units, twice its size in CSS pixels. */
const CARD_WIDTH = 240;
const CARD_HEIGHT = 320;

/** The compositions of each kind. A composition's weight is its number of entries. */
const shelf: Record<ArtKind, readonly CompositionId[]> = {
  slot: [
    'hero',
    'hero',
    'hero',
    'emblem',
    'emblem',
    'diagonal',
    'coinRing',
    'silhouette',
    'procession',
    'letterform',
    'letterform',
    'reelWindow',
    'closeUp',
    'closeUp',
    'pile',
    'portal',
    'portal',
    'poster',
    'trio',
    'trio',
    'paperCut',
    'popArt',
  ],
  crash: ['trajectory', 'trajectory', 'trajectory', 'hero', 'closeUp', 'neonSign', 'letterform'],
  bingo: ['balls', 'balls', 'popArt', 'hero', 'paperCut', 'trio', 'letterform'],
  arcade: ['hero', 'popArt', 'neonSign', 'emblem', 'letterform', 'closeUp', 'portal'],
  fish: ['hero', 'closeUp', 'closeUp', 'duel', 'trio', 'portal', 'letterform', 'emblem'],
  pvp: ['cardFan', 'cardFan', 'emblem', 'poster', 'duel', 'hero', 'pile'],
  live: ['cardFan', 'cardFan', 'poster', 'emblem', 'hero', 'portal', 'procession', 'coinRing'],
  sports: ['scoreboard', 'scoreboard', 'hero', 'closeUp', 'emblem', 'diagonal', 'duel'],
  esports: ['hero', 'duel', 'diagonal', 'closeUp', 'emblem', 'neonSign', 'letterform'],
  cockfight: ['duel', 'duel', 'hero', 'closeUp', 'silhouette', 'emblem', 'poster'],
  lottery: ['balls', 'balls', 'coinRing', 'emblem', 'pile', 'popArt', 'letterform'],
  quickLottery: ['balls', 'trajectory', 'neonSign', 'popArt', 'emblem', 'letterform', 'hero'],
};

const moods: Partial<Record<PaletteId, readonly LetterMood[]>> = {
  ember: ['fire', 'gold'],
  glacier: ['snow', 'chrome'],
  bubblegum: ['snow', 'candy'],
  orchid: ['snow', 'candy', 'gold'],
  neonPink: ['glow', 'snow'],
  neonCyan: ['glow', 'snow'],
  acid: ['glow', 'snow'],
  jade: ['gold', 'snow', 'jade'],
  jungle: ['gold', 'snow'],
  haunted: ['glow', 'fire'],
  pitch: ['snow', 'chrome'],
  felt: ['gold', 'snow'],
  velvet: ['gold', 'gold', 'chrome'],
  citrus: ['snow', 'fire'],
};

function neonLetters(colour: string, ink: string): LetterPaint {
  return {
    fill: ['#ffffff', mix(colour, '#ffffff', 0.7), mix(colour, '#ffffff', 0.35)],
    outline: ink,
    side: mix(colour, ink, 0.35),
    halo: colour,
  };
}

/** Draws the vendor's monogram on a small tab at the foot of the card. */
function vendorTab(canvas: Canvas, monogram: string, { from, to }: DemoVendor['mark'], ink: string): string {
  const font = displayFont('kanit');
  const size = 13;
  const width = font.getAdvanceWidth(monogram, size) + 20;
  const left = canvas.width / 2 - width / 2;
  const y = canvas.height;
  return `<path d="M${short(left - 8)} ${y}L${short(left)} ${y - 17}H${short(left + width)}L${short(left + width + 8)} ${y}Z" fill="${from}" stroke="${ink}" stroke-width="2"/><path d="${glyphPath(font.getPath(monogram, left + 10, y - 4, size))}" fill="${mix(ink, to, 0.25)}"/>`;
}

/** Composes the 3:4 card of a game as SVG. The same game produces identical bytes. */
export function composeCard(game: DemoGame): string {
  const random = seededRandom(`card/${game.id}`);
  const { kind, theme, palette: paletteId } = game.card;
  const palette = paletteOf(paletteId);
  const vendor = vendorPlans.find((candidate) => candidate.vassalage === game.vassalage);
  const staging = theme ? themeStaging[theme] : kindStaging[kind as Exclude<ArtKind, 'slot'>];
  const canvas = new Canvas(CARD_WIDTH, CARD_HEIGHT, palette.sky[2]);
  // Adjacent games have consecutive numbers, so a fixed step varies their compositions better than chance.
  const shares = shelf[kind];
  const step = shares.length % 5 === 0 ? 7 : 5;
  // The first card of the catalogue shows a scene of its game.
  const isLotusLanterns = game.family === 'lotus-lanterns';
  let composition = isLotusLanterns
    ? 'procession'
    : (shares[(Number(game.nodeId) * step + random.int(0, 1)) % shares.length] ?? 'hero');
  if (
    composition === 'reelWindow' &&
    theme &&
    !['classic', 'fruit', 'gems', 'candy', 'festival', 'egypt', 'orient', 'west'].includes(theme)
  )
    composition = 'hero';
  if (composition === 'pile' && theme && ['fruit', 'candy', 'farm', 'food', 'ice', 'cyber'].includes(theme))
    composition = 'trio';
  if (
    kind === 'slot' &&
    theme &&
    ['cyber', 'classic', 'festival', 'racing', 'food'].includes(theme) &&
    random.chance(0.16)
  )
    composition = 'neonSign';
  const scene = isLotusLanterns ? 'sea' : random.pick(staging.scenes);
  const pattern = vendor ? vendorPattern(canvas, vendor.pattern, palette.light, 0.2) : '';
  const composed = compose(composition, {
    canvas,
    palette,
    random,
    light: [random.range(60, 180), random.range(58, 100)],
    brief: game.card,
    staging,
    scene,
    pattern,
  });
  const face: FaceId = isLotusLanterns
    ? 'script'
    : composed.isNeon
      ? random.pick(['round', 'arcade', 'kanit', 'script'] as const)
      : random.pick(staging.faces);
  const mood = isLotusLanterns ? 'gold' : random.pick(moods[paletteId] ?? (['gold', 'gold', 'snow'] as const));
  const paint = composed.isNeon ? neonLetters(palette.accent, palette.ink) : letterPaint(mood, palette);
  const title = letter(canvas, game.name.EN, composed.title, {
    face,
    shape: random.pick(composed.shapes),
    paint,
    align: composed.align ?? 'bottom',
    cap: composed.cap ?? 58,
  });
  return canvas.toSvg(
    composed.svg + title.svg + (vendor ? vendorTab(canvas, vendor.monogram, vendor.mark, palette.ink) : ''),
  );
}
