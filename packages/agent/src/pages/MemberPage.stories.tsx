import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildDownlineBets,
  buildDownlineDetail,
  buildQuotas,
  buildRateRange,
  buildTeamKpi,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './MemberPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession({ type: 1 }),
    route: '/m/agent/member?account=agent11',
    ...options,
    answers: {
      getDownline: buildDownlineDetail(),
      getTeamKpi: buildTeamKpi({ account: 'agent11' }),
      listDownlineBets: buildDownlineBets(),
      getQuotas: buildQuotas(),
      getRateRange: buildRateRange(),
      ...answers,
    },
  },
});
const everything = (answer: unknown): HarnessOptions['answers'] => ({
  getDownline: answer,
  getTeamKpi: answer,
  listDownlineBets: answer,
  getQuotas: answer,
  getRateRange: answer,
});

const meta = {
  title: 'Agent/MemberPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A direct agent: figures, rebates, quotas, position and bets. */
export const Loaded: Story = { parameters: app() };
/** The form for the rebates, with the allowed range. */
export const ChangingRates: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Change the rebates|เปลี่ยนค่าคอม|修改返点)$/ }));
    await expect((await canvas.findAllByRole('textbox'))[0]).toBeVisible();
  },
};
/** A member further down, who cannot be changed. */
export const Indirect: Story = {
  parameters: app({
    getDownline: buildDownlineDetail({
      account: 'player31',
      type: 'member',
      level: 3,
      isDirect: false,
      isActive: false,
      rates: [],
      quotas: [],
      lastLoginAt: null,
      path: ['agent01', 'agent11', 'agent21', 'player31'].map((account) => ({ account, nickname: '' })),
    }),
  }),
};
/** A pending move. */
export const Moving: Story = {
  parameters: app({ getDownline: buildDownlineDetail({ move: { to: 'agent12', from: '2026-12-01' } }) }),
};
/** No bets in the period. */
export const BetsEmpty: Story = { parameters: app({ listDownlineBets: buildDownlineBets([]) }) };
/** No account of the team has the name. */
export const Empty: Story = { parameters: app({ getDownline: refusal('agent.not_in_team') }) };
/** The skeleton of the page. */
export const Loading: Story = { parameters: app(everything(PENDING)) };
/** The gateway refused the call; a button retries it. */
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
/** In Thai. */
export const LongThai: Story = {
  parameters: app(
    {
      getDownline: buildDownlineDetail({
        account: 'chiangmai_branch_0001',
        nickname: 'ตัวแทนเชียงใหม่สาขาหนึ่ง',
        balance: '987654321.00',
      }),
    },
    { language: 'TY' },
  ),
};
