import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildAgentSummary, buildSession, PENDING, refusal, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Page } from './AgentHomePage.tsx';

const app = (getAgentSummary: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({ app: { session: buildSession({ type: 1 }), ...options, answers: { getAgentSummary } } });

const meta = {
  title: 'Agent/AgentHomePage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { parameters: app(buildAgentSummary()) };
export const Loading: Story = { parameters: app(PENDING) };
/** An agent who has brought nobody yet. */
export const Empty: Story = { parameters: app(buildAgentSummary({ directMembers: 0, teamMembers: 0 })) };
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
export const LongThai: Story = { parameters: app(buildAgentSummary({ account: 'ตัวแทนจังหวัดเชียงใหม่สาขาที่หนึ่ง', affiliateCode: 'CHIANGMAI-2026-0001', teamMembers: 123456 }), { language: 'TY' }) };
