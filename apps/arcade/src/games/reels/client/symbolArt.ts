import type { Dress } from '../../../arcadeApi.ts';
import type { Motif } from '../../../shell/motifPicture.ts';
import type { ReelsDesign } from '../design.ts';
import { drawingAddress, gradient, mix, starPoints, type Ramp } from './drawing.ts';
import type { Badge, Finish, Look, Plate } from './look.ts';
import { drawLow, jewels } from './lowSymbols.ts';

/** Side of a symbol's drawing. */
const SIDE = 120;

/** Colours of a title without a dress. */
const plainColours: Dress['colours'] = {
  sky: ['#0d0724', '#2a1655', '#5b2a7e'],
  light: '#ffe9a8',
  accent: '#f7c948',
  ink: '#0d0724',
};

/** Stars instead of the drawings of a card. */
const plainMotifs: readonly Motif[] = jewels.map((ramp, i) => ({
  ...ramp,
  body: `<polygon fill="currentColor" transform="scale(5.12)" points="${starPoints(4 + i, 48, 26)}"/>`,
}));

/** Returns the dress of a title, or a plain one. */
export function dressOr(dress: Dress | null): Dress {
  return { colours: dress?.colours ?? plainColours, motifs: [...(dress?.motifs ?? []), ...plainMotifs] };
}

function distance(one: string, other: string): number {
  return [1, 3, 5].reduce((sum, at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return sum + (a - b) ** 2;
  }, 0);
}

/** Returns the colours of a body for an accent. */
function rampOf(colour: string, ink: string): Ramp {
  return { hi: mix(colour, '#ffffff', 0.55), mid: colour, lo: mix(colour, '#000000', 0.5), ink };
}

const finishes: Readonly<Record<Finish, (body: (fill: string) => string, ramp: Ramp, outline: string) => string>> = {
  painted: (body, { ink }) =>
    `<g stroke="${ink}" stroke-width="38" stroke-linejoin="round" transform="translate(0 8)">${body(ink)}</g>${body('url(#m)')}`,
  sticker: (body, { ink }) =>
    `<g stroke-linejoin="round"><g stroke="${ink}" stroke-width="84">${body(ink)}</g><g stroke="#fff" stroke-width="62">${body('#fff')}</g><g stroke="${ink}" stroke-width="20">${body(ink)}</g></g>${body('url(#m)')}`,
  relief: (body, { hi, lo, ink }) =>
    `<g stroke="${ink}" stroke-width="40" stroke-linejoin="round" transform="translate(0 10)">${body(ink)}</g><g transform="translate(0 14)">${body(lo)}</g><g transform="translate(-3 -8)">${body(mix(hi, '#ffffff', 0.5))}</g>${body('url(#m)')}`,
  cut: (body, { hi, mid, lo, ink }) =>
    `<clipPath id="h"><path d="M-40 560V330L560 130V560Z"/></clipPath><g stroke="${ink}" stroke-width="38" stroke-linejoin="round">${body(ink)}</g>${body(mix(hi, mid, 0.45))}<g clip-path="url(#h)">${body(mix(mid, lo, 0.4))}</g>`,
  neon: (body, { hi, mid, lo }, outline) =>
    `<g opacity=".95">${body(mix(lo, outline, 0.35))}</g><g stroke="${mid}" stroke-width="34" opacity=".35" stroke-linejoin="round">${body('none')}</g><g stroke="${mix(hi, '#ffffff', 0.35)}" stroke-width="10" stroke-linejoin="round">${body('none')}</g>`,
};

/** Draws a motif into a square of the drawing. */
function motifMarkup(motif: Motif, finish: Finish, at: number, side: number, ink: string, y = at): string {
  const body = (fill: string): string => motif.body.replaceAll('currentColor', fill);
  return `<svg x="${at}" y="${y}" width="${side}" height="${side}" viewBox="-40 -40 592 592"><defs>${gradient('m', [motif.hi, motif.mid, motif.lo], 0, 512)}</defs>${finishes[finish](body, motif, ink)}</svg>`;
}

/** Draws a motif by itself. */
export function motifAddress(motif: Motif, finish: Finish): string {
  return drawingAddress(SIDE, SIDE, motifMarkup(motif, finish, 0, SIDE, motif.ink));
}

const plateShapes: Readonly<Record<Exclude<Plate, 'none'>, string>> = {
  coin: '<circle cx="60" cy="60" r="55"/>',
  card: '<rect x="13" y="5" width="94" height="110" rx="12"/>',
  hex: '<path d="M60 4L110 32V88L60 116L10 88V32Z"/>',
  shield: '<path d="M12 12Q60 0 108 12V62C108 92 82 108 60 116C38 108 12 92 12 62Z"/>',
  tile: '<rect x="4" y="4" width="112" height="112" rx="16"/>',
  diamond: '<path d="M60 1L119 60L60 119L1 60Z"/>',
};

/** The part of the plate that a motif takes. */
const plateRoom: Readonly<Record<Plate, number>> = {
  none: 1,
  coin: 0.76,
  card: 0.78,
  hex: 0.76,
  shield: 0.78,
  tile: 0.84,
  diamond: 0.68,
};

function plateMarkup(plate: Plate, { hi, mid, lo, ink }: Ramp): string {
  if (plate === 'none') return '';
  const shape = plateShapes[plate];
  return `<defs>${gradient('p', [mix(mid, lo, 0.25), lo, mix(lo, '#000000', 0.35)], 5, 115)}${gradient('e', [hi, mid, lo], 5, 115)}</defs><g fill="url(#p)" stroke="${ink}" stroke-width="8">${shape}</g><g fill="none" stroke="url(#e)" stroke-width="4.5">${shape}</g>`;
}

const badges: Readonly<Record<Badge, (ramp: Ramp) => string>> = {
  burst: ({ hi, lo, ink }) =>
    `<g transform="translate(0 0) scale(1.2)"><polygon points="${starPoints(14, 49, 40)}" fill="url(#e)" stroke="${ink}" stroke-width="2.5"/><circle cx="50" cy="50" r="35" fill="${lo}" stroke="${hi}" stroke-width="2"/></g>`,
  ring: ({ hi, lo, ink }) =>
    `<circle cx="60" cy="60" r="52" fill="${mix(lo, '#000000', 0.3)}" stroke="${ink}" stroke-width="15"/><circle cx="60" cy="60" r="52" fill="none" stroke="url(#e)" stroke-width="10"/><circle cx="60" cy="60" r="44" fill="none" stroke="${hi}" stroke-width="1.5" stroke-dasharray="2 5"/>`,
  banner: ({ hi, ink }) =>
    `<path d="M12 4H108V116L60 98L12 116Z" fill="url(#p)" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/><path d="M18 10H102V107L60 91L18 107Z" fill="none" stroke="${hi}" stroke-width="2.5"/>`,
  gate: ({ hi, ink }) =>
    `<path d="M8 116V52C8 20 32 4 60 4S112 20 112 52V116Z" fill="url(#p)" stroke="${ink}" stroke-width="6"/><path d="M15 112V53C15 26 36 11 60 11S105 26 105 53V112Z" fill="none" stroke="url(#e)" stroke-width="5"/><path d="M24 112V56C24 34 40 21 60 21S96 34 96 56V112" fill="none" stroke="${hi}" stroke-width="1.5" opacity=".7"/>`,
};

function badgeMarkup(badge: Badge, ramp: Ramp): string {
  return `<defs>${gradient('p', [ramp.mid, ramp.lo, mix(ramp.lo, '#000000', 0.4)], 5, 115)}${gradient('e', [ramp.hi, ramp.mid, ramp.lo], 5, 115)}</defs>${badges[badge](ramp)}`;
}

/** Returns the plates of the high symbols: no two alike, each unlike the motif on it. */
function plateRamps(motifs: readonly Motif[], hue: number): Ramp[] {
  const rotated = [...jewels.slice(hue), ...jewels.slice(0, hue)];
  return motifs.map(({ mid }) => {
    const [best] = rotated.toSorted((a, b) => distance(b.lo, mid) - distance(a.lo, mid));
    rotated.splice(rotated.indexOf(best as Ramp), 1);
    return best as Ramp;
  });
}

/** Draws every symbol of a title. Returns their addresses by symbol. */
export function drawSymbols(design: ReelsDesign, { colours, motifs }: Dress, look: Look): string[] {
  const { ink, accent } = colours;
  const high = design.symbols.filter(({ role }) => role.startsWith('high')).length;
  const ramps = plateRamps(motifs.slice(0, high), look.hue);
  const dark: Ramp = {
    hi: mix(colours.light, ink, 0.4),
    mid: mix(colours.sky[1], ink, 0.2),
    lo: mix(colours.sky[0], ink, 0.4),
    ink,
  };
  const onPlate = (motif: Motif, plate: Plate, ramp: Ramp): string => {
    const side = SIDE * plateRoom[plate];
    return plateMarkup(plate, ramp) + motifMarkup(motif, look.finish, (SIDE - side) / 2, side, ink);
  };
  const badge = (motif: Motif, kind: Badge, ramp: Ramp): string =>
    badgeMarkup(kind, ramp) + motifMarkup(motif, 'painted', 23, 74, ink, 12);
  const scatterRamp =
    jewels.toSorted((a, b) => distance(b.mid, accent) - distance(a.mid, accent))[look.hue % 3] ?? rampOf(accent, ink);
  const hasLowPlates = look.plate === 'tile' || look.plate === 'card';

  const markupOf = (role: string): string => {
    const rank = Number(/\d+$/.exec(role)?.[0] ?? 0);
    const motif = (at: number): Motif => motifs[at] as Motif;
    if (role === 'wild') return badge(motif(high), look.wildBadge, rampOf(accent, ink));
    if (role === 'scatter') return badge(motif(high + 1), look.scatterBadge, scatterRamp);
    if (role.startsWith('high')) return onPlate(motif(rank), look.plate, ramps[rank] as Ramp);
    const scale = hasLowPlates ? 0.74 : 0.86;
    const at = (SIDE - scale * 100) / 2;
    return `${hasLowPlates ? plateMarkup(look.plate, dark) : ''}<g transform="translate(${at} ${at}) scale(${scale})">${drawLow(look.low, rank, look.hue)}</g>`;
  };
  return design.symbols.map(({ role }) => drawingAddress(SIDE, SIDE, markupOf(role)));
}
