import { randomBytes, randomInt } from 'node:crypto';
import { TRIAL_TYPE } from '@parlor/contract';
import type { Merchant } from '../../http/call.ts';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { Account, AccountService } from '../member/account.service.ts';

/** The most trials of one client address in a window: enough for a family, too few to fill the account table. */
const TRIALS_PER_WINDOW = 10;
const WINDOW_MS = 10 * 60_000;
const NAME_DIGITS = 10;
const NAME_TRIES = 5;

export interface TrialService {
  /** Creates an account for free play that holds no money. Nobody can log in to it again. */
  start(trial: {
    merchant: Merchant;
    clientAddress: string;
  }): Promise<Account | Refusal<'permission.denied' | 'request.rate_limited'>>;
}

/** Creates the service of trials: sessions of visitors without an account. */
export function createTrialService({
  accounts,
  shared,
}: {
  accounts: AccountService;
  shared: SharedState;
}): TrialService {
  return {
    async start({ merchant, clientAddress }) {
      if (merchant.settings.features.trialLogin !== true) return refuse('permission.denied');
      const budget = await shared.hit(`trial:${addressKey(clientAddress)}`, TRIALS_PER_WINDOW, WINDOW_MS);
      if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
      for (let tried = 0; tried < NAME_TRIES; tried += 1) {
        const digits = Array.from({ length: NAME_DIGITS }, () => randomInt(10)).join('');
        const password = randomBytes(32).toString('base64url');
        const account = await accounts.create({
          merchantCode: merchant.code,
          account: `trial${digits}`,
          password,
          type: TRIAL_TYPE,
        });
        if (account !== undefined) return account;
      }
      throw new Error('No free name was found for a trial');
    },
  };
}
