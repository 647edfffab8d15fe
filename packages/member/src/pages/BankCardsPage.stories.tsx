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
/** No cards yet. */
export const Empty: Story = { parameters: app({ answers: { listBankCards: buildBankCards([]) } }) };
/** The form for a new card. */
export const Adding: Story = {
  parameters: app(),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Add a bank card' })),
};
/** The first card received a payout. */
export const PaidOutTo: Story = {
  parameters: app({
    answers: { listBankCards: buildBankCards([buildBankCard({ isLocked: true }), second], { isPayeeLocked: true }) },
  }),
};
/** The maximum number of cards. */
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
/** The payment password has to be set first. */
export const NeedsPassword: Story = { parameters: app({ answers: { getSecurity: buildSecurity() } }) };
/** A currency without banks. */
export const NotOffered: Story = { parameters: app({ settings: { currency: 'EUR' } }) };
/** The skeleton of the page. */
export const Loading: Story = { parameters: app({ answers: { listBankCards: PENDING } }) };
/** The gateway refused the call. */
export const Failed: Story = { parameters: app({ answers: { listBankCards: refusal('system.unavailable') } }) };
/** The gateway cannot be reached. */
export const Offline: Story = { parameters: app({ answers: { listBankCards: UNREACHABLE } }) };
/** A trial account sees a notice. */
export const Trial: Story = { parameters: app({ session: buildSession({ type: 4 }) }) };
/** In Thai. */
export const LongThai: Story = { parameters: app({ language: 'TY' }) };
