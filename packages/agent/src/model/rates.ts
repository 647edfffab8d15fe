import type { Rate, RateRange } from '@parlor/contract';

/** Rebates as typed, by game type. */
export type TypedRates = Readonly<Record<string, string>>;

/** Why a rebate cannot be given. */
export type RateProblem = 'format' | 'high' | 'low';

const written = /^(?:100|\d{1,2})(?:\.\d{1,2})?$/;

/** A percentage in hundredths, exact. */
function hundredths(percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The higher of two percentages. */
const isHigher = (one: string, other: string): boolean => hundredths(one) > hundredths(other);

/** Validates a typed rebate. An empty one is none. */
export function checkRate(
  typed: string,
  { max, min }: Pick<RateRange['list'][number], 'max' | 'min'>,
): RateProblem | undefined {
  const text = typed.trim() === '' ? '0' : typed.trim();
  if (!written.test(text)) return 'format';
  if (isHigher(text, max)) return 'high';
  if (isHigher(min, text)) return 'low';
  return undefined;
}

/** Whether all typed rebates can be given. */
export const areRates = (typed: TypedRates, { list }: RateRange): boolean =>
  list.every((range) => checkRate(typed[range.gameType] ?? '', range) === undefined);

/** The values of the fields for given rebates. */
export const typedRates = (rates: readonly Rate[]): TypedRates =>
  Object.fromEntries(rates.map(({ gameType, percent }) => [gameType, percent]));

/** Rebates as they are sent: without those that are zero. */
export const ratesOf = (typed: TypedRates): Rate[] =>
  Object.entries(typed)
    .map(([gameType, text]) => ({ gameType, percent: text.trim() === '' ? '0' : text.trim() }))
    .filter(({ percent }) => hundredths(percent) > 0);

/** The highest of rebates; undefined without rebates. */
export const highestRate = (rates: readonly Rate[]): string | undefined =>
  rates
    .map(({ percent }) => percent)
    .reduce<string | undefined>((top, one) => (top === undefined || isHigher(one, top) ? one : top), undefined);
