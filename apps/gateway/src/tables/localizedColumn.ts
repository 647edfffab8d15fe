import type { JSONColumnType } from 'kysely';
import type { LanguageCode } from '@parlor/contract';

/** A text by language of the product. */
export type LocalizedText = Partial<Record<LanguageCode, string>>;

/** A JSON column with a text by language. */
export type LocalizedColumn = JSONColumnType<LocalizedText>;
