import type { RoundView } from '../arcadeApi.ts';
import type { ArcadeClient } from './arcadeClient.ts';
import type { GameClient } from './stage.ts';

/**
 * Plays a round again from its revealed seeds and compares events and win. False while the server seed is secret. In a
 * game from a book it asks the server for the row that the seeds draw; the row carries the proof that it is of the book.
 *
 * @throws ArcadeFailure if the row cannot be fetched.
 */
export async function isRoundProven(
  round: RoundView,
  gameCode: string,
  game: Pick<GameClient, 'replay' | 'bookRow'>,
  client: Pick<ArcadeClient, 'bookRow'>,
): Promise<boolean> {
  if (round.serverSeed === null) return false;
  const source = {
    gameCode,
    serverSeed: round.serverSeed,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    stake: BigInt(round.stake),
    choice: round.choice,
    decisions: round.decisions,
  };
  const row = game.bookRow && (await client.bookRow(game.bookRow(source)));
  try {
    const { events, win } = game.replay({ ...source, ...(row && { row }) });
    return win.toString() === round.win && JSON.stringify(sorted(events)) === JSON.stringify(sorted(round.events));
  } catch {
    // The rules refuse what the record claims.
    return false;
  }
}

/** The database returns fields in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
