import type { SessionView } from '../../../arcadeApi.ts';
import type { RoomMessage } from '../../../roomApi.ts';
import type { ArcadeClient } from '../../arcadeClient.ts';
import { createText } from '../../gameText.ts';
import { sessionOf } from '../../testing/testGame.ts';
import type { RoomGameClient } from '../roomGame.ts';
import { startRoom } from '../startRoom.ts';
import { FakeSocket } from './fakeRoom.ts';

interface StartParts {
  game: RoomGameClient;
  client: Partial<ArcadeClient>;
  session?: Partial<SessionView>;
  language?: string;
}

/** Starts a room in the document; the test is its server. */
export async function startTestRoom({ game, client, session = {}, language = 'EN' }: StartParts) {
  const sockets: FakeSocket[] = [];
  const site: string[] = [];
  const stops: (() => void)[] = [];
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const whole = {
    token: () => 'the token',
    balance: () => Promise.resolve({ balance: '100000', jackpots: [] }),
    session: () => Promise.resolve(sessionOf(session)),
    markShown: () => Promise.resolve(),
    ...client,
  } as ArcadeClient;
  await startRoom(place, {
    game,
    client: whole,
    session: sessionOf({ balance: '100000', stakes: ['200', '1000', '2000'], stake: '1000', ...session }),
    title: 'Test room',
    ...createText(game.messages, language),
    siteFrame: { post: (type) => void site.push(type), onPause: (stop) => void stops.push(stop) },
    sounds: { isOn: () => false, set: () => undefined, play: () => undefined },
    prefersStill: () => true,
    isFramed: false,
    onExit: () => undefined,
    connect() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
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
    site,
    sockets,
    find,
    textOf: (selector: string, index = 0): string => find(selector, index).textContent,
    /** Returns the text of a bet's button and its second line. */
    buttonOf: (index = 0): string =>
      [...find('.bet-button', index).querySelectorAll('span span')]
        .map(({ textContent }) => textContent)
        .filter((words) => words !== '')
        .join(' · '),
    deliver: (message: RoomMessage): void => sockets.at(-1)?.deliver(message),
    key: (name: string): void => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    },
  };
}
