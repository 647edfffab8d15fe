import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPromotion, buildPromotions, NOW, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './ActivityPage.tsx';

const raffle = buildPromotion({ id: 'p2', title: 'Lantern raffle', noExpiry: 0, endDate: NOW + 40 * 86_400_000, promoAnnouncementCategoryIds: ['RAFFLE'] });
const app = (listPromotions: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { ...options, answers: { listPromotions } } });

const meta = {
  title: 'Promotions/ActivityPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: app(buildPromotions([buildPromotion(), raffle])) };
export const Loading: Story = { parameters: app(PENDING) };
export const Empty: Story = { parameters: app(buildPromotions([])) };
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
export const LongThai: Story = {
  parameters: app(buildPromotions([buildPromotion({ title: 'โบนัสต้อนรับสมาชิกใหม่ห้าสิบเปอร์เซ็นต์ของยอดฝากครั้งแรกตลอดเดือนนี้', summary: 'ฝากครั้งแรกตั้งแต่หนึ่งร้อยบาทขึ้นไป รับเพิ่มห้าสิบเปอร์เซ็นต์ สูงสุดห้าร้อยบาท' })]), { language: 'TY' }),
};
