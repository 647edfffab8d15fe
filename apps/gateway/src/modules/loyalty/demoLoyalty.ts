import type { Kysely } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { addDays, lockStandings, insertStandings, saveStandings } from './loyalty.repository.ts';
import type { MerchantSettings } from '../merchant/merchantSettings.ts';
import { levelsAt } from './loyaltySettings.ts';
import { dayAt, monthOf, newStanding, type DayChange } from './standing.rules.ts';

const DAY_MS = 86_400_000;
/** Days of play before today. */
const DAYS = 12;
/** The play of the demo player by game type, in thousandths of the turnover for the third level. */
const PLAYED: readonly (readonly [gameType: string, share: bigint])[] = [
  ['RNG', 28n],
  ['LIVE', 17n],
  ['SPORTS', 9n],
];

/**
 * Gives a demo player a past, so that levels and rebates have data: the second level, the deposits for the third one,
 * and about two thirds of its turnover over the last days. The past is only in the counters; the ledger has none of it,
 * because it cannot be backdated. Does nothing for a player who has played.
 */
export async function seedDemoLoyalty(
  db: Kysely<Database>,
  { accountId, merchantCode, currency }: { accountId: string; merchantCode: string; currency: Currency },
  { settings, now }: { settings: Pick<MerchantSettings, 'loyalty' | 'jurisdiction' | 'timeZone'>; now: number },
): Promise<void> {
  const { timeZone } = settings;
  const levels = levelsAt(settings, currency, now);
  const [, second, third] = levels;
  if (second === undefined || third === undefined) return;
  const days: DayChange[] = Array.from({ length: DAYS }, (_, index) => dayAt(now - (DAYS - index) * DAY_MS, timeZone))
    // Each game type is played every other day, so that days differ.
    .flatMap((day, index) =>
      PLAYED.filter((__, place) => (index + place) % 2 === 0).map(([gameType, share]) => {
        const staked = (third.turnover * share * 2n) / 1_000n;
        return {
          ...nothing,
          day,
          gameType,
          staked,
          won: (staked * 19n) / 20n,
          rebatePpm: second.rebatePpm[gameType] ?? 0,
        };
      }),
    );
  const [first] = days;
  if (first === undefined) return;
  const deposited = third.deposits;
  const month = monthOf(dayAt(now, timeZone));
  const sumFrom = (from: string): bigint =>
    days.filter(({ day }) => day >= from).reduce((sum, { staked }) => sum + staked, 0n);
  const stored = { accountId, merchantCode, currency };
  await db.transaction().execute(async (transaction) => {
    await insertStandings(transaction, [{ ...stored, standing: newStanding(levels, month) }]);
    const [before] = await lockStandings(transaction, [stored]);
    if (before === undefined || before.standing.turnover !== 0n || before.standing.deposits !== 0n) return;
    await addDays(
      transaction,
      [...days, { ...nothing, day: first.day, gameType: '', deposited }].map((day) => ({ ...stored, ...day })),
    );
    await saveStandings(transaction, [
      {
        ...stored,
        standing: {
          ...before.standing,
          level: second.code,
          levelSince: first.day,
          turnover: sumFrom(''),
          deposits: deposited,
          monthTurnover: sumFrom(month),
        },
      },
    ]);
    await transaction
      .insertInto('loyalty_step')
      .values({
        account_id: accountId,
        currency,
        day: first.day,
        from_level: levels[0].code,
        to_level: second.code,
        reason: 'reached',
      })
      .execute();
  });
}

const nothing = { staked: 0n, voided: 0n, won: 0n, deposited: 0n, rewarded: 0n, rebatePpm: 0 };
