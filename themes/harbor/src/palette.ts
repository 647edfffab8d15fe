import type { ModePalette } from '@parlor/theme';

const paper = { 0: '#ffffff', 50: '#fbf9f4', 100: '#f4f0e8', 200: '#eae5da', 300: '#dbd5c8' } as const;
const ink = {
  950: '#070b0d',
  925: '#0a0f12',
  900: '#0e1417',
  850: '#19232a',
  800: '#26343b',
  300: '#8d9ba1',
  100: '#e9eef0',
} as const;
const sea = { 600: '#0a6b5c', 300: '#4fd0b5' } as const;

/** The morning edition: paper, ink, one sea green. */
export const day: ModePalette = {
  surfaces: { backdrop: paper[300], base: paper[100], raised: paper[50], overlay: paper[0], sunken: paper[200] },
  text: '#14191c',
  quiet: '#5d666a',
  accent: sea[600],
  onAccent: '#ffffff',
  states: { info: '#1d5fa8', success: '#2c7a1f', warning: '#97560a', danger: '#b3261e' },
  bonus: '#6a4aa8',
  badges: { new: sea[600], hot: '#b3361e', jackpot: '#7a5a08', maintenance: '#5a6368', text: '#ffffff' },
  exact: { 'field.bg': paper[0] },
};

/** The late edition: the same columns in wet ink. */
export const late: ModePalette = {
  surfaces: { backdrop: ink[950], base: ink[900], raised: ink[850], overlay: ink[800], sunken: ink[925] },
  text: ink[100],
  quiet: ink[300],
  accent: sea[300],
  onAccent: '#04211b',
  states: { info: '#79b6f2', success: '#8bcf6a', warning: '#e8b04a', danger: '#ff8a7c' },
  bonus: '#b9a2f0',
  badges: { new: sea[300], hot: '#ff8d70', jackpot: '#e2bd55', maintenance: '#9aa7ad', text: '#0b1214' },
};
