import type { ModePalette } from '@parlor/theme';

// Black with a tint of violet, so that light has a surface to fall on.
const night = {
  1000: '#000003',
  950: '#06050e',
  925: '#0b0918',
  850: '#131024',
  800: '#1d1836',
  400: '#9a92c6',
  50: '#f4f1ff',
} as const;
const light = { cyan: '#22e6ff', magenta: '#ff5ad6', yellow: '#ffe14d', lime: '#a8ff60' } as const;
const petrol = '#001c22';

/** The hall with its lamps on; the brand has no light mode. Cyan marks what can be pressed, magenta only glows. */
export const neon: ModePalette = {
  surfaces: { backdrop: night[1000], base: night[950], raised: night[850], overlay: night[800], sunken: night[925] },
  text: night[50],
  quiet: night[400],
  accent: light.cyan,
  onAccent: petrol,
  states: { info: '#86b0ff', success: '#45f0a4', warning: '#ffb054', danger: '#ff6b7f' },
  bonus: '#ff8be6',
  badges: { new: light.lime, hot: light.magenta, jackpot: light.yellow, maintenance: '#aaa3cf', text: '#0b0717' },
};
