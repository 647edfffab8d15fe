import type { RawBuilder } from 'kysely';
import { atTime } from '../../sqlTime.ts';

/** Which records a query asks for. */
export interface RecordsQuery {
  pageNo: number;
  pageSize: number;
  /** Epoch milliseconds; records at or after it. */
  from?: number | undefined;
  /** Epoch milliseconds; records before it. */
  to?: number | undefined;
}

/**
 * Records of one page and how many there are in all; a list that would have to read them all to count them says how far
 * it counts.
 */
export interface RecordPage<Row> {
  rows: Row[];
  totalCount: number;
}

/** The latest moment that a JavaScript date and PostgreSQL both know. */
const LATEST_MS = 8_640_000_000_000_000;

/** The two ends of a query's time, open where the query leaves them open. */
export function timeRange({ from, to }: RecordsQuery): {
  from: RawBuilder<number> | undefined;
  to: RawBuilder<number> | undefined;
} {
  return {
    from: from === undefined ? undefined : atTime(Math.min(from, LATEST_MS)),
    to: to === undefined ? undefined : atTime(Math.min(to, LATEST_MS)),
  };
}

/** A page as it travels; an empty list has no pages. */
export function wirePage<Row, Item>(
  { rows, totalCount }: RecordPage<Row>,
  { pageNo, pageSize }: RecordsQuery,
  toItem: (row: Row) => Item,
) {
  return { list: rows.map(toItem), pageNum: pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount };
}
