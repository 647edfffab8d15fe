import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildBonus,
  buildBonusRounds,
  buildFreeRounds,
  buildPoints,
  buildTickets,
  buildReward,
  buildRewards,
  buildSession,
  buildSettings,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, waitFor } from 'storybook/test';
import { Page } from './RewardCenterPage.tsx';

const DAY_MS = 86_400_000;
const cash = buildReward({
  rewardId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0d02',
  kind: 'LOGIN',
  title: 'Seven mornings',
  reward: 'cash',
  amount: '20.00',
  wageringRequired: null,
});
const claimed = buildReward({ state: 'CLAIMED', claimedAt: cash.grantedAt });
const ended = buildBonus({
  bonusId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0e02',
  title: 'Reload bonus',
  state: 'MET',
  balance: '0.00',
  converted: '320.00',
  endedAt: cash.grantedAt - DAY_MS,
});

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    route: '/m/rewardCenter',
    answers: {
      listRewards: buildRewards([buildReward(), cash]),
      listBonuses: { list: [buildBonus(), ended] },
      listBonusRounds: buildBonusRounds(),
      claimReward: claimed,
      ...answers,
    },
    ...options,
  },
});
const bonuses = { route: '/m/rewardCenter?show=bonuses' };

const meta = {
  title: 'Member/RewardCenterPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rewards to claim by kind, and the field for a code. */
export const Loaded: Story = { parameters: app() };
/** A bonus was claimed, with its amount and requirements. */
export const Claimed: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /500\.00/ }));
    await expect(await canvas.findByRole('heading', { name: /500\.00/ })).toBeVisible();
  },
};
/** The reward was no longer available when it was claimed. */
export const Refused: Story = {
  parameters: app({ claimReward: refusal('promotion.budget_spent') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /500\.00/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** An unknown code. */
export const UnknownCode: Story = {
  parameters: app({ redeemCode: refusal('promotion.code_unknown') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'EARLY88{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid());
  },
};
/** Running bonuses with their wagering, and those that ended. */
export const Bonuses: Story = { parameters: app({}, bonuses) };
/** Rounds of a bonus: counted, counted in part, not counted. */
export const Rounds: Story = {
  parameters: app({}, bonuses),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Rounds|รอบ)/ }));
  },
};
/** The confirmation before a bonus is forfeited. */
export const GivingUp: Story = {
  parameters: app({}, bonuses),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Give up|สละสิทธิ์)/ }));
  },
};
/** Open rounds are settled before the bonus ends. */
export const BonusEnding: Story = {
  parameters: app({ listBonuses: { list: [buildBonus({ state: 'ENDING' })] } }, bonuses),
};
export const NoBonuses: Story = { parameters: app({ listBonuses: { list: [] } }, bonuses) };
export const BonusesFailed: Story = { parameters: app({ listBonuses: refusal('system.unknown') }, bonuses) };
/** Received rewards. */
export const History: Story = {
  parameters: app(
    { listRewards: buildRewards([claimed, { ...cash, state: 'EXPIRED' }]) },
    {
      route: '/m/rewardCenter?show=past',
    },
  ),
};
const playUntil = cash.grantedAt + 3 * DAY_MS;
/** Free rounds to claim. */
export const FreeRounds: Story = { parameters: app({ listRewards: buildRewards([buildFreeRounds()]) }) };
/** Free rounds that were claimed: one with rounds left, one that is used up. */
export const FreeRoundsPast: Story = {
  parameters: app(
    {
      listRewards: buildRewards([
        buildFreeRounds({ left: 12, won: '3.50', playUntil }, { state: 'CLAIMED', claimedAt: cash.grantedAt }),
        buildFreeRounds(
          { left: 0, won: '13.00', playUntil },
          { rewardId: cash.rewardId, state: 'CLAIMED', claimedAt: cash.grantedAt },
        ),
      ]),
    },
    { route: '/m/rewardCenter?show=past' },
  ),
};
/** Raffle tickets to claim. */
export const Tickets: Story = { parameters: app({ listRewards: buildRewards([buildTickets()]) }) };
/** Points of a tournament to claim. */
export const Points: Story = { parameters: app({ listRewards: buildRewards([buildPoints()]) }) };
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app({ listRewards: PENDING }) };
/** Nothing to claim. */
export const Empty: Story = { parameters: app({ listRewards: buildRewards([]) }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = { parameters: app({ listRewards: refusal('system.unknown') }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ listRewards: UNREACHABLE }) };
/** The merchant closed the centre. */
export const Closed: Story = {
  parameters: app({}, { settings: { features: { ...buildSettings().features, rewardCentre: false } } }),
};
/** A trial account sees a notice. */
export const Trial: Story = { parameters: app({}, { session: buildSession({ type: 4 }) }) };
/** Long Thai words and large sums. */
export const LongThai: Story = {
  parameters: app(
    {
      listBonuses: {
        list: [
          buildBonus({
            title: 'โบนัสต้อนรับสมาชิกใหม่ห้าสิบเปอร์เซ็นต์ของยอดฝากครั้งแรกตลอดเดือนนี้',
            granted: '1234567.00',
            balance: '1234567.00',
            wagering: { required: '98765432.00', done: '12345678.00', left: '86419754.00' },
          }),
        ],
      },
    },
    { ...bonuses, language: 'TY' },
  ),
};
