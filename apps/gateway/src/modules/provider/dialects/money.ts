import { currencyExponent } from '@parlor/contract';
import type { ProviderRow } from '../provider.repository.ts';
import { asCurrency, decimalsOf } from '../vendorProfile.rules.ts';
import type { Money } from './dialect.ts';

/** Creates the conversion of a vendor's amounts by its profile; `usual` is the decimals of its dialect. */
export function moneyOf(profile: Pick<ProviderRow, 'currencies'>, usual: number | undefined): Money {
  /** Returns the number of the vendor's units in a minor unit, as a fraction. */
  function ratio(code: string): { up: bigint; down: bigint } | undefined {
    const currency = asCurrency(code);
    const decimals = decimalsOf(profile, code, usual);
    if (currency === undefined || decimals === undefined) return undefined;
    const finer = decimals - currencyExponent(currency);
    return { up: 10n ** BigInt(Math.max(finer, 0)), down: 10n ** BigInt(Math.max(-finer, 0)) };
  }
  return {
    toMinor(amount, currency) {
      const known = ratio(currency);
      if (known === undefined || amount % known.up !== 0n) return undefined;
      return (amount / known.up) * known.down;
    },
    fromMinor(minor, currency) {
      const { up, down } = ratio(currency) ?? { up: 1n, down: 1n };
      return (minor * up) / down;
    },
  };
}
