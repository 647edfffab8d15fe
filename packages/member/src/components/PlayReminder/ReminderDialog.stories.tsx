import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSession, PENDING, refusal, UNREACHABLE, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { screen } from 'storybook/test';
import { ReminderDialog } from './ReminderDialog.tsx';

const due = {
  since: Date.UTC(2026, 10, 20, 9),
  playedMs: 63 * 60_000,
  currency: 'THB',
  staked: '12400.00',
  won: '9450.50',
  net: '-2949.50',
  pauseMinutes: 0,
} as const;

const app = (acknowledgePlayReminder: unknown, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), answers: { acknowledgePlayReminder }, ...options },
});

const meta = {
  title: 'Member/ReminderDialog',
  component: ReminderDialog,
  decorators: [withApp],
  args: { due, isOpen: true, onClosed: () => undefined },
  parameters: { docs: { story: { inline: false, height: '480px' } }, ...app(PENDING) },
} satisfies Meta<typeof ReminderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer: Story['play'] = async ({ userEvent }) =>
  userEvent.click(await screen.findByRole('button', { name: 'Go on playing' }));

/** After an hour of play, with a loss. */
export const Loaded: Story = {};
/** With a mandatory pause, as in Germany. */
export const WithPause: Story = { args: { due: { ...due, pauseMinutes: 5 } } };
/** After less than an hour, with a win. */
export const Ahead: Story = { args: { due: { ...due, playedMs: 1_860_000, won: '15000.00', net: '2600.00' } } };
/** The answer is pending. */
export const Loading: Story = { play: answer };
/** The gateway refused the answer. */
export const Failed: Story = { parameters: app(refusal('system.unknown')), play: answer };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE), play: answer };
export const InThai: Story = { parameters: app(PENDING, { language: 'TY' }) };
