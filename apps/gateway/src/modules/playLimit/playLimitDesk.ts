import type { Kysely } from 'kysely';
import {
  exclusionSpans,
  limitKinds,
  limitPeriods,
  type Currency,
  type ExclusionSpan,
  type LimitKind,
  type LimitPeriod,
  type PlayLimits,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import { recordAct } from '../audit/operatorActs.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { parseMerchantSettings } from '../merchant/merchantSettings.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { createPlayLimitService, NO_END, type LimitMerchant } from './playLimit.service.ts';

/** The time before an indefinite exclusion can be lifted, in ms. */
const LIFTED_AFTER_MS = 366 * 86_400_000;

/** A player, and the operator who acts. */
export interface PlayerTarget {
  merchantCode: string;
  name: string;
  operator: string;
}

function requireChoice<Known extends string>(known: readonly Known[], typed: string, what: string): Known {
  const found = known.find((choice) => choice === typed);
  if (found === undefined) throw new OperatorError(`${what} is one of ${known.join(', ')}`);
  return found;
}

/**
 * Creates the operations on limits and exclusions. They follow the same rules as for players: a looser limit is
 * delayed, and an exclusion with an end is not shortened. Each change is recorded in its transaction. Throws
 * OperatorError.
 */
export function createPlayLimitDesk({
  db,
  clock,
  accounts,
}: {
  db: Kysely<Database>;
  clock: () => number;
  accounts: Pick<AccountService, 'byName'>;
}) {
  const service = createPlayLimitService({ db, clock });

  async function find({ merchantCode, name }: PlayerTarget): Promise<{ account: Account; merchant: LimitMerchant }> {
    const account = await accounts.byName(merchantCode, name);
    if (account === undefined) throw new OperatorError(`There is no account ${name} of ${merchantCode}`);
    const row = await db
      .selectFrom('merchant')
      .select(['currency', 'settings'])
      .where('code', '=', merchantCode)
      .executeTakeFirstOrThrow();
    return { account, merchant: { currency: row.currency as Currency, settings: parseMerchantSettings(row.settings) } };
  }

  function write(
    on: Kysely<Database>,
    { account, merchant_code }: Account,
    operator: string,
    act: string,
    details: Record<string, string>,
  ): Promise<void> {
    return recordAct(on, {
      area: 'limits',
      subject: account,
      merchantCode: merchant_code,
      operator,
      act,
      details,
    });
  }

  return {
    /** Returns the limits, their used parts, and the active exclusion. */
    async show(target: PlayerTarget): Promise<PlayLimits> {
      const { account, merchant } = await find(target);
      return service.show(account, merchant);
    },
    /** Sets a limit; `none` removes it. Returns the limits after the change. */
    async set(target: PlayerTarget, kind: string, period: string, amount: string): Promise<PlayLimits> {
      const { account, merchant } = await find(target);
      const limit: { kind: LimitKind; period: LimitPeriod; amount: string | null } = {
        kind: requireChoice(limitKinds, kind, 'KIND'),
        period: requireChoice(limitPeriods, period, 'PERIOD'),
        amount: amount === 'none' ? null : amount,
      };
      if (limit.amount !== null && !/^\d{1,15}(\.\d+)?$/.test(limit.amount))
        throw new OperatorError('AMOUNT is an amount such as 500.00, or none');
      await db.transaction().execute(async (on) => {
        const refusal = await service.set(account, merchant, limit, on);
        if (refusal !== undefined) throw new OperatorError(`${amount} is not an amount in ${merchant.currency}`);
        await write(on, account, target.operator, 'set_limit', { kind, period, amount });
      });
      return service.show(account, merchant);
    },
    /** Excludes a player at their request. The exclusion cannot be shortened. */
    async exclude(target: PlayerTarget, span: string, reason: string): Promise<void> {
      const { account, merchant } = await find(target);
      const known: ExclusionSpan = requireChoice(exclusionSpans, span, 'SPAN');
      await db.transaction().execute(async (on) => {
        await service.exclude(on, account, merchant, { span: known, operator: target.operator });
        await write(on, account, target.operator, 'exclude', { span, reason });
      });
    },
    /** Lifts indefinite exclusions that have lasted a year. Those with an end stay. */
    async lift(target: PlayerTarget, reason: string): Promise<void> {
      const { account } = await find(target);
      await db.transaction().execute(async (on) => {
        // An exclusion takes this lock too, so a concurrent one is either seen or comes later.
        await on.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
        const running = await service.running(account.id, on);
        const endless = running.filter(({ until }) => until === null);
        if (endless.length === 0)
          throw new OperatorError(
            running.length === 0
              ? `${target.name} is not excluded`
              : `${target.name} is excluded until ${new Date(running.at(-1)?.until ?? NO_END).toISOString()}, which nobody shortens`,
          );
        const free = Math.max(...endless.map(({ since }) => since)) + LIFTED_AFTER_MS;
        if (clock() < free)
          throw new OperatorError(
            `${target.name} is excluded for good, which can be lifted from ${new Date(free).toISOString()} on`,
          );
        await on
          .updateTable('player_exclusion')
          .set({ lifted_at: new Date(clock()) })
          .where(
            'id',
            'in',
            endless.map(({ id }) => id),
          )
          .execute();
        const rest = running.filter(({ until }) => until !== null).at(-1)?.until ?? clock();
        await createLedgerRepository(on).liftExclusion(
          { accountId: account.id, merchantCode: account.merchant_code },
          rest,
        );
        await write(on, account, target.operator, 'lift_exclusion', { reason });
      });
    },
  };
}

/** Operations on limits and exclusions. */
export type PlayLimitDesk = ReturnType<typeof createPlayLimitDesk>;
