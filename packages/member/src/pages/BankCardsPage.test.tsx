import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { BankCards } from '@parlor/contract';
import {
  buildBankCard,
  buildBankCards,
  buildFullSecurity,
  buildSecurity,
  buildSession,
  PENDING,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './BankCardsPage.tsx';

afterEach(cleanup);

const second = buildBankCard({
  id: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b02',
  bankCode: 'SCB',
  lastFour: '4321',
  isDefault: false,
});

/** Opens the page with a gateway that stores the cards. */
function open(first: BankCards, { answers, ...options }: HarnessOptions = {}) {
  let cards = first;
  const sent: unknown[] = [];
  const answer =
    (change: (body: never) => BankCards) =>
    ({ body }: MockRequest) => {
      sent.push(body);
      cards = change(body as never);
      return cards;
    };
  const result = renderWithApp(<Page />, {
    route: '/m/securityCenter/BankCards',
    session: buildSession(),
    ...options,
    answers: {
      getSecurity: buildFullSecurity(),
      listBankCards: () => cards,
      addBankCard: answer(({ bankCode, payeeName }: { bankCode: string; payeeName: string }) => ({
        ...buildBankCards([...cards.list, { ...second, bankCode }]),
        payeeName,
      })),
      removeBankCard: answer(({ cardId }: { cardId: string }) => ({
        ...cards,
        list: cards.list.filter(({ id }) => id !== cardId),
      })),
      setDefaultBankCard: answer(({ cardId }: { cardId: string }) => ({
        ...cards,
        list: cards.list.map((card) => ({ ...card, isDefault: card.id === cardId })),
      })),
      changePayeeName: answer(({ payeeName }: { payeeName: string }) => ({ ...cards, payeeName })),
      ...answers,
    },
  });
  return {
    ...result,
    sent,
    user: userEvent.setup(),
    toasts: () => result.store.getState().toasts.map(({ messageKey }) => messageKey),
    /** The calls that the page makes, accepted or refused. */
    calls: () => Object.values(result.store.getState().api.mutations).map((call) => call?.endpointName),
  };
}

async function fillIn(
  user: ReturnType<typeof userEvent.setup>,
  typed: { bank?: string; payee?: string; number?: string; pin?: string } = {},
) {
  const { bank = 'KBANK', payee, number = '471-1-22081-5', pin = '482913' } = typed;
  await user.click(await screen.findByRole('button', { name: 'Add a bank card' }));
  await user.selectOptions(screen.getByLabelText('Bank'), bank);
  if (payee !== undefined) await user.type(screen.getByLabelText('Payee name'), payee);
  await user.type(screen.getByLabelText('Account number'), number);
  await user.type(screen.getByLabelText('Payment password'), pin);
  await user.click(screen.getByRole('button', { name: 'Add card' }));
}

describe('the bank cards page', () => {
  it('WAL-04 shows each card with bank, last four digits and payee name, and marks the default', async () => {
    open(buildBankCards([buildBankCard(), second]));
    const [first, other] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain(
      'KasikornbankธนาคารกสิกรไทยDefault•••• •••• 0815Account number ending in 0815Payee nameSomchai Jaidee',
    );
    expect(other?.textContent).toContain('Siam Commercial Bank');
    expect(within(other!).queryByText('Default')).toBeNull();
    expect(screen.getByText('2 of 5 cards')).toBeShown();
  });

  it('WAL-04 reports that there is no card, and adds the first one with its payee name', async () => {
    const { user, sent, toasts } = open(buildBankCards([]));
    expect(await screen.findByRole('heading', { name: 'No bank card yet' })).toBeShown();
    await fillIn(user, { payee: 'Somchai Jaidee' });
    await waitFor(() => expect(toasts()).toEqual(['security:cards.added']));
    expect(sent).toEqual([
      { bankCode: 'KBANK', payeeName: 'Somchai Jaidee', accountNumber: '4711220815', paymentPassword: '482913' },
    ]);
    expect(await screen.findByText('1 of 5 cards')).toBeShown();
  });

  it('WAL-04 MEM-05 adds another card under the same payee name, which cannot be edited', async () => {
    const { user, sent } = open(buildBankCards());
    await fillIn(user, { bank: 'SCB', payee: 'Naree' });
    await waitFor(() => expect(sent).toMatchObject([{ bankCode: 'SCB', payeeName: 'Somchai Jaidee' }]));
  });

  it.each([
    ['no bank', { bank: '' }, 'Bank', 'Please fill this in'],
    ['letters in its number', { number: '47112208AB' }, 'Account number', '10 to 15 digits'],
    ['Thai digits', { number: '๔๗๑๑๒๒๐๘๑๕' }, 'Account number', '10 to 15 digits'],
    ['too few digits', { number: '4711' }, 'Account number', '10 to 15 digits'],
    ['too many digits', { number: '4711220815471122' }, 'Account number', '10 to 15 digits'],
    ['a name with digits', { payee: 'Somchai 2' }, 'Payee name', '2 to 60 letters'],
  ])('WAL-04 does not send a card with %s and marks its field', async (_, typed, label, words) => {
    const { user, calls } = open(buildBankCards([]));
    await fillIn(user, { payee: 'Somchai Jaidee', ...typed });
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const [error = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(error)?.textContent).toBe(words);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(calls()).toEqual([]);
  });

  it.each([
    ['bank_card.name_differs', 'This card is in another name. All your cards must be in your own payee name.'],
    ['bank_card.number_refused', 'This account number cannot be added. Check it, or ask customer service.'],
    ['payment_password.wrong', 'The payment password is not correct.'],
    ['payment_password.locked', 'The payment password was wrong too often. Please wait 30 minutes and try again.'],
  ] as const)('MEM-05 WAL-04 shows a message for the error %s', async (code, words) => {
    const { user } = open(buildBankCards([]), { answers: { addBankCard: refusal(code) } });
    await fillIn(user, { payee: 'Somchai Jaidee' });
    expect(await screen.findByText(words)).toBeShown();
  });

  it('WAL-04 makes another card the default', async () => {
    const { user, toasts } = open(buildBankCards([buildBankCard(), second]));
    await user.click(await screen.findByRole('button', { name: 'Make default: Siam Commercial Bank •••• 4321' }));
    await waitFor(() => expect(toasts()).toEqual(['security:cards.madeDefault']));
    expect(await screen.findByRole('button', { name: 'Make default: Kasikornbank •••• 0815' })).toBeShown();
  });

  it('WAL-04 removes a card only with the payment password', async () => {
    const { user, sent, toasts } = open(buildBankCards([buildBankCard(), second]));
    await user.click(await screen.findByRole('button', { name: 'Remove Siam Commercial Bank •••• 4321' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Siam Commercial Bank •••• 4321?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText('Please fill this in')).toBeShown();
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByLabelText('Payment password'), '482913');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['security:cards.removed']));
    expect(sent).toEqual([{ cardId: second.id, paymentPassword: '482913' }]);
    expect(await screen.findByText('1 of 5 cards')).toBeShown();
  });

  it('MEM-04 corrects the payee name with the payment password', async () => {
    const { user, sent, toasts } = open(buildBankCards());
    await user.click(await screen.findByRole('button', { name: 'Correct the name' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct the payee name' });
    const name = within(dialog).getByLabelText('Payee name');
    await user.clear(name);
    await user.type(name, 'Somchai Jaidi');
    await user.type(within(dialog).getByLabelText('Payment password'), '482913');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['security:cards.renamed']));
    expect(sent).toEqual([{ payeeName: 'Somchai Jaidi', paymentPassword: '482913' }]);
  });

  it('MEM-05 offers no removal or name correction for a card that received a payout', async () => {
    open(buildBankCards([buildBankCard({ isLocked: true })], { isPayeeLocked: true }));
    expect(await screen.findByText('Paid out to')).toBeShown();
    expect(screen.getByText(/changed by customer service/)).toBeShown();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add a bank card']);
  });

  it('WAL-04 allows at most five cards', async () => {
    open(
      buildBankCards(
        Array.from({ length: 5 }, (_, at) =>
          buildBankCard({ id: `5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0b1${at}`, isDefault: at === 0 }),
        ),
      ),
    );
    expect(await screen.findByText(/You have 5 cards/)).toBeShown();
    expect(screen.queryByRole('button', { name: 'Add a bank card' })).toBeNull();
  });

  it('WAL-04 links a member without a payment password to that page', async () => {
    open(buildBankCards([]), { answers: { getSecurity: buildSecurity() } });
    expect((await screen.findByRole('link', { name: 'Set payment password' })).getAttribute('href')).toBe(
      '/m/securityCenter/FundsPasswordBox',
    );
  });

  it('WAL-04 reports that cards are not offered in a currency without banks', async () => {
    open(buildBankCards([]), { settings: { currency: 'EUR' } });
    expect(await screen.findByRole('heading', { name: 'Bank cards are not offered in this currency' })).toBeShown();
  });

  it('SYS-11 loads the cards on retry after an error, and shows a placeholder while they load', async () => {
    let answer: unknown = refusal('system.unknown');
    const { user } = open(buildBankCards(), { answers: { listBankCards: () => answer } });
    expect((await screen.findByRole('alert')).textContent).toContain('Your bank cards did not load');
    answer = buildBankCards();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 5 cards')).toBeShown();
    cleanup();
    const { container } = open(buildBankCards(), { answers: { listBankCards: PENDING } });
    await waitFor(() => expect(container.querySelector('[aria-busy]')).not.toBeNull());
  });

  it('WAL-04 I18N-03 is shown in Thai', async () => {
    open(buildBankCards(), { language: 'TY' });
    expect(await screen.findByText('1 จาก 5 บัญชี')).toBeShown();
  });
});
