import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildDayResult,
  buildGameTypeResults,
  buildProfitAndLoss,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './ProfitAndLossPage.tsx';

const nets = ['120.50', '-340.00', '15.00', '0.00', '-88.25', '610.00', '-45.00'];
/** Days before today by the merchant's clock. The page requests real days, because a story has no fixed clock. */
const dayAgo = (count: number) => new Date(Date.now() + 7 * 3_600_000 - count * 86_400_000).toISOString().slice(0, 10);
const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildDayResult({ day: dayAgo(count - 1 - index), staked: '400.00', net: nets[index % nets.length] ?? '0.00' }),
  );
const totals = {
  deposited: '500.00',
  withdrawn: '0.00',
  staked: '2800.00',
  won: '3052.25',
  refunded: '20.00',
  other: '0.00',
  net: '272.25',
};
const app = (getProfitAndLoss: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    route: '/m/profitandloss',
    ...options,
    answers: {
      getProfitAndLoss,
      getGameTypeResults: buildGameTypeResults(),
      exportTransactions: 'Day\r\n',
      ...options.answers,
    },
  },
});

const meta = {
  title: 'Wallet/ProfitAndLossPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven days: totals, a bar for each day, days linked to their bets, and game types. */
export const Loaded: Story = { parameters: app(buildProfitAndLoss(days(7), { totals })) };
/** Twelve months are drawn as a line, and one month of days is listed. */
export const Year: Story = {
  parameters: app(buildProfitAndLoss(days(365), { totals }), { route: '/m/profitandloss?period=year' }),
};
/** The skeleton of the page while its data loads. */
export const Loading: Story = { parameters: app(PENDING) };
/** The game types load after the days. */
export const TypesLoading: Story = {
  parameters: app(buildProfitAndLoss(days(7), { totals }), { answers: { getGameTypeResults: PENDING } }),
};
/** Nothing was played in the period. */
export const Empty: Story = { parameters: app(buildProfitAndLoss([])) };
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
/** Thai words and large sums. */
export const LongThai: Story = {
  parameters: app(
    buildProfitAndLoss([buildDayResult({ day: dayAgo(1), staked: '123456789.00', net: '-123456789.00' })], {
      totals: { ...totals, staked: '123456789.00', won: '987654321.50', net: '-864197532.50' },
    }),
    {
      language: 'TY',
      answers: {
        getGameTypeResults: buildGameTypeResults({
          list: [{ gameType: 'RNG', rounds: 1, stake: '123456789.00', payout: '0.00', net: '-123456789.00' }],
        }),
      },
    },
  ),
};
