import { defineTheme } from '../../defineTheme.ts';
import { describeTheme } from '../describeTheme.ts';
import { duskInput, duskPalette } from '../dusk.ts';

// The test of a theme package, for a brand with an unreadable exact colour. It must fail.
describeTheme(
  defineTheme({ ...duskInput, palettes: { dark: { ...duskPalette, exact: { 'text.secondary': '#3a4050' } } } }),
);
