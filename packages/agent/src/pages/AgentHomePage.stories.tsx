import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildAgentSummary,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './AgentHomePage.tsx';

const app = (getAgentSummary: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession({ type: 1 }), ...options, answers: { getAgentSummary } },
});

const meta = {
  title: 'Agent/AgentHomePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The agent’s code and the size of the team. */
export const Loaded: Story = { parameters: app(buildAgentSummary()) };
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** An agent without a downline. */
export const Empty: Story = { parameters: app(buildAgentSummary({ directMembers: 0, teamMembers: 0 })) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app(refusal('system.unknown')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Try again|ลองอีกครั้ง|ลองใหม่)/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
/** Long Thai words and large amounts. */
export const LongThai: Story = {
  parameters: app(
    buildAgentSummary({
      account: 'ตัวแทนจังหวัดเชียงใหม่สาขาที่หนึ่ง',
      affiliateCode: 'CHIANGMAI-2026-0001',
      teamMembers: 123456,
    }),
    { language: 'TY' },
  ),
};
