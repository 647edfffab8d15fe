import type { RoundView } from '../arcadeApi.ts';
import type { RoundEvent } from '../games/game.ts';
import type { RoundSource } from './stage.ts';

type Replay = (round: RoundSource) => { events: readonly RoundEvent[]; win: bigint };

/** Plays a round again from its revealed seeds and compares events and win. False while the server seed is secret. */
export function isRoundProven(round: RoundView, gameCode: string, replay: Replay): boolean {
  if (round.serverSeed === null) return false;
  try {
    const { events, win } = replay({
      gameCode,
      serverSeed: round.serverSeed,
      clientSeed: round.clientSeed,
      nonce: round.nonce,
      stake: BigInt(round.stake),
      choice: round.choice,
      decisions: round.decisions,
    });
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
