import { mix, type Palette } from './colour.ts';
import type { LetterPaint } from './lettering.ts';

export type LetterMood = 'gold' | 'snow' | 'glow' | 'candy' | 'fire' | 'chrome' | 'jade';

const paints: Record<LetterMood, (palette: Palette) => Omit<LetterPaint, 'outline'>> = {
  gold: () => ({ fill: ['#fffce0', '#ffd84f', '#f08a13'], side: '#8a3206' }),
  snow: (palette) => ({
    fill: ['#ffffff', '#ffffff', mix('#ffffff', palette.light, 0.6)],
    side: mix(palette.sky[1], palette.ink, 0.25),
  }),
  glow: (palette) => ({
    fill: ['#ffffff', palette.light, mix(palette.light, palette.accent, 0.8)],
    halo: palette.accent,
  }),
  candy: () => ({ fill: ['#fff4fa', '#ffb3d9', '#ff5fa8'], side: '#8a0f6b' }),
  fire: () => ({ fill: ['#fffbd0', '#ffc23a', '#f0341a'], side: '#6b0a08', halo: '#ff7a1f' }),
  chrome: () => ({ fill: ['#ffffff', '#dbe7f7', '#7f96bd'], side: '#26365c' }),
  jade: () => ({ fill: ['#f4fff0', '#a8f5b8', '#2fb47a'], side: '#044a3f' }),
};

/** Returns a letter paint that contrasts with the palette's dark foot. */
export function letterPaint(mood: LetterMood, palette: Palette): LetterPaint {
  return { ...paints[mood](palette), outline: palette.ink };
}
