export { entryBudgetBytes, fontBudgetBytes, iconBudgetBytes } from './checkPackage.ts';
export type { ThemePackage } from './checkPackage.ts';
export { describeTheme } from './describeTheme.ts';
