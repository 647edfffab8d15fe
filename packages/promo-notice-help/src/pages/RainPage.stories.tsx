import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Rain } from '@parlor/contract';
import {
  buildRain,
  buildSession,
  NOW,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './RainPage.tsx';

/** Stories use the browser's clock, so the rain must be open now. */
const falling = (): Pick<Rain, 'startsAt' | 'endsAt'> => ({
  startsAt: Date.now() - 60_000,
  endsAt: Date.now() + 3_600_000,
});

const app = (listRains: unknown, answers: HarnessOptions['answers'] = {}): { app: HarnessOptions } => ({
  app: { session: buildSession(), answers: { listRains, ...answers } },
});

const meta = {
  title: 'Promotions/RainPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An open rain: one packet is open, two wait for a tap. */
export const Loaded: Story = {
  parameters: app({ list: [buildRain(falling())] }, { takePacket: refusal('promotion.budget_spent') }),
  play: async ({ canvas, userEvent }) => {
    const [, second] = await canvas.findAllByRole('button');
    if (second === undefined) throw new Error('There is no second packet');
    await userEvent.click(second);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** A rain that has not started, with a countdown. */
export const Coming: Story = {
  parameters: app({ list: [buildRain({ startsAt: NOW + 600_000, endsAt: NOW + 900_000, taken: [] })] }),
};
/** All packets were taken. */
export const Gone: Story = { parameters: app({ list: [buildRain({ isGone: true, taken: [] })] }) };
/** The player has opened all of theirs. */
export const Done: Story = {
  parameters: app({
    list: [buildRain({ taken: [1, 2, 3].map((packet) => ({ packet, amount: '2.50' })) })],
  }),
};
/** There is no rain. */
export const Empty: Story = { parameters: app({ list: [] }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = { parameters: app(refusal('system.unknown')) };
/** The skeleton of the page while its data is loading. */
export const Loading: Story = { parameters: app(PENDING) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(UNREACHABLE) };
