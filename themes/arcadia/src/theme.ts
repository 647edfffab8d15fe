import { defineTheme, type Theme } from '@parlor/theme';

import { icon, mark, pattern, wordmark } from './assets/logo.ts';
import { messages } from './messages.ts';
import { neon } from './palette.ts';

/** Arcadia: a neon arcade; young, loud, playful. */
export const theme: Theme = defineTheme({
  id: 'arcadia',
  name: 'Arcadia',
  defaultMode: 'dark',
  palettes: { dark: neon },
  shape: {
    // Half of the tallest control: a pill with one line of text, a rounded rectangle with several.
    'radius.control': '24px',
    'radius.card': '20px',
    'radius.sheet': '32px',
    'radius.pill': '999px',
    'font.display': "'Chakra Petch', 'Chakra Petch Fallback', system-ui, sans-serif",
    'font.text': "'Chakra Petch', 'Chakra Petch Fallback', system-ui, sans-serif",
    'font.displayWeight': '600',
    'font.displayTransform': 'none',
    'font.displayTracking': '0.01em',
    'border.width': '1px',
    // A surface is outlined by a tube: cyan from above, magenta from below, with a faint glow of both around it.
    'effect.surface':
      'inset 0 1px 0 #22e6ff47, inset 0 -1px 0 #ff5ad647, inset 0 0 0 1px #8f7bff1f, 0 0 28px -14px #ff5ad6',
    'effect.accent': 'inset 0 -10px 14px -10px #ff5ad6, 0 0 18px -3px var(--accent-glow), 0 0 2px 0 var(--accent-base)',
    'effect.pattern': pattern,
  },
  layout: {
    bottomBar: 'floating',
    gameCard: 'framed',
    header: 'island',
    banner: 'full',
    density: 'roomy',
    homeSections: [
      'jackpot',
      'hero',
      'categories',
      'notices',
      'continue',
      'hot',
      'winners',
      'rails',
      'promotions',
      'vendors',
    ],
  },
  logo: { mark, wordmark, icon },
  fonts: { families: ['Chakra Petch'], preload: ['chakra-petch-400-thai.woff2', 'chakra-petch-400-latin.woff2'] },
  messages,
});
