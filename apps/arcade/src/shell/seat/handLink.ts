import type { PastHand } from '../../seatApi.ts';

/** Returns the verifier's address with a hand filled in. The data are in the fragment, which no server receives. */
export function handVerifierAddress(family: string, gameCode: string, hand: PastHand): string {
  const fields = new URLSearchParams({
    family,
    game: gameCode,
    serverSeed: hand.serverSeed,
    commitment: hand.serverSeedHash,
    clientSeed: hand.clientSeed,
    nonce: String(hand.number),
    stake: hand.base,
    choice: JSON.stringify({ clientSeeds: hand.clientSeeds }),
    decisions: JSON.stringify(hand.moves.map(({ place, move }) => ({ place, move }))),
  });
  return `/games/verify.html#${fields.toString()}`;
}
