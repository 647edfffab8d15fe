import { sql, type RawBuilder } from 'kysely';

/** A moment to compare a `timestamptz` column with; columns are read as numbers and written as dates. */
export function atTime(moment: Date): RawBuilder<number> {
  return sql<number>`${moment}::timestamptz`;
}
