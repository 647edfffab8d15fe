import type { Kysely } from 'kysely';
import { fromMinor, type Currency, type LanguageCode, type MonthFigures, type Rank } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { localize } from '../catalogue/localized.ts';
import { isRealType } from '../member/accountTypes.ts';
import { findStanding, sumDays } from './loyalty.repository.ts';
import { levelsAt, type LevelPolicy } from './loyaltySettings.ts';
import {
  FIRST_DAY,
  dayAt,
  isMonthChecked,
  checkMonths,
  lastDayOf,
  levelOf,
  monthOf,
  newStanding,
  levelIndex,
  type Standing,
} from './standing.rules.ts';

/** The caller. */
export interface LoyaltyCaller {
  session: CallSession;
  merchant: Merchant;
  language: LanguageCode;
}

/** The answer to a caller without an account for money. */
export type RealRequired = Refusal<'account.real_required'>;

/** The levels of players. */
export interface LoyaltyService {
  /** Returns the player's level, and the progress to the next one. */
  rank(caller: LoyaltyCaller): Promise<Rank | RealRequired>;
  /** Returns the sums of this month in the merchant's time zone. */
  month(caller: LoyaltyCaller): Promise<MonthFigures | RealRequired>;
}

export function createLoyaltyService({ db, clock }: { db: Kysely<Database>; clock: () => number }): LoyaltyService {
  return {
    async rank({ session, merchant, language }) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const { currency, settings } = merchant;
      const levels = levelsAt(settings, currency, clock());
      const month = monthOf(dayAt(clock(), settings.timeZone));
      const stored = await findStanding(db, { accountId: session.accountId, currency });
      // A month that has just ended is shown with its expected result.
      const { standing } = checkMonths(stored ?? newStanding(levels, month), levels, month);
      const level = levelOf(levels, standing.level);
      const next = levels[levelIndex(levels, standing.level) + 1];
      const nameOf = ({ names }: LevelPolicy): string =>
        localize(names, { language, defaultLanguage: settings.defaultLanguage });
      const conditions =
        next === undefined ? [] : conditionsOf(next).map((condition) => progressOf(condition, standing, currency));
      return {
        currency,
        current: { labelId: level.code, name: nameOf(level), since: standing.levelSince },
        playerRankProgress: { labelId: next?.code ?? null },
        currentProgress: {
          completedConditions: conditions.filter(({ isMet }) => isMet).length,
          totalExpectedConditions: conditions.length,
        },
        conditions,
        countedFrom: standing.countedFrom === FIRST_DAY ? null : standing.countedFrom,
        keep: retentionOf(standing, level, currency),
        levels: levels.map((listed) => ({
          labelId: listed.code,
          name: nameOf(listed),
          conditions: conditionsOf(listed).map(({ kind, target }) => ({ kind, target: fromMinor(target, currency) })),
          keepTurnover: listed.keepTurnover === null ? null : fromMinor(listed.keepTurnover, currency),
          gift: listed.gift === 0n ? null : fromMinor(listed.gift, currency),
          birthdayGift: listed.birthdayGift === 0n ? null : fromMinor(listed.birthdayGift, currency),
          withdrawalHours: listed.withdrawalHours,
          hasPersonalService: listed.hasPersonalService,
          rebates: Object.entries(listed.rebatePpm).map(([gameType, ppm]) => ({ gameType, percent: percentOf(ppm) })),
        })),
      };
    },

    async month({ session, merchant }) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const { currency, settings } = merchant;
      const from = monthOf(dayAt(clock(), settings.timeZone));
      const { turnover, deposits, rewards } = await sumDays(db, { accountId: session.accountId, currency }, from);
      return {
        currency,
        from,
        turnover: fromMinor(turnover, currency),
        deposits: fromMinor(deposits, currency),
        rewards: fromMinor(rewards, currency),
      };
    },
  };
}

/** Converts parts per million to percent. */
export const percentOf = (ppm: number): number => ppm / 10_000;

interface Condition {
  kind: 'turnover' | 'deposits';
  target: bigint;
}

const conditionsOf = ({ turnover, deposits }: LevelPolicy): Condition[] =>
  (
    [
      { kind: 'turnover', target: turnover },
      { kind: 'deposits', target: deposits },
    ] satisfies Condition[]
  ).filter(({ target }) => target > 0n);

function progressOf({ kind, target }: Condition, standing: Standing, currency: Currency): Rank['conditions'][number] {
  const done = atLeastZero(standing[kind]);
  return {
    kind,
    target: fromMinor(target, currency),
    done: fromMinor(done, currency),
    left: fromMinor(atLeastZero(target - done), currency),
    isMet: done >= target,
  };
}

function retentionOf(standing: Standing, { keepTurnover }: LevelPolicy, currency: Currency): Rank['keep'] {
  if (keepTurnover === null) return null;
  const done = atLeastZero(standing.monthTurnover);
  return {
    until: lastDayOf(standing.month),
    target: fromMinor(keepTurnover, currency),
    done: fromMinor(done, currency),
    left: fromMinor(atLeastZero(keepTurnover - done), currency),
    isMet: done >= keepTurnover,
    isJudged: isMonthChecked(standing),
  };
}

const atLeastZero = (amount: bigint): bigint => (amount < 0n ? 0n : amount);
