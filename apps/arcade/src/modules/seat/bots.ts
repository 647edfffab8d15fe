import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Seating } from '../../games/seating.ts';
import { isBot, isInHand, present, type Sitting, type SeatTimes, type Table } from './seatTable.ts';

/** The names of bots, which also have a badge. */
const NAMES = [
  'Bua', 'Chang', 'Dao', 'Fah', 'Gaew', 'Kaew', 'Lek', 'Mali', 'Nok', 'Ploy', 'Rung', 'Som', 'Tawan', 'Wan', 'Yok', 'Noi',
] as const; // prettier-ignore

/** The number of drawn faces. */
export const PICTURES = 12;

function freeSeats(table: Table, max: number): number[] {
  const occupied = new Set(present(table).map(({ seat }) => seat));
  return Array.from({ length: max }, (_, seat) => seat).filter((seat) => !occupied.has(seat));
}

/** Returns the free seat farthest from the taken ones, so that players are spread around the table. */
function bestSeat(table: Table, free: readonly number[], max: number): number | null {
  const occupied = present(table).flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const room = (seat: number): number =>
    Math.min(max, ...occupied.map((other) => Math.min((seat - other + max) % max, (other - seat + max) % max)));
  const widest = Math.max(...free.map(room));
  const best = free.filter((seat) => room(seat) === widest);
  return best[randomInt(Math.max(1, best.length))] ?? null;
}

/** Returns a stack for a bot: between the minimum and the middle of the buy-in range. */
function botStack({ buyIn }: Seating, base: bigint): bigint {
  return base * BigInt(randomInt(buyIn.least, Math.floor((buyIn.least + buyIn.most) / 2) + 1));
}

function newBot(table: Table, seat: number, seating: Seating, times: SeatTimes, now: number): Sitting {
  const used = new Set(present(table).map(({ name }) => name));
  const free = NAMES.filter((name) => !used.has(name));
  const stack = botStack(seating, table.base);
  return {
    id: uuidv7(),
    seat,
    round: null,
    name: free[randomInt(free.length)] ?? NAMES[0],
    picture: randomInt(PICTURES),
    bought: stack,
    stack,
    bankMs: times.bankMs,
    missed: 0,
    isOut: false,
    outSince: null,
    isLeaving: false,
    seed: null,
    holder: null,
    seenAt: null,
    addressPrint: null,
    satAt: now,
    hasLeft: false,
  };
}

/** Gives seats to waiting people, the longest waiting first. */
export function seatPeople(table: Table, max: number): void {
  for (const sitting of present(table)) {
    if (sitting.seat !== null) continue;
    sitting.seat = bestSeat(table, freeSeats(table, max), max);
  }
}

/** Adds and removes bots by the seats that people leave free. Bots in a hand play it to its end. */
export function adjustBots(table: Table, seating: Seating, times: SeatTimes, now: number, isWanted: boolean): void {
  const bots = present(table).filter(isBot);
  const people = present(table).length - bots.length;
  const wanted = people === 0 ? 0 : Math.max(0, seating.fillTo - people);
  for (const bot of bots.slice(wanted)) if (!isInHand(table, bot)) bot.hasLeft = true;
  for (const bot of bots) {
    if (isInHand(table, bot) || bot.stack >= table.base * BigInt(seating.buyIn.least)) continue;
    const more = botStack(seating, table.base);
    bot.bought += more;
    bot.stack += more;
  }
  const free = freeSeats(table, seating.rules.seats.most);
  if (!isWanted || bots.length >= wanted || free.length === 0) {
    table.fillsAt = null;
    return;
  }
  table.fillsAt ??= now + times.fillAfterMs;
  if (now < table.fillsAt) return;
  const seat = bestSeat(table, free, seating.rules.seats.most) ?? 0;
  table.sittings.push(newBot(table, seat, seating, times, now));
  table.fillsAt = bots.length + 1 < wanted && free.length > 1 ? now + times.fillEveryMs : null;
}
