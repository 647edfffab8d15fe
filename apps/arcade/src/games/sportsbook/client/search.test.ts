// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArcadeFailure } from '../../../shell/arcadeClient.ts';
import { fixtureOf, NOW, upcomingOf } from './testing/sampleSports.ts';
import { settle, startSports } from './testing/startSports.ts';

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

const found = { serverTime: NOW, list: [fixtureOf('fb-lantern:7'), upcomingOf('fb-lantern:9')], hasMore: false };

/** Opens the search and types. */
async function searched(words: string, parts: Parameters<typeof startSports>[0] = {}) {
  const page = await startSports({ ...parts, answers: { 'GET sports/fixtures?search': found, ...parts.answers } });
  await page.press('.sb-tabs .icon-button');
  const type = async (next: string): Promise<void> => {
    const field = page.find('.sb-search input') as HTMLInputElement;
    field.value = next;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settle(400);
  };
  if (words !== '') await type(words);
  return { ...page, type };
}
const shownNames = (): (string | null)[] =>
  [...document.querySelectorAll('.sb-place .fixture-open')].map((open) => open.getAttribute('aria-label'));

describe('the search', () => {
  it('has the focus when it opens, and explains what can be typed', async () => {
    const page = await searched('');
    expect(document.activeElement).toBe(page.find('.sb-search input'));
    expect(page.textOf('.sb-place')).toContain('a part of the name of a team or a league');
    expect(page.paths.some((path) => path.includes('search='))).toBe(false);
  });

  it('shows live and upcoming fixtures once the player stops typing', async () => {
    const page = await searched(' ott ');
    expect(page.paths.at(-1)).toBe('sports/fixtures?search=ott&offset=0&limit=40');
    expect(shownNames()).toHaveLength(2);
    await settle(300);
    expect(page.sockets[0]?.sent.at(-1)).toBe('{"watch":["fb-lantern:7","fb-lantern:9"],"detail":null}');
  });

  it('shows that it is loading, that nothing was found, and a retry after a failure', async () => {
    let answer: unknown = new Promise(() => undefined);
    const page = await searched('zzz', { answers: { 'GET sports/fixtures?search': () => answer } });
    expect(page.has('.sb-place .sb-skeleton')).toBe(true);
    answer = { ...found, list: [] };
    await page.type('zzzz');
    expect(page.textOf('.sb-place [role=status]')).toContain('“zzzz”');
    answer = new ArcadeFailure('offline');
    await page.type('zz');
    expect(page.has('.sb-place [role=alert]')).toBe(true);
    answer = found;
    await page.pressNamed('Try again');
    expect(shownNames()).toHaveLength(2);
  });

  it('is restored after a fixture, and closes to its original list', async () => {
    const page = await searched('ott');
    await page.press('.sb-place .fixture-open');
    expect(location.hash).toBe('#tab=live&sport=football&search=ott&fixture=fb-lantern%3A7');
    await page.pressNamed('Back to the list');
    expect(shownNames()).toHaveLength(2);
    await page.pressNamed('Close the search');
    expect(shownNames()).toHaveLength(1);
    expect(page.find('.sb-search').hidden).toBe(true);
    expect(document.activeElement).toBe(page.find('.sb-tabs .icon-button'));
  });

  it('closes when the player opens their bets', async () => {
    const page = await searched('ott');
    await page.press('.is-history');
    expect(page.find('.sb-search').hidden).toBe(true);
    expect(page.find('[data-tab=mine]').getAttribute('aria-selected')).toBe('true');
  });
});
