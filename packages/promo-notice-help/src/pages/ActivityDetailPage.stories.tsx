import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildPromotion,
  buildPromotions,
  buildReward,
  buildSession,
  buildStanding,
  buildTerms,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './ActivityDetailPage.tsx';

const content =
  '<h3>How it works</h3><ol><li>Deposit 100.00 or more.</li><li>Receive 50% on top.</li></ol><table><tr><th>Deposit</th><th>Bonus</th></tr><tr><td>100.00</td><td>50.00</td></tr></table>';
const app = (listPromotions: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { route: '/m/activityDetail?id=p1', ...options, answers: { listPromotions } },
});

const meta = {
  title: 'Promotions/ActivityDetailPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One promotion with its conditions. */
export const Loaded: Story = { parameters: app(buildPromotions([buildPromotion({ content })])) };

const { rewardId } = buildReward();
type Standing = Parameters<typeof buildStanding>[0];
/** The state of an offer for a player. */
const standing = (over: Standing, terms: Parameters<typeof buildTerms>[0] = {}): { app: HarnessOptions } => ({
  app: {
    route: '/m/activityDetail?id=p1',
    session: buildSession(),
    answers: {
      listPromotions: buildPromotions([buildPromotion({ content, terms: buildTerms(terms) })]),
      listPromotionStatuses: { list: [buildStanding(over)] },
      claimReward: buildReward({ state: 'CLAIMED' }),
      joinPromotion: refusal('promotion.budget_spent'),
    },
  },
});

/** A visitor sees a link to the login. */
export const Visitor: Story = {
  parameters: app(buildPromotions([buildPromotion({ content, terms: buildTerms() })])),
};
export const ComingSoon: Story = { parameters: standing({ status: 'COMING_SOON' }) };
export const Join: Story = { parameters: standing({}) };
/** Another player was faster. */
export const JoinRefused: Story = {
  parameters: standing({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Join|เข้าร่วม)$/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const JoinByForm: Story = { parameters: standing({}, { entry: 'apply' }) };
export const JoinByCode: Story = { parameters: standing({}, { entry: 'code' }) };
export const Joined: Story = { parameters: standing({ status: 'JOINED' }) };
export const InProcess: Story = {
  parameters: standing({ status: 'PROCESS', progress: { unit: 'money', done: '1500.00', target: '4000.00' } }),
};
export const Claim: Story = { parameters: standing({ status: 'CLAIM', rewardId }) };
/** The claimed amount and its requirements. */
export const JustClaimed: Story = {
  parameters: standing({ status: 'CLAIM', rewardId }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Claim reward|รับรางวัล)/ }));
    await expect(await canvas.findByRole('heading', { name: /500\.00/ })).toBeVisible();
  },
};
export const Applying: Story = {
  parameters: standing({
    status: 'APPLYING',
    application: { sentAt: Date.UTC(2026, 10, 20), remarks: 'Shared with my friends on Telegram.', pictureCount: 2 },
  }),
};
export const Rejected: Story = {
  parameters: standing({ status: 'REJECTED', reason: 'documents', canRepeat: true }, { entry: 'apply' }),
};
export const Issued: Story = { parameters: standing({ status: 'ISSUED', rewardId }) };
export const Claimed: Story = { parameters: standing({ status: 'CLAIMED', rewardId }) };
export const Closed: Story = { parameters: standing({ status: 'CLOSE', reason: 'budget_spent' }) };
/** The promotion has loaded, but the player's state is unknown. */
export const StandingFailed: Story = {
  parameters: {
    app: {
      route: '/m/activityDetail?id=p1',
      session: buildSession(),
      answers: {
        listPromotions: buildPromotions([buildPromotion({ content, terms: buildTerms() })]),
        listPromotionStatuses: refusal('system.unknown'),
      },
    },
  },
};
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** The promotion has ended. */
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
        title: 'โบนัสต้อนรับสมาชิกใหม่ห้าสิบเปอร์เซ็นต์ของยอดฝากครั้งแรก',
        terms: buildTerms({ maxAmount: '1234567.00' }),
        content: '<h3>เงื่อนไขการรับโบนัส</h3><p>สมาชิกต้องฝากเงินครั้งแรกและทำยอดเดิมพันให้ครบตามเงื่อนไขก่อนถอนเงิน</p>',
      }),
    ]),
    { language: 'TY' },
  ),
};
