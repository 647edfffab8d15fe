import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeRaceDraw } from './client/describe.ts';
import { raceDrawMessages } from './client/messages.ts';
import { RACE_DRAW_VERSION, playRaceDraw, type RaceDrawEvent } from './rules.ts';

const { text } = createText(raceDrawMessages, 'EN');

/** The draw for the verifier. */
export const raceDrawFamily = defineFamily<RaceDrawEvent>({
  name: 'Race',
  version: RACE_DRAW_VERSION,
  replay: replayWith(playRaceDraw),
  describe: (event) => describeRaceDraw(event, text, String),
  exampleChoice: { form: 'cars', lines: [{ play: 'place1', picks: [['7']], amount: '500' }] },
});
