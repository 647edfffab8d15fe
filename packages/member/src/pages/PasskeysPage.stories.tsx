import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildFullSecurity,
  buildPasskey,
  buildPasskeys,
  buildSecurity,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { Page } from './PasskeysPage.tsx';

const second = buildPasskey({
  id: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0c02',
  name: 'กุญแจความปลอดภัยสำรองที่เก็บไว้ในตู้เซฟ',
  host: 'other.example',
  usedAt: Date.UTC(2026, 10, 20),
});

const app = ({ answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    answers: { getSecurity: buildFullSecurity(), listPasskeys: buildPasskeys([buildPasskey(), second]), ...answers },
    ...options,
  },
});

const meta = {
  title: 'Member/PasskeysPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two passkeys, one of which works on another domain of the site. */
export const Loaded: Story = { parameters: app() };
/** No passkeys yet. */
export const Empty: Story = { parameters: app({ answers: { listPasskeys: buildPasskeys([]) } }) };
/** Lost passkeys were reset. */
export const Held: Story = {
  parameters: app({ answers: { listPasskeys: buildPasskeys([], { heldUntil: Date.UTC(2026, 10, 23, 9) }) } }),
};
/** The dialog for a new passkey. */
export const Adding: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Add a passkey' })),
};
/** The reset by a code. */
export const Lost: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'I lost my passkey' })),
};
/** No verified contact can receive a code. */
export const LostWithoutContact: Story = {
  parameters: app({ answers: { listPasskeys: buildPasskeys([buildPasskey()], { resetBy: 'service' }) } }),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'I lost my passkey' })),
};
/** The payment password has to be set first. */
export const NeedsPassword: Story = { parameters: app({ answers: { getSecurity: buildSecurity() } }) };
/** Passkeys are not available at an IP address. */
export const Unsupported: Story = {
  parameters: app({ answers: { listPasskeys: buildPasskeys([], { canAdd: false }) } }),
};
export const Loading: Story = { parameters: app({ answers: { listPasskeys: PENDING } }) };
export const Failed: Story = { parameters: app({ answers: { listPasskeys: refusal('system.unknown') } }) };
export const Offline: Story = { parameters: app({ answers: { listPasskeys: UNREACHABLE } }) };
export const InThai: Story = { parameters: app({ language: 'TY' }) };
