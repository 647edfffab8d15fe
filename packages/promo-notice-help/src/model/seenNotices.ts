import { formatDay, localStore, readJson } from '@parlor/core';

/** The storage key of the notices that popped up: ids by day. */
const SEEN_KEY = 'NOTICES_SEEN';

type Seen = Readonly<Record<string, readonly string[]>>;

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'));

const readSeen = (day: string): readonly string[] => readJson(localStore, SEEN_KEY, isSeen)?.[day] ?? [];

/** Returns the notices that have not popped up yet on the day of `now` (epoch ms) in the merchant's time zone. */
export function unseenNotices<Notice extends { id: string }>(
  notices: readonly Notice[],
  now: number,
  timeZone: string,
): Notice[] {
  const seen = readSeen(formatDay(now, timeZone));
  return notices.filter(({ id }) => !seen.includes(id));
}

/** Stores that notices popped up. Other days are discarded. */
export function markNoticesSeen(ids: readonly string[], now: number, timeZone: string): void {
  const day = formatDay(now, timeZone);
  localStore.write(SEEN_KEY, JSON.stringify({ [day]: [...new Set([...readSeen(day), ...ids])] }));
}
