import { vi } from 'vitest';
import type { SessionView } from '../../../../arcadeApi.ts';
import { ArcadeFailure, type ArcadeClient } from '../../../../shell/arcadeClient.ts';
import { createText } from '../../../../shell/gameText.ts';
import { FakeSocket } from '../../../../shell/room/testing/fakeRoom.ts';
import { sessionOf } from '../../../../shell/testing/testGame.ts';
import type { SlipRequest, SportsMessage } from '../../../../sportsApi.ts';
import { loadMessages } from '../messages/messages.ts';
import { sportsbookClient } from '../sportsbookClient.ts';
import { startSportsbook } from '../startSportsbook.ts';
import { detailOf, fixtureOf, lobbyOf, NOW, resultOfFixture, slipOf, upcomingOf } from './sampleSports.ts';

/** Answers of the server by the call, for instance `POST sports/slips`. A function gets the body. */
export type Answers = Readonly<Record<string, unknown>>;

/** The first answers of the server: one live fixture, one upcoming. */
const answersAtFirst: Answers = {
  'GET sports': () => lobbyOf(),
  'GET sports/fixtures?live': () => ({ serverTime: NOW, list: [fixtureOf('fb-lantern:7')], hasMore: false }),
  'GET sports/fixtures?upcoming': () => ({ serverTime: NOW, list: [upcomingOf('fb-lantern:8')], hasMore: false }),
  'GET sports/fixtures/fb-lantern:7': () => detailOf('fb-lantern:7'),
  'GET sports/results': () => ({ list: [resultOfFixture('fb-lantern:1')], hasMore: false }),
  'GET sports/slips?open': () => ({ list: [slipOf('one')], hasMore: false }),
  'GET sports/slips?closed': () => ({ list: [], hasMore: false }),
  'POST sports/builder': () => ({ fixture: 'fb-lantern:7', price: 512, revision: 10 }),
};

/** Returns the name of a call, the key of its answer. */
function nameOf(method: string, path: string): string {
  const [route = '', query = ''] = path.split('?');
  const fields = new URLSearchParams(query);
  const kind = fields.get('phase') ?? fields.get('state') ?? (fields.has('search') ? 'search' : null);
  return `${method} ${decodeURIComponent(route)}${kind === null ? '' : `?${kind}`}`;
}

interface StartParts {
  answers?: Answers;
  session?: Partial<SessionView>;
  language?: string;
  /** The address of the site's page. */
  sitePage?: string;
  /** Whether motion is on. */
  isMoving?: boolean;
}

/** Starts the page in the document, with the test as its server. */
export async function startSports({
  answers = {},
  session = {},
  language = 'EN',
  sitePage,
  isMoving = false,
}: StartParts = {}) {
  const all: Record<string, unknown> = { ...answersAtFirst, ...answers };
  const sockets: FakeSocket[] = [];
  const site: string[] = [];
  const calls: { name: string; body: unknown }[] = [];
  const paths: string[] = [];
  const call = vi.fn((method: string, path: string, body?: object) => {
    const name = nameOf(method, path);
    calls.push({ name, body });
    paths.push(path);
    const answer = all[name];
    if (answer === undefined) return Promise.reject(new ArcadeFailure('not_found'));
    const value: unknown = typeof answer === 'function' ? (answer as (body: unknown) => unknown)(body) : answer;
    return value instanceof ArcadeFailure ? Promise.reject(value) : Promise.resolve(value);
  });
  const client = {
    token: () => 'the token',
    session: () => Promise.resolve(sessionOf({ balance: '999000', ...session, ...later })),
    balance: () => Promise.resolve({ balance: '1000000', jackpots: [], freeRounds: [] }),
    call,
  } as unknown as ArcadeClient;
  /** The server's later answer about the session. */
  const later: Partial<SessionView> = {};
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const messages = await loadMessages(language);
  await startSportsbook(place, {
    game: sportsbookClient(messages),
    client,
    session: sessionOf({
      gameCode: 'football-matchday',
      title: { EN: 'Football Matchday', TY: 'ฟุตบอลแมตช์เดย์' },
      balance: '1000000',
      stakes: ['1000', '5000', '10000', '50000'],
      ...session,
    }),
    title: 'Football Matchday',
    ...createText(messages, language),
    siteFrame: { post: (type) => void site.push(type), onPause: () => undefined },
    sounds: { isOn: () => false, set: () => undefined, play: () => undefined },
    prefersStill: () => !isMoving,
    isFramed: true,
    onExit: () => undefined,
    sitePage: () => sitePage,
    connect() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  const receive = (message: SportsMessage): void => {
    sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  };
  sockets.at(-1)?.open();
  receive({ type: 'hello', serverTime: NOW, slips: [] });
  await settle();
  const find = (selector: string, index = 0): HTMLElement => {
    const found = document.querySelectorAll<HTMLElement>(selector)[index];
    if (!found) throw new Error(`there is no ${selector} ${index}`);
    return found;
  };
  return {
    site,
    sockets,
    calls,
    /** The paths that were called, with their queries. */
    paths,
    receive,
    find,
    answers: all,
    later,
    has: (selector: string): boolean => document.querySelector(selector) !== null,
    textOf: (selector: string, index = 0): string => find(selector, index).textContent,
    async press(selector: string, index = 0): Promise<void> {
      find(selector, index).click();
      await settle();
    },
    /** The button with a text. */
    async pressNamed(words: string): Promise<void> {
      const found = [...document.querySelectorAll('button')].find(
        (button) => button.textContent === words || button.getAttribute('aria-label') === words,
      );
      if (!found) throw new Error(`there is no button ${words}`);
      found.click();
      await settle();
    },
    /** The bets that were sent, in order. */
    sent: (): SlipRequest[] =>
      calls.filter(({ name }) => name === 'POST sports/slips').map(({ body }) => body as SlipRequest),
  };
}

/** Lets answers arrive. */
export const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
