import { defineTheme, type ThemeInput } from '../defineTheme.ts';
import type { ModePalette } from '../deriveColors.ts';
import type { Theme } from '../theme.ts';

/** Sample dark palette. */
export const duskPalette: ModePalette = {
  surfaces: { backdrop: '#0a0c12', base: '#11141d', raised: '#191e2a', overlay: '#242b3b', sunken: '#0d1018' },
  text: '#eef1f8',
  accent: '#6ea8ff',
  onAccent: '#071a38',
  states: { info: '#79b6f2', success: '#6fd08c', warning: '#e8b04a', danger: '#ff8a7c' },
  bonus: '#b9a2f0',
  badges: { new: '#6ea8ff', hot: '#ff8d70', jackpot: '#e2bd55', maintenance: '#9aa7ad', text: '#0b1214' },
};

/** Sample light palette with an accent too pale to be readable. */
export const dawnPalette: ModePalette = {
  surfaces: { backdrop: '#d9dee8', base: '#f2f4f9', raised: '#fbfcff', overlay: '#ffffff', sunken: '#e6eaf2' },
  text: '#141a26',
  accent: '#9cc4ff',
  onAccent: '#071a38',
  states: { info: '#79b6f2', success: '#6fd08c', warning: '#e8b04a', danger: '#ff8a7c' },
  bonus: '#b9a2f0',
  badges: { new: '#2355a5', hot: '#b3361e', jackpot: '#7a5a08', maintenance: '#5a6368', text: '#ffffff' },
};

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>Dusk</title><circle cx="4" cy="4" r="4"/></svg>';

/** Input of the test brand. */
export const duskInput: ThemeInput = {
  id: 'dusk',
  name: 'Dusk',
  defaultMode: 'dark',
  palettes: { dark: duskPalette, light: dawnPalette },
  shape: {
    'radius.control': '8px',
    'radius.card': '8px',
    'radius.sheet': '16px',
    'radius.pill': '999px',
    'font.display': 'system-ui, sans-serif',
    'font.text': 'system-ui, sans-serif',
    'font.displayWeight': '600',
    'font.displayTransform': 'none',
    'font.displayTracking': '0',
    'border.width': '1px',
    'effect.surface': '0 0 transparent',
    'effect.accent': '0 0 transparent',
    'effect.pattern': 'none',
  },
  layout: {
    bottomBar: 'flat',
    gameCard: 'edge',
    header: 'bar',
    banner: 'full',
    density: 'roomy',
    homeSections: ['hero', 'hot', 'rails'],
  },
  logo: { mark: drawing, wordmark: drawing, icon: drawing },
  fonts: { preload: [], families: [] },
};

/** The test brand, complete. */
export const dusk: Theme = defineTheme(duskInput);
