import type { CallSession } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { isRealType } from '../member/accountTypes.ts';

/** Does what a member asked for; trials and staff have nothing in the security centre. */
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
