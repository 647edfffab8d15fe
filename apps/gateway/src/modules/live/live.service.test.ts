import type { FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import type { AccountEvent } from '@parlor/contract';
import { createLiveService } from './live.service.ts';

const nothing = { subscribe: () => () => undefined, publish: () => undefined };

it('NOTE-04 makes pages reload content when the advertising hours of their merchant begin and end', async () => {
  let now = Date.parse('2026-11-29T20:59:50+01:00');
  const live = createLiveService({
    wallet: { balanceOf: async () => ({ sumBalance: '0.00', currency: 'THB' }) } as never,
    sessions: { openAmong: async (ids: string[]) => new Set(ids) } as never,
    sessionEnds: nothing,
    ledgerEvents: nothing,
    boardEvents: nothing,
    content: { onChange: () => () => undefined },
    log: console as unknown as FastifyBaseLogger,
    clock: () => now,
    maxAddressStreams: 10,
  });
  const follow = (jurisdiction: string): (() => number) => {
    const events: AccountEvent[] = [];
    const stream = {
      send: (event: AccountEvent) => void events.push(event),
      end: () => undefined,
      beat: () => undefined,
      onClose: () => undefined,
    };
    const settings = { jurisdiction, timeZone: 'Europe/Berlin' };
    const session = { id: jurisdiction, accountId: jurisdiction, merchantCode: jurisdiction };
    live.follow({ session, merchant: { currency: 'THB', settings }, clientAddress: '203.0.113.1' } as never, stream);
    return () => events.filter(({ event, data }) => event === 'changed' && data.what === 'content').length;
  };
  const at = async (time: string): Promise<void> => {
    now = Date.parse(time);
    await live.sweep();
  };
  const [germans, others] = [follow('DE'), follow('open')];
  await at('2026-11-29T20:59:59+01:00');
  expect(germans()).toBe(0);
  await at('2026-11-29T21:00:20+01:00');
  await at('2026-11-29T21:00:45+01:00');
  expect(germans()).toBe(1);
  const early = follow('DE');
  await at('2026-11-30T05:59:59+01:00');
  expect(early()).toBe(0);
  await at('2026-11-30T06:00:10+01:00');
  expect(early()).toBe(1);
  expect(others()).toBe(0);
  live.close();
});
