import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  exclusionEnd,
  exclusionSpans,
  fromMinor,
  toMinor,
  type Currency,
  type ExclusionSpan,
  type PlayLimitBody,
  type PlayLimits,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { termsAt } from '../jurisdiction/playProfile.rules.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import type { Account } from '../member/account.service.ts';
import { listCountedLimits } from './playLimit.repository.ts';
import { findReminder } from './playReminder.repository.ts';
import { reminderMinutesOf } from './playReminder.rules.ts';

/** The stored end of an indefinite exclusion. */
export const NO_END = Date.UTC(9999, 11, 31);
const HOUR_MS = 3_600_000;

/** The settings of a merchant that limits depend on. */
export interface LimitMerchant {
  currency: Currency;
  settings: { timeZone: string; jurisdiction: string };
}

/** A stored exclusion; times are epoch milliseconds. */
export interface Exclusion {
  id: string;
  span: ExclusionSpan;
  since: number;
  /** Null if the exclusion is indefinite. */
  until: number | null;
}

/** Limits and breaks of players. The ledger enforces them; this service sets and shows them. */
export interface PlayLimitService {
  /** Returns the limits with their used parts, and the exclusion that ends last. */
  show(account: Account, merchant: LimitMerchant): Promise<PlayLimits>;
  /** Sets a limit. A tighter one applies at once, a looser one after the delay of the jurisdiction. */
  set(
    account: Account,
    merchant: LimitMerchant,
    limit: PlayLimitBody,
    db?: Kysely<Database>,
  ): Promise<Refusal<'wallet.amount_invalid'> | undefined>;
  /** Excludes a player, within the caller's transaction. */
  exclude(
    db: Kysely<Database>,
    account: Account,
    merchant: LimitMerchant,
    by: { span: ExclusionSpan; operator: string | null },
  ): Promise<void>;
  /** Returns the active exclusions of an account. */
  running(accountId: string, db?: Kysely<Database>): Promise<Exclusion[]>;
}

interface PlayLimitDeps {
  db: Kysely<Database>;
  clock: () => number;
}

const playerOf = ({ id, merchant_code }: Account) => ({ accountId: id, merchantCode: merchant_code });

export function createPlayLimitService({ db, clock }: PlayLimitDeps): PlayLimitService {
  const raiseHoursOf = ({ settings }: LimitMerchant): number => termsAt(settings.jurisdiction, clock()).limitRaiseHours;

  async function running(accountId: string, on: Kysely<Database> = db): Promise<Exclusion[]> {
    const rows = await on
      .selectFrom('player_exclusion')
      .select(['id', 'span', 'begins_at', 'ends_at'])
      .where('account_id', '=', accountId)
      .where('lifted_at', 'is', null)
      .execute();
    return rows
      .map(({ id, span, begins_at, ends_at }) => ({
        id,
        span: exclusionSpans.find((known) => known === span) ?? 'permanent',
        since: begins_at,
        until: ends_at,
      }))
      .filter(({ until }) => until === null || until > clock())
      .toSorted((a, b) => (a.until ?? NO_END) - (b.until ?? NO_END));
  }

  async function exclude(
    on: Kysely<Database>,
    account: Account,
    { currency, settings }: LimitMerchant,
    { span, operator }: { span: ExclusionSpan; operator: string | null },
  ): Promise<void> {
    const now = clock();
    const until = exclusionEnd(span, now);
    const ledger = createLedgerRepository(on);
    // Lifting an exclusion takes this lock too, before the ledger's own.
    await on.selectFrom('account').select('id').where('id', '=', account.id).forUpdate().execute();
    // A player who never had a balance gets the ledger account that the exclusion closes.
    await ledger.open(playerOf(account), currency, settings.timeZone);
    await on
      .insertInto('player_exclusion')
      .values({
        id: randomUUID(),
        account_id: account.id,
        span,
        begins_at: new Date(now),
        ends_at: until === null ? null : new Date(until),
        operator,
        lifted_at: null,
      })
      .execute();
    await ledger.exclude(playerOf(account), until ?? NO_END);
  }

  return {
    async show(account, merchant) {
      const { currency, settings } = merchant;
      const [limits, exclusions, reminder] = await Promise.all([
        listCountedLimits(db, playerOf(account), currency, settings.timeZone),
        running(account.id),
        findReminder(db, account.id),
      ]);
      const latest = termsAt(settings.jurisdiction, clock()).reminderMinutes;
      const money = (minor: bigint | null) => (minor === null ? null : fromMinor(minor, currency));
      const last = exclusions.at(-1);
      return {
        currency,
        limits: limits.map(({ kind, period, amount, used, nextAmount, nextAt }) => ({
          kind,
          period,
          amount: money(amount),
          used: fromMinor(used, currency),
          next: nextAt === null ? null : { amount: money(nextAmount), at: nextAt },
        })),
        raiseHours: raiseHoursOf(merchant),
        exclusion: last === undefined ? null : { span: last.span, since: last.since, until: last.until },
        reminder: { minutes: reminderMinutesOf(latest, reminder.minutes), latest },
        confirmBy: account.payment_password_hash === null ? 'login' : 'payment',
      };
    },
    async set(account, merchant, { kind, period, amount }, on = db) {
      const { currency, settings } = merchant;
      const minor = amount === null ? null : toMinor(amount, currency);
      if (minor === undefined) return refuse('wallet.amount_invalid');
      const ledger = createLedgerRepository(on);
      await ledger.open(playerOf(account), currency, settings.timeZone);
      await ledger.setLimit(
        playerOf(account),
        currency,
        { kind, period, amount: minor },
        raiseHoursOf(merchant) * HOUR_MS,
      );
      return undefined;
    },
    exclude,
    running,
  };
}
