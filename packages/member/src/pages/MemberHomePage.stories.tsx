import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMember, buildSession, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './MemberHomePage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), ...options, answers: { getMemberInfo: buildMember({ nickname: 'Mali' }), getBalance: { sumBalance: '10000.00', currency: 'THB' }, ...answers } },
});

const meta = {
  title: 'Member/MemberHomePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: app() };
export const Agent: Story = { parameters: app({ getMemberInfo: buildMember({ type: 1, account: 'agent01' }) }) };
export const Loading: Story = { parameters: app({ getMemberInfo: PENDING, getBalance: PENDING }) };
export const Failed: Story = { parameters: app({ getMemberInfo: refusal('system.unknown') }) };
export const WithoutBalance: Story = { parameters: app({ getBalance: refusal('system.unknown') }) };
export const LongThai: Story = { parameters: app({ getMemberInfo: buildMember({ nickname: 'ผู้เล่นที่มีชื่อเล่นยาวมากเป็นพิเศษจนต้องขึ้นบรรทัดใหม่' }), getBalance: { sumBalance: '987654321.50', currency: 'THB' } }, { language: 'TY' }) };
