import type { LanguageCode } from '@parlor/contract';
import type { Merchant } from '../../http/call.ts';
import { termsAt } from '../jurisdiction/playProfile.rules.ts';
import type { CatalogueScope } from './catalogueIndex.ts';

/** Returns the scope of the catalogue for a call. */
export function scopeOf({ merchant, language }: { merchant: Merchant; language: LanguageCode }): CatalogueScope {
  const terms = termsAt(merchant.settings.jurisdiction, Date.now());
  return {
    merchantCode: merchant.code,
    currency: merchant.currency,
    language,
    defaultLanguage: merchant.settings.defaultLanguage,
    hasFreePlay: terms.demoPlay !== 'off',
    hasJackpots: terms.jackpots,
  };
}
