import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BotChallenge } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createProcessState } from '../../shared/processState.ts';
import { createBotCheckService } from './botCheck.service.ts';

// The expected lifetime of a challenge, repeated in the test.
const BOT_CHALLENGE_TTL_MS = 10 * 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const verify = (payload: string) => gateway.app.gateway.services.botChecks.verify(payload);
const challenge = async () => (await gateway.call('getBotChallenge')).envelope.value as unknown as BotChallenge;
const pack = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const solve = async (issued: BotChallenge) =>
  (await solveChallenge({ challenge: issued, deriveKey })) ?? { counter: 0, derivedKey: '' };

describe('the bot check', () => {
  it('accepts a solved challenge once, even with parallel requests', async () => {
    const payload = await gateway.botCheck();
    const accepted = await Promise.all(Array.from({ length: 5 }, () => verify(payload)));
    expect(accepted.filter(Boolean)).toHaveLength(1);
    expect(await verify(payload)).toBe(false);
  });

  it('rejects a used solution that is serialized differently', async () => {
    const issued = await challenge();
    const solution = await solve(issued);
    expect(await verify(pack({ challenge: issued, solution }))).toBe(true);
    expect(await verify(pack({ solution: { ...solution, time: 7 }, challenge: issued }))).toBe(false);
    expect(
      await verify(
        pack({
          challenge: { ...issued, parameters: Object.fromEntries(Object.entries(issued.parameters).toReversed()) },
          solution,
        }),
      ),
    ).toBe(false);
  });

  it('rejects an unsolved, foreign or modified challenge without using up the valid one', async () => {
    const [issued, other] = [await challenge(), await challenge()];
    const solution = await solve(issued);
    const changed = (change: object) => ({
      challenge: { ...issued, parameters: { ...issued.parameters, ...change } },
      solution,
    });
    const wrong: unknown[] = [
      { challenge: issued, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: issued, solution: { ...solution, derivedKey: '' } },
      { challenge: other, solution },
      { challenge: { ...issued, signature: '00'.repeat(32) }, solution },
      { challenge: { ...issued, signature: undefined }, solution },
      changed({ cost: 1 }),
      changed({ keyPrefix: '00' }),
      changed({ keyPrefix: '' }),
      changed({ expiresAt: 9_999_999_999 }),
      changed({ nonce: '00' }),
      changed({ data: { a: 1 } }),
      changed({ keySignature: undefined }),
      changed({ unknown: 1 }),
      { challenge: issued },
      { solution },
      {},
      [],
      null,
      7,
      'text',
    ];
    for (const payload of wrong) expect(await verify(pack(payload))).toBe(false);
    for (const payload of ['', 'not base64 !', pack({}).repeat(2_000), '\0']) expect(await verify(payload)).toBe(false);
    // None of these attempts used the valid one up.
    expect(await verify(pack({ challenge: issued, solution }))).toBe(true);
  });

  it('expires after ten minutes', async () => {
    const timed = await createTestGateway();
    try {
      const { botChecks } = timed.app.gateway.services;
      const [timely, late] = [await timed.botCheck(), await timed.botCheck()];
      timed.advance(BOT_CHALLENGE_TTL_MS - 30_000);
      expect(await botChecks.verify(timely)).toBe(true);
      timed.advance(31_000);
      expect(await botChecks.verify(late)).toBe(false);
    } finally {
      await timed.close();
    }
  });

  it('is rejected by a gateway with another secret', async () => {
    const stranger = createBotCheckService({
      config: { botCheckSecret: 'the secret of quite another platform', isTest: true },
      shared: createProcessState({ clock: Date.now }),
      clock: Date.now,
    });
    expect(await stranger.verify(await gateway.botCheck())).toBe(false);
  });

  it('has a cost of at least 5,000 outside of tests', async () => {
    const service = createBotCheckService({
      config: { botCheckSecret: undefined, isTest: false },
      shared: createProcessState({ clock: Date.now }),
      clock: Date.now,
    });
    const { parameters } = await service.challenge();
    expect(parameters.cost).toBeGreaterThanOrEqual(5_000);
    expect(parameters.keyPrefix.length).toBeGreaterThanOrEqual(32);
  });

  it('rate limits an IP address after 60 challenges', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => gateway.call('getBotChallenge', { remoteAddress: '10.5.0.2' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
