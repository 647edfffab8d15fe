import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildHelpItem, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './HelpPage.tsx';

const app = (listHelp: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { route: '/m/help', ...options, answers: { listHelp } } });

const meta = {
  title: 'Help/HelpPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: app({ list: [buildHelpItem({ tag: 'deposit', title: 'How to deposit' }), buildHelpItem()] }) };
export const Loading: Story = { parameters: app(PENDING) };
export const Empty: Story = { parameters: app({ list: [] }) };
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
export const LongThai: Story = { parameters: app({ list: [buildHelpItem({ title: 'วิธีฝากเงินผ่านพร้อมเพย์และบัตรเครดิต พร้อมระยะเวลาที่เงินเข้าบัญชี' })] }, { language: 'TY' }) };
