import type { ThemeColors } from '../../theme.ts';
import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';

// The test of a theme package, for a brand without one of the colours. It must fail.
const { 'money.gain': _left, ...dark } = dusk.colors.dark ?? ({} as ThemeColors);
describeTheme({ ...dusk, colors: { ...dusk.colors, dark: dark as ThemeColors } });
