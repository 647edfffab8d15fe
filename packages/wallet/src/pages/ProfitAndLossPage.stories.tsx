import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, buildSettings, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './ProfitAndLossPage.tsx';

const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { session: buildSession(), ...options } });

const meta = {
  title: 'Wallet/ProfitAndLossPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What will stand here, and where to go now. */
export const Loaded: Story = { parameters: app() };
/** Without a betting record the way leads home. */
export const WithoutBettingRecord: Story = { parameters: app({ settings: { features: { ...buildSettings().features, bettingReport: false } } }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
