import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { recordAct } from '../audit/operatorActs.ts';
import type { AccountService } from '../member/account.service.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import type { PasskeyService } from '../passkey/passkey.service.ts';

/** What operators do about the protection of an account. Throws OperatorError for what cannot be. */
export function createSecurityDesk({
  db,
  accounts,
  passkeys,
}: {
  db: Kysely<Database>;
  accounts: Pick<AccountService, 'byName'>;
  passkeys: Pick<PasskeyService, 'removeAll'>;
}) {
  return {
    /**
     * Removes lost passkeys of a member whom the operator knows to be who they say, and answers how many there were.
     * It is written down first, so that there is no change without its act.
     */
    async resetPasskeys({ merchantCode, name, operator }: { merchantCode: string; name: string; operator: string }) {
      const account = await accounts.byName(merchantCode, name);
      if (account === undefined) throw new OperatorError(`There is no account ${name} of ${merchantCode}`);
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
