import type { RoundView } from '../arcadeApi.ts';

/** The path of the verifier of every game. */
const VERIFIER = '/games/verify.html';

/** Returns the address that replays a round without a session. */
export function replayAddress(origin: string, gameCode: string, roundId: string): string {
  return `${origin}/games/${gameCode}/?${new URLSearchParams({ replay: roundId }).toString()}`;
}

/**
 * Returns the address of the verifier with a round filled in, and further fields of its page by name. The data are in
 * the fragment, which no server or log receives.
 */
export function verifierAddress(
  family: string,
  gameCode: string,
  round?: RoundView,
  more: Readonly<Record<string, unknown>> = {},
): string {
  const fields = new URLSearchParams({ family, game: gameCode });
  if (round) {
    if (round.serverSeed !== null) fields.set('serverSeed', round.serverSeed);
    fields.set('commitment', round.serverSeedHash);
    fields.set('clientSeed', round.clientSeed);
    fields.set('nonce', String(round.nonce));
    fields.set('stake', round.stake);
    fields.set('choice', JSON.stringify(round.choice));
    fields.set('decisions', JSON.stringify(round.decisions));
  }
  for (const [name, value] of Object.entries(more)) fields.set(name, JSON.stringify(value));
  return `${VERIFIER}#${fields.toString()}`;
}
