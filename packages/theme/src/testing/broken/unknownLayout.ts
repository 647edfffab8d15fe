import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';

// A theme package's own test, for a brand that asks for a bottom bar that the site does not know. It must fail.
describeTheme({ ...dusk, layout: { ...dusk.layout, bottomBar: 'sideways' as 'flat' } });
