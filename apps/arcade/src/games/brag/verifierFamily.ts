import { createText } from '../../shell/gameText.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { replaySeatHand, type HandEvent } from '../seatHand.ts';
import { describePlace } from './client/describe.ts';
import { bragMessages } from './client/messages.ts';
import { BRAG_VERSION, bragRules, type BragView } from './rules.ts';

const { text } = createText(bragMessages, 'en');

function describe(event: HandEvent): string {
  if (event.type === 'place_paid')
    return `Place ${event.place + 1}: ${event.units} bases, ${event.net} after a rake of ${event.rake}`;
  if (event.type === 'round_ended') return `The rake of the hand is ${event.win}`;
  const view = event.view as unknown as BragView;
  return view.places.map((_, place) => `Place ${place + 1}: ${describePlace(view, place, text)}`).join('; ');
}

/** Hands of three-card brag for the verifier. Amounts stay in minor units. */
export const bragFamily = defineFamily<HandEvent>({
  name: 'Three-card brag',
  version: BRAG_VERSION,
  replay: replaySeatHand(bragRules),
  describe,
  exampleChoice: { clientSeeds: ['00112233445566778899aabbccddeeff', null] },
});
