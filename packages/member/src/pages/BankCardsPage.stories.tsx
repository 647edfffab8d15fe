import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildBankCard,
  buildBankCards,
  buildFullSecurity,
  buildSecurity,
  buildSession,
  PENDING,
  refusal,
  UNREACHABLE,
  withApp,
  type HarnessOptions,
} from '@parlor/testing/storybook';
import { Page } from './BankCardsPage.tsx';

const second = buildBankCard({
  id: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b02',
  bankCode: 'BAAC',
  lastFour: '4321',
  isDefault: false,
});

const app = ({ answers, ...options }: HarnessOptions = {}): { app: HarnessOptions } => ({
  app: {
    session: buildSession(),
    answers: { getSecurity: buildFullSecurity(), listBankCards: buildBankCards([buildBankCard(), second]), ...answers },
    ...options,
  },
});

const meta = {
  title: 'Member/BankCardsPage',
  component: Page,
  decorators: [withApp],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two cards. */
export const Loaded: Story = { parameters: app() };
/** None yet. */
export const Empty: Story = { parameters: app({ answers: { listBankCards: buildBankCards([]) } }) };
/** The form of a new one. */
export const Adding: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Add a bank card' })),
};
/** Money was paid out to the first. */
export const PaidOutTo: Story = {
  parameters: app({
    answers: { listBankCards: buildBankCards([buildBankCard({ isLocked: true }), second], { isPayeeLocked: true }) },
  }),
};
/** As many as one can have. */
export const Full: Story = {
  parameters: app({
    answers: {
      listBankCards: buildBankCards(
        Array.from({ length: 5 }, (_, at) => ({
          ...second,
          id: `5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b1${at}`,
          isDefault: at === 0,
        })),
      ),
    },
  }),
};
/** The payment password comes first. */
export const NeedsPassword: Story = { parameters: app({ answers: { getSecurity: buildSecurity() } }) };
/** A currency without banks. */
export const NotOffered: Story = { parameters: app({ settings: { currency: 'EUR' } }) };
/** On its way. */
export const Loading: Story = { parameters: app({ answers: { listBankCards: PENDING } }) };
/** The gateway refused. */
export const Failed: Story = { parameters: app({ answers: { listBankCards: refusal('system.unavailable') } }) };
/** The phone has no connection. */
export const Offline: Story = { parameters: app({ answers: { listBankCards: UNREACHABLE } }) };
/** A trial has nothing to protect. */
export const Trial: Story = { parameters: app({ session: buildSession({ type: 4 }) }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
