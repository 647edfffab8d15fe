import type { ThemeMessages } from '../../theme.ts';
import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';

// A theme package's own test, for a brand that words a message that the product does not have. It must fail.
describeTheme({ ...dusk, messages: { EN: { 'common.shell.nowhere': 'Nowhere' } } as ThemeMessages });
