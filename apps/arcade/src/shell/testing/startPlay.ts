import { expect, vi } from 'vitest';
import type { RoundView, SessionView } from '../../arcadeApi.ts';
import type { ArcadeClient } from '../arcadeClient.ts';
import { createText } from '../gameText.ts';
import { startPlay } from '../play.ts';
import { sessionOf, testGame } from './testGame.ts';

interface StartParts {
  session?: Partial<SessionView>;
  language?: string;
  isFramed?: boolean;
  hasDecisions?: boolean;
  prefersStill?: boolean;
}

/** Starts play of the test game in the document, with a record of its messages to the site and of its sounds. */
export async function start(
  client: Partial<ArcadeClient>,
  { session = {}, language = 'EN', isFramed = true, hasDecisions = false, prefersStill = true }: StartParts = {},
) {
  const site: string[] = [];
  const stops: (() => void)[] = [];
  const heard: string[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const { game, ...stage } = testGame({ hasDecisions });
  const whole = {
    balance: () =>
      Promise.resolve({
        balance: session.balance ?? '10000',
        jackpots: session.jackpots ?? [],
        freeRounds: session.freeRounds ?? [],
      }),
    markShown: () => Promise.resolve(),
    ...client,
  } as ArcadeClient;
  await startPlay(place, {
    game,
    client: whole,
    session: sessionOf(session),
    title: 'Test game',
    ...createText(game.messages, language),
    siteFrame: { post: (type) => void site.push(type), onPause: (stop) => void stops.push(stop) },
    sounds: { isOn: () => false, set: () => undefined, play: (cue) => void heard.push(cue) },
    prefersStill: () => prefersStill,
    isFramed,
    onExit: () => void site.push('exit'),
  });
  const find = (selector: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  return {
    place,
    site,
    heard,
    ...stage,
    find,
    textOf: (selector: string): string => find(selector).textContent,
    /** Sends the message of a reminder. */
    pause: () => {
      for (const stop of stops) stop();
    },
    press: () => find('.round-button').click(),
    isReady: () => expect.poll(() => find('.round-button').dataset['state']).toBe('ready'),
  };
}

/** Answers bets with rounds in order. */
export const betOf = (...rounds: RoundView[]) =>
  vi.fn<ArcadeClient['bet']>(() => {
    const round = rounds.shift();
    return round ? Promise.resolve(round) : Promise.reject(new Error('bet too often'));
  });
