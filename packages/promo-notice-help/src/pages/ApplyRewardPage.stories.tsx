import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildPromotion,
  buildPromotions,
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
import { Page } from './ApplyRewardPage.tsx';

const form = buildPromotion({
  linkedPromotionId: 'share',
  imageRequired: 'Y',
  remarkRequired: 'Y',
  terms: buildTerms({ entry: 'apply' }),
});
const app = (listPromotions: unknown, { answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    route: '/m/applyReward?p1',
    session: buildSession(),
    ...options,
    answers: {
      listPromotions,
      listPromotionStatuses: { list: [buildStanding()] },
      putRewardPicture: { places: [0] },
      requestReward: refusal('promotion.budget_spent'),
      ...answers,
    },
  },
});
const standing = (over: Parameters<typeof buildStanding>[0]) =>
  app(buildPromotions([form]), { answers: { listPromotionStatuses: { list: [buildStanding(over)] } } });

const meta = {
  title: 'Promotions/ApplyRewardPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures and remarks are required. */
export const Loaded: Story = { parameters: app(buildPromotions([form])) };
/** Only pictures are required. */
export const PicturesOnly: Story = { parameters: app(buildPromotions([{ ...form, remarkRequired: 'N' }])) };
/** Remarks above the limit are kept but not sent. */
export const RemarksTooLong: Story = {
  parameters: app(buildPromotions([{ ...form, imageRequired: 'N' }])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.paste('Shared with my friends. '.repeat(7));
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
/** Another player got the last reward. */
export const Refused: Story = {
  parameters: app(buildPromotions([{ ...form, imageRequired: 'N' }])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Shared');
    await userEvent.click(canvas.getByRole('button', { name: /^(Apply|ส่งคำขอ)$/ }));
  },
};
/** An application was sent before, and its content is shown. */
export const Applying: Story = {
  parameters: standing({
    status: 'APPLYING',
    application: { sentAt: Date.UTC(2026, 10, 20), remarks: 'Shared with my friends.', pictureCount: 2 },
  }),
};
/** Refused with a reason; the form is shown again. */
export const ApplyAgain: Story = {
  parameters: standing({ status: 'REJECTED', reason: 'unreadable', canRepeat: true }),
};
/** The promotion requires no application. */
export const NotNeeded: Story = { parameters: app(buildPromotions()) };
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
/** Long Thai words. */
export const LongThai: Story = {
  parameters: app(buildPromotions([{ ...form, title: 'โบนัสต้อนรับสมาชิกใหม่ห้าสิบเปอร์เซ็นต์ของยอดฝากครั้งแรก' }]), {
    language: 'TY',
  }),
};
