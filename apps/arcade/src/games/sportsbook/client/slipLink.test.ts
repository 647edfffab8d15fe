// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArcadeFailure } from '../../../shell/arcadeClient.ts';
import { picksOfCode, slipCodeOf } from './slipCode.ts';
import { detailOf, legOf, NOW, slipOf } from './testing/sampleSports.ts';
import { settle, startSports } from './testing/startSports.ts';

const sitePage = 'https://site.test/m/play/7';
const home = { fixture: 'fb-lantern:7', selections: [{ market: 'result', pick: 'home' }] };
const away = { fixture: 'fb-lantern:8', selections: [{ market: 'result', pick: 'away' }] };
const writeText = vi.fn<(words: string) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  writeText.mockClear();
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
  history.replaceState(null, '', '?');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '?');
  document.body.replaceChildren();
});

/** Opens the page with the link of a slip. */
async function opened(code: string, answers = {}) {
  history.replaceState(null, '', `?${new URLSearchParams({ slip: code }).toString()}`);
  const page = await startSports({ answers });
  await settle();
  return page;
}

/** Returns the copied text as a URL. */
const copied = (): URL => new URL(String(writeText.mock.lastCall?.[0]));

describe('a slip that is shared by link', () => {
  it('is copied as a link to the page of the site, with only the picks', async () => {
    const page = await startSports({ sitePage });
    await page.press('.price');
    await page.press('.slip-bar');
    await page.pressNamed('Share slip');
    expect(page.textOf('.share-result')).toBe('The link is copied.');
    expect(copied().origin + copied().pathname).toBe(sitePage);
    expect([...copied().searchParams.keys()]).toEqual(['slip']);
    expect(picksOfCode(copied().searchParams.get('slip') ?? '')).toEqual([home]);
  });

  it('uses the share sheet of the browser if there is one', async () => {
    const share = vi.fn<(shared: ShareData) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { onLine: true, share });
    const page = await startSports({ sitePage });
    await page.press('.price');
    await page.press('.slip-bar');
    await page.pressNamed('Share slip');
    await vi.dynamicImportSettled();
    await settle();
    expect(share).toHaveBeenCalledExactlyOnceWith({
      text: 'Picks: 1, price 2.15.',
      url: `${sitePage}?slip=${slipCodeOf([home])}`,
    });
    expect(page.textOf('.share-result')).toBe('');
  });

  it('is shared from an open bet, without its amounts', async () => {
    history.replaceState(null, '', '#tab=mine');
    const views = [legOf('fb-lantern:7'), legOf('fb-lantern:8', { selections: away.selections })];
    const page = await startSports({
      sitePage,
      answers: { 'GET sports/slips?open': { list: [slipOf('one', { views })], hasMore: false } },
    });
    await page.pressNamed('Share slip');
    expect(picksOfCode(copied().searchParams.get('slip') ?? '')).toEqual([home, away]);
  });

  it('opens an unsent slip with the same picks at current prices', async () => {
    const page = await opened(slipCodeOf([home]));
    expect(page.textOf('.slip-sheet .slip-link-note')).toBe('Picks on your slip: 1, at present prices.');
    expect(page.textOf('.slip-leg .slip-price')).toBe('5.12');
    expect(page.sent()).toEqual([]);
  });

  it('reports closed picks, and keeps the others', async () => {
    const page = await opened(slipCodeOf([home, away]));
    expect(page.textOf('.slip-link-note')).toBe('Not on offer any more: 1. The other picks are on your slip.');
    expect(document.querySelectorAll('.slip-leg')).toHaveLength(1);
  });

  it('keeps the player’s slip if no pick of the link is on offer', async () => {
    const first = await startSports();
    await first.press('.price');
    const page = await opened(slipCodeOf([away]), {
      'GET sports/fixtures/fb-lantern:8': new ArcadeFailure('not_found'),
    });
    expect(page.textOf('.slip-link-note')).toBe('None of its picks is on offer any more. Your slip stays as it was.');
    expect(document.querySelectorAll('.slip-leg')).toHaveLength(1);
  });

  it.each(['', 'hello', 'P1!!!', `P1${btoa('../x|result|home')}`])(
    'says of the link %j that it has no slip',
    async (code) => {
      const page = await opened(code);
      expect(page.textOf('.slip-link-note')).toBe('This link has no slip that can be read. Ask for a new one.');
    },
  );

  it('is not reopened by a reload, which would undo the player’s changes', async () => {
    await opened(slipCodeOf([home]));
    const again = await opened(slipCodeOf([home]), { 'GET sports/fixtures/fb-lantern:7': detailOf('fb-lantern:7') });
    expect(again.has('.slip-sheet[open] .slip-link-note')).toBe(false);
    expect(again.textOf('.slip-bar-label')).not.toBe('Tap a price to start a slip');
  });
});
