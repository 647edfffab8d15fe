import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildQuotas,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './QuotasPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession({ type: 1 }),
    route: '/m/agent/quotas',
    ...options,
    answers: {
      getQuotas: buildQuotas(),
      ...answers,
    },
  },
});
const everything = (answer: unknown): HarnessOptions['answers'] => ({ getQuotas: answer });

const meta = {
  title: 'Agent/QuotasPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Quotas by level: granted, in use, passed on and remaining. */
export const Loaded: Story = { parameters: app() };
/** The skeleton of the page. */
export const Loading: Story = { parameters: app(everything(PENDING)) };
/** The agent has no quotas. */
export const Empty: Story = { parameters: app({ getQuotas: buildQuotas({ list: [] }) }) };
/** The gateway refused the call; a button retries it. */
export const Failed: Story = {
  parameters: app(everything(refusal('system.unknown'))),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Try again|ลองอีกครั้ง|ลองใหม่)/ });
    if (first) await userEvent.click(first);
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
};
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app(everything(UNREACHABLE)) };
/** In Thai. */
export const LongThai: Story = { parameters: app({}, { language: 'TY' }) };
