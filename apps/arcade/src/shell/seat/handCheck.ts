import { commitmentOf } from '../../fairness/outcomeWords.ts';
import type { SeatRules } from '../../games/seatGame.ts';
import { replaySeatHand } from '../../games/seatHand.ts';
import type { PastHand } from '../../seatApi.ts';

/** Replays a hand from its seeds and moves, and compares seeds, results and rake. */
export function isHandProven(hand: PastHand, rules: SeatRules): boolean {
  const { serverSeed, clientSeed, number: nonce, base, clientSeeds, moves, results } = hand;
  try {
    const { events } = replaySeatHand(rules)({
      serverSeed,
      clientSeed,
      nonce,
      stake: BigInt(base),
      choice: { clientSeeds },
      decisions: moves,
    });
    const paid = events.filter((event) => event.type === 'place_paid');
    return (
      commitmentOf(serverSeed) === hand.serverSeedHash &&
      results.length === paid.length &&
      results.every(({ place, net, rake }) => paid[place]?.net === net && paid[place].rake === rake)
    );
  } catch {
    // The rules refuse the record.
    return false;
  }
}
