import { defineTheme } from '../../defineTheme.ts';
import { describeTheme } from '../describeTheme.ts';
import { duskInput, duskPalette } from '../dusk.ts';

// A theme package's own test, for a brand that insists on a colour nobody can read. It must fail.
describeTheme(defineTheme({ ...duskInput, palettes: { dark: { ...duskPalette, exact: { 'text.secondary': '#3a4050' } } } }));
