import { outcomeWords, type RoundSeeds } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { playLotusRound, type LotusRound } from './lotusRound.ts';

/** Recomputes a round from its seeds, to compare it with the server's record. `stake` is digits in minor units. */
export function verifyRound(seeds: RoundSeeds, stake: string): LotusRound {
  return playLotusRound(uniformDraw(outcomeWords(seeds)), BigInt(stake));
}
