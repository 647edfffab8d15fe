import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import {
  currencyExponent,
  fromMinor,
  type ClaimedRebate,
  type Currency,
  type Paged,
  type Rebate,
  type RebateDays,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { RebateClaimTable } from '../../tables/loyaltyTables.ts';
import { isRealType } from '../member/accountTypes.ts';
import { wirePage } from '../wallet/recordPage.ts';
import { lockStandings, type PlayerKey } from './loyalty.repository.ts';
import { payRebate } from './loyaltyPayment.ts';
import { percentOf, type LoyaltyCaller, type RealRequired } from './loyalty.service.ts';
import {
  findCarried,
  findClaim,
  insertClaim,
  listClaims,
  listUnclaimed,
  listUnclaimedDays,
  markClaimed,
  sumClaims,
} from './rebate.repository.ts';
import { earnedBy, exactText, rebateParts } from './rebate.rules.ts';

/** A page of a list. */
interface PageQuery {
  pageNo: number;
  pageSize: number;
}

/** Rebates of bets. */
export interface RebateService {
  /** Returns the rebates of bets since the last claim, by game type. */
  find(caller: LoyaltyCaller): Promise<Rebate | RealRequired>;
  /** Lists the days behind the rebate of a game type, newest first. */
  days(caller: LoyaltyCaller, query: PageQuery & { gameType: string }): Promise<RebateDays | RealRequired>;
  /** Pays the rebates of bets, once for each idempotency key. Of two concurrent claims the second finds nothing. */
  claim(
    caller: LoyaltyCaller,
    idempotencyKey: string,
  ): Promise<ClaimedRebate | Refusal<'rebate.nothing'> | RealRequired>;
  /** Lists earlier claims, newest first. */
  claims(caller: LoyaltyCaller, query: PageQuery): Promise<Paged<ClaimedRebate> | RealRequired>;
}

export function createRebateService({ db, clock }: { db: Kysely<Database>; clock: () => number }): RebateService {
  return {
    async find({ session, merchant }) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const { currency } = merchant;
      const player = keyOf(session.accountId, currency);
      const [days, carried, claimedInAll] = await Promise.all([
        listUnclaimed(db, player),
        findCarried(db, player),
        sumClaims(db, player),
      ]);
      const parts = rebateParts(days, carried);
      return {
        currency,
        claimable: fromMinor(
          parts.reduce((sum, { amount }) => sum + amount, 0n),
          currency,
        ),
        list: parts.map(({ gameType, turnover, rebatePpm, amount }) => ({
          gameType,
          percent: rebatePpm === null ? null : percentOf(rebatePpm),
          turnover: fromMinor(turnover, currency),
          rebate: fromMinor(amount, currency),
        })),
        claimedInAll: fromMinor(claimedInAll, currency),
      };
    },

    async days({ session, merchant: { currency } }, query) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const player = keyOf(session.accountId, currency);
      const [page, carried] = await Promise.all([
        listUnclaimedDays(db, player, query.gameType, query),
        findCarried(db, player),
      ]);
      const digits = currencyExponent(currency);
      return {
        ...wirePage(page, query, ({ day, turnover, rebatePpm }) => ({
          day,
          turnover: fromMinor(turnover, currency),
          percent: percentOf(rebatePpm),
          exact: exactText(earnedBy({ turnover, rebatePpm }), digits),
        })),
        carried: exactText(carried.get(query.gameType) ?? 0n, digits),
      };
    },

    async claim({ session, merchant: { currency } }, idempotencyKey) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const player = keyOf(session.accountId, currency);
      return db.transaction().execute(async (transaction) => {
        // A second caller waits here, and finds the result of the first.
        await lockStandings(transaction, [player]);
        const known = await findClaim(transaction, player, idempotencyKey);
        if (known !== undefined) return toClaim(known);
        const parts = rebateParts(
          await listUnclaimed(transaction, player),
          await findCarried(transaction, player),
        ).filter(({ amount }) => amount > 0n);
        const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
        if (amount === 0n) return refuse('rebate.nothing');
        const id = randomUUID();
        const now = clock();
        await markClaimed(transaction, player, parts);
        const claim = await insertClaim(transaction, player, { id, idempotencyKey, amount, parts, now });
        await payRebate(transaction, { player: session, at: now }, { claimId: id, amount });
        return toClaim(claim);
      });
    },

    async claims({ session, merchant: { currency } }, query) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      return wirePage(await listClaims(db, keyOf(session.accountId, currency), query), query, toClaim);
    },
  };
}

const keyOf = (accountId: string, currency: Currency): PlayerKey => ({ accountId, currency });

function toClaim({ id, amount, currency: code, parts, claimed_at }: Selectable<RebateClaimTable>): ClaimedRebate {
  // The column has only currencies of the contract, because it was written from the merchant's currency.
  const currency = code as Currency;
  return {
    claimId: id,
    amount: fromMinor(amount, currency),
    currency,
    claimedAt: claimed_at,
    parts: parts.map((part) => ({
      gameType: part.gameType,
      turnover: fromMinor(BigInt(part.turnover), currency),
      amount: fromMinor(BigInt(part.amount), currency),
    })),
  };
}
