import { type RawBuilder, sql } from 'kysely';

/** A moment to compare a `timestamptz` column with: `where('expires_at', '<', atTime(now))`. */
export function atTime(epochMs: number): RawBuilder<number> {
  return sql<number>`${new Date(epochMs)}::timestamptz`;
}
