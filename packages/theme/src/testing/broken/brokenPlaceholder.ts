import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';

// The test of a theme package, for a brand whose message lacks a placeholder. It must fail.
describeTheme({ ...dusk, messages: { EN: { 'common.state.yourAddress': 'Your address: {address}' } } });
