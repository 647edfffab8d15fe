import { createHash, createHmac } from 'node:crypto';

/** An entry of a raffle: its number in the list, and its tickets. */
export interface RaffleEntry {
  entry: number;
  tickets: number;
}

/** Formats the list that a raffle draws from: one line for each entry, in the order of their numbers. */
export function writeRaffleList(entries: readonly RaffleEntry[]): string {
  return entries.map(({ entry, tickets }) => `${entry}:${tickets}\n`).join('');
}

/** Returns the SHA-256 of a text or of bytes, in hexadecimal digits. */
export function sha256Hex(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/**
 * Returns a generator of a raffle's numbers, as docs/fairness.md defines them for rounds: blocks of HMAC-SHA256 under
 * the seed, over the code of the raffle, the hash of its list and the number of the block.
 */
function createDraws(seed: string, code: string, listHash: string): (below: number) => number {
  const key = Buffer.from(seed, 'hex');
  let [cursor, at] = [0, 8];
  let block = Buffer.alloc(0);
  const word = (): number => {
    if (at === 8) {
      block = createHmac('sha256', key).update(`${code}:${listHash}:${cursor}`).digest();
      cursor += 1;
      at = 0;
    }
    at += 1;
    return block.readUInt32BE((at - 1) * 4);
  };
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % below;
  };
}

/**
 * Draws entries, the first place first. Each ticket has the same chance; an entry wins once, and its other tickets
 * leave the list with it. Stops when all places are drawn, or no entry with tickets is left.
 */
export function drawRaffle(
  entries: readonly RaffleEntry[],
  { seed, code, places }: { seed: string; code: string; places: number },
): number[] {
  const remaining = entries.filter(({ tickets }) => tickets > 0);
  const draw = createDraws(seed, code, sha256Hex(writeRaffleList(entries)));
  let tickets = remaining.reduce((sum, entry) => sum + entry.tickets, 0);
  const winners: number[] = [];
  while (winners.length < places && remaining.length > 0) {
    let ticket = draw(tickets);
    const at = remaining.findIndex((entry) => {
      if (ticket < entry.tickets) return true;
      ticket -= entry.tickets;
      return false;
    });
    const [won] = remaining.splice(at, 1);
    if (won === undefined) break;
    winners.push(won.entry);
    tickets -= won.tickets;
  }
  return winners;
}
