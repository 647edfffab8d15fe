import { defineTheme, type Theme } from '@parlor/theme';

import { icon, mark, pattern, wordmark } from './assets/logo.ts';
import { messages } from './messages.ts';
import { morning, night } from './palette.ts';

/** Lotus: a night market in Bangkok; warm, rich, generous. */
export const theme: Theme = defineTheme({
  id: 'lotus',
  name: 'Lotus',
  defaultMode: 'dark',
  palettes: { dark: night, light: morning },
  shape: {
    'radius.control': '14px',
    'radius.card': '16px',
    'radius.sheet': '24px',
    'radius.pill': '999px',
    'font.display': "Kanit, 'Kanit Fallback', 'Noto Sans Thai', system-ui, sans-serif",
    'font.text': "'Noto Sans Thai', 'Noto Sans Thai Fallback', system-ui, sans-serif",
    'font.displayWeight': '600',
    'font.displayTransform': 'none',
    'font.displayTracking': '-0.005em',
    'border.width': '1px',
    // Light falls on a surface from above and from inside, as on lacquer.
    'effect.surface': 'inset 0 1px 0 var(--border-subtle), inset 0 12px 20px -20px var(--accent-glow)',
    'effect.accent': 'inset 0 1px 0 #ffffff66, 0 4px 20px -4px var(--accent-glow)',
    'effect.pattern': pattern,
  },
  layout: {
    bottomBar: 'raised',
    gameCard: 'edge',
    header: 'bar',
    banner: 'full',
    density: 'roomy',
    homeSections: [
      'hero',
      'notices',
      'continue',
      'categories',
      'jackpot',
      'hot',
      'winners',
      'rails',
      'promotions',
      'vendors',
    ],
  },
  logo: { mark, wordmark, icon },
  fonts: {
    families: ['Kanit', 'Noto Sans Thai'],
    preload: ['noto-sans-thai-400-thai.woff2', 'noto-sans-thai-400-latin.woff2'],
  },
  messages,
});
