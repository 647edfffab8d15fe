import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildRain,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { screen } from 'storybook/test';
import { RainDialog } from './RainDialog.tsx';

/** Stories use the browser's clock, so the rain must be open now. */
const falling = { startsAt: Date.now() - 60_000, endsAt: Date.now() + 3_600_000 };

const app = (takePacket: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), answers: { takePacket }, ...options },
});

const meta = {
  title: 'Promotions/RainDialog',
  component: RainDialog,
  decorators: [withApp],
  args: { rain: buildRain(falling), isOpen: true, onClose: () => undefined, onClosed: () => undefined },
  parameters: { docs: { story: { inline: false, height: '480px' } }, ...app(PENDING) },
} satisfies Meta<typeof RainDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openOne: Story['play'] = async ({ userEvent }) =>
  userEvent.click(await screen.findByRole('button', { name: 'Open packet 2' }));

/** One packet is open, two wait for a tap. */
export const Loaded: Story = {};
/** A packet is being opened. */
export const Loading: Story = { play: openOne };
/** All packets were taken. */
export const Gone: Story = { args: { rain: buildRain({ ...falling, isGone: true, taken: [] }) } };
/** The player has opened all of theirs. */
export const Done: Story = {
  args: { rain: buildRain({ ...falling, taken: [1, 2, 3].map((packet) => ({ packet, amount: '2.50' })) }) },
};
/** The gateway refused the tap. */
export const Failed: Story = { parameters: app(refusal('promotion.budget_spent')), play: openOne };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE), play: openOne };
export const InThai: Story = { parameters: app(PENDING, { language: 'TY' }) };
