import type { ModePalette } from '@parlor/theme';

// Aubergine on the lowest surfaces turns to indigo as surfaces rise.
const aubergine = { 950: '#0b0514', 925: '#110819', 900: '#170c26' } as const;
const indigo = { 800: '#23163f', 700: '#32215c', 300: '#9a8cc4' } as const;
const ivory = { 0: '#ffffff', 50: '#fffaf1', 100: '#f8f0e2', 200: '#f0e5d3', 300: '#e4d5e0' } as const;
const plum = { 900: '#2a1544', 600: '#6d5486' } as const;
const marigold = { 400: '#f8bb3c', 500: '#f0a81c', 800: '#b06a00' } as const;
const umber = '#2b1503';

const badges: ModePalette['badges'] = {
  new: '#a08fff',
  hot: '#ff7d6b',
  jackpot: marigold[400],
  maintenance: '#b3a8c4',
  text: '#1a0d2e',
};

/** The market at night: aubergine and indigo under lamps of gold. */
export const night: ModePalette = {
  surfaces: {
    backdrop: aubergine[950],
    base: aubergine[900],
    raised: indigo[800],
    overlay: indigo[700],
    sunken: aubergine[925],
  },
  text: '#fbf3e4',
  quiet: indigo[300],
  accent: marigold[400],
  onAccent: umber,
  states: { info: '#7fb4ff', success: '#4fd39a', warning: '#ff9f5a', danger: '#ff7a85' },
  bonus: '#e39bff',
  badges,
};

/** The market in the morning: ivory stalls, plum lettering, the same gold. */
export const morning: ModePalette = {
  surfaces: { backdrop: ivory[300], base: ivory[100], raised: ivory[50], overlay: ivory[0], sunken: ivory[200] },
  text: plum[900],
  quiet: plum[600],
  accent: marigold[500],
  accentInk: marigold[800],
  onAccent: umber,
  states: { info: '#2b5fc4', success: '#0f7a4d', warning: '#a8410f', danger: '#c0263d' },
  bonus: '#8b2fb0',
  badges,
  exact: { 'field.bg': ivory[50] },
};
