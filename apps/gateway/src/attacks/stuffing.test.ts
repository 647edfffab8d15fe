import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import {
  createTestGateway,
  TEST_PASSWORD,
  type TestAnswer,
  type TestGateway,
  type TestGatewayOptions,
} from '../testing/testGateway.ts';

// Values of the specification, repeated in the test.
const ACCOUNT_ATTEMPTS = 10;
const ATTEMPT_WINDOW_MS = 15 * 60_000;
const STUFFING_GUARD_MS = 10 * 60_000;

const WRONG = 'Wrong#Horse9';
/** A stolen list: names with the passwords that they had elsewhere. */
const list = Array.from({ length: 30 }, (_, index) => `stolen${index}`);

let gateway: TestGateway;
let attempts: Attempts;
async function start(config: TestGatewayOptions['config'] = {}) {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000, ...config } });
  attempts = createAttempts(gateway);
}
beforeEach(() => start());
afterEach(() => gateway.close());

/** Sends a login as a cheap script does: without a captcha or a solved bot check. */
const bare = (username: string, remoteAddress: string, password = WRONG) =>
  gateway.call('login', { body: { type: 'username', username, password }, remoteAddress });
const codeOf = ({ envelope }: TestAnswer) => (envelope.success ? 'let in' : envelope.errorCode);
const guessesIn = (answers: TestAnswer[]) =>
  answers.filter((answer) => ['auth.invalid_credentials', 'let in'].includes(codeOf(answer))).length;

describe('credential stuffing from one client address', () => {
  it('AUTH-06 gets one guess before a bot check is required', async () => {
    const answers: TestAnswer[] = [];
    for (const name of list) answers.push(await bare(name, '203.0.113.1'));
    expect(guessesIn(answers)).toBe(1);
    expect(codeOf(answers[1] as TestAnswer)).toBe('auth.bot_check_required');
  });

  it('AUTH-06 gets one guess when it rotates addresses within an IPv6 /64 network', async () => {
    const answers: TestAnswer[] = [];
    for (const [index, name] of list.entries())
      answers.push(await bare(name, `2001:db8:7:7::${(index + 1).toString(16)}`));
    expect(guessesIn(answers)).toBe(1);
  });

  it('stops at the address limit even when every captcha and bot check is solved', async () => {
    await gateway.close();
    await start({ loginAttemptsPerAddress: 12 });
    const answers: TestAnswer[] = [];
    for (const name of list)
      answers.push(await attempts.logIn(name, { password: WRONG }, { remoteAddress: '203.0.113.2' }));
    expect(guessesIn(answers)).toBe(12);
    expect(answers.slice(12).map(codeOf)).toEqual(answers.slice(12).map(() => 'auth.too_many_attempts'));
  });

  it('cannot reset the address limit by logging in to the attacker’s own account', async () => {
    await gateway.close();
    await start({ loginAttemptsPerAddress: 12 });
    const own = await gateway.createAccount();
    const answers: TestAnswer[] = [];
    for (const name of list.slice(0, 10)) {
      answers.push(await attempts.logIn(name, { password: WRONG }, { remoteAddress: '203.0.113.3' }));
      await attempts.logIn(own.account, {}, { remoteAddress: '203.0.113.3' });
    }
    expect(guessesIn(answers)).toBe(6);
  });
});

describe('credential stuffing from many client addresses', () => {
  it('AUTH-06 makes the bot check mandatory for all logins of that merchant and of no other', async () => {
    await gateway.close();
    await start({ loginFailuresPerMinute: 10 });
    const [player, neighbour] = [await gateway.createAccount(), await gateway.createAccount({ merchantCode: 'SOUTH' })];
    const answers: TestAnswer[] = [];
    for (const name of list) answers.push(await bare(name, attempts.newAddress()));
    expect(guessesIn(answers)).toBe(11);
    expect(answers.slice(11).map(codeOf)).toEqual(answers.slice(11).map(() => 'auth.bot_check_required'));

    // A player only has to solve the bot check: no captcha, no lock.
    expect(codeOf(await bare(player.account, attempts.newAddress(), TEST_PASSWORD))).toBe('auth.bot_check_required');
    const body = {
      type: 'username',
      username: player.account,
      password: TEST_PASSWORD,
      botCheck: await gateway.botCheck(),
    };
    expect((await gateway.call('login', { body, remoteAddress: attempts.newAddress() })).status).toBe(200);
    const elsewhere = {
      body: { ...body, username: neighbour.account, botCheck: '' },
      headers: { Merchant: 'SOUTH' },
      remoteAddress: attempts.newAddress(),
    };
    expect((await gateway.call('login', elsewhere)).status).toBe(200);
  });

  it('AUTH-06 makes the bot check mandatory for ten minutes only', async () => {
    await gateway.close();
    await start({ loginFailuresPerMinute: 10 });
    const player = await gateway.createAccount();
    for (const name of list) await bare(name, attempts.newAddress());
    gateway.advance(STUFFING_GUARD_MS - 60_000);
    expect(codeOf(await bare(player.account, attempts.newAddress(), TEST_PASSWORD))).toBe('auth.bot_check_required');
    gateway.advance(60_001);
    expect((await bare(player.account, attempts.newAddress(), TEST_PASSWORD)).status).toBe(200);
  });

  it('gets only one guess when a solved bot check is reused concurrently', async () => {
    await gateway.close();
    await start({ loginFailuresPerMinute: 1 });
    for (const name of list.slice(0, 2)) await bare(name, attempts.newAddress());
    const botCheck = await gateway.botCheck();
    const tries = list.slice(2, 8).map((username) =>
      gateway.call('login', {
        body: { type: 'username', username, password: WRONG, botCheck },
        remoteAddress: attempts.newAddress(),
      }),
    );
    expect(guessesIn(await Promise.all(tries))).toBe(1);
  });
});

describe('password guesses at one account', () => {
  it('lock the account after ten attempts across client addresses and spellings of its name', async () => {
    const { account } = await gateway.createAccount({ account: 'victim01' });
    const spellings = [
      account,
      account.toUpperCase(),
      'Victim01',
      ' victim01 ',
      'ｖｉｃｔｉｍ０１',
      'victim０１',
      'vıctim01'.replace('ı', 'i'),
    ];
    const answers: TestAnswer[] = [];
    for (let guess = 0; guess < ACCOUNT_ATTEMPTS + 5; guess += 1)
      answers.push(await attempts.logIn(spellings[guess % spellings.length] ?? '', { password: WRONG }));
    expect(guessesIn(answers)).toBe(ACCOUNT_ATTEMPTS);
    const locked = await attempts.logIn(account);
    expect(locked).toMatchObject({ status: 429, envelope: { errorCode: 'auth.too_many_attempts' } });
  });

  it('lock the account no longer than Retry-After says, even if login is retried', async () => {
    const { account } = await gateway.createAccount();
    for (let guess = 0; guess < ACCOUNT_ATTEMPTS; guess += 1) await attempts.logIn(account, { password: WRONG });
    gateway.advance(5 * 60_000);
    const locked = await attempts.logIn(account);
    const { retryAfter } = (locked.envelope as unknown as { value: { retryAfter: number } }).value;
    expect(Number(locked.headers['retry-after'])).toBe(retryAfter);
    expect(retryAfter * 1000).toBeLessThanOrEqual(ATTEMPT_WINDOW_MS - 5 * 60_000);
    // The guesses themselves took some of the time.
    expect(retryAfter * 1000).toBeGreaterThan(ATTEMPT_WINDOW_MS - 6.5 * 60_000);
    // Retries do not extend it.
    gateway.advance((retryAfter - 2) * 1000);
    expect((await attempts.logIn(account)).status).toBe(429);
    gateway.advance(3_000);
    expect((await attempts.logIn(account)).status).toBe(200);
  });

  it('do not lock the account when they come without a bot check', async () => {
    const { account } = await gateway.createAccount();
    for (let guess = 0; guess < ACCOUNT_ATTEMPTS + 5; guess += 1) await bare(account, attempts.newAddress());
    expect((await attempts.logIn(account)).status).toBe(200);
  });

  it('do not lock the account of the same name at another merchant', async () => {
    const { account } = await gateway.createAccount({ account: 'shared01', merchantCode: 'SOUTH' });
    for (let guess = 0; guess <= ACCOUNT_ATTEMPTS; guess += 1) await attempts.logIn(account, { password: WRONG });
    expect((await attempts.logIn(account, {}, { headers: { Merchant: 'SOUTH' } })).status).toBe(200);
  });
});
