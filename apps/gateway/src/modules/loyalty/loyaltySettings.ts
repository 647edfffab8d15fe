import { z } from 'zod';
import { currencyExponent, gameTypes, languageCodes, toMinor, type Currency } from '@parlor/contract';
import { isTurnover } from '../catalogue/turnover.rules.ts';
import { offerLimitsAt } from '../jurisdiction/offerLimits.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';

/** A decimal string of the merchant's currency, zero or more. */
const amount = z.string().regex(/^\d{1,13}(?:\.\d{1,4})?$/);

/** Texts by language; a missing language shows the text of the merchant's default language. */
const texts = z
  .partialRecord(z.enum(languageCodes), z.string().min(1).max(60))
  .refine((names) => Object.keys(names).length > 0, 'a name in at least one language');

const levelSetting = z.object({
  /** Stays the same when the level is renamed, because accounts store it. */
  code: z.string().regex(/^[a-z0-9-]{1,20}$/),
  names: texts,
  /** The requirement of the level; "0" means none. */
  turnover: amount.default('0'),
  deposits: amount.default('0'),
  /** The turnover of a month that keeps it; "0" keeps it always. */
  keepTurnover: amount.default('0'),
  /** Paid once, when a player reaches the level for the first time. */
  gift: amount.default('0'),
  /** Paid on each birthday of a player at the level. */
  birthdayGift: amount.default('0'),
  /** The longest time of a withdrawal, in hours, as shown to players of the level. */
  withdrawalHours: z.int().min(1).max(720).default(24),
  hasPersonalService: z.boolean().default(false),
  /** Parts per million of the turnover, by game type; a missing type earns nothing, nor does one without turnover. */
  rebatePpm: z.record(z.string().regex(/^[A-Z0-9_]{1,40}$/), z.int().min(0).max(50_000)).default({}),
});

/** Levels of a merchant, the lowest first; the platform's levels by default. */
export const loyaltySettings = z.object({ levels: z.array(levelSetting).min(1).max(20).optional() });

export type LoyaltySettings = z.output<typeof loyaltySettings>;

/** A level with its amounts in minor units. */
export interface LevelPolicy {
  code: string;
  names: LocalizedText;
  turnover: bigint;
  deposits: bigint;
  /** Null if the level is never lost. */
  keepTurnover: bigint | null;
  gift: bigint;
  birthdayGift: bigint;
  withdrawalHours: number;
  hasPersonalService: boolean;
  rebatePpm: Readonly<Record<string, number>>;
}

/** The levels of a merchant: at least one, the lowest first. */
export type Levels = readonly [LevelPolicy, ...LevelPolicy[]];

/** Round figures that a player can remember, of roughly one and a half US dollars. */
const units: Record<Currency, bigint> = {
  USD: 1n,
  EUR: 1n,
  MYR: 5n,
  CNY: 10n,
  THB: 50n,
  INR: 100n,
  JPY: 200n,
  IDR: 20_000n,
  VND: 30_000n,
};

/** Rebates of game types, as a part of the slots' rebate. */
const SHARES: Readonly<Record<string, number>> = {
  RNG: 1,
  FISH: 1,
  SPORTS: 0.6,
  LIVE: 0.4,
  LOTT: 0.2,
  ELOTT: 0.2,
};

const rates = (slotsPpm: number) =>
  Object.fromEntries(gameTypes.filter(isTurnover).map((type) => [type, Math.round(slotsPpm * (SHARES[type] ?? 0))]));

/** Returns the levels of the platform. Amounts are in units of the currency. */
function defaultLevels(currency: Currency): Levels {
  const unit = units[currency] * 10n ** BigInt(currencyExponent(currency));
  const level = (
    code: string,
    names: LocalizedText,
    [turnover, deposits, keep, gift, birthdayGift]: readonly [bigint, bigint, bigint, bigint, bigint],
    slotsPpm: number,
    withdrawalHours: number,
    hasPersonalService = false,
  ): LevelPolicy => ({
    code,
    names,
    turnover: turnover * unit,
    deposits: deposits * unit,
    keepTurnover: keep === 0n ? null : keep * unit,
    gift: gift * unit,
    birthdayGift: birthdayGift * unit,
    withdrawalHours,
    hasPersonalService,
    rebatePpm: rates(slotsPpm),
  });
  return [
    level('bronze', { EN: 'Bronze', TY: 'บรอนซ์', CN: '青铜' }, [0n, 0n, 0n, 0n, 0n], 2_000, 24),
    level('silver', { EN: 'Silver', TY: 'ซิลเวอร์', CN: '白银' }, [200n, 20n, 60n, 1n, 1n], 3_000, 12),
    level('gold', { EN: 'Gold', TY: 'โกลด์', CN: '黄金' }, [1_000n, 100n, 300n, 5n, 4n], 5_000, 6),
    level('platinum', { EN: 'Platinum', TY: 'แพลทินัม', CN: '铂金' }, [10_000n, 600n, 3_000n, 40n, 20n], 7_000, 2, true),
    level(
      'diamond',
      { EN: 'Diamond', TY: 'ไดมอนด์', CN: '钻石' },
      [60_000n, 3_000n, 20_000n, 200n, 100n],
      10_000,
      1,
      true,
    ),
  ];
}

/** Returns the effective levels of a merchant. Throws when an amount is not one of its currency, such as 0.50 VND. */
export function levelsOf({ levels }: LoyaltySettings, currency: Currency): Levels {
  const minor = (text: string, name: string): bigint => {
    const value = toMinor(text, currency);
    if (value === undefined)
      throw new Error(`The setting loyalty.levels has a ${name} that is not an amount of ${currency}`);
    return value;
  };
  const [first, ...others] = (levels ?? []).map(
    ({ turnover, deposits, keepTurnover, gift, birthdayGift, rebatePpm, ...rest }): LevelPolicy => ({
      ...rest,
      rebatePpm: Object.fromEntries(Object.entries(rebatePpm).filter(([type]) => isTurnover(type))),
      turnover: minor(turnover, 'turnover'),
      deposits: minor(deposits, 'deposits'),
      keepTurnover: minor(keepTurnover, 'keepTurnover') || null,
      gift: minor(gift, 'gift'),
      birthdayGift: minor(birthdayGift, 'birthdayGift'),
    }),
  );
  return first === undefined ? defaultLevels(currency) : [first, ...others];
}

/**
 * Returns the effective levels of a merchant at a time in epoch ms. If its jurisdiction allows none, everybody has the
 * lowest, without gifts.
 */
export function levelsAt(
  { loyalty, jurisdiction }: { loyalty: LoyaltySettings; jurisdiction: string },
  currency: Currency,
  at: number,
): Levels {
  const levels = levelsOf(loyalty, currency);
  return offerLimitsAt(jurisdiction, at).hasLevels ? levels : [{ ...levels[0], gift: 0n, birthdayGift: 0n }];
}

/** Returns a contradiction between settings of levels as one line; undefined if there is none. */
export function loyaltyProblem({ levels }: LoyaltySettings): string | undefined {
  const [first, ...others] = levels ?? [];
  if (first === undefined) return undefined;
  const codes = [first, ...others].map(({ code }) => code);
  const double = codes.find((code, place) => codes.indexOf(code) !== place);
  if (double !== undefined) return `loyalty.levels: there are two levels ${double}`;
  for (const [place, { rebatePpm }] of [first, ...others].entries()) {
    const type = Object.keys(rebatePpm).find((name) => !isTurnover(name) && rebatePpm[name] !== 0);
    if (type !== undefined)
      return `loyalty.levels.${place}.rebatePpm.${type}: stakes of ${type} are no turnover, so they earn nothing`;
  }
  const isZero = (text: string): boolean => !/[1-9]/.test(text);
  if (!isZero(first.turnover) || !isZero(first.deposits) || !isZero(first.gift))
    return 'loyalty.levels.0: everybody has the lowest level, so it asks for nothing and has no gift';
  const free = others.findIndex(({ turnover, deposits }) => isZero(turnover) && isZero(deposits));
  return free < 0 ? undefined : `loyalty.levels.${free + 1}: must ask for turnover or deposits`;
}
