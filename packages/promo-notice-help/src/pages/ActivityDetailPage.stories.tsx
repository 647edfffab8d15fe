import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildPromotion, buildPromotions, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './ActivityDetailPage.tsx';

const content = '<h3>How it works</h3><ol><li>Deposit 100.00 or more.</li><li>Receive 50% on top.</li></ol><table><tr><th>Deposit</th><th>Bonus</th></tr><tr><td>100.00</td><td>50.00</td></tr></table>';
const app = (listPromotions: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { route: '/m/activityDetail?id=p1', ...options, answers: { listPromotions } } });

const meta = {
  title: 'Promotions/ActivityDetailPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: app(buildPromotions([buildPromotion({ content })])) };
export const Loading: Story = { parameters: app(PENDING) };
export const Over: Story = { parameters: app(buildPromotions([])) };
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
export const LongThai: Story = {
  parameters: app(buildPromotions([buildPromotion({ title: 'โบนัสต้อนรับสมาชิกใหม่ห้าสิบเปอร์เซ็นต์ของยอดฝากครั้งแรก', content: '<h3>เงื่อนไขการรับโบนัส</h3><p>สมาชิกต้องฝากเงินครั้งแรกและทำยอดเดิมพันให้ครบตามเงื่อนไขก่อนถอนเงิน</p>' })]), { language: 'TY' }),
};
