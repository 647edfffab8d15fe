import type { SessionView } from '../../arcadeApi.ts';
import type { ArcadeClient } from '../arcadeClient.ts';
import { createText, type GameMessages } from '../gameText.ts';
import type { PageParts } from '../gamePage.ts';
import { pause } from '../retrying.ts';
import type { SocketLike } from '../room/roomSocket.ts';
import roomStyles from '../room/room.css?inline';
import shellStyles from '../shell.css?inline';
import { createSounds } from '../sounds.ts';
import { storyProfile, wear, type ShownGame, type StoryTitle } from './roundStory.ts';

/** The states that every game with its own screen shows. */
export const screenStates = ['Waiting', 'Betting', 'Resumed', 'Won', 'Refused'] as const;

/** One of `screenStates`. */
export type ScreenState = (typeof screenStates)[number];

/** A screen in a state. */
export interface ShownScreen extends ShownGame {
  /** English words of the game that appear on the screen only in this state. */
  words: string;
}

/** A screen in the form that Storybook reads. */
export interface ScreenStory {
  parameters: { layout: 'fullscreen'; arcade: ShownScreen };
}

/** An act of a player. */
export type PlayerAct = (place: HTMLElement) => void;

/** Returns the act that presses the element of a selector. */
export const press =
  (selector: string): PlayerAct =>
  (place) =>
    place.querySelector<HTMLElement>(selector)?.click();

/** Returns the act that presses a key. */
export const key =
  (name: string): PlayerAct =>
  () =>
    void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

/** The messages and answers of a server for a state of a screen. */
export interface Scene<Message extends { type: string }> {
  words: string;
  /** Creates the messages when the story is opened, because they contain times. */
  messages: () => readonly Message[];
  /** Changes to the session; by default it has just been opened. */
  session?: Partial<SessionView>;
  /** The answered calls. */
  client?: Partial<ArcadeClient>;
  /** The player's steps after all messages, in order. */
  acts?: readonly PlayerAct[];
  /** Whether the server ends the session at the end. */
  isRefused?: boolean;
}

interface ScreenParts {
  gameCode: string;
  /**
   * The style sheets of the screen and the game, as text, in the order of the page: later rules win. The sheets that
   * the shell imports come before all of these.
   */
  styles: readonly string[];
  /** Returns the game's messages; large ones are loaded in one language. */
  messages: (language: string) => GameMessages | Promise<GameMessages>;
  start: (
    place: HTMLElement,
    parts: PageParts & { connect: () => SocketLike },
    messages: GameMessages,
  ) => Promise<void>;
  /** Further data of the session, for instance limits of slips. */
  session?: Partial<SessionView>;
}

const OPEN = 1;
const CLOSED = 3;
const SESSION_ENDED = 4401;
/** The interval of a server's time messages, in ms. */
const ALIVE_MS = 10_000;
/** The pause before each act of the player, in ms. */
const ACT_MS = 150;

/** Creates a connection whose server is the story. */
function storySocket() {
  const target = new EventTarget();
  const end = (code = 1000): void => {
    if (socket.readyState === CLOSED) return;
    socket.readyState = CLOSED;
    target.dispatchEvent(Object.assign(new Event('close'), { code }));
  };
  const socket = Object.assign(target, { readyState: 0, send: () => undefined, close: end });
  return {
    // Pages use only this part of a socket.
    socket: socket as unknown as SocketLike,
    end,
    open: (): void => {
      socket.readyState = OPEN;
      target.dispatchEvent(new Event('open'));
    },
    deliver: (message: { type: string }): void =>
      void target.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })),
  };
}

/** Returns a session that has just been opened, of a player with 1,000.00. */
function sessionOf(title: StoryTitle): SessionView {
  return {
    ...title,
    profile: storyProfile,
    playerName: 'pl****01',
    currency: 'THB',
    language: 'EN',
    isFreePlay: false,
    freeRounds: [],
    balance: '100000',
    stakes: ['100', '500', '1000', '5000'],
    slip: null,
    stake: '500',
    seeds: { id: 'story', serverSeedHash: 'a'.repeat(64), clientSeed: null, nextNonce: 0 },
    openedAt: Date.now(),
    serverTime: Date.now(),
    wagered: '0',
    won: '0',
    jackpots: [],
    interruptedRound: null,
    missedBets: [],
  };
}

/**
 * Returns the function that creates the stories of a game without a stage: its screen in a state that follows from the
 * server's messages.
 */
export function screenStories({ gameCode, styles, messages, start, session: own }: ScreenParts) {
  return <Message extends { type: string }>(scene: Scene<Message>): ScreenStory => {
    async function show(place: HTMLElement, language: string, title: StoryTitle, signal: AbortSignal): Promise<void> {
      const words = await messages(language);
      if (signal.aborted) return;
      const { tag, text } = createText(words, language);
      const session = { ...sessionOf(title), ...own, ...scene.session };
      const client = {
        token: () => 'story',
        session: () => Promise.resolve(session),
        balance: () => Promise.resolve({ balance: session.balance, jackpots: [], freeRounds: [] }),
        markShown: () => Promise.resolve(),
        // Calls without an answer in the story are never answered.
        call: () => new Promise(() => undefined),
        bet: () => new Promise(() => undefined),
        seatAct: () => new Promise(() => undefined),
        ...scene.client,
      } as unknown as ArcadeClient;
      const stillness = matchMedia('(prefers-reduced-motion: reduce)');
      const { socket, open, deliver, end } = storySocket();
      signal.addEventListener('abort', () => end());
      await start(
        place,
        {
          client,
          session,
          title: tag === 'th' ? title.title.TY : title.title.EN,
          text,
          tag,
          siteFrame: { post: () => undefined, onPause: () => undefined },
          sounds: createSounds(),
          prefersStill: () => stillness.matches,
          isFramed: true,
          onExit: () => undefined,
          connect: () => socket,
        },
        words,
      );
      open();
      for (const message of scene.messages()) deliver(message);
      const alive = setInterval(() => deliver({ type: 'time', serverTime: Date.now() } as never), ALIVE_MS);
      signal.addEventListener('abort', () => clearInterval(alive));
      for (const act of scene.acts ?? []) {
        // oxlint-disable-next-line no-await-in-loop -- a player does one thing after the other
        await pause(ACT_MS);
        if (signal.aborted) return;
        act(place);
      }
      if (scene.isRefused) end(SESSION_ENDED);
    }

    function play(place: HTMLElement, language: string, title: StoryTitle): () => void {
      const undress = wear([shellStyles, roomStyles, ...styles]);
      const closing = new AbortController();
      void show(place, language, title, closing.signal);
      return () => {
        closing.abort();
        place.replaceChildren();
        undress();
      };
    }
    return { parameters: { layout: 'fullscreen', arcade: { gameCode, words: scene.words, play } } };
  };
}
