// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArcadeFailure } from '../../../shell/arcadeClient.ts';
import { detailOf, fixtureOf, lobbyOf, NOW } from './testing/sampleSports.ts';
import { settle, startSports, type Answers } from './testing/startSports.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '#');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const orchid = { code: 'fb-orchid', name: { EN: 'Orchid Cup', TY: 'ถ้วยกล้วยไม้', CN: '兰花杯' } };
const twoLeagues: Answers = {
  'GET sports/fixtures?live': {
    serverTime: NOW,
    list: [fixtureOf('fb-lantern:7'), fixtureOf('fb-orchid:3', { league: orchid, startsAt: NOW - 60_000 })],
    hasMore: false,
  },
};
const leagues = (): (string | null)[] =>
  [...document.querySelectorAll('.sb-league-name')].map((heading) => heading.textContent);
const starOf = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[aria-label="Favourite: ${name}"]`);
  if (!found) throw new Error(`there is no star of ${name}`);
  return found;
};
const isPressed = (name: string): string | null => starOf(name).getAttribute('aria-pressed');
const message = (): string => document.querySelector('.message')?.textContent ?? '';

describe('a star of the sportsbook', () => {
  it('moves its league to the top at once, keeps the focus, and is sent', async () => {
    const page = await startSports({
      answers: { ...twoLeagues, 'POST sports/favourites': { favourites: ['fb-orchid'] } },
    });
    expect(leagues()).toEqual(['Lantern League', 'Orchid Cup']);
    const star = starOf('Orchid Cup');
    expect(isPressed('Orchid Cup')).toBe('false');
    star.focus();
    star.click();
    expect([isPressed('Orchid Cup'), leagues()]).toEqual(['true', ['Orchid Cup', 'Lantern League']]);
    expect(document.activeElement).toBe(star);
    await settle();
    expect(page.calls.at(-1)).toEqual({ name: 'POST sports/favourites', body: { code: 'fb-orchid' } });
    expect(leagues()).toEqual(['Orchid Cup', 'Lantern League']);
  });

  it('is shown as stored on the server, and can be removed', async () => {
    const page = await startSports({
      answers: {
        ...twoLeagues,
        'GET sports': lobbyOf({ favourites: ['fb-orchid', 'fb-lantern:7'] }),
        'POST sports/favourites/remove': { favourites: ['fb-lantern:7'] },
      },
    });
    expect([isPressed('Orchid Cup'), isPressed('Lantern League')]).toEqual(['true', 'false']);
    expect(page.find('.fixture-open').getAttribute('aria-label')).toContain('Monsoon Herons, favourite, ');
    starOf('Orchid Cup').click();
    await settle();
    expect(page.calls.at(-1)).toEqual({ name: 'POST sports/favourites/remove', body: { code: 'fb-orchid' } });
    expect(isPressed('Orchid Cup')).toBe('false');
  });

  it.each([
    ['favourites.full', 'You have 50 favourites, and there may be no more. Take a star away first.'],
    ['unexpected', 'The star could not be saved. Try again.'],
  ] as const)('goes back when the server does not take it (%s), and says why', async (code, words) => {
    await startSports({ answers: { ...twoLeagues, 'POST sports/favourites': new ArcadeFailure(code) } });
    starOf('Orchid Cup').click();
    expect(isPressed('Orchid Cup')).toBe('true');
    await settle();
    expect([isPressed('Orchid Cup'), leagues()]).toEqual(['false', ['Lantern League', 'Orchid Cup']]);
    expect(message()).toBe(words);
  });

  it('stays as last pressed, regardless of older answers', async () => {
    let fail: (error: Error) => void = () => undefined;
    const page = await startSports({
      answers: {
        ...twoLeagues,
        'POST sports/favourites': () => new Promise((_, reject) => (fail = reject)),
        'POST sports/favourites/remove': { favourites: [] },
      },
    });
    const star = starOf('Orchid Cup');
    star.click();
    // The lobby is loaded at the same time and lacks the change.
    await settle(31_000);
    expect(isPressed('Orchid Cup')).toBe('true');
    star.click();
    await settle();
    expect(page.calls.filter(({ name }) => name.startsWith('POST sports/favourites'))).toHaveLength(1);
    fail(new ArcadeFailure('unexpected'));
    await settle();
    expect(isPressed('Orchid Cup')).toBe('false');
    expect(page.calls.at(-1)?.name).toBe('POST sports/favourites/remove');
  });

  it('is also on the page of a fixture', async () => {
    const page = await startSports({
      answers: {
        'POST sports/favourites': { favourites: ['fb-lantern:7'] },
        'GET sports/fixtures/fb-lantern:7': detailOf('fb-lantern:7'),
      },
    });
    await page.press('.fixture-open');
    const name = 'Lantern Otters – Monsoon Herons';
    starOf(name).click();
    await settle();
    expect(isPressed(name)).toBe('true');
    expect(page.calls.at(-1)).toEqual({ name: 'POST sports/favourites', body: { code: 'fb-lantern:7' } });
  });
});
