/** Converts a decimal string or a count to ten-thousandths. */
export function units(figure: string | number): bigint {
  const [integer = '0', fraction = ''] = String(figure).split('.');
  const size = BigInt(integer.replace('-', '')) * 10_000n + BigInt(fraction.padEnd(4, '0').slice(0, 4));
  return integer.startsWith('-') ? -size : size;
}

/** Returns the sum of amounts of one currency, with their number of decimal places. */
export function sumOf(amounts: readonly string[]): string {
  const decimals = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const total = amounts.reduce((sum, amount) => sum + units(amount), 0n);
  const digits = (total < 0n ? -total : total).toString().padStart(5, '0');
  const fraction = digits.slice(-4).slice(0, decimals);
  return `${total < 0n ? '-' : ''}${digits.slice(0, -4)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Returns -1, 0 or 1 if one amount is less than, equal to or more than the other. */
export function compareAmounts(first: string, second: string): -1 | 0 | 1 {
  const difference = units(first) - units(second);
  return difference < 0n ? -1 : difference === 0n ? 0 : 1;
}

/** Normalizes a typed amount to a decimal point without grouping; undefined if it is not an amount. */
export function readAmount(typed: string): string | undefined {
  const text = typed.trim().replaceAll(',', '');
  return /^\d{1,15}(?:\.\d{1,4})?$/.test(text) && /[1-9]/.test(text) ? text : undefined;
}
