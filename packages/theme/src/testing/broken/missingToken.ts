import type { ThemeColors } from '../../theme.ts';
import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';

// A theme package's own test, for a brand that leaves out a colour. It must fail.
const { 'money.gain': _left, ...dark } = dusk.colors.dark ?? ({} as ThemeColors);
describeTheme({ ...dusk, colors: { ...dusk.colors, dark: dark as ThemeColors } });
