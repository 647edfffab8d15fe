import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { recordAct } from '../audit/operatorActs.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import type { PasskeyService } from '../passkey/passkey.service.ts';

/** A change of an account’s status: the account, the operator and the reason. */
export interface StatusChange {
  merchantCode: string;
  name: string;
  operator: string;
  reason: string;
}

/** Creates the operations on the security of an account. They throw OperatorError for invalid requests. */
export function createSecurityDesk({
  db,
  accounts,
  passkeys,
}: {
  db: Kysely<Database>;
  accounts: Pick<AccountService, 'byName'>;
  passkeys: Pick<PasskeyService, 'removeAll'>;
}) {
  async function accountOf(merchantCode: string, name: string): Promise<Account> {
    const account = await accounts.byName(merchantCode, name);
    if (account === undefined) throw new OperatorError(`There is no account ${name} of ${merchantCode}`);
    return account;
  }

  async function setStatus(
    { merchantCode, name, operator, reason }: StatusChange,
    status: 'active' | 'disabled',
  ): Promise<void> {
    const account = await accountOf(merchantCode, name);
    await db.transaction().execute(async (transaction) => {
      const merchant = await transaction
        .selectFrom('merchant')
        .select(['currency', 'settings'])
        .where('code', '=', merchantCode)
        .executeTakeFirstOrThrow();
      // A member who never had a balance gets the ledger account that blocks bets.
      const { timeZone } = parseMerchantSettings(merchant.settings);
      const player = { accountId: account.id, merchantCode };
      await createLedgerRepository(transaction).open(player, merchant.currency, timeZone);
      const changed = await transaction
        .updateTable('account')
        .set({ status })
        .where('id', '=', account.id)
        .where('status', '<>', status)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw new OperatorError(`${name} is ${status} already`);
      await recordAct(transaction, {
        area: 'security',
        subject: account.account,
        merchantCode,
        operator,
        act: status === 'active' ? 'enable' : 'disable',
        details: { reason },
      });
    });
  }

  return {
    /** Disables an account: its sessions end, it cannot log in, and it can no longer bet, even in an open game. */
    disable: (change: StatusChange) => setStatus(change, 'disabled'),
    /** Lets a disabled account log in and bet again. */
    enable: (change: StatusChange) => setStatus(change, 'active'),
    /**
     * Removes the lost passkeys of a member whose identity the operator has verified, and returns their number. The act
     * is recorded first, so that no change is without a record.
     */
    async resetPasskeys({ merchantCode, name, operator }: { merchantCode: string; name: string; operator: string }) {
      const account = await accountOf(merchantCode, name);
      await recordAct(db, {
        area: 'security',
        subject: account.account,
        merchantCode,
        operator,
        act: 'reset_passkeys',
        details: {},
      });
      return passkeys.removeAll(account.id, { pausesWithdrawals: false });
    },
  };
}

export type SecurityDesk = ReturnType<typeof createSecurityDesk>;
