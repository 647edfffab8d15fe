import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { RoundView, SessionView } from './arcadeApi.ts';
import type { RoomRound } from './roomApi.ts';
import { commitmentOf, outcomeWords } from './fairness/outcomeWords.ts';
import { uniformDraw } from './fairness/uniformDraw.ts';
import { reachedAt } from './games/crash/growth.ts';
import { drawCrash } from './games/crash/rules.ts';
import {
  anySeed,
  codeOf,
  createRoomTable,
  valueOf,
  wait,
  type RoomClient,
  type Player,
  type RoomTable,
} from './testing/roomTable.ts';

let table: RoomTable;
let arcade: ArcadeApp;
/** A player who watches and never bets. */
let watcher: RoomClient;

beforeAll(async () => {
  table = await createRoomTable();
  arcade = await table.arcade();
});
beforeEach(async () => {
  watcher = await table.enter(arcade, await table.open(arcade));
});
// With nobody left, no round opens without a bet that makes it short.
afterEach(() => table.leave());
afterAll(async () => {
  await table.close();
});

/** Whether a crash is between 1.03 and 1.06: the round lasts half a second or more. */
const isQuick = (crash: number): boolean => crash >= 103 && crash <= 106;

/** Whether a crash is about ten: the round lasts 38 seconds, longer than any test needs. */
const isLong = (crash: number): boolean => crash >= 1_000 && crash <= 1_010;

/** Joins a round whose bets just opened, with the seed that makes it long, or as requested. */
async function joinRound(
  others: readonly string[] = [],
  crashes = isLong,
): Promise<{ player: Player; client: RoomClient; round: RoomRound; clientSeed: string }> {
  const player = await table.open(arcade);
  const client = await table.enter(arcade, player);
  const round = await table.betting(watcher);
  return { player, client, round, clientSeed: await table.seedFor(round, crashes, others) };
}

/** Sends a call until its answer is decided. */
async function untilAccepted(send: () => ReturnType<RoomTable['bet']>): Promise<RoundView> {
  for (;;) {
    const answer = await send();
    if (answer.success) return answer.value;
    if (answer.errorCode !== 'round.undecided') throw new Error(answer.errorCode);
    await wait(20);
  }
}

const announcedCrashOf = (round: RoomRound) => watcher.waitFor('crash', ({ s }) => commitmentOf(s) === round.hash);
/** Advances a minute, after which every round is over, and returns the crash. */
async function crashOf(round: RoomRound) {
  await table.clock.pass(60_000);
  return announcedCrashOf(round);
}
/** Advances a round by two seconds, and waits until the arcade has noticed. */
async function fly(): Promise<void> {
  const until = (await table.clock.now()) + 2_000;
  await table.clock.pass(2_000);
  const stranger = await table.open(arcade);
  const announcedTime = async (): Promise<number> => {
    const client = await table.enter(arcade, stranger);
    const { serverTime } = await client.waitFor('hello');
    client.socket.close();
    return serverTime;
  };
  await expect.poll(announcedTime).toBeGreaterThanOrEqual(until);
}
const hasCrashed = (round: RoomRound): boolean =>
  watcher.received.some((message) => message.type === 'crash' && commitmentOf(message.s) === round.hash);

/** Starts a round and waits for its message. */
async function startOf(round: RoomRound): Promise<{ clientSeed: string; startsAt: number }> {
  const { startsAt } = await table.start(round);
  const { clientSeed } = await watcher.waitFor('started', ({ index }) => index === round.index);
  return { clientSeed, startsAt };
}

describe('a shared round', () => {
  it('can be checked from the commitment, the bets and the revealed seed', async () => {
    const seeds = [anySeed(), anySeed(), anySeed()];
    const { player, round, clientSeed } = await joinRound(seeds, isQuick);
    const others = await Promise.all(seeds.map(() => table.open(arcade)));
    valueOf(await table.bet(arcade, player, { clientSeed }));
    for (const [index, other] of others.entries())
      valueOf(await table.bet(arcade, other, { clientSeed: seeds[index] ?? '' }));
    const started = await startOf(round);
    // The fourth bet does not count.
    const text = [clientSeed, ...seeds].slice(0, 3).join(':');
    expect(started.clientSeed).toBe(createHash('sha256').update(text).digest('hex'));
    const crashed = await crashOf(round);
    const words = outcomeWords({ serverSeed: crashed.s, clientSeed: started.clientSeed, nonce: round.index });
    expect(crashed.x).toBe(drawCrash(uniformDraw(words)));
    // The seed of a round is the commitment to the next one.
    const { past } = await (await table.enter(arcade, player)).waitFor('hello');
    expect(past[0]).toEqual({
      index: round.index,
      hundredths: crashed.x,
      serverSeed: crashed.s,
      clientSeed: started.clientSeed,
    });
  });

  it('takes the stake at once and pays a cash-out at the multiplier of its arrival', async () => {
    const { player, round, clientSeed } = await joinRound();
    const before = table.gateway.balance;
    const bet = valueOf(await table.bet(arcade, player, { clientSeed, stake: '1000' }));
    expect(bet).toMatchObject({ state: 'OPEN', events: [], serverSeed: null, nonce: round.index });
    expect(table.gateway.balance).toBe(before - 1000n);
    await startOf(round);
    await fly();
    const out = valueOf(await table.decide(arcade, player, bet, 0, { cashOut: 'all' }));
    const [decision] = out.decisions as { cashOut: string; at: number }[];
    expect(decision?.at).toBeGreaterThan(100);
    expect(out).toMatchObject({ state: 'SETTLED', win: String(10 * (decision?.at ?? 0)) });
    // The crash is sent only when it happens.
    expect(out.events.map(({ type }) => type)).toEqual(['cashed_out', 'round_ended']);
    expect(table.gateway.balance).toBe(before - 1000n + BigInt(out.win));
    const crashed = await crashOf(round);
    const seen = await table.settled(arcade, player, bet);
    expect(seen.events).toEqual([out.events[0], { type: 'round_crashed', hundredths: crashed.x }, out.events[1]]);
    expect(seen.serverSeed).toBe(crashed.s);
  });

  it('pays a target at the crash point, and not one a hundredth above', async () => {
    const { player, round, clientSeed } = await joinRound([clientSeedB], (crash) => crash === 105);
    const first = valueOf(await table.bet(arcade, player, { clientSeed, target: 105 }));
    const second = valueOf(await table.bet(arcade, player, { clientSeed: clientSeedB, target: 106, panel: 1 }));
    await startOf(round);
    await crashOf(round);
    expect(await table.settled(arcade, player, first)).toMatchObject({
      win: '210',
      decisions: [{ ended: true }],
      events: [{ type: 'cashed_out', part: 'all', hundredths: 105, isAuto: true }, {}, {}],
    });
    expect(await table.settled(arcade, player, second)).toMatchObject({
      win: '0',
      events: [{ type: 'round_crashed', hundredths: 105 }, { type: 'round_ended' }],
    });
  });

  it('pays a target while the round continues, and notifies its player', async () => {
    const { player, client, round, clientSeed } = await joinRound();
    const bet = valueOf(await table.bet(arcade, player, { clientSeed, target: 102 }));
    await startOf(round);
    const settled = await client.waitFor('mine', ({ round: { id, win } }) => id === bet.id && win === '204');
    expect(settled.round.events.map(({ type }) => type)).toEqual(['cashed_out', 'round_ended']);
    expect(hasCrashed(round)).toBe(false);
    await client.waitFor('mine', (message) => message.round.id === bet.id && message.round.state === 'SETTLED');
    await crashOf(round);
  });

  it('pays half, then the rest, and sends one win', async () => {
    const { player, round, clientSeed } = await joinRound();
    const bet = valueOf(await table.bet(arcade, player, { clientSeed, stake: '2000' }));
    await startOf(round);
    await fly();
    const half = valueOf(await table.decide(arcade, player, bet, 0, { cashOut: 'half' }));
    expect(half).toMatchObject({ state: 'OPEN', events: [{ part: 'half' }] });
    expect(codeOf(await table.decide(arcade, player, bet, 1, { cashOut: 'half' }))).toBe('decision.unknown');
    await fly();
    const rest = valueOf(await table.decide(arcade, player, bet, 1, { cashOut: 'all' }));
    const [first, second] = rest.decisions as { at: number }[];
    expect(BigInt(rest.win)).toBe(10n * BigInt(first?.at ?? 0) + 10n * BigInt(second?.at ?? 0));
    await crashOf(round);
    const wins = table.gateway.calls.filter(({ call, txId }) => call === 'win' && txId === `${bet.id}-win`);
    expect(wins.map(({ status }) => status)).toEqual(['OK']);
  });

  it('pays a cash-out once when it is tapped twice or sent again', async () => {
    const { player, round, clientSeed } = await joinRound();
    const bet = valueOf(await table.bet(arcade, player, { clientSeed, stake: '1000' }));
    const before = table.gateway.balance;
    await startOf(round);
    await fly();
    const taps = await Promise.all(
      Array.from({ length: 6 }, () => table.decide(arcade, player, bet, 0, { cashOut: 'all' })),
    );
    const again = valueOf(await table.decide(arcade, player, bet, 0, { cashOut: 'all' }));
    expect(again.decisions).toHaveLength(1);
    const accepted = taps.flatMap((tap) => (tap.success ? [tap.value.decisions] : []));
    expect(accepted).toEqual(accepted.map(() => again.decisions));
    expect(codeOf(await table.decide(arcade, player, bet, 0, { cashOut: 'half' }))).toBe('round.decision_passed');
    expect(codeOf(await table.decide(arcade, player, bet, 1, { cashOut: 'all' }))).toBe('round.closed');
    expect(table.gateway.balance).toBe(before + BigInt(again.win));
    await crashOf(round);
  });

  it('refuses a cash-out that arrives after the crash, and before the start', async () => {
    const { player, round, clientSeed } = await joinRound([], isQuick);
    const bet = valueOf(await table.bet(arcade, player, { clientSeed }));
    expect(codeOf(await table.decide(arcade, player, bet, 0, { cashOut: 'all' }))).toBe('decision.unknown');
    await startOf(round);
    await crashOf(round);
    expect(codeOf(await table.decide(arcade, player, bet, 0, { cashOut: 'all' }))).toBe('room.crashed');
    expect(await table.settled(arcade, player, bet)).toMatchObject({ win: '0', decisions: [{ ended: true }] });
    expect(codeOf(await table.decide(arcade, player, bet, 0, { cashOut: 'all' }))).toBe('room.crashed');
    expect(codeOf(await table.decide(arcade, player, bet, 1, { cashOut: 'all' }))).toBe('round.closed');
  });

  it('takes no bet after the start', async () => {
    const { player, round, clientSeed } = await joinRound([], isQuick);
    valueOf(await table.bet(arcade, player, { clientSeed }));
    await startOf(round);
    expect(codeOf(await table.bet(arcade, player, { panel: 1 }))).toBe('room.closed');
    await crashOf(round);
  });

  it('accepts one bet of a player in each panel, and returns the same bet for the same key', async () => {
    const { player, round, clientSeed } = await joinRound([clientSeedB], isQuick);
    const bet = { clientSeed, idempotencyKey: anySeed() };
    const first = valueOf(await table.bet(arcade, player, bet));
    expect(valueOf(await table.bet(arcade, player, bet)).id).toBe(first.id);
    expect(codeOf(await table.bet(arcade, player, { ...bet, stake: '1000' }))).toBe('round.key_reused');
    expect(codeOf(await table.bet(arcade, player, {}))).toBe('round.unfinished');
    valueOf(await table.bet(arcade, player, { panel: 1, clientSeed: clientSeedB }));
    await startOf(round);
    await crashOf(round);
  });

  it('frees the panel for another bet when the first one is refused', async () => {
    const { player, round, clientSeed } = await joinRound([], isQuick);
    table.gateway.failNext('bet', 'INSUFFICIENT_FUNDS');
    expect(valueOf(await table.bet(arcade, player, {}))).toMatchObject({ state: 'VOID', events: [] });
    expect(valueOf(await table.bet(arcade, player, { clientSeed })).state).toBe('OPEN');
    await startOf(round);
    await crashOf(round);
  });

  it('keeps play money apart: no call to the gateway, no bet that others see, and seeds after those of real bets', async () => {
    const { player, round, clientSeed } = await joinRound([clientSeedB], isQuick);
    const free = await table.open(arcade, { isFreePlay: true });
    const client = await table.enter(arcade, free);
    const calls = table.gateway.calls.filter(({ call }) => call === 'bet').length;
    const play = valueOf(await table.bet(arcade, free, { clientSeed: clientSeedB, target: 102 }));
    expect(table.gateway.calls.filter(({ call }) => call === 'bet').length).toBe(calls);
    expect(play).toMatchObject({ state: 'OPEN', isFreePlay: true });
    valueOf(await table.bet(arcade, player, { clientSeed }));
    const seen = await watcher.waitFor('bets', (message) => message.index === round.index && message.totals.bets > 0);
    expect(seen.totals).toMatchObject({ players: 1, bets: 1, staked: [{ currency: 'THB', amount: '200' }] });
    const text = `${clientSeed}:${clientSeedB}`;
    expect((await startOf(round)).clientSeed).toBe(createHash('sha256').update(text).digest('hex'));
    const settled = await client.waitFor('mine', (message) => message.round.state === 'SETTLED');
    expect(settled.round).toMatchObject({ win: '204' });
    await crashOf(round);
    const session = valueOf(await table.call<{ balance: string }>(arcade, 'GET', 'session', free.token));
    expect(BigInt(session.balance)).toBe(BigInt(free.session.balance) + 4n);
  });

  it('shows bets with masked names, and marks each player’s own', async () => {
    const { player, client, round, clientSeed } = await joinRound([], isQuick);
    valueOf(await table.bet(arcade, player, { clientSeed, target: 102 }));
    const ownBets = await client.waitFor('bets', ({ index, bets }) => index === round.index && bets.length > 0);
    const seen = await watcher.waitFor('bets', ({ index, bets }) => index === round.index && bets.length > 0);
    expect(ownBets.bets).toMatchObject([{ name: 'pl****01', stake: '200', isMine: true, cashedOut: null, win: null }]);
    expect(seen.bets).toEqual(ownBets.bets.map((bet) => ({ ...bet, isMine: false })));
    await startOf(round);
    const paid = await watcher.waitFor('bets', ({ index, bets }) => index === round.index && bets[0]?.win === '204');
    expect(paid.bets[0]).toMatchObject({ cashedOut: 102 });
    expect(JSON.stringify(watcher.received)).not.toContain(player.playerRef);
    await crashOf(round);
  });

  it('reveals nothing of the crash before it, in any message', async () => {
    let crash = 0;
    const { player, client, round, clientSeed } = await joinRound([], (drawn) => {
      crash = drawn;
      return isLong(drawn);
    });
    const bet = valueOf(await table.bet(arcade, player, { clientSeed, target: 103 }));
    const answers: string[] = [];
    const request = async (path: string): Promise<void> => {
      answers.push(JSON.stringify(await table.call(arcade, 'GET', path, player.token)));
    };
    const { startsAt } = await startOf(round);
    for (let seconds = 0; seconds < 20; seconds += 2) {
      await Promise.all([
        request(`rounds/${bet.id}`),
        request('rounds'),
        request('session'),
        request(`replays/${bet.id}`),
      ]);
      await table.clock.pass(2_000);
    }
    const crashesAt = startsAt + reachedAt(crash + 1);
    await table.clock.reach(crashesAt - 500);
    const testTime = Date.now();
    const aheadMs = (await table.clock.now()) - testTime;
    const crashed = await announcedCrashOf(round);
    expect(crashed.x).toBe(crash);
    const wires = [client, watcher].flatMap(({ texts }) => {
      const at = texts.findIndex(({ text }) => text.includes('"crash","x"') && text.includes(crashed.s));
      return texts.slice(0, at).map(({ text }) => text);
    });
    for (const text of [...answers, ...wires]) {
      expect(text).not.toContain(crashed.s);
      expect(text).not.toContain(`"hundredths":${crashed.x}}`);
    }
    // The message itself does not arrive before its time.
    const message = watcher.texts.find(({ text }) => text.includes(crashed.s));
    expect((message?.at ?? 0) + aheadMs).toBeGreaterThanOrEqual(crashesAt);
    // The highest crash point has seven digits.
    expect(Buffer.byteLength(message?.text ?? '') + 7 - String(crashed.x).length).toBeLessThanOrEqual(100);
  });

  it('greets a returning player with the current round and their own bets', async () => {
    const { player, round, clientSeed } = await joinRound();
    const bet = valueOf(await table.bet(arcade, player, { clientSeed, stake: '1000' }));
    await startOf(round);
    const again = await table.enter(arcade, player);
    const hello = await again.waitFor('hello');
    expect(hello).toMatchObject({
      phase: 'running',
      round: { index: round.index },
      mine: [{ id: bet.id, state: 'OPEN' }],
    });
    expect(hello.past.map(({ index }) => index)).not.toContain(round.index);
    await crashOf(round);
    const late = await (await table.enter(arcade, player)).waitFor('hello');
    expect(late.past.some(({ index }) => index === round.index)).toBe(true);
  });

  it('is played to its end if the gateway cannot roll it back, although its round has ended', async () => {
    const { player, round, clientSeed } = await joinRound([clientSeedB], isQuick);
    const accepted = valueOf(await table.bet(arcade, player, { clientSeed }));
    const idempotencyKey = anySeed();
    const unanswered = { clientSeed: clientSeedB, panel: 1, idempotencyKey } as const;
    table.gateway.failNext('bet', 'lost_after', 'lost_before', 'lost_before');
    expect(codeOf(await table.bet(arcade, player, unanswered))).toBe('round.undecided');
    table.gateway.dropDailyJackpotOn(table.gateway.calls.findLast(({ call }) => call === 'bet')?.txId ?? '');
    // As if 45 s later; the gateway does not answer for a while.
    const takeBackIn = (interval: string) =>
      table.database.pool.query(
        `update round set state = 'PENDING_ROLLBACK', void_reason = 'UNDECIDED', leased_until = null,
           next_attempt_at = now() + $2::interval where idempotency_key = $1`,
        [idempotencyKey, interval],
      );
    await takeBackIn('1 hour');
    await startOf(round);
    await crashOf(round);
    await table.settled(arcade, player, accepted);
    await takeBackIn('0');
    const ended = await untilAccepted(() => table.bet(arcade, player, unanswered));
    expect(await table.settled(arcade, player, ended)).toMatchObject({
      state: 'SETTLED',
      win: '0',
      decisions: [{ ended: true }],
    });
  });

  it('is reported to a player who was away when it ended, until they have seen it', async () => {
    const { player, client, round, clientSeed } = await joinRound([], isQuick);
    const missedBy = async () =>
      valueOf(await table.call<SessionView>(arcade, 'GET', 'session', player.token)).missedBets.map(
        ({ id, state, win }) => ({ id, state, win }),
      );
    const bet = valueOf(await table.bet(arcade, player, { clientSeed }));
    client.socket.close();
    expect(await missedBy()).toEqual([]);
    await startOf(round);
    await crashOf(round);
    await table.settled(arcade, player, bet);
    expect(await missedBy()).toEqual([{ id: bet.id, state: 'SETTLED', win: '0' }]);
    await table.call(arcade, 'POST', `rounds/${bet.id}/shown`, player.token, {});
    expect(await missedBy()).toEqual([]);
  });

  it('cannot be cashed out by another player, or at a chosen multiplier', async () => {
    const { player, round, clientSeed } = await joinRound();
    const bet: RoundView = valueOf(await table.bet(arcade, player, { clientSeed }));
    const stranger = await table.open(arcade);
    await startOf(round);
    expect(codeOf(await table.decide(arcade, stranger, bet, 0, { cashOut: 'all' }))).toBe('not_found');
    for (const forged of [{ cashOut: 'all', at: 9000 }, { ended: true }, { returned: true }, { cashOut: 'double' }])
      expect(codeOf(await table.decide(arcade, player, bet, 0, forged))).toBe('decision.unknown');
    await crashOf(round);
    expect((await table.settled(arcade, player, bet)).win).toBe('0');
  });
});

/** The seed of a second bet. */
const clientSeedB = 'ab'.repeat(16);
