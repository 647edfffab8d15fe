import { createText } from '../../shell/gameText.ts';
import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import { describeVideoPoker } from './client/describe.ts';
import { videoPokerMessages } from './client/messages.ts';
import { playVideoPoker, VIDEO_POKER_VERSION, type VideoPokerEvent } from './rules.ts';

const { text } = createText(videoPokerMessages, 'EN');

/** Video poker for the verifier. */
export const videoPokerFamily = defineFamily<VideoPokerEvent>({
  name: 'Video poker',
  version: VIDEO_POKER_VERSION,
  replay: replayWith(playVideoPoker),
  describe: (event) => describeVideoPoker(event, text, String),
  exampleChoice: {},
});
