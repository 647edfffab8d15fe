import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { buildSession, withApp, type HarnessOptions } from '@parlor/testing/storybook';
import { ContractPrompt } from './ContractPrompt.tsx';

const requests = { dailysalreqtype: true, divtypecompperiodreq: false, contracthoursalreq: false };
const app = (over: Partial<typeof requests> = {}, options: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: { session: buildSession({ type: 1 }), answers: { getContractRequests: { ...requests, ...over } }, ...options },
});

const meta = {
  title: 'Agent/ContractPrompt',
  component: ContractPrompt,
  decorators: [withApp],
} satisfies Meta<typeof ContractPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A daily salary contract waits. */
export const DailySalary: Story = { parameters: app() };
/** A dividend contract waits. */
export const Dividend: Story = { parameters: app({ dailysalreqtype: false, divtypecompperiodreq: true }) };
/** An hourly salary contract waits. */
export const HourlySalary: Story = { parameters: app({ dailysalreqtype: false, contracthoursalreq: true }) };
/** Several contracts wait. The next question opens after the previous one and takes the focus. */
export const OneAfterTheOther: Story = {
  parameters: app({ divtypecompperiodreq: true }, { language: 'EN' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    const next = await screen.findByRole('alertdialog', { name: 'A dividend contract waits for you' });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toEqual([next]));
    await waitFor(() => expect(next).toContainElement(document.activeElement as HTMLElement));
  },
};
/** In Thai. */
export const LongThai: Story = {
  parameters: app({ dailysalreqtype: false, contracthoursalreq: true }, { language: 'TY' }),
};
