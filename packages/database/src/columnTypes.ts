import type { ColumnType } from 'kysely';
import { type CustomTypesConfig, types } from 'pg';

/**
 * A `timestamptz` column: read as epoch milliseconds, written as a `Date`. Use it in a schema as `created_at:
 * TimestampColumn`.
 */
export type TimestampColumn = ColumnType<number, Date, Date>;

/** A `timestamptz` column with a default in the database. */
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
  // The driver would read these two in the local time zone.
  [TIMESTAMP, asText],
  [DATE, asText],
]);

/** The conversion of column values to JavaScript values. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    return (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format);
  },
};

/** Converts PostgreSQL's notation, "2026-11-21 09:30:00.123456+00", to epoch milliseconds. */
function parseTimestamp(text: string): number {
  if (text === 'infinity') {
    return Number.POSITIVE_INFINITY;
  }
  if (text === '-infinity') {
    return Number.NEGATIVE_INFINITY;
  }
  const common = parseCommon(text);
  if (common !== undefined) return common;
  const match = /^(\d{4,6}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d+)?([+-]\d\d)(:\d\d)?$/.exec(text);
  const [, day, time, fraction = '', hours, minutes = ':00'] = match ?? [];
  const value = Date.parse(`${day}T${time}${fraction.slice(0, 4)}${hours}${minutes}`);
  if (Number.isNaN(value)) {
    throw new Error(`A timestamp is not understood: "${text}".`);
  }
  return value;
}

/** Converts the common case faster: years of four digits, in UTC. Statements read thousands of them. */
function parseCommon(text: string): number | undefined {
  if (text.length < 22 || text[4] !== '-' || !text.endsWith('+00')) return undefined;
  const number = (at: number, digits: number): number => Number(text.slice(at, at + digits));
  const fraction = text.length === 22 ? 0 : Number(text.slice(20, -3).padEnd(3, '0').slice(0, 3));
  const value = Date.UTC(
    number(0, 4),
    number(5, 2) - 1,
    number(8, 2),
    number(11, 2),
    number(14, 2),
    number(17, 2),
    fraction,
  );
  return Number.isNaN(value) ? undefined : value;
}

function arrayOf(parse: (text: string) => unknown): (text: string) => unknown[] {
  // Numbers and timestamps contain no comma, bracket or escape; timestamps are quoted because of their space.
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item.replaceAll('"', ''))));
}
