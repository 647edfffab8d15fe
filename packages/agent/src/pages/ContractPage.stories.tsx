import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './ContractPage.tsx';

const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), route: '/m/member/agent/getSalaryContract', ...options },
});

const meta = {
  title: 'Agent/ContractPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A contract of a daily salary, as a player sees it. */
export const Loaded: Story = { parameters: app() };
/** A contract of dividends, as an agent sees it. */
export const Dividend: Story = {
  parameters: app({ route: '/m/member/agent/getDevidendContract', session: buildSession({ type: 1 }) }),
};
/** A contract of an hourly salary. */
export const Hour: Story = { parameters: app({ route: '/m/member/agent/getHourContract' }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
