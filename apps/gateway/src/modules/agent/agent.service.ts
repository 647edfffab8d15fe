import type { Kysely } from 'kysely';
import {
  rulesFor,
  tidyRegistration,
  validateField,
  validateNewPassword,
  type DownlineDetail,
  type DownlineMove,
  type FieldFailure,
  type Quotas,
  type RateRange,
} from '@parlor/contract';
import type { agent as schemas } from '@parlor/contract/schemas';
import type { z } from 'zod';
import type { Database } from '../../database.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { isAgentType } from '../member/accountTypes.ts';
import { commonPasswordFailure } from '../password/commonPasswords.ts';
import { percentOf, ppmOf } from './agentSettings.ts';
import type { AgentScope, DownlineService, NotInTeam } from './downline.service.ts';
import { findWaitingMove } from './move.repository.ts';
import { listQuotas } from './quota.repository.ts';
import { isLimited, rangesOf, ratesOfWire, type WireRate } from './rate.rules.ts';
import { readPromised, readRates } from './rate.repository.ts';
import { isInTeam } from './team.repository.ts';
import { placeNewcomer, type RateRefusal, type TreeChanges } from './treeChanges.ts';
import { undoable } from './undo.ts';

type NotDirect = Refusal<'agent.not_direct'>;
type MoveInvalid = Refusal<'agent.move_invalid'>;
type OpenRefusal = RateRefusal | Refusal<'register.invalid' | 'register.username_taken' | 'password.invalid'>;

/** Changes that an agent makes in its team (AGT-03, AGT-06). */
export interface AgentService {
  /** Opens an account directly below the agent. */
  open(scope: AgentScope, body: z.output<typeof schemas.openDownlineBody>): Promise<DownlineDetail | OpenRefusal>;
  setRates(
    scope: AgentScope,
    account: string,
    rates: readonly WireRate[],
  ): Promise<DownlineDetail | NotInTeam | NotDirect | RateRefusal>;
  /** Moves an account to the caller or to an agent of the caller's team, starting on a day. */
  move(
    scope: AgentScope,
    account: string,
    target: { to: string; from: string },
  ): Promise<DownlineMove | NotInTeam | MoveInvalid | RateRefusal>;
  cancelMove(scope: AgentScope, account: string): Promise<DownlineDetail | NotInTeam | MoveInvalid>;
  /** Returns the rebates that the agent may give to a new account or to one of its team. */
  rateRange(scope: AgentScope, account: string | undefined): Promise<RateRange | NotInTeam>;
  quotas(scope: AgentScope): Promise<Quotas>;
  giveQuotas(
    scope: AgentScope,
    account: string,
    list: readonly { percent: string; count: number }[],
  ): Promise<Quotas | NotInTeam | NotDirect | Refusal<'agent.quota_spent'>>;
}

interface AgentDeps {
  db: Kysely<Database>;
  accounts: AccountService;
  downlines: DownlineService;
  treeChanges: TreeChanges;
}

export function createAgentService({ db, accounts, downlines, treeChanges }: AgentDeps): AgentService {
  const inTeam = async ({ session }: AgentScope, name: string): Promise<Account | NotInTeam> =>
    (await isInTeam(db, session.accountId, name)) ?? refuse('agent.not_in_team');

  /** Finds an account directly below the agent. */
  async function directOf(scope: AgentScope, name: string): Promise<Account | NotInTeam | NotDirect> {
    const account = await inTeam(scope, name);
    if (isRefusal(account)) return account;
    return account.parent_id === scope.session.accountId ? account : refuse('agent.not_direct');
  }

  async function callerAccount({ session }: AgentScope): Promise<Account> {
    const account = await accounts.byId(session.accountId);
    if (account === undefined) throw new Error('The account of a session is gone');
    return account;
  }

  /** Reads the account again after a change. */
  async function changedDetail(scope: AgentScope, account: string): Promise<DownlineDetail> {
    const detail = await downlines.find(scope, account);
    if (isRefusal(detail)) throw new Error('An account left the team while it was changed');
    return detail;
  }

  async function quotas({ session, merchant }: AgentScope): Promise<Quotas> {
    const { agents } = merchant.settings;
    const list = await listQuotas(db, session.accountId);
    return {
      unlimitedUpTo: agents.unlimitedUpTo,
      list: list
        .filter(({ level }) => isLimited(level, agents))
        .map(({ level, granted, used, given }) => ({
          percent: percentOf(level),
          granted,
          used,
          given,
          left: granted - used - given,
        })),
    };
  }

  return {
    async open(scope, body) {
      const { merchant } = scope;
      const rules = rulesFor({ regExp: merchant.settings.registration.rules }, 'username');
      const typed = tidyRegistration({ username: body.account, password: body.password, nickname: body.nickname });
      const wrongName = validateField(typed.username, rules.username);
      if (wrongName !== undefined) return refuse('register.invalid', { fields: { account: wrongName } });
      const wrongPassword: FieldFailure | undefined =
        validateNewPassword(typed.password, rules.password, typed.username) ?? commonPasswordFailure(typed.password);
      if (wrongPassword !== undefined) return refuse('password.invalid', { fields: { password: wrongPassword } });

      const agent = await callerAccount(scope);
      const rates = ratesOfWire(body.rates);
      const opened = await undoable<Account | undefined, RateRefusal>(() =>
        accounts.create(
          {
            merchantCode: merchant.code,
            account: typed.username,
            password: typed.password,
            nickname: typed.nickname,
            type: body.type === 'agent' ? 1 : 0,
            parentId: agent.id,
          },
          (transaction, account) => placeNewcomer(transaction, { merchant, agent, account, rates }),
        ),
      );
      if (isRefusal(opened)) return opened;
      return opened === undefined ? refuse('register.username_taken') : changedDetail(scope, opened.account);
    },

    async setRates(scope, name, rates) {
      const account = await directOf(scope, name);
      if (isRefusal(account)) return account;
      const { merchant } = scope;
      const refused = await treeChanges.setRates({ merchant, account, rates: ratesOfWire(rates) });
      return refused ?? changedDetail(scope, account.account);
    },

    async move(scope, name, { to: target, from }) {
      const account = await inTeam(scope, name);
      if (isRefusal(account)) return account;
      const { session, merchant } = scope;
      const isOwn = target.trim().toLowerCase() === session.account;
      const to = isOwn ? await callerAccount(scope) : await inTeam(scope, target);
      if (isRefusal(to)) return to;
      const refused = await treeChanges.move({ merchant, account, to, from, by: session.account });
      return refused ?? { account: account.account, to: to.account, from };
    },

    async cancelMove(scope, name) {
      const account = await inTeam(scope, name);
      if (isRefusal(account)) return account;
      // An agent further up requested a move to an agent outside this team.
      const seen = await changedDetail(scope, account.account);
      if (seen.move === null || !(await treeChanges.cancelMove(account))) return refuse('agent.move_invalid');
      return changedDetail(scope, account.account);
    },

    async rateRange(scope, name) {
      const { agents } = scope.merchant.settings;
      const account = name === undefined ? undefined : await inTeam(scope, name);
      if (isRefusal(account)) return account;
      const move = account && (await findWaitingMove(db, account.id));
      const ids = [account?.parent_id ?? scope.session.accountId, move?.to_id].filter((id) => id !== undefined);
      const uplines = (await Promise.all(ids.map((id) => accounts.byId(id)))).filter((each) => each !== undefined);
      const known = await readRates(db, uplines, agents);
      const ranges = rangesOf(
        uplines.map(({ id }) => known.get(id) ?? {}),
        account === undefined ? {} : await readPromised(db, account.id),
        agents,
      );
      return {
        list: [...ranges]
          .filter(([, { own }]) => own > 0)
          .map(([gameType, { own, max, min }]) => ({
            gameType,
            own: percentOf(own),
            max: percentOf(max),
            min: percentOf(min),
          })),
      };
    },

    quotas,

    async giveQuotas(scope, name, list) {
      const account = await directOf(scope, name);
      if (isRefusal(account)) return account;
      if (!isAgentType(account.type)) return refuse('agent.not_direct');
      const changes = list.map(({ percent, count }) => ({ level: ppmOf(percent), count }));
      const refused = await treeChanges.giveQuotas({ account, changes });
      return refused ?? quotas(scope);
    },
  };
}
