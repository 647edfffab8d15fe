import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createArcade, type ArcadeApp, type ArcadeTimes } from '../app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from '../arcadeApi.ts';
import { migrationsFolder } from '../database.ts';
import { startFakeGateway, type FakeGateway } from './fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testConfig.ts';

/** The client seed of a test's player. */
export const clientSeed = '00112233445566778899aabbccddeeff';

type LaunchOptions = Parameters<FakeGateway['launch']>[0];

/** An answer with its HTTP status. */
type Answer<Value> = ArcadeAnswer<Value> & { status: number };

/** Changes to the default bet of a test. */
export interface BetChange {
  stake?: string;
  choice?: unknown;
  idempotencyKey?: string;
  clientSeed?: string | undefined;
}

/** An arcade over the database of a test file, with a new gateway and clock for each test. */
export interface TestArcade {
  readonly gateway: FakeGateway;
  readonly arcade: ArcadeApp;
  /** Advances the clock of the arcade by ms. */
  readonly advance: (ms: number) => void;
  /** Stops the arcade and starts another one over the same database. */
  readonly restart: () => Promise<void>;
  /** Sends a call of a game's page. */
  readonly call: <Value>(method: 'GET' | 'POST', path: string, token?: string, body?: object) => Promise<Answer<Value>>;
  /** Opens a session of a new player, or of the launch's player. */
  readonly open: (launch?: LaunchOptions) => Promise<{ token: string; session: SessionView }>;
  /** Bets 10.00 by default. */
  readonly spin: (token: string, change?: BetChange) => Promise<Answer<RoundView>>;
  /** Returns the money calls at the gateway, each with its status. */
  readonly moneyCalls: () => string[];
}

/** Returns the value of a call that is expected to succeed. */
export function valueOf<Value>(answer: ArcadeAnswer<Value>): Value {
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value;
}

/** Returns the code of a refusal, or `success`. */
export function codeOf(answer: ArcadeAnswer<unknown>): string {
  return answer.success ? 'success' : answer.errorCode;
}

/** Returns a new idempotency key. */
export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/** Sets up an arcade for the tests of a file. Call it once, outside of tests: it registers hooks. */
export function setUpArcade(times: Partial<ArcadeTimes> = {}): TestArcade {
  let testDatabase: TestDatabase;
  let gateway: FakeGateway;
  let arcade: ArcadeApp;
  let clockMs = Date.now();

  const start = (): Promise<ArcadeApp> =>
    createArcade(
      testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url }),
      { callTimeoutMs: 20_000, retryPauseMs: 1, settleEveryMs: 0, ...times },
      () => clockMs,
    );

  beforeAll(async () => {
    testDatabase = await createTestDatabase({ migrationsFolder });
  });
  afterAll(() => testDatabase.drop());
  beforeEach(async () => {
    clockMs = Date.now();
    gateway = await startFakeGateway({ secret: TEST_SECRET });
    arcade = await start();
  });
  afterEach(async () => {
    await arcade.http.close();
    await gateway.close();
  });

  async function call<Value>(
    method: 'GET' | 'POST',
    path: string,
    token?: string,
    body?: object,
  ): Promise<Answer<Value>> {
    const response = await arcade.http.inject({
      method,
      url: `/arcade/api/${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    return { ...response.json<ArcadeAnswer<Value>>(), status: response.statusCode };
  }

  return {
    get gateway() {
      return gateway;
    },
    get arcade() {
      return arcade;
    },
    advance: (ms) => {
      clockMs += ms;
    },
    restart: async () => {
      await arcade.http.close();
      arcade = await start();
    },
    call,
    open: async (launch = {}) => {
      const playerRef = `player-${randomBytes(6).toString('hex')}`;
      const code = gateway.launch({ playerRef, ...launch });
      return valueOf(await call<{ token: string; session: SessionView }>('POST', 'session', undefined, { code }));
    },
    spin: (token, change = {}) =>
      call<RoundView>('POST', 'rounds', token, {
        stake: '1000',
        choice: {},
        idempotencyKey: newKey(),
        clientSeed,
        ...change,
      }),
    moneyCalls: () =>
      gateway.calls
        .filter(({ call: name }) => name !== 'authenticate' && name !== 'balance')
        .map(({ call: name, status }) => `${name} ${status}`),
  };
}
