import type { ModePalette } from '@parlor/theme';

const aubergine = { 950: '#0c0618', 900: '#140b26', 850: '#1d1136', 800: '#291a4a', 750: '#372461' } as const;
const ivory = { 50: '#fffdf8', 100: '#fbf5ea', 200: '#f3eadb', 300: '#e6d9e4' } as const;
const marigold = { 300: '#ffd27a', 400: '#f8bb3c', 500: '#eba51f' } as const;

/** The market at night: aubergine and indigo under lamps of gold. */
export const night: ModePalette = {
  surfaces: { backdrop: aubergine[950], base: aubergine[900], raised: aubergine[850], overlay: aubergine[800], sunken: '#100820' },
  text: '#fbf3e4',
  accent: marigold[400],
  onAccent: '#2b1503',
  states: { info: '#7fb4ff', success: '#4fd39a', warning: '#ff9f5a', danger: '#ff7a85' },
  bonus: '#e39bff',
  badges: { new: '#8f7bff', hot: '#ff6f61', jackpot: marigold[400], maintenance: '#a79bb8', text: '#1a0d2e' },
};

/** The market in the morning: ivory stalls, aubergine lettering, the same gold. */
export const morning: ModePalette = {
  surfaces: { backdrop: ivory[300], base: ivory[100], raised: ivory[50], overlay: '#ffffff', sunken: ivory[200] },
  text: '#2a1544',
  accent: marigold[500],
  onAccent: '#2b1503',
  states: { info: '#2b5fc4', success: '#0f7a4d', warning: '#a34a07', danger: '#c0263d' },
  bonus: '#8b2fb0',
  badges: { new: '#5b3fd6', hot: '#c93a2c', jackpot: '#8a5a00', maintenance: '#6a5f78', text: '#ffffff' },
};
