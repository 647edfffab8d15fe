import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildBotChallenge, isSolution } from '../testing/botChallenge.ts';
import { createBotCheck } from './botCheck.ts';

afterEach(() => vi.restoreAllMocks());

const due = { error: { status: 422, code: 'auth.bot_check_required', value: { botCheck: true } } };
const done = { data: 'done', error: undefined };

/** A bot check over a gateway that counts challenges, and a call that records what it receives. */
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
  it('AUTH-08 carries a solved challenge where one is always needed', async () => {
    const { check, call, sent, busy } = setUp();
    expect(await check.send(call, true)).toBe(done);
    expect(await Promise.all(sent.map(isSolution))).toEqual([true]);
    expect(busy).toEqual([true, false]);
  });

  it('AUTH-08 costs nothing where none is asked for', async () => {
    const { check, call, fetched, sent } = setUp();
    await check.send(call, false);
    expect([sent, fetched]).toEqual([[''], []]);
  });

  it('AUTH-08 makes a call that was refused for it again by itself, once', async () => {
    const { check, call, sent } = setUp({ answers: [due, due, done] });
    expect(await check.send(call, false)).toBe(due);
    expect(await Promise.all(sent.map(isSolution))).toEqual([false, true]);
  });

  it('AUTH-08 is solved ahead of time and spent by one call', async () => {
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

  it('AUTH-08 does not send a solution that is about to expire', async () => {
    const { check, call, fetched } = setUp({ expiresInS: 5 });
    check.prepare();
    await check.send(call, true);
    expect(fetched).toHaveLength(2);
  });

  it('AUTH-08 lets the call tell what is wrong when there is no challenge to be had', async () => {
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

  it('AUTH-08 of two forms that ask at the same moment are two challenges', async () => {
    let isAsked = false;
    let atOnce = 0;
    const fetchOne = async () => {
      if (isAsked) atOnce += 1;
      isAsked = true;
      const challenge = await buildBotChallenge();
      isAsked = false;
      return challenge;
    };
    const [one, other] = [createBotCheck(fetchOne, () => {}, Date.now), createBotCheck(fetchOne, () => {}, Date.now)];
    const solved = await Promise.all([one.take(), other.take()]);
    expect([new Set(solved).size, atOnce]).toEqual([2, 0]);
  });
});
