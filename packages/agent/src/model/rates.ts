import type { Rate, RateRange } from '@parlor/contract';

/** Rebates as typed, by game type. */
export type TypedRates = Readonly<Record<string, string>>;

/** Why a rebate cannot be given. */
export type RateProblem = 'format' | 'high' | 'low';

const written = /^(?:100|\d{1,2})(?:\.\d{1,2})?$/;

/** Converts a percentage to hundredths, exactly. */
function hundredths(percent: string): number {
  const [integer = '0', fraction = ''] = percent.split('.');
  return Number(integer) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Whether one percentage is higher than the other. */
const isHigher = (first: string, second: string): boolean => hundredths(first) > hundredths(second);

/** Validates a typed rebate. An empty text means no rebate. */
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

/** Returns the field values for rebates. */
export const typedRates = (rates: readonly Rate[]): TypedRates =>
  Object.fromEntries(rates.map(({ gameType, percent }) => [gameType, percent]));

/** Returns the rebates to send, without zeros. */
export const ratesOf = (typed: TypedRates): Rate[] =>
  Object.entries(typed)
    .map(([gameType, text]) => ({ gameType, percent: text.trim() === '' ? '0' : text.trim() }))
    .filter(({ percent }) => hundredths(percent) > 0);

/** Returns the highest rebate; undefined if there is none. */
export const highestRate = (rates: readonly Rate[]): string | undefined =>
  rates
    .map(({ percent }) => percent)
    .reduce<string | undefined>((top, rate) => (top === undefined || isHigher(rate, top) ? rate : top), undefined);
