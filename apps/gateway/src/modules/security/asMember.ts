import type { CallSession } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { isRealType } from '../member/accountTypes.ts';

/** Runs a member's request; refuses trials, which have no security centre. */
export function createAsMember(accounts: Pick<AccountService, 'byId'>) {
  return async function asMember<Outcome>(
    { session }: { session: CallSession },
    work: (account: Account) => Promise<Outcome>,
  ): Promise<Outcome | Refusal<'account.real_required'>> {
    if (!isRealType(session.type)) return refuse('account.real_required');
    const account = await accounts.byId(session.accountId);
    if (account === undefined) throw new Error('The account of a session is gone');
    return work(account);
  };
}
