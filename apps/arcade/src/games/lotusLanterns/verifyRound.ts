import { outcomeWords, type RoundSeeds } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { playLotusRound, type LotusRound } from './lotusRound.ts';

/**
 * Plays a round again from its seeds; what the server recorded must be exactly this. `stake` is digits in minor units.
 */
export function verifyRound(seeds: RoundSeeds, stake: string): LotusRound {
  return playLotusRound(uniformDraw(outcomeWords(seeds)), BigInt(stake));
}
