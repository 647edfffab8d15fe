import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildHelpItem, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './HelpDetailPage.tsx';

const content = '<h3>Who may play</h3><p>Players are 18 or older.</p><ul><li>One account for each person.</li><li>Your own means of payment.</li></ul><p><a href="https://help.test/">More</a></p>';
const app = (listHelp: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { route: '/m/helpDetail?i=0', ...options, answers: { listHelp } } });

const meta = {
  title: 'Help/HelpDetailPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: app({ list: [buildHelpItem({ content })] }) };
export const Loading: Story = { parameters: app(PENDING) };
export const Missing: Story = { parameters: app({ list: [] }) };
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
export const LongThai: Story = { parameters: app({ list: [buildHelpItem({ title: 'เงื่อนไขการใช้บริการสำหรับสมาชิกทุกท่าน', content: '<p>สมาชิกต้องมีอายุไม่ต่ำกว่าสิบแปดปีบริบูรณ์ และต้องใช้ข้อมูลจริงในการลงทะเบียน</p>' })] }, { language: 'TY' }) };
