import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildBotChallenge, isSolution } from '../testing/botChallenge.ts';
import { createBotCheck } from './botCheck.ts';

afterEach(() => vi.restoreAllMocks());

const due = { error: { status: 422, code: 'auth.bot_check_required', value: { botCheck: true } } };
const done = { data: 'done', error: undefined };

/** A bot check with a gateway that counts challenges, and a call that records its solutions. */
function setUp({ answers = [done], expiresInS = 600 }: { answers?: { error?: unknown }[]; expiresInS?: number } = {}) {
  const fetched: unknown[] = [];
  const sent: string[] = [];
  const busy: boolean[] = [];
  const check = createBotCheck(
    async () => {
      const challenge = await buildBotChallenge({ expiresInS });
      fetched.push(challenge);
      return challenge;
    },
    (isBusy) => busy.push(isBusy),
    Date.now,
  );
  const call = (botCheck: string) => {
    sent.push(botCheck);
    return Promise.resolve(answers[sent.length - 1] ?? done);
  };
  return { check, call, fetched, sent, busy };
}

describe('the bot check', () => {
  it('AUTH-08 sends a solved challenge with a call that always requires one', async () => {
    const { check, call, sent, busy } = setUp();
    expect(await check.send(call, true)).toBe(done);
    expect(await Promise.all(sent.map(isSolution))).toEqual([true]);
    expect(busy).toEqual([true, false]);
  });

  it('AUTH-08 fetches no challenge for a call that does not require one', async () => {
    const { check, call, fetched, sent } = setUp();
    await check.send(call, false);
    expect([sent, fetched]).toEqual([[''], []]);
  });

  it('AUTH-08 retries a call once, with a solved challenge, if the gateway requires one', async () => {
    const { check, call, sent } = setUp({ answers: [due, due, done] });
    expect(await check.send(call, false)).toBe(due);
    expect(await Promise.all(sent.map(isSolution))).toEqual([false, true]);
  });

  it('AUTH-08 prepares one solution in advance and uses each solution for one call only', async () => {
    const { check, call, fetched, sent } = setUp();
    check.prepare();
    check.prepare();
    await check.send(call, false);
    expect(fetched).toHaveLength(1);
    await check.send(call, true);
    expect(fetched).toHaveLength(2);
    expect(await Promise.all(sent.map(isSolution))).toEqual([true, true]);
    expect(sent[0]).not.toBe(sent[1]);
  });

  it('AUTH-08 fetches a new challenge if the prepared solution is about to expire', async () => {
    const { check, call, fetched } = setUp({ expiresInS: 5 });
    check.prepare();
    await check.send(call, true);
    expect(fetched).toHaveLength(2);
  });

  it('AUTH-08 sends the call without a solution and logs a warning if no challenge can be fetched', async () => {
    const report = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const sent: string[] = [];
    const check = createBotCheck(
      () => Promise.reject(new TypeError('offline')),
      () => {},
      Date.now,
    );
    await check.send((botCheck) => (sent.push(botCheck), Promise.resolve(done)), true);
    expect(sent).toEqual(['']);
    expect(report).toHaveBeenCalled();
  });

  it('AUTH-08 fetches a separate challenge for each of two concurrent forms, one after the other', async () => {
    let isRequested = false;
    let atOnce = 0;
    const fetchOne = async () => {
      if (isRequested) atOnce += 1;
      isRequested = true;
      const challenge = await buildBotChallenge();
      isRequested = false;
      return challenge;
    };
    const [first, second] = [
      createBotCheck(fetchOne, () => {}, Date.now),
      createBotCheck(fetchOne, () => {}, Date.now),
    ];
    const solved = await Promise.all([first.take(), second.take()]);
    expect([new Set(solved).size, atOnce]).toEqual([2, 0]);
  });
});
