import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { RoundView, SessionView } from './arcadeApi.ts';
import type { DrawChainView, PastDrawSeeds } from './drawApi.ts';
import { commitmentOf, outcomeWords } from './fairness/outcomeWords.ts';
import { uniformDraw } from './fairness/uniformDraw.ts';
import { createDrawRoomTable, drawAfter, STEADY_DRAWS, type DrawRoomTable } from './testing/drawRoomTable.ts';
import { anySeed, codeOf, valueOf, type Player } from './testing/roomTable.ts';

let table: DrawRoomTable;
let arcade: ArcadeApp;

beforeAll(async () => {
  table = await createDrawRoomTable();
  arcade = await table.arcade();
});
afterAll(async () => {
  await table.close();
});

const sideOf = (serverSeed: string, clientSeed: string, nonce: number): number =>
  uniformDraw(outcomeWords({ serverSeed, clientSeed, nonce }))(2);

/** Returns the seed of the previous draw. */
function seedBefore(seed: string): string {
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from(seed, 'hex'), Buffer.from([0])]))
    .digest('hex');
}

const balanceOf = async (player: Player): Promise<bigint> =>
  BigInt(valueOf(await table.call<SessionView>(arcade, 'GET', 'session', player.token)).balance);

describe('a draw on a schedule', () => {
  it('takes stakes at once, hides its outcome until it is revealed, and pays each bet once', async () => {
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const draw = await table.opened(client);
    const before = table.gateway.balance;
    const seeds = [anySeed(), anySeed()];
    const bets = [
      valueOf(
        await table.bet(arcade, player, {
          side: 0,
          draw: draw.index,
          clientSeed: seeds[0] ?? '',
        }),
      ),
      valueOf(
        await table.bet(arcade, player, {
          side: 1,
          draw: draw.index,
          clientSeed: seeds[1] ?? '',
        }),
      ),
    ];
    expect(table.gateway.balance).toBe(before - 400n);
    for (const bet of bets)
      expect(bet).toMatchObject({
        state: 'OPEN',
        events: [],
        win: '0',
        serverSeed: null,
      });
    await table.closeBets(draw);
    const closed = await client.waitFor('closed', ({ index }) => index === draw.index);
    expect(closed.clientSeed).toBe(createHash('sha256').update(seeds.join(':')).digest('hex'));
    const hidden = valueOf(await table.call<RoundView>(arcade, 'GET', `rounds/${bets[0]?.id}`, player.token));
    expect([hidden.events, hidden.win]).toEqual([[], '0']);
    await table.reveal(draw);
    const shown = await client.waitFor('result', ({ index }) => index === draw.index);
    expect(commitmentOf(shown.seed)).toBe(draw.hash);
    expect(shown.result).toBe(sideOf(shown.seed, closed.clientSeed, draw.index));
    const settled = await Promise.all(bets.map((bet) => table.settled(arcade, player, bet)));
    expect(settled.map(({ win }) => win)).toEqual(shown.result === 0 ? ['400', '0'] : ['0', '400']);
    expect(settled[0]).toMatchObject({
      serverSeed: shown.seed,
      events: [{ type: 'coin', side: shown.result }],
    });
    expect(table.gateway.balance).toBe(before);
    for (const { id } of bets) expect(table.moved(id)).toEqual(['bet', 'win']);
    const message = await client.waitFor('mine', ({ round }) => round.id === bets[0]?.id && round.state === 'SETTLED');
    expect(message.round.win).toBe(settled[0]?.win);
    client.socket.close();
  });

  it('has a result that follows from published seeds, even if nobody bet or watched', async () => {
    const player = await table.open(arcade);
    const { list, chain } = valueOf(
      await table.call<{ list: PastDrawSeeds[]; chain: DrawChainView }>(
        arcade,
        'GET',
        'draws/results?limit=20',
        player.token,
      ),
    );
    expect(list).toHaveLength(20);
    const last = list.at(-1);
    const empty = createHash('sha256').update(`${chain.publicSeed}:${last?.index}`).digest('hex');
    expect(last?.clientSeed).toBe(empty);
    for (const { index, serverSeed, clientSeed, result } of list)
      expect(result).toBe(sideOf(serverSeed, clientSeed, index));
    const before = list.slice(0, -1).map(({ index, serverSeed }) => [index - 1, seedBefore(serverSeed)]);
    expect(list.slice(1).map(({ index, serverSeed }) => [index, serverSeed])).toEqual(before);
    // The chain leads from each seed to the one that was published before the first draw.
    let seed = last?.serverSeed ?? '';
    for (let index = last?.index ?? 0; index >= chain.firstDraw; index -= 1) seed = seedBefore(seed);
    expect(seed).toBe(chain.terminalHash);
  });

  it('takes a bet once when it is sent twice, and refuses another bet with the same key', async () => {
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const draw = await table.opened(client);
    const request = {
      draw: draw.index,
      clientSeed: anySeed(),
      idempotencyKey: anySeed(),
    };
    const before = table.gateway.balance;
    await Promise.all(Array.from({ length: 4 }, () => table.bet(arcade, player, request)));
    const round = valueOf(await table.bet(arcade, player, request));
    expect(codeOf(await table.bet(arcade, player, { ...request, side: 1 }))).toBe('round.key_reused');
    expect(codeOf(await table.bet(arcade, player, { ...request, draw: draw.index + 1 }))).toBe('round.key_reused');
    const settled = await table.settled(arcade, player, round);
    // After the draw the request still returns the same bet.
    expect(valueOf(await table.bet(arcade, player, request)).id).toBe(round.id);
    expect(table.gateway.balance).toBe(before - 200n + BigInt(settled.win));
    client.socket.close();
  });

  it('refuses a bet after its close, for a draw that is over, and for one too far ahead', async () => {
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const { index, closesAt } = await table.opened(client);
    await table.closeBets({ closesAt });
    await client.waitFor('closed', (message) => message.index === index);
    const before = table.gateway.balance;
    for (const draw of [index, index - 1, index - 5, index + 9])
      expect(codeOf(await table.bet(arcade, player, { draw }))).toBe('draw.closed');
    expect(table.gateway.balance).toBe(before);
    client.socket.close();
  });

  it('takes a bet for a later draw, which may be cancelled until that draw closes', async () => {
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const draw = await table.opened(client);
    const before = table.gateway.balance;
    const [open, cancelled] = [
      valueOf(await table.bet(arcade, player, { draw: draw.index + 1 })),
      valueOf(await table.bet(arcade, player, { draw: draw.index + 1 })),
    ];
    expect(open.nonce).toBe(draw.index + 1);
    // Retries while the bet is undecided, as the page does: the background settlement may hold it.
    const cancel = async (round: RoundView) => {
      for (;;) {
        const answer = await table.call<RoundView>(arcade, 'POST', `rounds/${round.id}/cancel`, player.token);
        if (answer.success || answer.errorCode !== 'round.undecided') return answer;
      }
    };
    const twice = await Promise.all([cancel(cancelled), cancel(cancelled)]);
    expect(twice.map((answer) => valueOf(answer).voidReason)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(valueOf(await cancel(cancelled))).toMatchObject({
      state: 'VOID',
      voidReason: 'CANCELLED',
    });
    expect(table.moved(cancelled.id)).toEqual(['bet', 'rollback']);
    expect(table.gateway.balance).toBe(before - 200n);
    await table.closeBets(drawAfter(draw, 1));
    await client.waitFor('closed', ({ index }) => index === draw.index + 1);
    expect(codeOf(await cancel(open))).toBe('draw.closed');
    const settled = await table.settled(arcade, player, open);
    expect(table.gateway.balance).toBe(before - 200n + BigInt(settled.win));
    const stranger = await table.open(arcade);
    expect(codeOf(await table.call(arcade, 'POST', `rounds/${open.id}/cancel`, stranger.token))).toBe('not_found');
    client.socket.close();
  });

  it('keeps play money apart, pays it to its session, and returns it', async () => {
    const free = await table.open(arcade, { isFreePlay: true });
    const calls = table.gateway.calls.filter(({ call }) => call === 'bet').length;
    const before = await balanceOf(free);
    const { round, draw } = await table.accepted(arcade, free, { stake: '500' });
    const back = valueOf(await table.bet(arcade, free, { draw: draw.index + 1 }));
    expect(await balanceOf(free)).toBe(before - 700n);
    const cancelled = await table.call<RoundView>(arcade, 'POST', `rounds/${back.id}/cancel`, free.token);
    expect(valueOf(cancelled)).toMatchObject({ state: 'VOID' });
    const settled = await table.settled(arcade, free, round);
    expect(await balanceOf(free)).toBe(before - 500n + BigInt(settled.win));
    expect(table.gateway.calls.filter(({ call }) => call === 'bet').length).toBe(calls);
  });

  it('pays a bet that the gateway accepted only after the draw', async () => {
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const draw = await table.opened(client);
    const before = table.gateway.balance;
    table.gateway.failNext('bet', 'lost_after', 'lost_before', 'lost_before');
    const request = { draw: draw.index, idempotencyKey: anySeed() };
    const first = await table.bet(arcade, player, request);
    expect(codeOf(first)).toBe('round.undecided');
    await table.reveal(draw);
    const settled = await client.waitFor('mine', ({ round }) => round.state === 'SETTLED');
    expect(table.moved(settled.round.id)).toEqual(['bet', 'win']);
    expect(table.gateway.balance).toBe(before - 200n + BigInt(settled.round.win));
    client.socket.close();
  });
});

describe('several processes', () => {
  it('have one outcome of a draw, and pay the bets of a process that was killed between close and deal', async () => {
    const first = await table.arcade();
    const player = await table.open(first);
    const other = await table.open(arcade);
    const [firstClient, secondClient] = [await table.enter(first, player), await table.enter(arcade, other)];
    const draw = await table.opened(firstClient);
    const bets = [
      valueOf(await table.bet(first, player, { draw: draw.index })),
      valueOf(await table.bet(arcade, other, { draw: draw.index })),
    ];
    await table.closeBets(draw);
    const closed = await firstClient.waitFor('closed', ({ index }) => index === draw.index);
    await first.http.close();
    expect(closed.clientSeed).toBe(
      (await secondClient.waitFor('closed', ({ index }) => index === draw.index)).clientSeed,
    );
    await table.reveal(draw);
    const { result } = await secondClient.waitFor('result', ({ index }) => index === draw.index);
    const settled = [
      await table.settled(arcade, player, bets[0] as RoundView),
      await table.settled(arcade, other, bets[1] as RoundView),
    ];
    for (const { win, events } of settled)
      expect([win, events]).toEqual([result === 0 ? '400' : '0', [{ type: 'coin', side: result }]]);
    for (const { id } of bets) expect(table.moved(id)).toEqual(['bet', 'win']);
    secondClient.socket.close();
  });

  it('decide a bet that races the close in the database: it counts for the seed or is not stored', async () => {
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const draw = await table.opened(client);
    const answers: Awaited<ReturnType<typeof table.bet>>[] = [];
    await table.clock.reach(draw.closesAt - 300);
    while (!client.received.some((message) => message.type === 'closed' && message.index === draw.index))
      answers.push(await table.bet(arcade, player, { draw: draw.index }));
    expect(codeOf(await table.bet(arcade, player, { draw: draw.index }))).toBe('draw.closed');
    const taken = answers.flatMap((answer) => (answer.success ? [answer.value] : []));
    await table.reveal(draw);
    const { seed, result } = await client.waitFor('result', ({ index }) => index === draw.index);
    for (const round of taken) {
      const settled = await table.settled(arcade, player, round);
      expect(settled).toMatchObject({
        serverSeed: seed,
        win: result === 0 ? '400' : '0',
      });
    }
    client.socket.close();
  });

  it('take no bet in a draw that was closed, even if the clock of the database goes back', async () => {
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const draw = await table.opened(client);
    // As if the draw had been published before: it stays closed, although its time is not over.
    await table.database.db
      .updateTable('draw_chain')
      .set({
        closed_through: sql<bigint>`greatest(closed_through, ${String(draw.index)}::bigint)`,
      })
      .execute();
    expect(codeOf(await table.bet(arcade, player, { draw: draw.index }))).toBe('draw.closed');
    client.socket.close();
  });

  it('follow the clock of the database when the clock of their machine jumps', async () => {
    let jumpMs = 0;
    const jumping = await table.arcade(() => Date.now() + jumpMs);
    const player = await table.open(jumping);
    const client = await table.enter(jumping, player);
    const draw = await table.opened(client);
    const round = valueOf(await table.bet(jumping, player, { draw: draw.index }));
    const early = client.received.length;
    // A jump over several draws.
    jumpMs = 4 * STEADY_DRAWS.periodMs;
    await table.closeBets(draw);
    const { index } = await client.waitFor('closed', (message) => message.index >= draw.index);
    expect(index).toBe(draw.index);
    expect(client.received.slice(early).filter(({ type }) => type === 'opened')).toEqual([]);
    expect(codeOf(await table.bet(jumping, player, { draw: draw.index }))).toBe('draw.closed');
    jumpMs = 0;
    expect((await table.settled(jumping, player, round)).state).toBe('SETTLED');
    await jumping.http.close();
  });
});
