import { defineTheme, type Theme } from '@parlor/theme';

import { icon, mark, pattern, wordmark } from './assets/logo.ts';
import { messages } from './messages.ts';
import { day, late } from './palette.ts';

/** Harbor: a sports daily; sober, quick, exact. */
export const theme: Theme = defineTheme({
  id: 'harbor',
  name: 'Harbor',
  defaultMode: 'light',
  palettes: { light: day, dark: late },
  shape: {
    'radius.control': '4px',
    'radius.card': '4px',
    'radius.sheet': '4px',
    'radius.pill': '4px',
    'font.display': "'Barlow Condensed', 'Barlow Condensed Fallback', Sarabun, system-ui, sans-serif",
    'font.text': "Sarabun, 'Sarabun Fallback', system-ui, sans-serif",
    'font.displayWeight': '600',
    'font.displayTransform': 'uppercase',
    'font.displayTracking': '0.015em',
    'border.width': '1px',
    // Ink on paper has no shadow: a surface is marked by its hairline.
    'effect.surface': 'inset 0 0 0 1px var(--border-subtle)',
    'effect.accent': '0 0 transparent',
    'effect.pattern': pattern,
  },
  // Games are the lines of a results page: on the paper itself, each above a hairline.
  components: {
    'gameCard.bg': 'surface.base',
    'gameCard.effect': '0 var(--border-width) 0 var(--border-subtle)',
  },
  layout: {
    bottomBar: 'flat',
    gameCard: 'row',
    header: 'masthead',
    banner: 'strip',
    density: 'dense',
    homeSections: ['fixtures', 'notices', 'categories', 'hero', 'continue', 'winners', 'hot', 'rows', 'promotions'],
  },
  logo: { mark, wordmark, icon },
  fonts: { families: ['Barlow Condensed', 'Sarabun'], preload: ['sarabun-400-thai.woff2', 'sarabun-400-latin.woff2'] },
  messages,
});
