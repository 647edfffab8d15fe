import { sql, type RawBuilder } from 'kysely';

/** Converts epoch ms for a comparison with a `timestamptz` column. Columns are read as numbers and written as dates. */
export function atTime(moment: Date): RawBuilder<number> {
  return sql<number>`${moment}::timestamptz`;
}
