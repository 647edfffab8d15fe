import type { DemoGame } from './catalogue/games.ts';
import { themeWords } from './catalogue/themeWords.ts';
import { paletteOf, rampOf, type Tint } from './composition/colour.ts';
import { iconPath } from './composition/iconSet.ts';
import { seededRandom } from './seededRandom.ts';

/** A motif for a game client to draw. */
export interface TitleMotif {
  /** SVG markup in a 512×512 square. It is filled with `currentColor`. */
  body: string;
  /** Colours of the light side, the face and the shadow side. */
  hi: string;
  mid: string;
  lo: string;
  /** The colour of gaps and outlines. */
  ink: string;
}

/** The look of a title in its game client, as `#rrggbb` colours and motifs. */
export interface TitleDress {
  colours: {
    /** From the top to the horizon. */
    sky: [string, string, string];
    light: string;
    accent: string;
    ink: string;
  };
  /** The card's motifs, then those of its theme: eight for a slot, one or two for another kind. No two are the same. */
  motifs: TitleMotif[];
}

/** Number of different motifs on the reels of a slot. */
const REEL_MOTIFS = 8;

function motifBody(icon: string): string {
  if (icon.startsWith('@')) {
    // Letters are left to the client's font, so that importers of this file load no font library.
    const text = icon.slice(1);
    const size = Math.round(460 / Math.max(1, text.length * 0.62));
    return `<text x="256" y="${256 + Math.round(size * 0.36)}" font-size="${size}" font-family="Kanit, sans-serif" font-weight="800" text-anchor="middle" fill="currentColor">${text}</text>`;
  }
  const path = iconPath(icon);
  if (!path) throw new Error(`The icon set has no motif "${icon}".`);
  return `<path fill="currentColor" d="${path}"/>`;
}

/** Returns the look of a title in its game client: the colours and motifs of its card. */
export function titleDress(game: DemoGame): TitleDress {
  const { theme, motifs, palette: paletteId } = game.card;
  const { sky, light, accent, ink, metal } = paletteOf(paletteId);
  const chosen = new Map<string, Tint | undefined>();
  for (const motif of motifs) chosen.set(motif.icon, motif.tint);
  const others = theme ? seededRandom(`dress/${game.id}`).shuffle(themeWords[theme].nouns) : [];
  for (const { icon, tint } of others) if (chosen.size < REEL_MOTIFS && !chosen.has(icon)) chosen.set(icon, tint);
  return {
    colours: { sky: [...sky], light, accent, ink },
    motifs: [...chosen].map(([icon, tint]) => {
      const ramp = rampOf(tint ?? metal);
      return { body: motifBody(icon), hi: ramp.hi, mid: ramp.mid, lo: ramp.lo, ink: ramp.ink };
    }),
  };
}
