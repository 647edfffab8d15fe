export { describeTheme, doorBudgetBytes, fontBudgetBytes } from './describeTheme.ts';
export type { ThemePackage } from './describeTheme.ts';
