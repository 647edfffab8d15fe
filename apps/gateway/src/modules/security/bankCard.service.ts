import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  isSamePayee,
  MAX_BANK_CARDS,
  passkeyPurpose,
  tidyPayeeName,
  validateBankCard,
  validatePayeeName,
  type BankCards,
  type Currency,
  type TypedBankCard,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import { secondsOf } from '../../http/callBudget.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { bankCardContext } from '../../masterKey/sealedRecords.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { Account } from '../member/account.service.ts';
import { publishAccountEvent, type AccountEvent } from '../member/accountEvents.ts';
import type { PasskeyService, SecondFactor, SecondFactorRefusal } from '../passkey/passkey.service.ts';
import { createBankCardRepository, type BankCardRow } from './bankCard.repository.ts';
import type { ComparisonKey } from './comparisonKey.ts';
import type { PaymentPasswordRefusal, PaymentPasswordService } from './paymentPassword.service.ts';

const DAY_MS = 24 * 3_600_000;
/** The most cards that one account may try to add in a day. */
const CARDS_PER_DAY = 20;

/** A placeholder for the payee name while there is no card; it is deleted in the same transaction. */
const NOBODY = '-';

type CardRepository = ReturnType<typeof createBankCardRepository>;
type LockedPayee = Awaited<ReturnType<CardRepository['holdPayee']>>;

/** A card with its decrypted number: for payouts only, never shown to players. */
export interface BankCard {
  id: string;
  bankCode: string;
  payeeName: string;
  /** ASCII digits. */
  accountNumber: string;
  lastFour: string;
  isDefault: boolean;
  /** Whether it was used in a paid withdrawal. */
  isUsed: boolean;
  /** Whether the member removed it. A pending withdrawal is still paid to it. */
  isRemoved: boolean;
}

export interface BankCardService {
  /** Returns the account's cards without their numbers. */
  list(account: Account): Promise<BankCards>;
  /** Finds a card of an account that was not removed. */
  find(accountId: string, cardId: string): Promise<BankCard | undefined>;
  /** Finds a card of an account, even if it was removed after a withdrawal named it. */
  findForPayout(accountId: string, cardId: string): Promise<BankCard | undefined>;
  /**
   * Marks a card as used in a paid withdrawal. Afterwards only an operator can change it and the payee name. Throws if
   * the card does not exist.
   */
  markUsed(connection: Kysely<Database> | Transaction<Database>, cardId: string): Promise<void>;
  add(
    account: Account,
    currency: Currency,
    typed: TypedBankCard & { paymentPassword: string },
    factor: SecondFactor,
  ): Promise<
    | BankCards
    | PaymentPasswordRefusal
    | SecondFactorRefusal
    | Refusal<
        | 'bank_card.invalid'
        | 'bank_card.name_differs'
        | 'bank_card.number_refused'
        | 'bank_card.limit_reached'
        | 'request.rate_limited'
      >
  >;
  remove(
    account: Account,
    typed: { cardId: string; paymentPassword: string },
  ): Promise<BankCards | PaymentPasswordRefusal | Refusal<'bank_card.not_found' | 'bank_card.locked'>>;
  setDefault(account: Account, cardId: string): Promise<BankCards | Refusal<'bank_card.not_found'>>;
  /** Corrects the payee name of all cards. */
  rename(
    account: Account,
    typed: { payeeName: string; paymentPassword: string },
  ): Promise<BankCards | PaymentPasswordRefusal | Refusal<'payee_name.invalid' | 'payee_name.locked'>>;
}

interface BankCardDeps {
  db: Kysely<Database>;
  clock: () => number;
  shared: SharedState;
  masterKeys: MasterKeys;
  numbers: ComparisonKey;
  passkeys: PasskeyService;
  paymentPasswords: PaymentPasswordService;
}

/** Creates the service of bank cards for payouts. All cards of an account have one payee name. */
export function createBankCardService({
  db,
  clock,
  shared,
  masterKeys,
  numbers,
  passkeys,
  paymentPasswords,
}: BankCardDeps): BankCardService {
  const cards = createBankCardRepository(db);

  /** Returns the payee name of an account's cards; without a card, the name from registration. */
  async function payeeOf(account: Account): Promise<{ name: string; isUsed: boolean }> {
    const payee = await cards.payee(account.id);
    return {
      name: payee?.name ?? tidyPayeeName(account.profile.payeeName ?? ''),
      isUsed: (payee?.used_at ?? null) !== null,
    };
  }

  async function list(account: Account): Promise<BankCards> {
    const [rows, payee] = await Promise.all([cards.list(account.id), payeeOf(account)]);
    return { list: rows.map(toWire), payeeName: payee.name, isPayeeLocked: payee.isUsed };
  }

  function opened(row: BankCardRow | undefined): BankCard | undefined {
    if (row === undefined) return undefined;
    return {
      id: row.id,
      bankCode: row.bank_code,
      payeeName: row.payee_name,
      accountNumber: masterKeys.open(row.number_sealed, bankCardContext(row.id)),
      lastFour: row.last_four,
      isDefault: row.is_default,
      isUsed: row.used_at !== null,
      isRemoved: row.removed_at !== null,
    };
  }

  /**
   * Changes the cards of an account, one change at a time, and returns the resulting list. `name` is the payee name if
   * the account has none.
   */
  async function change<Refused extends Refusal>(
    account: Account,
    name: string,
    work: (
      held: CardRepository,
      payee: LockedPayee,
      publish: (event: AccountEvent) => Promise<void>,
    ) => Promise<Refused | undefined>,
  ): Promise<BankCards | Refused> {
    const refused = await db.transaction().execute(async (transaction) => {
      const held = createBankCardRepository(transaction);
      const publish = (event: AccountEvent): Promise<void> =>
        publishAccountEvent(transaction, { accountId: account.id, merchantCode: account.merchant_code, event });
      const outcome = await work(held, await held.holdPayee(account.id, name), publish);
      await held.forgetPayee(account.id);
      return outcome;
    });
    return refused ?? list(account);
  }

  return {
    list,
    find: async (accountId, cardId) => opened(await cards.find(accountId, cardId)),
    findForPayout: async (accountId, cardId) => opened(await cards.findAny(accountId, cardId)),
    markUsed: (connection, cardId) => createBankCardRepository(connection).markUsed(cardId, new Date(clock())),

    async add(account, currency, { paymentPassword, ...typed }, factor) {
      const fields = validateBankCard(typed, currency);
      if (Object.keys(fields).length > 0) return refuse('bank_card.invalid', { fields });
      const budget = await shared.hit(`bank-cards:${account.id}`, CARDS_PER_DAY, DAY_MS);
      if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
      const refusal = await paymentPasswords.confirm(account.id, paymentPassword);
      if (refusal !== undefined) return refusal;

      const [id, name, now] = [randomUUID(), tidyPayeeName(typed.payeeName), new Date(clock())];
      const { name: expected } = await payeeOf(account);
      if (expected !== '' && !isSamePayee(name, expected)) return refuse('bank_card.name_differs');
      const missing = await passkeys.confirm(account.id, passkeyPurpose.bankCard(typed), factor);
      if (missing !== undefined) return missing;
      const numberHash = await numbers.hash(`${account.merchant_code} ${typed.accountNumber}`);
      return change(account, name, async (held, payee, tell) => {
        if (!isSamePayee(name, payee.name)) return refuse('bank_card.name_differs');
        const count = (await held.list(account.id)).length;
        if (count >= MAX_BANK_CARDS) return refuse('bank_card.limit_reached');
        const isNew = await held.insert({
          id,
          merchant_code: account.merchant_code,
          account_id: account.id,
          bank_code: typed.bankCode,
          payee_name: payee.name,
          number_sealed: masterKeys.seal(typed.accountNumber, bankCardContext(id)),
          number_hash: numberHash,
          last_four: typed.accountNumber.slice(-4),
          is_default: count === 0,
          added_at: now,
        });
        if (!isNew) return refuse('bank_card.number_refused');
        await tell('bank_card_added');
        return undefined;
      });
    },

    async remove(account, { cardId, paymentPassword }) {
      const refusal = await paymentPasswords.confirm(account.id, paymentPassword);
      if (refusal !== undefined) return refusal;
      return change(account, NOBODY, async (held, _payee, tell) => {
        const card = await held.find(account.id, cardId);
        if (card === undefined) return refuse('bank_card.not_found');
        if (card.used_at !== null) return refuse('bank_card.locked');
        await held.remove(cardId, new Date(clock()));
        const [next] = card.is_default ? await held.list(account.id) : [];
        if (next !== undefined) await held.makeDefault(account.id, next.id);
        await tell('bank_card_removed');
        return undefined;
      });
    },

    setDefault: (account, cardId) =>
      change(account, NOBODY, async (held) => {
        if ((await held.find(account.id, cardId)) === undefined) return refuse('bank_card.not_found');
        await held.makeDefault(account.id, cardId);
        return undefined;
      }),

    async rename(account, { payeeName, paymentPassword }) {
      const failure = validatePayeeName(payeeName);
      if (failure !== undefined) return refuse('payee_name.invalid', { fields: { payeeName: failure } });
      const refusal = await paymentPasswords.confirm(account.id, paymentPassword);
      if (refusal !== undefined) return refusal;
      const name = tidyPayeeName(payeeName);
      return change(account, name, async (held, payee) => {
        if (payee.used_at !== null) return refuse('payee_name.locked');
        await held.renamePayee(account.id, name);
        return undefined;
      });
    },
  };
}

function toWire(row: BankCardRow): BankCards['list'][number] {
  return {
    id: row.id,
    bankCode: row.bank_code,
    lastFour: row.last_four,
    isDefault: row.is_default,
    isLocked: row.used_at !== null,
    addedAt: row.added_at,
  };
}
