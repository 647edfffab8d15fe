export { describeTheme } from './describeTheme.ts';
