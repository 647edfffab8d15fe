import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildOrder,
  buildOrderDetail,
  buildOrders,
  buildSession,
  buildTransaction,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, screen, within } from 'storybook/test';
import { Page } from './GameRecordPage.tsx';

const orders = [
  buildOrder(),
  buildOrder({ orderId: 'o2', gameName: 'Night Market', payout: '0.00', net: '-20.00' }),
  buildOrder({ orderId: 'o3', gameName: 'River Dragon', state: 'OPEN', settledAt: null }),
  buildOrder({ orderId: 'o4', gameName: 'Golden Rooster', state: 'CANCELLED', net: '0.00' }),
];
const transactions = [
  buildTransaction({ id: 't1', kind: 'BET', amount: '-20.00', balanceAfter: '9980.00' }),
  buildTransaction({ id: 't2', kind: 'WIN', amount: '35.00', balanceAfter: '10015.00' }),
];
const app = (listOrders: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), ...options, answers: { listOrders, getOrder: buildOrderDetail({ transactions }) } },
});

const meta = {
  title: 'Wallet/GameRecordPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bets with their results, and the totals. */
export const Loaded: Story = { parameters: app(buildOrders(orders, { totalPages: 2, totalCount: 40 })) };
/** The bets of one day, as linked from profit and loss. */
export const OneDay: Story = { parameters: app(buildOrders(orders), { route: '/m/gameRecord?day=2026-11-21' }) };
/** The skeleton of the page while its data loads. */
export const Loading: Story = { parameters: app(PENDING) };
/** The empty state, with a hint at the next step. */
export const Empty: Story = { parameters: app(buildOrders([])) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
/** Long Thai words and large sums. */
export const LongThai: Story = {
  parameters: app(
    buildOrders([
      buildOrder({
        gameName: 'ตำนานโคมบัวแห่งเทศกาลลอยกระทงริมแม่น้ำเจ้าพระยา',
        stake: '123456789.00',
        payout: '987654321.50',
        net: '864197532.50',
      }),
    ]),
    { language: 'TY' },
  ),
};
/** One bet, with its account transactions. */
export const Details: Story = {
  parameters: app(buildOrders(orders)),
  play: async ({ canvas, userEvent }) => {
    const [details] = await canvas.findAllByRole('button', { name: /Lotus Lanterns/ });
    if (details) await userEvent.click(details);
    const dialog = await screen.findByRole('dialog', { name: 'Lotus Lanterns' });
    await expect(await within(dialog).findByRole('table')).toBeVisible();
  },
};
const lottery = buildOrder({
  gameName: 'Saigon evening',
  gameType: 'LOTT',
  payout: '0.00',
  net: '-20.00',
  state: 'OPEN',
  settledAt: null,
  isCancellable: true,
});
/** An open bet of a lottery, with the confirmation of its cancellation. */
export const Cancelling: Story = {
  parameters: {
    app: {
      session: buildSession(),
      answers: { listOrders: buildOrders([lottery]), getOrder: buildOrderDetail(lottery), cancelSuborder: PENDING },
    } satisfies HarnessOptions,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Saigon evening/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Saigon evening' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel bet' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Cancel this bet?' })).toBeVisible();
  },
};
