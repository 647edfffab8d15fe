import { createText } from '../../shell/gameText.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { replaySeatHand, type HandEvent } from '../seatHand.ts';
import { describePlace } from './client/describe.ts';
import { pokDengMessages } from './client/messages.ts';
import { POK_DENG_VERSION, pokDengRules, type PokDengView } from './rules.ts';

const { text } = createText(pokDengMessages, 'en');

function describe(event: HandEvent): string {
  if (event.type === 'place_paid')
    return `Place ${event.place + 1}: ${event.units} bases, ${event.net} after a rake of ${event.rake}`;
  if (event.type === 'round_ended') return `The rake of the hand is ${event.win}`;
  const view = event.view as unknown as PokDengView;
  const places = view.places.map((_, place) => `place ${place + 1}: ${describePlace(view, place, text)}`);
  return `The last place is the banker. ${places.join('; ')}`;
}

/** Hands of pok deng for the verifier. Amounts stay in minor units. */
export const pokDengFamily = defineFamily<HandEvent>({
  name: 'Pok deng',
  version: POK_DENG_VERSION,
  replay: replaySeatHand(pokDengRules),
  describe,
  exampleChoice: { clientSeeds: ['00112233445566778899aabbccddeeff', null] },
});
