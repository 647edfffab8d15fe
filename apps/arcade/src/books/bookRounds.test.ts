import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from '../app.ts';
import type { ArcadeAnswer, RevealedSeeds, RoundView, SessionView } from '../arcadeApi.ts';
import { migrationsFolder } from '../database.ts';
import { emeraldFallsFamily } from '../games/emerald-falls/verifierFamily.ts';
import { bookFacts } from '../games/emerald-falls/facts.ts';
import { isRoundProven } from '../shell/roundCheck.ts';
import { startFakeGateway, type FakeGateway } from '../testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from '../testing/testConfig.ts';
import { isRowOfBook, type BookRowProof } from './book.ts';

let testDatabase: TestDatabase;
let gateway: FakeGateway;
let arcade: ArcadeApp;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  gateway = await startFakeGateway({ secret: TEST_SECRET });
  arcade = await createArcade(testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url }), {
    settleEveryMs: 0,
  });
});
afterAll(async () => {
  await arcade.http.close();
  await gateway.close();
  await testDatabase.drop();
});

async function answerOf<Value>(method: 'GET' | 'POST', path: string, token?: string, body?: object) {
  const response = await arcade.http.inject({
    method,
    url: `/arcade/api/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body ? { payload: body } : {}),
  });
  return response.json<ArcadeAnswer<Value>>();
}

async function call<Value>(...request: Parameters<typeof answerOf>): Promise<Value> {
  const answer = await answerOf<Value>(...request);
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value;
}

const rowAt = (position: number): Promise<BookRowProof> => call('GET', `books/emerald-falls/rows/${position}`);

async function playedRound(): Promise<RoundView> {
  const code = gateway.launch({ gameCode: 'emerald-falls', playerRef: 'book-player' });
  const { token } = await call<{ token: string; session: SessionView }>('POST', 'session', undefined, { code });
  await call('POST', 'rounds', token, {
    stake: '500',
    choice: {},
    idempotencyKey: 'a-round-from-a-book',
    clientSeed: '00112233445566778899aabbccddeeff',
  });
  await call<{ revealed: RevealedSeeds }>('POST', 'seeds/rotate', token, {});
  const { list } = await call<{ list: RoundView[] }>('GET', 'rounds', token);
  const [round] = list;
  if (!round) throw new Error('the round is not listed');
  return round;
}

describe('a round from a book', () => {
  it('is proven by its revealed seeds and the row that the server names', async () => {
    const round = await playedRound();
    const client = { bookRow: rowAt };
    expect(round.events[0]?.type).toBe('row_drawn');
    expect(await isRoundProven(round, 'emerald-falls', emeraldFallsFamily, client)).toBe(true);
    const win = (BigInt(round.win) + 100n).toString();
    expect(await isRoundProven({ ...round, win }, 'emerald-falls', emeraldFallsFamily, client)).toBe(false);
    const forging = { bookRow: async (position: number) => ({ ...(await rowAt(position)), payout: 1 }) };
    expect(await isRoundProven(round, 'emerald-falls', emeraldFallsFamily, forging)).toBe(false);
  });

  it('has public rows, each with its proof', async () => {
    for (const position of [0, bookFacts.payingRows, bookFacts.rows - 1]) {
      const row = await rowAt(position);
      expect(row.position).toBe(position);
      expect(isRowOfBook(row, bookFacts)).toBe(true);
    }
  });

  it.each([
    'emerald-falls/rows/100000',
    'emerald-falls/rows/-1',
    'emerald-falls/rows/x',
    'naga-mines/rows/0',
    'no/rows/0',
  ])('has no row at books/%s', async (path) => {
    expect(await answerOf('GET', `books/${path}`)).toMatchObject({ success: false, errorCode: 'not_found' });
  });
});
