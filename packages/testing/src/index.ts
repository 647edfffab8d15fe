export { AppHarness, createTestStore, i18nByLanguage, type HarnessOptions } from './AppHarness.tsx';
export { buildBrand } from './brand.ts';
export * from './agentBuilders.ts';
export * from './agentReportBuilders.ts';
export * from './builders.ts';
export * from './catalogueBuilders.ts';
export * from './agentContractBuilders.ts';
export * from './inboxBuilders.ts';
export * from './loyaltyBuilders.ts';
export * from './supportBuilders.ts';
export * from './contestBuilders.ts';
export * from './referralBuilders.ts';
export * from './rewardBuilders.ts';
export * from './walletBuilders.ts';
export { figureOf } from './figures.ts';
export {
  createMockFetch,
  PENDING,
  refusal,
  UNREACHABLE,
  type MockAnswers,
  type MockFailure,
  type MockRequest,
} from './mockFetch.ts';
export { NOW } from './now.ts';
export { renderWithApp } from './renderWithApp.tsx';
