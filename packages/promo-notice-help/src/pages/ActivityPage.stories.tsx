import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildContest,
  buildPromotion,
  buildPromotions,
  buildSession,
  buildStanding,
  buildTerms,
  NOW,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './ActivityPage.tsx';

const raffle = buildPromotion({
  id: 'p2',
  title: 'Lantern raffle',
  noExpiry: 0,
  endDate: NOW + 40 * 86_400_000,
  promoAnnouncementCategoryIds: ['RAFFLE'],
});
const app = (listPromotions: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { ...options, answers: { listPromotions } },
});

const meta = {
  title: 'Promotions/ActivityPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Promotions by category; a tab filters by category. */
export const Loaded: Story = {
  parameters: app(buildPromotions([buildPromotion(), raffle])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Raffles/ }));
    await expect(canvas.getByText('Lantern raffle')).toBeVisible();
    await expect(canvas.queryByText('Welcome bonus')).not.toBeInTheDocument();
  },
};
/** Contests are the last category; ended ones are on the page of contests. */
export const Contests: Story = {
  parameters: {
    app: {
      answers: {
        listPromotions: buildPromotions([buildPromotion(), raffle]),
        listContests: { list: [buildContest(), buildContest({ code: 'next', title: 'Next race', state: 'COMING' })] },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const tabs = await canvas.findAllByRole('tab');
    await userEvent.click(tabs.at(-1)!);
    await expect(await canvas.findByRole('heading', { name: 'Next race' })).toBeVisible();
  },
};
/** The player's state for each, with actionable ones first. */
export const Player: Story = {
  parameters: {
    app: {
      session: buildSession(),
      answers: {
        listPromotions: buildPromotions(
          ['CLOSE', 'PROCESS', 'JOIN', 'CLAIM'].map((id) =>
            buildPromotion({ id: id.toLowerCase(), terms: buildTerms() }),
          ),
        ),
        listPromotionStatuses: {
          list: [
            buildStanding({ promotionId: 'close', status: 'CLOSE', reason: 'over' }),
            buildStanding({
              promotionId: 'process',
              status: 'PROCESS',
              progress: { unit: 'money', done: '1500.00', target: '4000.00' },
            }),
            buildStanding({ promotionId: 'join' }),
            buildStanding({ promotionId: 'claim', status: 'CLAIM' }),
          ],
        },
      },
    },
  },
};
/** Promotions have loaded, but the player's state is unknown. */
export const StandingsFailed: Story = {
  parameters: {
    app: {
      session: buildSession(),
      answers: { listPromotions: buildPromotions(), listPromotionStatuses: refusal('system.unknown') },
    },
  },
};
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** The empty state, with a hint at the next step. */
export const Empty: Story = { parameters: app(buildPromotions([])) };
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
    buildPromotions([
      buildPromotion({
        title: 'โบนัสต้อนรับสมาชิกใหม่ห้าสิบเปอร์เซ็นต์ของยอดฝากครั้งแรกตลอดเดือนนี้',
        summary: 'ฝากครั้งแรกตั้งแต่หนึ่งร้อยบาทขึ้นไป รับเพิ่มห้าสิบเปอร์เซ็นต์ สูงสุดห้าร้อยบาท',
      }),
    ]),
    { language: 'TY' },
  ),
};
