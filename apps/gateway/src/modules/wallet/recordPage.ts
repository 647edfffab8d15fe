import type { RawBuilder } from 'kysely';
import { atTime } from '../../sqlTime.ts';

/** The records that a query requests. */
export interface RecordsQuery {
  pageNo: number;
  pageSize: number;
  /** Epoch milliseconds; records at or after it. */
  from?: number | undefined;
  /** Epoch milliseconds; records before it. */
  to?: number | undefined;
}

/** Records of one page and their total. A list too long to count reports the limit of its count. */
export interface RecordPage<Row> {
  rows: Row[];
  totalCount: number;
}

/** The latest time that both JavaScript and PostgreSQL can represent. */
const LATEST_MS = 8_640_000_000_000_000;

/** Returns the two ends of a query's time range, each open if undefined. */
export function timeRange({ from, to }: RecordsQuery): {
  from: RawBuilder<number> | undefined;
  to: RawBuilder<number> | undefined;
} {
  return {
    from: from === undefined ? undefined : atTime(Math.min(from, LATEST_MS)),
    to: to === undefined ? undefined : atTime(Math.min(to, LATEST_MS)),
  };
}

/** Converts a page to its wire form; an empty list has no pages. */
export function wirePage<Row, Item>(
  { rows, totalCount }: RecordPage<Row>,
  { pageNo, pageSize }: RecordsQuery,
  toItem: (row: Row) => Item,
) {
  return { list: rows.map(toItem), pageNum: pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount };
}
