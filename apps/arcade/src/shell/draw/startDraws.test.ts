// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playFanTan } from '../../games/fan-tan/rules.ts';
import { fanTanMessages } from '../../games/fan-tan/client/messages.ts';
import { fanTanTable } from '../../games/fan-tan/client/table.ts';
import { replayWith } from '../replayWith.ts';
import { writeLeftBets } from '../tables/leftBetStore.ts';
import { roundOf } from '../testing/testGame.ts';
import type { DrawGameClient } from './drawGame.ts';
import { tableClient } from './tableClient.ts';
import { helloOf, sitDownAt } from './testing/sitDown.ts';

// The server of the test sends events of this game only.
const game = tableClient(fanTanTable, {
  messages: fanTanMessages,
  replay: replayWith(playFanTan),
}) as unknown as DrawGameClient;

const DAY_MS = 86_400_000;
const SERVER_NOW = 1_700_000_000_000;
const UNTIL_REVEALED_MS = 9_000;

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a table that follows another one', () => {
  beforeEach(() => {
    writeLeftBets([
      {
        roundId: 'left',
        gameCode: 'velvet-baccarat',
        table: 'Velvet Baccarat',
        revealsAt: SERVER_NOW + UNTIL_REVEALED_MS,
      },
    ]);
  });

  it.each([
    ['behind', -DAY_MS],
    ['ahead', DAY_MS],
  ])('reports a left bet once its draw is revealed, on a device whose clock is a day %s', async (_, shift) => {
    vi.useFakeTimers({ now: SERVER_NOW + shift });
    const asked: number[] = [];
    const beganAt = Date.now();
    const table = await sitDownAt(game, {
      round(id) {
        asked.push(Date.now() - beganAt);
        return roundOf(1, { id, stake: '2000', win: '3900' });
      },
    });
    // The code arrives before the room answers.
    await vi.dynamicImportSettled();
    table.deliver({ ...helloOf(7), serverTime: SERVER_NOW });
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(UNTIL_REVEALED_MS);
    expect(asked).toEqual([UNTIL_REVEALED_MS]);
    expect(table.find('.left-note').textContent).toContain('Your bet of ฿20.00 at Velvet Baccarat won ฿39.00.');
  });
});
