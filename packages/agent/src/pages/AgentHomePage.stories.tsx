import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildAgentRebates,
  buildAgentSettings,
  buildAgentSummary,
  buildMoneyKpi,
  buildSession,
  buildTeamGameTypes,
  buildTeamKpi,
  buildTeamResults,
  buildTeamTrend,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './AgentHomePage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession({ type: 1 }),
    route: '/m/agent/home',
    ...options,
    answers: {
      getAgentSummary: buildAgentSummary(),
      getAgentSettings: buildAgentSettings(),
      getTeamKpi: buildTeamKpi(),
      getTeamTrend: buildTeamTrend(),
      getTeamGameTypes: buildTeamGameTypes(),
      listTeamResults: buildTeamResults(),
      listAgentRebates: buildAgentRebates({
        list: buildAgentRebates().list.slice(0, 2),
        totalCount: 2,
        total: '60.12',
      }),
      exportTeamResults: 'account\r\n',
      ...answers,
    },
  },
});
const everything = (answer: unknown): HarnessOptions['answers'] => ({
  getAgentSummary: answer,
  getAgentSettings: answer,
  getTeamKpi: answer,
  getTeamTrend: answer,
  getTeamGameTypes: answer,
  listTeamResults: answer,
  listAgentRebates: answer,
});

const meta = {
  title: 'Agent/AgentHomePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Earnings, money and people of a week, each compared with the week before. */
export const Loaded: Story = { parameters: app() };
/** A single day is drawn by hour. */
export const Today: Story = { parameters: app({}, { route: '/m/agent/home?days=1' }) };
/** Days that the agent selected. */
export const OtherDays: Story = {
  parameters: app({}, { route: '/m/agent/home?from=2026-11-01&to=2026-11-15' }),
};
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(everything(PENDING)) };
const zero = buildMoneyKpi({
  deposits: '0.00',
  withdrawals: '0.00',
  turnover: '0.00',
  payouts: '0.00',
  promotions: '0.00',
  rebates: '0.00',
  fees: '0.00',
  netLoss: '0.00',
  balance: '0.00',
});
const heads = { members: 0, agents: 0, newMembers: 0, active: 0, online: 0, firstDepositors: 0 };
const nothing = { rebate: '0.00', salary: '0.00', dividend: '0.00', hourly: '0.00', received: '0.00', paid: '0.00' };
/** An agent without a downline. */
export const Empty: Story = {
  parameters: app({
    getAgentSummary: buildAgentSummary({ directMembers: 0, teamMembers: 0 }),
    getTeamKpi: buildTeamKpi({ a: heads, b: zero, c: nothing, before: { a: heads, b: zero, c: nothing } }),
    getTeamTrend: buildTeamTrend({ days: [], hours: [] }),
    getTeamGameTypes: buildTeamGameTypes({ list: [] }),
    listTeamResults: buildTeamResults({ list: [], totalCount: 0, totalPages: 0 }),
    listAgentRebates: buildAgentRebates({ list: [], totalCount: 0, totalPages: 0, total: '0.00' }),
  }),
};
/** The gateway refused the calls; a button retries each. */
export const Failed: Story = {
  parameters: app(everything(refusal('system.unknown'))),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Try again|ลองอีกครั้ง|ลองใหม่)/ });
    if (first) await userEvent.click(first);
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(everything(UNREACHABLE)) };
const large = buildMoneyKpi({ turnover: '9876543210.00', payouts: '9987654321.00', netLoss: '-111111111.00' });
/** Long Thai words and large amounts. */
export const LongThai: Story = {
  parameters: app(
    {
      getAgentSummary: buildAgentSummary({
        account: 'ตัวแทนจังหวัดเชียงใหม่สาขาที่หนึ่ง',
        affiliateCode: 'CHIANGMAI-2026-0001',
        teamMembers: 123_456,
      }),
      getTeamKpi: buildTeamKpi({ b: large }),
    },
    { language: 'TY' },
  ),
};
