import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildAgentRebates,
  buildRebateSources,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect, within } from 'storybook/test';
import { Page } from './AgentRebatesPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession({ type: 1 }),
    route: '/m/agent/rebates',
    ...options,
    answers: {
      listAgentRebates: buildAgentRebates(),
      listRebateSources: buildRebateSources(),
      ...answers,
    },
  },
});
const everything = (answer: unknown): HarnessOptions['answers'] => ({
  listAgentRebates: answer,
  listRebateSources: answer,
});

const meta = {
  title: 'Agent/AgentRebatesPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Running and paid rebates, with their total. */
export const Loaded: Story = { parameters: app() };
/** The players behind a rebate, with both rates. */
export const Sources: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list');
    const [first] = within(list).getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
/** The skeleton of the page. */
export const Loading: Story = { parameters: app(everything(PENDING)) };
/** No rebate in the period. */
export const Empty: Story = {
  parameters: app({ listAgentRebates: buildAgentRebates({ list: [], totalCount: 0, totalPages: 0, total: '0.00' }) }),
};
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
