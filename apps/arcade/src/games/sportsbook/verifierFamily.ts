import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import {
  playSlip,
  SPORTSBOOK_VERSION,
  WHOLE_SHARE,
  type SlipChoice,
  type SlipDecision,
  type SlipEvent,
} from './slip.ts';
import { checkTapes } from './slipTapes.ts';

function percent(share: number): string {
  return `${(share * 100) / WHOLE_SHARE} %`;
}

function describe(event: SlipEvent): string {
  if (event.type === 'cashed_out')
    return `${percent(event.share)} of the stake was cashed out${event.isAuto ? ' by itself' : ''} for ${event.amount}`;
  const legs = event.outcomes.map((outcome, place) => `leg ${place + 1} ${outcome}`).join(', ');
  return `${percent(event.share)} of the stake was settled for ${event.amount}: ${legs}`;
}

/** Slips of the sportsbook for the verifier. Amounts stay in minor units. */
export const sportsbookFamily = defineFamily<SlipEvent>({
  name: 'Sportsbook',
  version: SPORTSBOOK_VERSION,
  hasTapes: true,
  replay: ({ serverSeed, clientSeed, nonce, stake, choice, decisions, tapes = [] }) => {
    const slip = choice as SlipChoice;
    // The decisions come from the server. The rules of the slip and its fixtures check them.
    const made = decisions as readonly SlipDecision[];
    const played = playSlip(uniformDraw(outcomeWords({ serverSeed, clientSeed, nonce })), stake, slip, made);
    checkTapes({ choice: slip, decisions: made }, tapes);
    return played;
  },
  describe,
  exampleChoice: {
    legs: [{ fixture: 'fb-lantern:3000000', selections: [{ market: 'result', pick: 'home' }], price: 210 }],
    combine: 1,
  },
});
