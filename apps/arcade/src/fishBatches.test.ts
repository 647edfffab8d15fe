import { randomBytes } from 'node:crypto';
import { demoGames } from '@parlor/artwork/titles';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from './arcadeApi.ts';
import { migrationsFolder } from './database.ts';
import { startFakeGateway, unpacedProfile, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const clientSeed = '00112233445566778899aabbccddeeff';
const gameCode = demoGames().find(({ family }) => family === 'fish')?.gameCode ?? '';

let testDatabase: TestDatabase;
let gateway: FakeGateway;
let arcade: ArcadeApp;
let clockMs = Date.now();

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  gateway = await startFakeGateway({ secret: TEST_SECRET });
  const config = testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url });
  arcade = await createArcade(config, { retryPauseMs: 1, settleEveryMs: 0 }, () => clockMs);
});
afterAll(async () => {
  await arcade.http.close();
  await gateway.close();
  await testDatabase.drop();
});
beforeEach(() => {
  gateway.profile = unpacedProfile;
});

async function call<Value>(path: string, body: object, token?: string): Promise<ArcadeAnswer<Value>> {
  const response = await arcade.http.inject({
    method: 'POST',
    url: `/arcade/api/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload: body,
  });
  return response.json<ArcadeAnswer<Value>>();
}

/** Seats a player at a table. */
async function sitDown() {
  const code = gateway.launch({ gameCode, playerRef: `player-${randomBytes(6).toString('hex')}` });
  const opened = await call<{ token: string; session: SessionView }>('session', { code });
  if (!opened.success) throw new Error(opened.errorCode);
  const { token, session } = opened.value;
  return {
    session,
    /** Shoots at sardines with bullets of these amounts. */
    shoot: async (bullets: string[], change: object = {}): Promise<RoundView | string> => {
      const answer = await call<RoundView>(
        'rounds',
        {
          stake: bullets.reduce((sum, bullet) => sum + BigInt(bullet), 0n).toString(),
          choice: { shots: bullets.map((bullet) => ({ bullet, species: 'sardine' })) },
          idempotencyKey: randomBytes(16).toString('hex'),
          clientSeed,
          ...change,
        },
        token,
      );
      return answer.success ? answer.value : answer.errorCode;
    },
  };
}

describe('a batch of shots', () => {
  it('costs the sum of its bullets, whatever stake the page sends', async () => {
    const { session, shoot } = await sitDown();
    expect([session.stakes[0], session.slip]).toEqual(['10', { unit: '10', max: '200000' }]);
    const before = gateway.balance;
    const shown = await shoot(['10', '500', '20']);
    if (typeof shown === 'string') throw new Error(shown);
    expect(shown).toMatchObject({ state: 'SETTLED', stake: '530' });
    expect(gateway.balance).toBe(before - 530n + BigInt(shown.win));
    for (const stake of ['10', '520', '540']) expect(await shoot(['10', '500', '20'], { stake })).toBe('stake.unknown');
    expect(await shoot(['15'])).toBe('stake.unknown');
    expect(await shoot(Array.from({ length: 21 }, () => '10'))).toBe('choice.unknown');
    expect(gateway.balance).toBe(before - 530n + BigInt(shown.win));
  });

  it('is refused when it has more than twelve shots in a second', async () => {
    const { shoot } = await sitDown();
    const twelve = Array.from({ length: 12 }, () => '10');
    expect(await shoot(twelve)).toMatchObject({ state: 'SETTLED' });
    clockMs += 999;
    expect(await shoot(twelve)).toBe('round.too_soon');
    clockMs += 1;
    expect(await shoot(twelve)).toMatchObject({ state: 'SETTLED' });
  });

  it('stays within the highest stake and the minimum cycle of a strict profile', async () => {
    gateway.profile = { ...unpacedProfile, min_cycle_ms: 5_000, max_stake: '300' };
    const { session, shoot } = await sitDown();
    expect([session.stakes.at(-1), session.slip?.max]).toEqual(['200', '300']);
    expect(await shoot(['200', '200'])).toBe('stake.unknown');
    expect(await shoot(['200', '100'])).toMatchObject({ stake: '300' });
    clockMs += 4_999;
    expect(await shoot(['10'])).toBe('round.too_soon');
    clockMs += 1;
    expect(await shoot(['10'])).toMatchObject({ stake: '10' });
  });
});
