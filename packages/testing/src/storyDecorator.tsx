import type { ComponentType, ReactElement, ReactNode } from 'react';
import { isLanguage } from '@parlor/i18n';
import { useBrand } from '@parlor/ui-kit/brand';
import { AppHarness, type HarnessOptions } from './AppHarness.tsx';

/**
 * The part of Storybook's story context that the decorator reads, so that this package does not depend on Storybook.
 */
interface StoryContext {
  globals: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
  id: string;
}

function Dressed({ options, children }: { options: HarnessOptions; children: ReactNode }) {
  const brand = useBrand();
  return (
    <AppHarness {...options} brand={brand}>
      {children}
    </AppHarness>
  );
}

/**
 * Renders a screen's story in the app over a mocked gateway, in the brand and the language of the toolbar. The story
 * sets its surroundings: `decorators: [withApp], parameters: { app: { answers: { getBalance: … }, session:
 * buildSession() } }`; its own language overrides the toolbar's.
 */
export function withApp(Story: ComponentType, { globals, parameters, id }: StoryContext): ReactElement {
  const language = isLanguage(globals['language']) ? globals['language'] : 'EN';
  const options: HarnessOptions = { language, ...(parameters['app'] as HarnessOptions | undefined) };
  // Another story or language creates a new store.
  return (
    <Dressed key={`${id} ${options.language}`} options={options}>
      <Story />
    </Dressed>
  );
}

// Stories do not need the test renderer of the main entry.
export { buildBrand } from './brand.ts';
export * from './agentBuilders.ts';
export * from './agentReportBuilders.ts';
export * from './builders.ts';
export * from './walletBuilders.ts';
export * from './catalogueBuilders.ts';
export * from './agentContractBuilders.ts';
export * from './inboxBuilders.ts';
export * from './loyaltyBuilders.ts';
export * from './contestBuilders.ts';
export * from './rewardBuilders.ts';
export * from './supportBuilders.ts';
export { NOW } from './now.ts';
export { PENDING, refusal, UNREACHABLE } from './mockFetch.ts';
export type { HarnessOptions } from './AppHarness.tsx';
