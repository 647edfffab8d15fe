import { banksOf, type Currency } from '@parlor/contract';

/** What a bank is called, in English and in its own language; its code where it is on no list any more. */
export function bankNames(bankCode: string, currency: Currency): { name: string; localName: string | undefined } {
  const bank = banksOf(currency).find(({ code }) => code === bankCode);
  return { name: bank?.name ?? bankCode, localName: bank?.localName };
}
