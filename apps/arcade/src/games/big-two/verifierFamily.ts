import { createText } from '../../shell/gameText.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { replaySeatHand, type HandEvent } from '../seatHand.ts';
import { describePlace } from './client/describe.ts';
import { bigTwoMessages } from './client/messages.ts';
import { BIG_TWO_VERSION, bigTwoRules, type BigTwoView } from './rules.ts';

const { text } = createText(bigTwoMessages, 'en');

function describe(event: HandEvent): string {
  if (event.type === 'place_paid')
    return `Place ${event.place + 1}: ${event.units} bases, ${event.net} after a rake of ${event.rake}`;
  if (event.type === 'round_ended') return `The rake of the hand is ${event.win}`;
  const view = event.view as unknown as BigTwoView;
  return view.places.map((_, place) => `Place ${place + 1}: ${describePlace(view, place, text)}`).join('; ');
}

/** Hands of Big Two for the verifier. Amounts stay in minor units. */
export const bigTwoFamily = defineFamily<HandEvent>({
  name: 'Big Two',
  version: BIG_TWO_VERSION,
  replay: replaySeatHand(bigTwoRules),
  describe,
  exampleChoice: { clientSeeds: ['00112233445566778899aabbccddeeff', null] },
});
