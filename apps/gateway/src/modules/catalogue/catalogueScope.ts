import type { LanguageCode } from '@parlor/contract';
import type { Merchant } from '../../http/call.ts';
import type { CatalogueScope } from './catalogueIndex.ts';

/** Whose catalogue a call is about. */
export function scopeOf({ merchant, language }: { merchant: Merchant; language: LanguageCode }): CatalogueScope {
  return {
    merchantCode: merchant.code,
    currency: merchant.currency,
    language,
    defaultLanguage: merchant.settings.defaultLanguage,
  };
}
