import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';

// The test of a theme package, for a brand with an unknown bottom bar. It must fail.
describeTheme({ ...dusk, layout: { ...dusk.layout, bottomBar: 'sideways' as 'flat' } });
