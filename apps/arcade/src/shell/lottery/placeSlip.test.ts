import { describe, expect, it } from 'vitest';
import type { RoundView } from '../../arcadeApi.ts';
import { ArcadeFailure, type BetRequest } from '../arcadeClient.ts';
import { placeSlip } from './placeSlip.ts';

const lines = [{ play: 'two', picks: [['1'], ['2']], tickets: 1, unit: 100n }];

/** Places a slip in three draws; `answer` is the server's answer to each call. */
async function place(answer: (request: BetRequest, call: number) => RoundView['state'] | ArcadeFailure) {
  const sent: BetRequest[] = [];
  const placed = await placeSlip({
    client: {
      bet(request) {
        sent.push(request);
        const reply = answer(request, sent.length);
        if (reply instanceof ArcadeFailure) return Promise.reject(reply);
        return Promise.resolve({ state: reply, voidReason: 'LIMIT_REACHED', nonce: request.draw } as RoundView);
      },
    },
    form: 'two',
    lines,
    multiple: 2,
    chase: { draws: 3, raise: 2, stopsOnWin: true },
    from: 40,
    clientSeed: 'ab'.repeat(16),
    onRound: () => undefined,
    wait: () => Promise.resolve(),
  });
  return { sent, placed };
}

describe('a slip in several draws', () => {
  it('is one raised bet in each, each with its own key and the id of the chase', async () => {
    const { sent, placed } = await place(() => 'OPEN');
    expect(sent.map(({ draw, stake }) => [draw, stake])).toEqual([
      [40, '200'],
      [41, '400'],
      [42, '800'],
    ]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    expect(new Set(sent.map(({ chase }) => JSON.stringify(chase))).size).toBe(1);
    expect(placed).toMatchObject({ rounds: [{ nonce: 40 }, { nonce: 41 }, { nonce: 42 }], reason: undefined });
  });

  it('is retried with the same key while its outcome is unknown', async () => {
    const { sent, placed } = await place((_, call) => (call === 1 ? new ArcadeFailure('offline') : 'OPEN'));
    expect(sent.map(({ draw }) => draw)).toEqual([40, 40, 41, 42]);
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
    expect(placed.rounds).toHaveLength(3);
  });

  it.each([
    ['refused', new ArcadeFailure('chase.stopped'), 'chase.stopped'],
    ['void', 'VOID' as const, 'LIMIT_REACHED'],
  ])('ends with the first that is %s, and reports the reason', async (_, answer, reason) => {
    const { sent, placed } = await place((request) => (request.draw === 41 ? answer : 'OPEN'));
    expect(sent).toHaveLength(2);
    expect(placed).toMatchObject({ rounds: [{ nonce: 40 }], reason });
  });
});
