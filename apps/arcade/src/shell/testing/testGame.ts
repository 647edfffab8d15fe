import type { RoundView, SessionView } from '../../arcadeApi.ts';
import type { RoundEvent } from '../../games/game.ts';
import { element } from '../element.ts';
import type { GameClient, Phase } from '../stage.ts';
import { openProfile } from './openProfile.ts';

interface TestEvent extends RoundEvent {
  words: string;
}

/** Returns an event of the test game. */
export function event(words: string): TestEvent {
  return { type: 'shown', words };
}

interface TestGame {
  game: GameClient;
  /** The calls to the stage, in order. */
  stageCalls: string[];
  /** The phases of the stage, in order. */
  phases: Phase[];
  /** Sets the result that the next rounds report; undefined for none. */
  showResult: (words: string | undefined) => void;
  /** Holds `play` until the returned function is called. */
  holdPlay: () => () => void;
  /** Sets the choice of the next bet; undefined for an incomplete one. */
  choose: (choice: unknown) => void;
}

/** Creates a game whose stage records its calls. With decisions, its round button takes the win. */
export function testGame({ hasDecisions = false } = {}): TestGame {
  const stageCalls: string[] = [];
  const phases: Phase[] = [];
  let chosen: unknown = { side: 'left' };
  let reportChange = (): void => undefined;
  let result: string | undefined;
  let held: Promise<void> | undefined;
  return {
    stageCalls,
    phases,
    showResult(words) {
      result = words;
    },
    holdPlay() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    choose(choice) {
      chosen = choice;
      reportChange();
    },
    game: {
      family: 'test-game',
      messages: { en: {}, th: {} },
      replay: ({ nonce }) => ({ events: [event(`round ${nonce}`)], win: BigInt(nonce) }),
      createStage(context) {
        reportChange = context.changed;
        return {
          root: element('div', { class: 'test-stage' }),
          choice: () => chosen,
          setChoice(choice) {
            stageCalls.push(`choice ${JSON.stringify(choice)}`);
          },
          setPhase: (phase) => void phases.push(phase),
          setStake: (stake) => void stageCalls.push(`stake ${stake}`),
          begin: () => void stageCalls.push('begin'),
          async play(round, events, isStill) {
            stageCalls.push(...events.map((shown) => `${isStill ? 'still' : 'plays'} ${(shown as TestEvent).words}`));
            if (result !== undefined) context.showResult(result);
            context.showWin(BigInt(round.win));
            await held;
          },
          skip: () => void stageCalls.push('skip'),
          cancel: () => void stageCalls.push('cancel'),
          ...(hasDecisions && {
            openAction: ({ win }: RoundView) => ({ label: `Take ${win}`, decision: { type: 'take' } }),
          }),
          onKey(key) {
            if (key === 'x') context.decide({ type: 'pick' });
            return key === 'x';
          },
          rules: () => [element('p', {}, 'How the test game is played')],
          returns: () => [{ mode: 'Only mode', returned: '99 %', best: '×2' }],
          describe: (shown) => (shown as TestEvent).words,
        };
      },
    },
  };
}

/** Returns a session; amounts are satang. */
export function sessionOf(change: Partial<SessionView> = {}): SessionView {
  return {
    gameCode: 'test-game',
    title: { EN: 'Test game', TY: 'เกมทดสอบ' },
    dress: null,
    playerName: 'pl****01',
    currency: 'THB',
    language: 'EN',
    isFreePlay: false,
    freeRounds: [],
    balance: '10000',
    stakes: ['100', '500', '100000'],
    slip: null,
    stake: '500',
    seeds: { id: 's', serverSeedHash: 'a'.repeat(64), clientSeed: null, nextNonce: 0 },
    profile: openProfile,
    openedAt: 0,
    serverTime: 0,
    wagered: '0',
    won: '0',
    jackpots: [],
    interruptedRound: null,
    missedBets: [],
    declaredReturn: '0.960474381',
    gameVersion: 'test-game@1',
    ...change,
  };
}

/** Returns a settled round. */
export function roundOf(nonce: number, change: Partial<RoundView> = {}): RoundView {
  return {
    id: `round-${nonce}`,
    state: 'SETTLED',
    voidReason: null,
    stake: '500',
    staked: change.stake ?? '500',
    win: '0',
    jackpot: null,
    currency: 'THB',
    isFreePlay: false,
    isFreeRound: false,
    gameVersion: 'test-game@1',
    choice: { side: 'left' },
    decisions: [],
    events: [event(`round ${nonce}`)],
    balance: '9500',
    nonce,
    serverSeedHash: 'a'.repeat(64),
    clientSeed: '00112233445566778899aabbccddeeff',
    serverSeed: null,
    createdAt: 0,
    ...change,
  };
}
