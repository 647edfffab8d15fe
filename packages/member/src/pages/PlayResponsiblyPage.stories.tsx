import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildPlayLimits,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { Page } from './PlayResponsiblyPage.tsx';

const limits = buildPlayLimits({
  'deposit day': { amount: '500.00', used: '120.50' },
  'deposit week': { amount: '2000.00', used: '2000.00', next: { amount: '5000.00', at: Date.UTC(2026, 10, 22, 9) } },
  'deposit month': { used: '8250.00' },
  'loss week': { amount: '1000.00', used: '-350.00', next: { amount: null, at: Date.UTC(2026, 10, 22, 9) } },
});

const app = ({ answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), answers: { getPlayLimits: limits, ...answers }, ...options },
});

const meta = {
  title: 'Member/PlayResponsiblyPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two limits with their use, and a pending raise. */
export const Loaded: Story = { parameters: app() };
/** No limits yet. */
export const Empty: Story = { parameters: app({ answers: { getPlayLimits: buildPlayLimits() } }) };
/** The player won more than was staked, and the limit is about to be removed. */
export const Losses: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('tab', { name: 'Losses' })),
};
/** A limit is changed. */
export const Changing: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Change limit: Day' })),
};
/** An exclusion requires the payment password. */
export const Confirming: Story = {
  parameters: app({ answers: { getPlayLimits: buildPlayLimits({}, { confirmBy: 'payment' }) } }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Exclude myself' })),
};
/** A break is running. */
export const OnBreak: Story = {
  parameters: app({
    answers: {
      getPlayLimits: buildPlayLimits(
        {},
        { exclusion: { span: '7d', since: Date.UTC(2026, 10, 20), until: Date.UTC(2026, 10, 27) } },
      ),
    },
  }),
};
/** An exclusion without an end. */
export const ForGood: Story = {
  parameters: app({
    answers: {
      getPlayLimits: buildPlayLimits(
        {},
        { exclusion: { span: 'permanent', since: Date.UTC(2026, 10, 20), until: null } },
      ),
    },
  }),
};
/** Trials have no limits. */
export const Trial: Story = { parameters: app({ session: buildSession({ type: 4 }) }) };
export const Loading: Story = { parameters: app({ answers: { getPlayLimits: PENDING } }) };
export const Failed: Story = { parameters: app({ answers: { getPlayLimits: refusal('system.unknown') } }) };
export const Offline: Story = { parameters: app({ answers: { getPlayLimits: UNREACHABLE } }) };
export const InThai: Story = { parameters: app({ language: 'TY' }) };
