import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildClaimedRebate,
  buildClaimedRebates,
  buildRebate,
  buildRebateDays,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, screen } from 'storybook/test';
import { Page } from './ManualRebatePage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    ...options,
    answers: {
      getRebate: buildRebate(),
      listRebates: buildClaimedRebates(),
      listRebateDays: buildRebateDays({ carried: '0.00835' }),
      claimRebate: buildClaimedRebate(),
      ...answers,
    },
  },
});

const meta = {
  title: 'Member/ManualRebatePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amount to claim, its sources, and earlier claims. */
export const Loaded: Story = { parameters: app() };
/** The days behind a game type. */
export const Days: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Slots|สล็อต|老虎机|电子/ }))[0] as HTMLElement);
    await expect(await screen.findByText('฿11.72835')).toBeVisible();
  },
};
/** No bets since the last claim. */
export const Empty: Story = {
  parameters: app({
    getRebate: buildRebate({ claimable: '0.00', list: [], claimedInAll: '0.00' }),
    listRebates: buildClaimedRebates([]),
  }),
};
/** Bets were cancelled after their rebate was claimed. */
export const TakenBack: Story = {
  parameters: app({
    getRebate: buildRebate({
      claimable: '0.00',
      list: [{ gameType: 'RNG', percent: 0.5, turnover: '-100.00', rebate: '0.00' }],
    }),
  }),
};
/** The skeleton of the page. */
export const Loading: Story = { parameters: app({ getRebate: PENDING, listRebates: PENDING }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app({ getRebate: refusal('system.unknown') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Try again|ลองอีกครั้ง|重试)/ })).toBeVisible();
  },
};
/** Only the history failed to load. */
export const HistoryFailed: Story = { parameters: app({ listRebates: refusal('system.unknown') }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ getRebate: UNREACHABLE, listRebates: UNREACHABLE }) };
/** A trial has no rebate. */
export const Trial: Story = { parameters: app({}, { session: buildSession({ type: 4 }) }) };
/** Thai words and large sums. */
export const LongThai: Story = {
  parameters: app(
    {
      getRebate: buildRebate({
        claimable: '9876543.21',
        claimedInAll: '123456789.00',
        list: [
          { gameType: 'RNG', percent: 0.5, turnover: '987654321.00', rebate: '4938271.60' },
          { gameType: 'LIVE', percent: null, turnover: '987654321.00', rebate: '4938271.61' },
        ],
      }),
    },
    { language: 'TY' },
  ),
};
