// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../arcadeApi.ts';
import { titleOf } from '../../games/titles.ts';
import { gameCodesOf } from '../../tools/gameCodes.ts';
import { roundOf } from '../testing/testGame.ts';
import type { DrawGameClient } from './drawGame.ts';
import { helloOf, sitDownAt } from './testing/sitDown.ts';

/** How late an answer of the network is, in ms. */
const DELAY_MS = 3_000;

const clients = import.meta.glob<Readonly<Record<string, DrawGameClient>>>('../../games/*/client/client.ts', {
  eager: true,
});

/** The tables with places, with what their pages import. */
const tables = Object.entries(clients).flatMap(([path, exported]): [string, DrawGameClient][] => {
  const family = path.split('/').at(-3) ?? '';
  const [client] = Object.values(exported);
  const [code = ''] = gameCodesOf(family);
  const isTable =
    titleOf(code)?.game.drawing?.placesOf !== undefined && !family.endsWith('-draw') && family !== 'bingo';
  return client && isTable ? [[family, client]] : [];
});

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Finds a place of the open table. */
function anyPlace(): { code: string; name: () => string } {
  const code = document.querySelector<HTMLElement>('button[data-place]')?.dataset['place'] ?? '';
  return {
    code,
    name: () => document.querySelector(`button[data-place="${code}"]`)?.getAttribute('aria-label') ?? '',
  };
}

const openBet = (place: string): RoundView =>
  roundOf(7, { state: 'OPEN', stake: '500', choice: { bets: { [place]: '500' } }, nonce: 7, events: [], win: '0' });

it('the listed tables are those with places', () => {
  expect(tables.map(([family]) => family).toSorted()).toEqual([
    'baccarat',
    'bull-bull',
    'dragon-tiger',
    'fan-tan',
    'fish-prawn-crab',
    'money-wheel',
    'roulette',
    'sic-bo',
  ]);
});

describe.each(tables)('a table of %s', (_, client) => {
  it('that is reopened shows the bets of its player, and sends none', async () => {
    const table = await sitDownAt(client);
    const place = anyPlace();
    expect(place.name()).not.toContain('your bet');
    table.deliver(helloOf(7, [openBet(place.code)]));
    expect(place.name()).toContain('your bet ฿5.00');
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    expect(table.bets).toEqual([]);
  });

  it('sends a slip once when it is confirmed twice and the answer takes three seconds', async () => {
    const table = await sitDownAt(client, { delayMs: DELAY_MS });
    table.deliver(helloOf(7));
    const place = anyPlace();
    table.press(`button[data-place="${place.code}"]`);
    table.confirm().click();
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    expect(place.name()).toContain('your bet ฿5.00');
    table.confirm().click();
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    expect(table.bets).toHaveLength(1);
    expect(place.name()).toContain('your bet ฿5.00');
  });
});
