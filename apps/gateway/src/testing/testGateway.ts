import { CompactEncrypt, importJWK } from 'jose';
import type { FastifyInstance, LightMyRequestResponse as InjectedAnswer } from 'fastify';
import { json } from 'node:stream/consumers';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { fileURLToPath } from 'node:url';
import { openDatabase, type Database as OpenDatabase } from '@parlor/database';
import { createTestDatabase } from '@parlor/database/testing';
import {
  ENCRYPTION_JWE,
  HEADER,
  pathOf,
  routes,
  SESSION_COOKIE,
  type BotChallenge,
  type EncryptionKeys,
  type Envelope,
  type Route,
  type RouteName,
} from '@parlor/contract';
import type { Tracing } from '@parlor/telemetry';
import { buildApp } from '../app.ts';
import { loadConfig, type GatewayConfig } from '../config.ts';
import type { Database } from '../database.ts';
import { APP_ROLE } from '../databaseRoles.ts';
import { createLog } from '../log.ts';
import { createMasterKeys, newMasterKey } from '../masterKey/masterKeys.ts';
import type { Account, NewAccount } from '../modules/member/account.service.ts';
import { CAPTCHA_COOKIE } from '../modules/captcha/captchaCookie.ts';
import type { GatewayParts, HashCost } from '../parts.ts';
import { createProcessState } from '../shared/processState.ts';
import type { SharedState } from '../shared/sharedState.ts';

/** The folder of the gateway's migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The password of every account that `login` creates. */
export const TEST_PASSWORD = 'Correct#Horse9';

/** A cheap hash: tests create thousands of accounts, and nobody guesses their passwords. */
const LOW_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Shared by all gateways of a test, as by all processes of a platform. */
const BOT_CHECK_SECRET = 'what the challenges of tests are signed with';

/** A call of a test. */
export interface TestCall {
  query?: Record<string, string | number>;
  params?: Record<string, string>;
  body?: unknown;
  /** Both halves of a session, as `login` returns them. */
  session?: TestSession | undefined;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  remoteAddress?: string;
}

/** A response: the envelope, its status, headers and cookies. */
export interface TestAnswer {
  status: number;
  // Tests state the type of the value; a wrong one fails the test.
  envelope: Envelope<never> & { value?: unknown };
  headers: Record<string, string | string[] | number | undefined>;
  cookies: { name: string; value: string; [option: string]: unknown }[];
}

/** A logged-in account. */
export interface TestSession {
  account: Account;
  token: string;
  cookie: string;
}

/** A gateway on its own database. */
export interface TestGateway {
  app: FastifyInstance;
  deps: GatewayParts;
  /** The gateway's database as the owner of its tables: tests read and change everything. */
  database: OpenDatabase<Database>;
  databaseUrl: string;
  /** The logged lines, as text. */
  logged: string[];
  /** Advances the gateway's clock. */
  advance(ms: number): void;
  /** Makes a call of the contract; encrypts the body, if required, as the site does. */
  call(name: RouteName, call?: TestCall): Promise<TestAnswer>;
  /** Encrypts a body for a call, as the site does. */
  seal(
    name: RouteName,
    body: unknown,
    change?: Partial<{ method: string; path: string; iat: number; nonce: string }>,
  ): Promise<string>;
  /** Requests a captcha and returns its cookies and the right answer. */
  captcha(call?: TestCall): Promise<{ cookies: Record<string, string>; answer: string }>;
  /** Requests a challenge of the bot check and returns its solution for `botCheck`. */
  botCheck(call?: TestCall): Promise<string>;
  /** Creates an account. */
  createAccount(account?: Partial<NewAccount>): Promise<Account>;
  /** Creates an account and a session, without the login call. */
  login(account?: Partial<NewAccount>): Promise<TestSession>;
  close(): Promise<void>;
}

/** Options of a test gateway. */
export interface TestGatewayOptions {
  env?: Record<string, string>;
  config?: Partial<GatewayConfig>;
  shared?: (clock: () => number) => SharedState;
  /** Whether the server of our own games is down; false by default. */
  areGamesDown?: () => Promise<boolean>;
  /** The host name of calls; localhost by default. */
  host?: string;
  /** Inserts a proxy before the database; returns the address to use instead. */
  through?: (databaseUrl: string) => Promise<string>;
  /** How long a call waits for merchants to be read again, in ms; 20 seconds by default. */
  merchantWaitMs?: number;
  /** Whether to hash passwords at the cost of production. */
  hasFullHashCost?: boolean;
  /** Traces the gateway's calls. */
  tracing?: Tracing;
  /** Called before the server is ready, to add a test's own routes. */
  prepare?: (app: FastifyInstance) => void;
}

/** Starts a gateway on a fresh test database with the merchants NORTH and SOUTH. Close it in `afterAll`. */
export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const testDatabase = await createTestDatabase({ migrationsFolder });
  const databaseUrl = (await options.through?.(testDatabase.url)) ?? testDatabase.url;
  const own = openDatabase<Database>(databaseUrl, {
    applicationName: 'parlor-gateway-test',
    role: APP_ROLE,
    // Other suites keep the machine busy. A test with a proxy needs the default timeout to see how soon the gateway
    // gives up.
    ...(options.through === undefined && { acquireTimeoutMs: 20_000 }),
  });
  const database = openDatabase<Database>(databaseUrl, {
    applicationName: 'parlor-gateway-test-owner',
    poolSize: 4,
    acquireTimeoutMs: 20_000,
  });
  const logged: string[] = [];
  let skipped = 0;
  const clock = () => Date.now() + skipped;
  const shared = options.shared?.(clock) ?? createProcessState({ clock });
  const config = {
    ...loadConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      DATABASE_URL: testDatabase.url,
      DEFAULT_MERCHANT: 'NORTH',
      BOT_CHECK_SECRET,
      ...options.env,
    }),
    ...options.config,
  };
  const log = createLog(config.logLevel, { write: (line: string) => void logged.push(line) });
  const masterKeys = createMasterKeys(newMasterKey());
  const areGamesDown = options.areGamesDown ?? (() => Promise.resolve(false));
  const deps: GatewayParts = {
    config,
    db: own.db,
    pool: own.pool,
    shared,
    log,
    masterKeys,
    clock,
    areGamesDown,
    hashCost: options.hasFullHashCost === true ? undefined : LOW_COST,
    // On a busy machine too, a test reads the settings that it wrote.
    merchantWaitMs: options.through === undefined ? (options.merchantWaitMs ?? 20_000) : undefined,
    tracing: options.tracing,
  };
  const app = await buildApp(deps);
  options.prepare?.(app);
  const { services } = app.gateway;
  // Players of tests do not wait between their bets.
  const settings = { jurisdiction: 'unpaced' };
  await services.merchants.save({ code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings });
  await services.merchants.save({ code: 'SOUTH', name: 'South', brand: 'south', currency: 'THB', settings });
  let made = 0;

  const gateway: TestGateway = {
    app,
    deps,
    database,
    databaseUrl: testDatabase.url,
    logged,
    advance(ms) {
      skipped += ms;
    },
    async seal(name, body, change = {}) {
      const keys = await app.inject({ url: routes.getEncryptionKeys.path });
      const key = keys.json<{ value: EncryptionKeys }>().value.keys[0];
      if (key === undefined) throw new Error('The gateway published no key');
      const inside = {
        method: routes[name].method,
        path: routes[name].path,
        iat: clock(),
        nonce: crypto.randomUUID(),
        ...change,
        body,
      };
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
        .encrypt(await importJWK(key, 'ECDH-ES'));
    },
    async call(name, call = {}) {
      const route: Route = routes[name];
      const isSealed = route.body === 'encrypted';
      const isForm = route.body === 'form';
      const isPicture = route.body === 'picture';
      const answer = await app.inject({
        // A stream does not end, so there is nothing to wait for.
        payloadAsStream: route.isStream === true,
        method: route.method,
        url: pathOf(name, call.params),
        query: Object.fromEntries(Object.entries(call.query ?? {}).map(([key, value]) => [key, String(value)])),
        headers: {
          [HEADER.merchant]: 'NORTH',
          ...(options.host !== undefined && { host: options.host }),
          ...(call.session && { [HEADER.token]: call.session.token }),
          ...(isSealed && { [HEADER.encryption]: ENCRYPTION_JWE, 'content-type': 'application/jose' }),
          ...(!isSealed &&
            call.body !== undefined && {
              'content-type': isPicture
                ? 'image/png'
                : isForm
                  ? 'application/x-www-form-urlencoded'
                  : 'application/json',
            }),
          ...call.headers,
        },
        cookies: { ...(call.session && { [SESSION_COOKIE]: call.session.cookie }), ...call.cookies },
        ...(call.remoteAddress !== undefined && { remoteAddress: call.remoteAddress }),
        ...(call.body !== undefined && {
          payload: isSealed
            ? await gateway.seal(name, call.body)
            : isPicture
              ? (call.body as Buffer)
              : isForm
                ? formOf(call.body)
                : JSON.stringify(call.body),
        }),
      });
      if (route.isStream) return answerOfStream(answer);
      // The value is the text of the file; a refusal is an envelope.
      if (route.isFile && answer.statusCode === 200)
        return {
          status: 200,
          envelope: { success: true, value: answer.body } as never,
          headers: answer.headers,
          cookies: answer.cookies,
        };
      return {
        status: answer.statusCode,
        envelope: answer.body === '' ? ({ success: true } as never) : answer.json<TestAnswer['envelope']>(),
        headers: answer.headers,
        cookies: answer.cookies,
      };
    },
    async captcha(call) {
      const { cookies } = await gateway.call('getCaptcha', call);
      const id = cookies.find((cookie) => cookie.name === CAPTCHA_COOKIE)?.value ?? '';
      return { cookies: { [CAPTCHA_COOKIE]: id }, answer: (await shared.get(`captcha:${id}`)) ?? '' };
    },
    async botCheck(call) {
      const { envelope } = await gateway.call('getBotChallenge', call);
      const challenge = envelope.value as BotChallenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },
    async createAccount(account = {}) {
      made += 1;
      const created = await services.accounts.create({
        merchantCode: 'NORTH',
        account: `tester${made}`,
        password: TEST_PASSWORD,
        ...account,
      });
      if (created === undefined) throw new Error('The name of the test account is taken');
      return created;
    },
    async login(input) {
      const account = await gateway.createAccount(input);
      const opened = await services.sessions.open({
        accountId: account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      });
      return { account, ...opened };
    },
    async close() {
      await app.close();
      await shared.close();
      await own.close();
      await database.close();
      await testDatabase.drop();
    },
  };
  return gateway;
}

/** Returns the refusal of a stream, or success once it started; discards its events. */
async function answerOfStream(answer: InjectedAnswer): Promise<TestAnswer> {
  const { statusCode: status, headers, cookies } = answer;
  const body = answer.stream();
  const envelope = status === 200 ? ({ success: true } as never) : ((await json(body)) as TestAnswer['envelope']);
  body.destroy();
  return { status, envelope, headers, cookies };
}

function formOf(body: unknown): string {
  return new URLSearchParams(body as Record<string, string>).toString();
}
