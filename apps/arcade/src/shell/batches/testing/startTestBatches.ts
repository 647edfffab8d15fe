import type { SessionView } from '../../../arcadeApi.ts';
import type { RoundEvent } from '../../../games/game.ts';
import type { ArcadeClient } from '../../arcadeClient.ts';
import { createText } from '../../gameText.ts';
import { FakeSocket } from '../../room/testing/fakeRoom.ts';
import { sessionOf } from '../../testing/testGame.ts';
import type { BatchGameClient } from '../batchGame.ts';
import { startBatches } from '../startBatches.ts';

interface StartParts<Item, Event extends RoundEvent> {
  game: BatchGameClient<Item, Event>;
  client: Partial<ArcadeClient>;
  session?: Partial<SessionView>;
  language?: string;
  /** The socket of the test; by default one that never opens. */
  socket?: FakeSocket;
}

/** Starts a game with batches in the document; the test is its server. */
export async function startTestBatches<Item, Event extends RoundEvent>({
  game,
  client,
  session = {},
  language = 'EN',
  socket = new FakeSocket(),
}: StartParts<Item, Event>) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const view = sessionOf({
    balance: '10000',
    stakes: ['10', '20', '50', '100', '200', '500'],
    slip: { unit: '10', max: '10000' },
    stake: '10',
    ...session,
  });
  const whole = {
    token: () => 'the token',
    balance: () => Promise.resolve({ balance: view.balance, jackpots: [], freeRounds: [] }),
    session: () => Promise.resolve(view),
    markShown: () => Promise.resolve(),
    ...client,
  } as ArcadeClient;
  const stops: (() => void)[] = [];
  await startBatches(place, {
    game: game as unknown as BatchGameClient,
    client: whole,
    session: view,
    title: 'Test game',
    ...createText(game.messages, language),
    siteFrame: { post: () => undefined, onPause: (stop) => void stops.push(stop) },
    sounds: { isOn: () => false, set: () => undefined, play: () => undefined },
    prefersStill: () => true,
    isFramed: false,
    onExit: () => undefined,
    connect: () => socket,
  });
  const find = (selector: string, index = 0): HTMLElement => {
    const found = place.querySelectorAll<HTMLElement>(selector)[index];
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  return {
    /** Sends the message of a reminder. */
    pause: (): void => {
      for (const stop of stops) stop();
    },
    find,
    textOf: (selector: string, index = 0): string => find(selector, index).textContent,
    balance: (): string => find('.is-balance .figure').textContent,
    key: (name: string): void => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    },
  };
}
