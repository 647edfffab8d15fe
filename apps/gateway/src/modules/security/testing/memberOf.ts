import type { BankCards } from '@parlor/contract';
import type { NewAccount } from '../../member/account.service.ts';
import { TEST_PASSWORD, type TestAnswer, type TestGateway, type TestSession } from '../../../testing/testGateway.ts';

/** A valid payment password. */
export const PIN = '482913';

/** A member with a payment password, and the calls that tests make. */
export interface TestMember {
  session: TestSession;
  /** Adds a card; a new number each time. */
  addCard(
    change?: Partial<Record<'bankCode' | 'payeeName' | 'accountNumber' | 'paymentPassword', string>>,
  ): Promise<TestAnswer>;
  cards(): Promise<BankCards>;
}

let made = 0;

/** Returns an account number that no card has yet. */
export function newAccountNumber(): string {
  made += 1;
  return `47${String(made).padStart(8, '0')}`;
}

/** Logs a member in. */
export async function createMember(gateway: TestGateway, account: Partial<NewAccount> = {}): Promise<TestMember> {
  const session = await gateway.login({ paymentPassword: PIN, ...account });
  const headers = { Merchant: session.account.merchant_code };
  return {
    session,
    addCard: (change = {}) =>
      gateway.call('addBankCard', {
        session,
        headers,
        body: {
          bankCode: 'KBANK',
          payeeName: 'Somchai Jaidee',
          accountNumber: newAccountNumber(),
          paymentPassword: PIN,
          ...change,
        },
      }),
    cards: async () =>
      (await gateway.call('listBankCards', { session, headers })).envelope.value as unknown as BankCards,
  };
}

/** Returns the body that sets a payment password. */
export function newPin(
  newPassword: string,
  rest: Record<string, string> = { loginPassword: TEST_PASSWORD },
): Record<string, string> {
  return { newPassword, confirmNewPassword: newPassword, ...rest };
}
