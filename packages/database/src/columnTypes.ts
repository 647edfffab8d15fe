import type { ColumnType } from 'kysely';
import { type CustomTypesConfig, types } from 'pg';

/**
 * A `timestamptz` column: read as epoch milliseconds, written as a `Date`. Use it in a schema as
 * `created_at: TimestampColumn`.
 */
export type TimestampColumn = ColumnType<number, Date, Date>;

/** A `timestamptz` column that the database fills in when it is left out. */
export type DefaultedTimestampColumn = ColumnType<number, Date | undefined, Date>;

const INT8 = 20;
const INT8_ARRAY = 1016;
const TIMESTAMPTZ = 1184;
const TIMESTAMPTZ_ARRAY = 1185;
const TIMESTAMP = 1114;
const DATE = 1082;

const asText = (text: string): string => text;

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, BigInt],
  [INT8_ARRAY, arrayOf(BigInt)],
  [TIMESTAMPTZ, parseTimestamp],
  [TIMESTAMPTZ_ARRAY, arrayOf(parseTimestamp)],
  // The driver would read these two in the time zone of this machine.
  [TIMESTAMP, asText],
  [DATE, asText],
]);

/** How column values become values here. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    return (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format);
  },
};

/** Epoch milliseconds of PostgreSQL's own notation, "2026-11-21 09:30:00.123456+00". */
function parseTimestamp(text: string): number {
  if (text === 'infinity') {
    return Number.POSITIVE_INFINITY;
  }
  if (text === '-infinity') {
    return Number.NEGATIVE_INFINITY;
  }
  const match = /^(\d{4,6}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?([+-]\d\d)(:\d\d)?$/.exec(text);
  const [, day, time, fraction = '', hours, minutes = ':00'] = match ?? [];
  const value = Date.parse(`${day}T${time}${fraction.slice(0, 4)}${hours}${minutes}`);
  if (Number.isNaN(value)) {
    throw new Error(`A timestamp is not understood: "${text}".`);
  }
  return value;
}

function arrayOf(parse: (text: string) => unknown): (text: string) => unknown[] {
  // Numbers and timestamps hold no comma, bracket or escape; timestamps are quoted for their space.
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item.replaceAll('"', ''))));
}
