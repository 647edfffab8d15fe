import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteTables } from './siteTables.ts';

const SITE = 'http://site.test';
const offered = [{ gameCode: 'velvet-baccarat', name: 'Velvet Baccarat' }];

function connect({ isFramed = true, isFreePlay = false } = {}) {
  const sent: { message: unknown; target: string }[] = [];
  const parent = { postMessage: (message: unknown, target: string) => void sent.push({ message, target }) };
  const listeners: ((event: MessageEvent) => void)[] = [];
  const site = createSiteTables({
    siteOrigin: `${SITE}/m/home`,
    parent: isFramed ? (parent as unknown as Window) : undefined,
    isFreePlay,
    here: {
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => void listeners.push(listener),
    } as unknown as Window,
  });
  const showMessage = (data: unknown, over: object = {}) => {
    const event = { data, source: parent, origin: SITE, ...over } as unknown as MessageEvent;
    for (const listener of listeners) listener(event);
  };
  return { site, sent, showMessage };
}
const tables = (list: unknown) => ({ source: 'parlor-site', type: 'tables', tables: list });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the site around a table', () => {
  it('GAME-16 is asked at its own origin only, and answers with the offered tables', async () => {
    const { site, sent, showMessage } = connect();
    const list = site.list();
    expect(sent).toEqual([{ message: { source: 'parlor-game', type: 'list_tables' }, target: SITE }]);
    showMessage(tables(offered));
    await expect(list).resolves.toEqual(offered);
  });

  it('GAME-16 accepts no other window or origin, and no answer of another form', async () => {
    const { site, showMessage } = connect();
    let heard: unknown;
    void site.list().then((answer) => (heard = answer));
    showMessage(tables(offered), { origin: 'http://other.test' });
    showMessage(tables(offered), { source: {} });
    showMessage(tables([{ gameCode: 7 }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toBeUndefined();
    showMessage(tables([]));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([]);
  });

  it('is unknown if it does not answer in time', async () => {
    const { site } = connect();
    const list = site.list();
    await vi.advanceTimersByTimeAsync(8_000);
    await expect(list).resolves.toBeNull();
  });

  it('GAME-16 is asked to open a table by its code, and answers with the offered tables if it does not', async () => {
    const { site, sent, showMessage } = connect();
    const opening = site.open('jade-fan-tan');
    expect(sent[0]?.message).toEqual({ source: 'parlor-game', type: 'open_table', gameCode: 'jade-fan-tan' });
    showMessage(tables(offered));
    await expect(opening).resolves.toEqual(offered);
    expect(site.linkTo('jade-fan-tan')).toBeUndefined();
  });

  it.each([
    [false, `${SITE}/m/play/table?code=jade-fan-tan`],
    [true, `${SITE}/m/play/table?code=jade-fan-tan&free=1`],
  ])('is reached by a link if it does not frame the game; free play %s', async (isFreePlay, link) => {
    const { site, sent } = connect({ isFramed: false, isFreePlay });
    expect(site.linkTo('jade-fan-tan')).toBe(link);
    await expect(site.list()).resolves.toBeUndefined();
    expect(sent).toEqual([]);
  });
});
