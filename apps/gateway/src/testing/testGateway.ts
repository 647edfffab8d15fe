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

/** The password of every account that `login` makes. */
export const TEST_PASSWORD = 'Correct#Horse9';

/** Tests make thousands of accounts, and nobody guesses their passwords. */
const LOW_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** One for all gateways of a test, as for all processes of a platform. */
const BOT_CHECK_SECRET = 'what the challenges of tests are signed with';

/** A call as a test makes it. */
export interface TestCall {
  query?: Record<string, string | number>;
  params?: Record<string, string>;
  body?: unknown;
  /** Both halves of a session, as `login` answers them. */
  session?: TestSession | undefined;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  remoteAddress?: string;
}

/** An answer: the envelope, its status, headers and cookies. */
export interface TestAnswer {
  status: number;
  // The value is what the test says it is; a wrong claim fails the test.
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

/** A gateway on a database of its own. */
export interface TestGateway {
  app: FastifyInstance;
  deps: GatewayParts;
  /** The gateway's database as the owner of its tables: tests look at everything and tamper with it. */
  database: OpenDatabase<Database>;
  databaseUrl: string;
  /** The lines that were logged, as text. */
  logged: string[];
  /** Moves the gateway's clock on. */
  advance(ms: number): void;
  /** Makes a call of the contract; a body that must be encrypted is sealed as the site seals it. */
  call(name: RouteName, call?: TestCall): Promise<TestAnswer>;
  /** Seals a body for a call, as the site does. */
  seal(
    name: RouteName,
    body: unknown,
    change?: Partial<{ method: string; path: string; iat: number; nonce: string }>,
  ): Promise<string>;
  /** Asks for a captcha and answers its cookies and the right answer. */
  captcha(call?: TestCall): Promise<{ cookies: Record<string, string>; answer: string }>;
  /** Asks for a challenge of the bot check and answers the solved one: what goes into `botCheck`. */
  botCheck(call?: TestCall): Promise<string>;
  /** Makes an account. */
  createAccount(account?: Partial<NewAccount>): Promise<Account>;
  /** Makes an account and logs it in, without going through the login call. */
  login(account?: Partial<NewAccount>): Promise<TestSession>;
  close(): Promise<void>;
}

/** Options of a test's gateway. */
export interface TestGatewayOptions {
  env?: Record<string, string>;
  config?: Partial<GatewayConfig>;
  shared?: (clock: () => number) => SharedState;
  /** Whether our own games are away; they are there when left out. */
  areGamesAway?: () => Promise<boolean>;
  /** The name by which calls reach it; this machine's when left out. */
  host?: string;
  /** Puts something between the gateway and its database; returns the address to use instead. */
  through?: (databaseUrl: string) => Promise<string>;
  /** Whether passwords are hashed at the cost of production. */
  hasFullHashCost?: boolean;
  /** Follows its calls. */
  tracing?: Tracing;
  /** Called before the server is ready, to add routes of the test's own. */
  prepare?: (app: FastifyInstance) => void;
}

/** Starts a gateway on a fresh test database with the merchants NORTH and SOUTH. Close it in `afterAll`. */
export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const testDatabase = await createTestDatabase({ migrationsFolder });
  const databaseUrl = (await options.through?.(testDatabase.url)) ?? testDatabase.url;
  const own = openDatabase<Database>(databaseUrl, {
    applicationName: 'parlor-gateway-test',
    role: APP_ROLE,
    // Other suites keep the machine busy. A test that puts something in the way wants to see how soon the gateway gives
    // up.
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
  const areGamesAway = options.areGamesAway ?? (() => Promise.resolve(false));
  const deps: GatewayParts = {
    config,
    db: own.db,
    pool: own.pool,
    shared,
    log,
    masterKeys,
    clock,
    areGamesAway,
    hashCost: options.hasFullHashCost === true ? undefined : LOW_COST,
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
        // A stream has no end to wait for.
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
      // The text of a file is its value; a refusal is an envelope.
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

/** The refusal of a stream, or that it began; what it sends is left unread. */
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
