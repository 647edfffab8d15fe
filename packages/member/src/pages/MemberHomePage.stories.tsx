import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildAgentSummary,
  buildMember,
  buildMonthFigures,
  buildRank,
  buildSession,
  buildSettings,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './MemberHomePage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    ...options,
    answers: {
      getMemberInfo: buildMember({ nickname: 'Mali' }),
      getBalance: { sumBalance: '10000.00', currency: 'THB' },
      getRank: buildRank(),
      getMonthFigures: buildMonthFigures(),
      ...answers,
    },
  },
});

const meta = {
  title: 'Member/MemberHomePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player's name, balance and links to the records; the eye hides the balance. */
export const Loaded: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/10,000\.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Hide|ซ่อน|隐藏)/ }));
    await expect(canvas.queryByText(/10,000\.00/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^(Show|แสดง|显示)/ }));
    await expect(await canvas.findByText(/10,000\.00/)).toBeVisible();
  },
};
/** An agent sees the team figures and a link to the agency. */
export const Agent: Story = {
  parameters: app({
    getMemberInfo: buildMember({ type: 1, account: 'agent01' }),
    getAgentSummary: buildAgentSummary(),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AGENT01')).toBeVisible();
  },
};
/** An agent whose team is loading. */
export const AgentLoading: Story = {
  parameters: app({ getMemberInfo: buildMember({ type: 1, account: 'agent01' }), getAgentSummary: PENDING }),
};
/** An agent whose team failed to load; a button retries it. */
export const AgentFailed: Story = {
  parameters: app({
    getMemberInfo: buildMember({ type: 1, account: 'agent01' }),
    getAgentSummary: refusal('system.unknown'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Try again|ลองอีกครั้ง|重试)$/ })).toBeVisible();
  },
};
/** A large team and a long code. */
export const AgentLongThai: Story = {
  parameters: app(
    {
      getMemberInfo: buildMember({ type: 1, nickname: 'ตัวแทนจังหวัดเชียงใหม่สาขาที่หนึ่ง' }),
      getAgentSummary: buildAgentSummary({
        affiliateCode: 'CHIANGMAI-2026-0001',
        directMembers: 12_345,
        teamMembers: 123_456,
      }),
    },
    { language: 'TY' },
  ),
};
/** The skeleton of the page while its data loads. */
export const Loading: Story = { parameters: app({ getMemberInfo: PENDING, getBalance: PENDING }) };
/** The old template has no level and no figures. */
export const OldTemplate: Story = {
  parameters: app({}, { settings: { mobileTemplate: { ...buildSettings().mobileTemplate, mem_cen: '0' } } }),
};
/** Level and figures are loading. */
export const FiguresLoading: Story = { parameters: app({ getRank: PENDING, getMonthFigures: PENDING }) };
/** Level and figures failed to load. */
export const FiguresFailed: Story = {
  parameters: app({ getRank: refusal('system.unknown'), getMonthFigures: refusal('system.unknown') }),
};
/** The gateway refused the call; a button retries it. */
export const Failed: Story = { parameters: app({ getMemberInfo: refusal('system.unknown') }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ getMemberInfo: UNREACHABLE, getBalance: UNREACHABLE }) };
/** Everything except the balance has loaded. */
export const WithoutBalance: Story = { parameters: app({ getBalance: refusal('system.unknown') }) };
/** Long Thai words and large sums. */
export const LongThai: Story = {
  parameters: app(
    {
      getMemberInfo: buildMember({ nickname: 'ผู้เล่นที่มีชื่อเล่นยาวมากเป็นพิเศษจนต้องขึ้นบรรทัดใหม่' }),
      getBalance: { sumBalance: '987654321.50', currency: 'THB' },
    },
    { language: 'TY' },
  ),
};
