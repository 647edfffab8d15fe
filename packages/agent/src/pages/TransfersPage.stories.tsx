import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildAgentTransfer,
  buildAgentTransfers,
  buildBatchPreview,
  buildTransferTerms,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { expect } from 'storybook/test';
import { Page } from './TransfersPage.tsx';

const app = (answers: HarnessOptions['answers'] = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession({ type: 1 }),
    route: '/m/agent/transfers',
    ...options,
    answers: {
      getTransferTerms: buildTransferTerms(),
      listAgentTransfers: buildAgentTransfers([
        buildAgentTransfer(),
        buildAgentTransfer({
          transferId: '0190b0f0-0000-4000-8000-000000000002',
          direction: 'in',
          amount: '1000.00',
          state: 'SENT',
          note: 'bonus',
        }),
      ]),
      previewBatchTransfer: buildBatchPreview(),
      ...answers,
    },
  },
});
const everything = (answer: unknown): HarnessOptions['answers'] => ({
  getTransferTerms: answer,
  listAgentTransfers: answer,
  previewBatchTransfer: answer,
});

const meta = {
  title: 'Agent/TransfersPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form of one transfer, with the available amount. */
export const Loaded: Story = { parameters: app() };
/** A batch was checked: two lines can be sent, two cannot. */
export const Batch: Story = {
  parameters: app({}, { route: '/m/agent/transfers?tab=batch' }),
  play: async ({ canvas, userEvent }) => {
    const [lines] = await canvas.findAllByRole('textbox');
    if (lines) await userEvent.type(lines, 'agent11,100,Week 47');
    await userEvent.click(await canvas.findByRole('button', { name: /^(Check the lines|ตรวจสอบรายการ|检查)$/ }));
    await expect(await canvas.findByRole('list')).toBeVisible();
  },
};
/** Transfers sent and received. */
export const Records: Story = { parameters: app({}, { route: '/m/agent/transfers?tab=records' }) };
/** The merchant has disabled transfers. */
export const Closed: Story = { parameters: app({ getTransferTerms: buildTransferTerms({ isAvailable: false }) }) };
/** The agent has no payment password. */
export const WithoutPassword: Story = {
  parameters: app({ getTransferTerms: buildTransferTerms({ hasPaymentPassword: false }) }),
};
/** The skeleton of the page. */
export const Loading: Story = { parameters: app(everything(PENDING)) };
/** Nothing was transferred yet. */
export const RecordsEmpty: Story = {
  parameters: app({ listAgentTransfers: buildAgentTransfers([]) }, { route: '/m/agent/transfers?tab=records' }),
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
export const LongThai: Story = {
  parameters: app({ getTransferTerms: buildTransferTerms({ available: '987654321.00' }) }, { language: 'TY' }),
};
