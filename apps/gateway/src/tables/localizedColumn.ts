import type { JSONColumnType } from 'kysely';
import type { LanguageCode } from '@parlor/contract';

/** A text by language of the product. */
export type LocalizedText = Partial<Record<LanguageCode, string>>;

/** A column that holds one. */
export type LocalizedColumn = JSONColumnType<LocalizedText>;
