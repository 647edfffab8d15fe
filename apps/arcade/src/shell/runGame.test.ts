// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArcadeAnswer } from '../arcadeApi.ts';
import { runGame } from './runGame.ts';
import { roundOf, sessionOf, testGame } from './testing/testGame.ts';

type Answers = Record<string, ArcadeAnswer<unknown>>;

/** Answers calls by method and path, and records them. */
function serve(answers: Answers) {
  const calls: { call: string; authorization: string | null }[] = [];
  vi.stubGlobal('fetch', (path: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
    const call = `${method} ${path.replace('/arcade/api/', '')}`;
    calls.push({ call, authorization: headers['Authorization'] ?? null });
    const answer = answers[call] ?? { success: false, errorCode: 'not_found', message: '' };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return calls;
}

const opened: Answers = {
  'POST session': { success: true, value: { token: 'token-of-the-session', session: sessionOf() } },
  'GET session': { success: true, value: sessionOf() },
};

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function run(query: string): void {
  history.replaceState(null, '', `/games/test-game/?${query}`);
  runGame(testGame().game);
}

describe('the page of a game', () => {
  it('opens the session of the launch code, and the same one after a reload', async () => {
    const calls = serve(opened);
    run('code=abc&lang=EN');
    await expect.poll(() => document.querySelector('.round-label')?.textContent).toBe('Bet');
    expect(document.title).toBe('Test game');
    expect(document.documentElement.lang).toBe('en');
    document.body.replaceChildren();
    run('code=abc&lang=EN');
    await expect.poll(() => document.querySelector('.round-label')?.textContent).toBe('Bet');
    expect(calls).toEqual([
      { call: 'POST session', authorization: null },
      { call: 'GET session', authorization: 'Bearer token-of-the-session' },
    ]);
  });

  it.each([
    ['session.code_refused', 'This launch is used up'],
    ['session.expired', 'The session has ended'],
    ['session.replaced', 'Another game is open'],
  ] as const)('says why it cannot open: %s', async (errorCode, title) => {
    serve({ 'POST session': { success: false, errorCode, message: '' } });
    run('code=abc&lang=EN');
    await expect.poll(() => document.querySelector('dialog h2')?.textContent).toBe(title);
  });

  it('retries an undecided launch automatically, and then asks the player', async () => {
    vi.useFakeTimers();
    const answers: Answers = { 'POST session': { success: false, errorCode: 'gateway.unreachable', message: '' } };
    const calls = serve(answers);
    run('code=abc&lang=EN');
    await vi.advanceTimersByTimeAsync(3_999);
    expect(calls).toHaveLength(2);
    expect(document.querySelector('dialog')).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(document.querySelector('dialog h2')?.textContent).toBe('No connection');

    document.querySelector<HTMLButtonElement>('dialog .is-primary')?.click();
    await vi.advanceTimersByTimeAsync(500);
    Object.assign(answers, opened);
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toHaveLength(5);
    expect(document.querySelector('.round-label')?.textContent).toBe('Bet');
  });

  it('replays the round of its address without a session', async () => {
    const calls = serve({
      'GET replays/round-9': { success: true, value: { round: roundOf(9), session: sessionOf() } },
    });
    run('replay=round-9&lang=EN');
    await expect.poll(() => document.querySelector('.round-label')?.textContent).toBe('Play again');
    expect(calls.map(({ call }) => call)).toEqual(['GET replays/round-9']);
  });
});
