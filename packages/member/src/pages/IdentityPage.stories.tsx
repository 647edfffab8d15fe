import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildFullSecurity,
  buildIdentity,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { Page } from './IdentityPage.tsx';

const day = Date.UTC(2026, 10, 20);
const app = ({ answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    answers: { getSecurity: buildFullSecurity(), getIdentity: buildIdentity({ pictures: ['front'] }), ...answers },
    ...options,
  },
});

const meta = {
  title: 'Member/IdentityPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form; one picture was sent before. */
export const Loaded: Story = { parameters: app() };
/** Nothing was sent yet. */
export const Empty: Story = { parameters: app({ answers: { getIdentity: buildIdentity() } }) };
/** Missing input is reported at its field. */
export const Incomplete: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Send to be checked' })),
};
/** An operator reviews the check. */
export const Waiting: Story = {
  parameters: app({ answers: { getIdentity: buildIdentity({ state: 'PENDING', sentAt: day }) } }),
};
export const Approved: Story = {
  parameters: app({ answers: { getIdentity: buildIdentity({ state: 'APPROVED', sentAt: day, decidedAt: day }) } }),
};
/** Refused with a reason; the form is shown again. */
export const Refused: Story = {
  parameters: app({
    answers: {
      getIdentity: buildIdentity({ state: 'REFUSED', reason: 'ask_service', sentAt: day, decidedAt: day }),
    },
  }),
};
export const Loading: Story = { parameters: app({ answers: { getIdentity: PENDING } }) };
export const Failed: Story = { parameters: app({ answers: { getIdentity: refusal('system.unknown') } }) };
export const Offline: Story = { parameters: app({ answers: { getIdentity: UNREACHABLE } }) };
export const InThai: Story = { parameters: app({ language: 'TY' }) };
