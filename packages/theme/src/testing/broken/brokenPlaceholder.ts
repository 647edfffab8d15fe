import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';

// A theme package's own test, for a brand whose wording loses the placeholder that the site fills in. It must fail.
describeTheme({ ...dusk, messages: { EN: { 'common.state.yourAddress': 'Your address: {address}' } } });
