import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildMember, buildSession, PENDING, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { Menu } from './Menu.tsx';

const app = (options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { ...options, answers: { getMemberInfo: buildMember({ nickname: 'Mali' }), getBalance: { sumBalance: '10000.00', currency: 'THB' }, ...options.answers } },
});

const meta = {
  title: 'Shell/Menu',
  component: Menu,
  decorators: [withApp],
  args: { isOpen: true, onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ways in, and the places of the site. */
export const Visitor: Story = { parameters: app() };
/** In Thai on the smallest phone. */
export const VisitorThai: Story = { parameters: app({ language: 'TY' }), globals: { viewport: { value: 'smallPhone', isRotated: false } } };
/** Who is playing, and with what. */
export const Player: Story = { parameters: app({ session: buildSession() }) };
/** With the way to the agency. */
export const Agent: Story = { parameters: app({ session: buildSession({ type: 1 }) }) };
/** Name and balance are on their way. */
export const Loading: Story = { parameters: app({ session: buildSession(), answers: { getMemberInfo: PENDING, getBalance: PENDING } }) };
/** A long name and a large sum. */
export const LongThai: Story = {
  parameters: app({ session: buildSession(), language: 'TY', answers: { getMemberInfo: buildMember({ nickname: 'ผู้เล่นที่มีชื่อเล่นยาวมากเป็นพิเศษจนต้องขึ้นบรรทัดใหม่' }), getBalance: { sumBalance: '987654321.50', currency: 'THB' } } }),
};
