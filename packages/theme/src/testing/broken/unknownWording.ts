import type { ThemeMessages } from '../../theme.ts';
import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';

// The test of a theme package, for a brand that overrides an unknown message. It must fail.
describeTheme({ ...dusk, messages: { EN: { 'common.shell.nowhere': 'Nowhere' } } as ThemeMessages });
