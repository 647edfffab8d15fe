import type { RoundView } from '../../../arcadeApi.ts';
import type { FishMessage } from '../../../fishApi.ts';
import type { BetRequest } from '../../../shell/arcadeClient.ts';
import type { BatchGameClient } from '../../../shell/batches/batchGame.ts';
import { startBatches } from '../../../shell/batches/startBatches.ts';
import { key, press, screenStories } from '../../../shell/stories/screenStory.ts';
import { meanMultiplier } from '../math.ts';
import type { FishChoice, FishEvent } from '../rules.ts';
import { fishClient } from './fishClient.ts';
import styles from './game.css?inline';
import { loadMessages } from './messages/messages.ts';
import roomStyles from './rooms.css?inline';

export default { title: 'Games of the arcade/Fish', tags: ['!autodocs', '!test'] };

const screen = screenStories({
  gameCode: 'lobster-hunter',
  styles: [styles, roomStyles],
  messages: loadMessages,
  // The server of a story sends events of this game only.
  start: (place, parts, messages) =>
    startBatches(place, { ...parts, game: fishClient(messages) as unknown as BatchGameClient }),
  session: { stakes: ['10', '20', '50', '100', '200', '500'], stake: '10', slip: { unit: '10', max: '10000' } },
});

/** The player is alone at the table, since no server reports others. */
const messages = (): FishMessage[] => [];

/** Returns a batch in which every shot catches, or a void one. */
function answerOf({ stake, choice }: BetRequest, voidReason: RoundView['voidReason'] = null): RoundView {
  const { shots } = choice as FishChoice;
  const decided = shots.map(({ species, bullet }): FishEvent => {
    const multiplier = meanMultiplier(species);
    return { type: 'shot_decided', species, bullet, multiplier, win: String(BigInt(bullet) * BigInt(multiplier)) };
  });
  const win = decided.reduce((sum, event) => sum + ('win' in event ? BigInt(event.win) : 0n), 0n).toString();
  return {
    id: 'story',
    state: voidReason === null ? 'SETTLED' : 'VOID',
    voidReason,
    stake,
    staked: stake,
    win: voidReason === null ? win : '0',
    jackpot: null,
    currency: 'THB',
    isFreePlay: false,
    isFreeRound: false,
    gameVersion: '',
    choice,
    decisions: [],
    events: voidReason === null ? [...decided, { type: 'round_ended', win } as FishEvent] : [],
    balance: voidReason === null ? (100_000n - BigInt(stake) + BigInt(win)).toString() : null,
    nonce: 1,
    serverSeedHash: '',
    clientSeed: '0a'.repeat(16),
    serverSeed: null,
    createdAt: 0,
  };
}

/** Enters the most expensive room, aims at the most valuable creature and fires. */
const fire = [press('.fish-room.is-2'), key('l'), key(' ')];

/** The rooms before one is chosen. */
export const Waiting = screen({ words: 'Choose a room', messages });

/** A gun in a room. */
export const Betting = screen({ words: 'Abyss: bullets', messages, acts: [press('.fish-room.is-2')] });

/** Shots of the last visit with unseen results. */
export const Resumed = screen({
  words: 'While you were away, shots for ฿2.00 won',
  messages,
  session: {
    interruptedRound: answerOf({
      stake: '200',
      choice: { shots: [{ bullet: '200', species: 'turtle' }] },
      idempotencyKey: '',
    }),
  },
});

/** A catch. */
export const Won = screen({
  words: ' caught: ×',
  messages,
  acts: fire,
  client: { bet: (request) => Promise.resolve(answerOf(request)) },
});

/** A shot after the session has ended. */
export const Refused = screen({
  words: 'The session has ended',
  messages,
  acts: fire,
  client: { bet: (request) => Promise.resolve(answerOf(request, 'SESSION_EXPIRED')) },
});
