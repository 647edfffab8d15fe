import { type RawBuilder, sql } from 'kysely';

/** Returns a time to compare with a `timestamptz` column: `where('expires_at', '<', atTime(now))`. */
export function atTime(epochMs: number): RawBuilder<number> {
  return sql<number>`${new Date(epochMs)}::timestamptz`;
}
