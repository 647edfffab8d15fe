import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import {
  playSlip,
  SPORTSBOOK_VERSION,
  FULL_SHARE,
  type SlipChoice,
  type SlipDecision,
  type SlipEvent,
} from './slip.ts';
import { checkCashOuts, type CashOutCheck } from './slipCashOuts.ts';
import { checkPrices, type PriceCheck } from './slipPrices.ts';
import { checkTapes } from './slipTapes.ts';

function percent(share: number): string {
  return `${(share * 100) / FULL_SHARE} %`;
}

function describe(event: SlipEvent): string {
  if (event.type === 'cashed_out')
    return `${percent(event.share)} of the stake was cashed out${event.isAuto ? ' by itself' : ''} for ${event.amount}`;
  const legs = event.outcomes.map((outcome, place) => `leg ${place + 1} ${outcome}`).join(', ');
  return `${percent(event.share)} of the stake was settled for ${event.amount}: ${legs}`;
}

/** Formats hundredths of a price or of a percent as a decimal. */
function hundredths(count: number): string {
  return `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`;
}

function wordsOf(check: PriceCheck, place: number): string {
  const leg = `Leg ${place + 1}:`;
  if (check.verdict === 'unknown') return `${leg} the price cannot be checked: ${check.reason}.`;
  if (check.verdict === 'differs') return `${leg} the price does not follow from the model: ${check.reason}.`;
  const statement = `${leg} the price ${hundredths(check.price)} follows from the model and keeps ${hundredths(check.keptBasisPoints)} %`;
  return check.isStateProven
    ? `${statement}.`
    : `${statement}, if its fixture stood as is said. Its seed will show that when it is over.`;
}

function cashOutWordsOf(check: CashOutCheck, place: number): string {
  const cashOut = `Cash-out ${place + 1}:`;
  if (check.verdict === 'unknown') return `${cashOut} the amount cannot be checked: ${check.reason}.`;
  if (check.verdict === 'differs') return `${cashOut} the amount does not follow from the models: ${check.reason}.`;
  const found = `${cashOut} the amount ${check.amount} follows from the models`;
  return check.isStateProven
    ? `${found}.`
    : `${found}, if the fixtures stood as is said. Their seeds will show that when they are over.`;
}

/** Slips of the sportsbook for the verifier. Amounts stay in minor units. */
export const sportsbookFamily = defineFamily<SlipEvent>({
  name: 'Sportsbook',
  version: SPORTSBOOK_VERSION,
  hasTapes: true,
  replay: ({ serverSeed, clientSeed, nonce, stake, choice, decisions, tapes = [] }) => {
    const slip = choice as SlipChoice;
    // The decisions come from the server. The rules of the slip and its fixtures check them.
    const slipDecisions = decisions as readonly SlipDecision[];
    const played = playSlip(uniformDraw(outcomeWords({ serverSeed, clientSeed, nonce })), stake, slip, slipDecisions);
    checkTapes({ choice: slip, decisions: slipDecisions }, tapes);
    return played;
  },
  checkPrices({ stake, choice, decisions, quotes = [], cashOutQuotes = [], tapes }) {
    const slip = { choice: choice as SlipChoice, stake, decisions: decisions as readonly SlipDecision[] };
    const prices = checkPrices(slip.choice.legs, quotes, tapes).map((check, place) => ({
      verdict: check.verdict,
      words: wordsOf(check, place),
    }));
    const cashOuts = checkCashOuts(slip, cashOutQuotes, tapes).map((check, place) => ({
      verdict: check.verdict,
      words: cashOutWordsOf(check, place),
    }));
    return [...prices, ...cashOuts];
  },
  describe,
  exampleChoice: {
    legs: [{ fixture: 'fb-lantern:3000000', selections: [{ market: 'result', pick: 'home' }], price: 210 }],
    combine: 1,
  },
});
