import type { Kysely, Transaction } from 'kysely';
import { dayIn } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { RatesPpm } from '../../tables/agentTables.ts';
import type { Account } from '../member/account.service.ts';
import { isAgentType } from '../member/accountTypes.ts';
import { addDays, startOfDay } from '../reward/offerSpan.rules.ts';
import { endMove, findWaitingMove, lockTree } from './move.repository.ts';
import {
  addGranted,
  giveBackQuota,
  givenTo,
  levelInUse,
  lockAccounts,
  releaseQuota,
  takeQuota,
} from './quota.repository.ts';
import { isLimited, levelOf, rangesOf, rateProblem } from './rate.rules.ts';
import { changeRates, insertRates, readPromised, readRates } from './rate.repository.ts';
import { isInTeam } from './team.repository.ts';
import { undo, undoable } from './undo.ts';

/** The most days ahead that a move may be requested for. */
const MOVE_DAYS = 366;

type Settings = Pick<Merchant, 'code' | 'settings'>;
export type RateRefusal = Refusal<'agent.rate_too_high' | 'agent.rate_promised' | 'agent.quota_spent'>;
type MoveRefusal = RateRefusal | Refusal<'agent.move_invalid'>;

/** The number of downlines by which an agent's quota at a level grows or shrinks. */
export interface QuotaChange {
  level: number;
  count: number;
}

/**
 * Gives a new account its rebates and takes the quota for them from the agent above, in the transaction that opens the
 * account. Rolls the transaction back when they may not be given.
 */
export async function placeNewcomer(
  transaction: Transaction<Database>,
  { merchant, agent, account, rates }: { merchant: Settings; agent: Account; account: Account; rates: RatesPpm },
): Promise<void> {
  const { agents } = merchant.settings;
  await lockAccounts(transaction, [agent.id]);
  const agentRates = await readRates(transaction, [agent], agents);
  const problem = rateProblem(rates, rangesOf([agentRates.get(agent.id) ?? {}], {}, agents));
  if (problem !== undefined) undo(refuse(problem));
  const level = levelOf(rates);
  const use = { holderId: agent.id, accountId: account.id, level, kind: 'level' } as const;
  if (isLimited(level, agents) && !(await takeQuota(transaction, use))) undo(refuse('agent.quota_spent'));
  await insertRates(transaction, account.id, rates, new Date(account.registered_at));
}

/** Changes of an existing tree. The caller has checked who may request them. */
export interface TreeChanges {
  /** Changes the rebates of an account, from the next day on. */
  setRates(change: { merchant: Settings; account: Account; rates: RatesPpm }): Promise<void | RateRefusal>;
  /** Passes quotas of an agent on to an agent directly below, or reclaims unused ones. */
  giveQuotas(change: {
    account: Account;
    changes: readonly QuotaChange[];
  }): Promise<void | Refusal<'agent.quota_spent'>>;
  /** Requests a move, which is made when its day begins. Its quotas move at once. */
  move(change: {
    merchant: Settings;
    account: Account;
    to: Account;
    /** `YYYY-MM-DD` */
    from: string;
    by: string;
  }): Promise<void | MoveRefusal>;
  /** Cancels a pending move; false when there is none. */
  cancelMove(account: Account): Promise<boolean>;
}

export function createTreeChanges({ db, clock }: { db: Kysely<Database>; clock: () => number }): TreeChanges {
  /** Runs a function in a transaction that locks the merchant's tree, with the account as read under the lock. */
  const withLock = <Outcome>(
    { merchant_code: merchantCode, id }: Account,
    run: (transaction: Transaction<Database>, account: Account) => Promise<Outcome>,
  ): Promise<Outcome> =>
    db.transaction().execute(async (transaction) => {
      await lockTree(transaction, merchantCode);
      return run(transaction, await read(transaction, id));
    });

  const read = (transaction: Transaction<Database>, id: string): Promise<Account> =>
    transaction.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Returns the agents whose quotas an account uses: the one above, and the one that it moves to. */
  async function holdersOf(transaction: Transaction<Database>, account: Account): Promise<Account[]> {
    const move = await findWaitingMove(transaction, account.id);
    const ids = [account.parent_id, move?.to_id].filter((id) => id !== null && id !== undefined);
    await lockAccounts(transaction, [...ids, account.id]);
    return Promise.all(ids.map((id) => read(transaction, id)));
  }

  async function changeLevel(
    transaction: Transaction<Database>,
    { holderId, accountId, level }: { holderId: string; accountId: string; level: number | undefined },
  ): Promise<void> {
    const before = await levelInUse(transaction, holderId, accountId);
    if (before === level) return;
    if (before !== undefined) await giveBackQuota(transaction, { holderId, accountId, level: before, kind: 'level' });
    if (level !== undefined && !(await takeQuota(transaction, { holderId, accountId, level, kind: 'level' })))
      undo(refuse('agent.quota_spent'));
  }

  return {
    setRates: ({ merchant, account: stale, rates }) =>
      undoable<void, RateRefusal>(() =>
        withLock(stale, async (transaction, account) => {
          const { id } = account;
          const { agents, timeZone } = merchant.settings;
          const holders = await holdersOf(transaction, account);
          const known = await readRates(transaction, holders, agents);
          // An agent at the top has no parent, so its rebates have no upper limit.
          const uplines = holders.map((holder) => known.get(holder.id) ?? {});
          const promised = await readPromised(transaction, id);
          const problem = rateProblem(rates, rangesOf(uplines, promised, agents));
          if (problem !== undefined) undo(refuse(problem));
          const level = levelOf(rates);
          for (const { id: holderId } of holders)
            await changeLevel(transaction, {
              holderId,
              accountId: id,
              level: isLimited(level, agents) ? level : undefined,
            });
          await changeRates(transaction, id, rates, { now: clock(), timeZone });
        }),
      ),

    giveQuotas: ({ account: stale, changes }) =>
      undoable<void, Refusal<'agent.quota_spent'>>(() =>
        withLock(stale, async (transaction, account) => {
          const { id } = account;
          const holders = await holdersOf(transaction, account);
          for (const { level, count } of changes) {
            if (count === 0) continue;
            for (const { id: holderId } of holders) {
              const use = { holderId, accountId: id, level, kind: 'given' } as const;
              const isDone = count > 0 ? takeQuota(transaction, use, count) : giveBackQuota(transaction, use, -count);
              if (!(await isDone)) undo(refuse('agent.quota_spent'));
            }
            if (!(await addGranted(transaction, id, level, count))) undo(refuse('agent.quota_spent'));
          }
        }),
      ),

    move: ({ merchant, account: stale, to, from, by }) =>
      undoable<void, MoveRefusal>(() =>
        withLock(stale, async (transaction, account) => {
          const { agents, timeZone } = merchant.settings;
          const today = dayIn(timeZone, clock());
          const isInTime = from > today && from <= addDays(today, MOVE_DAYS);
          const isPossible =
            isAgentType(to.type) &&
            to.status === 'active' &&
            to.merchant_code === account.merchant_code &&
            to.id !== account.id &&
            to.id !== account.parent_id &&
            (await isInTeam(transaction, account.id, to.account)) === undefined &&
            (await findWaitingMove(transaction, account.id)) === undefined;
          if (!isInTime || !isPossible) undo(refuse('agent.move_invalid'));

          await lockAccounts(transaction, [account.id, account.parent_id, to.id]);
          const known = await readRates(transaction, [account, await read(transaction, to.id)], agents);
          const rates = known.get(account.id) ?? {};
          const problem = rateProblem(rates, rangesOf([known.get(to.id) ?? {}], {}, agents));
          if (problem !== undefined) undo(refuse(problem));
          const level = levelOf(rates);
          await changeLevel(transaction, {
            holderId: to.id,
            accountId: account.id,
            level: isLimited(level, agents) ? level : undefined,
          });
          const given = account.parent_id === null ? [] : await givenTo(transaction, account.parent_id, account.id);
          for (const { level: passedOn, count } of given) {
            const use = { holderId: to.id, accountId: account.id, level: passedOn, kind: 'given' } as const;
            if (!(await takeQuota(transaction, use, count))) undo(refuse('agent.quota_spent'));
          }
          await transaction
            .insertInto('agent_move')
            .values({
              account_id: account.id,
              from_id: account.parent_id,
              to_id: to.id,
              from_day: from,
              at: new Date(startOfDay(timeZone, from)),
              asked_by: by,
              created_at: new Date(clock()),
            })
            .execute();
        }),
      ),

    cancelMove: (stale) =>
      withLock(stale, async (transaction, { id }) => {
        const move = await findWaitingMove(transaction, id);
        if (move === undefined || !(await endMove(transaction, move.id, 'CANCELLED', clock()))) return false;
        await releaseQuota(transaction, move.to_id, id);
        return true;
      }),
  };
}
