import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildPromotion,
  buildPromotions,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './ApplyRewardPage.tsx';

const app = (listPromotions: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { route: '/m/applyReward?p1', session: buildSession(), ...options, answers: { listPromotions } },
});

const meta = {
  title: 'Promotions/ApplyRewardPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The promotion whose reward is claimed, and customer service, which accepts claims until the form exists. */
export const Loaded: Story = { parameters: app(buildPromotions()) };
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
  parameters: app(buildPromotions([buildPromotion({ title: 'โบนัสต้อนรับสมาชิกใหม่ห้าสิบเปอร์เซ็นต์ของยอดฝากครั้งแรก' })]), {
    language: 'TY',
  }),
};
