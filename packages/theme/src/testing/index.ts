export { describeTheme, doorBudgetBytes, fontBudgetBytes, iconBudgetBytes } from './describeTheme.ts';
export type { ThemePackage } from './describeTheme.ts';
