import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeClimb } from './client/describe.ts';
import { climbMessages } from './client/messages.ts';
import { CLIMB_VERSION, playClimb, type ClimbEvent } from './rules.ts';

const { text } = createText(climbMessages, 'en');

/** The ladder for the verifier. */
export const climbFamily = defineFamily<ClimbEvent>({
  name: 'Tower',
  version: CLIMB_VERSION,
  replay: replayWith(playClimb),
  describe: (event) => describeClimb(event, text, String),
  exampleChoice: { difficulty: 'easy' },
});
