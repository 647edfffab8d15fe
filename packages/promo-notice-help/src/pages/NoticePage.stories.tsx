import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildAnnouncement, buildAnnouncements, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './NoticePage.tsx';

const notices = [buildAnnouncement(), buildAnnouncement({ id: 'n2', title: 'Planned maintenance on Tuesday', content: '<p>Some vendors pause between <strong>04:00</strong> and <strong>05:00</strong>.</p>' })];
const app = (listAnnouncements: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { route: '/m/notice', ...options, answers: { listAnnouncements } } });

const meta = {
  title: 'Notices/NoticePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: app(buildAnnouncements({ notices })) };
export const OneOpened: Story = { parameters: app(buildAnnouncements({ notices }), { route: '/m/notice?index=1' }) };
export const Loading: Story = { parameters: app(PENDING) };
export const Empty: Story = { parameters: app(buildAnnouncements({ notices: [] })) };
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
export const LongThai: Story = {
  parameters: app(buildAnnouncements({ notices: [buildAnnouncement({ title: 'ปิดปรับปรุงระบบตามแผนในวันอังคารเวลาสี่นาฬิกาถึงหกนาฬิกา', content: '<p>ระหว่างการปรับปรุง เกมของบางค่ายจะเปิดให้บริการไม่ได้ชั่วคราว ยอดเงินของท่านปลอดภัย</p>' })] }), { language: 'TY', route: '/m/notice?index=0' }),
};
