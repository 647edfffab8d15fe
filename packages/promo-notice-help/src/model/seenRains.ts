import type { Rain } from '@parlor/contract';
import { localStore, readJson } from '@parlor/core';

/** The storage key of the windows that popped up. */
const SEEN_KEY = 'RAINS_SEEN';
const REMEMBERED = 20;

const isSeen = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const readSeen = (): readonly string[] => readJson(localStore, SEEN_KEY, isSeen) ?? [];
const nameOf = ({ promotionId, startsAt }: Rain): string => `${promotionId} ${startsAt}`;

/** Whether the window of a rain has popped up on this device. */
export function isRainSeen(rain: Rain): boolean {
  return readSeen().includes(nameOf(rain));
}

/** Stores that the window of a rain popped up. The oldest entries are discarded. */
export function markRainSeen(rain: Rain): void {
  localStore.write(SEEN_KEY, JSON.stringify([...readSeen(), nameOf(rain)].slice(-REMEMBERED)));
}
