import type { RoundView } from '../arcadeApi.ts';
import type { ArcadeClient } from './arcadeClient.ts';
import type { GameClient, RoundSource } from './stage.ts';

/**
 * Replays a round from its revealed seeds and compares events and win. False while the server seed is secret. In a game
 * with a book it requests the rows that the seeds draw; each has the proof that it belongs to the book.
 *
 * @throws ArcadeFailure if a row cannot be fetched.
 */
export async function isRoundProven(
  round: RoundView,
  gameCode: string,
  game: Pick<GameClient, 'replay' | 'bookRows'>,
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
  const positions = drawnBy(source, game);
  if (!positions) return false;
  const rows = await Promise.all(positions.map((position) => client.bookRow(position)));
  try {
    const { events, win } = game.replay({ ...source, ...(rows.length > 0 && { rows }) });
    return win.toString() === round.win && JSON.stringify(sorted(events)) === JSON.stringify(sorted(round.events));
  } catch {
    // The rules refuse the record.
    return false;
  }
}

/** Returns the rows that a round draws. Undefined if the rules refuse the round. */
function drawnBy(source: RoundSource, game: Pick<GameClient, 'bookRows'>): readonly number[] | undefined {
  try {
    return game.bookRows?.(source) ?? [];
  } catch {
    return undefined;
  }
}

/** Sorts fields, because the database returns them in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
