import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { SessionView } from './arcadeApi.ts';
import { commitmentOf } from './fairness/outcomeWords.ts';
import { pokDengRules } from './games/pok-deng/rules.ts';
import { handMoney } from './games/seatGame.ts';
import { handState } from './games/seatHand.ts';
import { jointSeed } from './fairness/jointSeed.ts';
import type { HandView, PastHand, TableView } from './seatApi.ts';
import { codeOf, valueOf, type Player } from './testing/roomTable.ts';
import { createSeatRoom, type SeatClient, type SeatRoom } from './testing/seatRoom.ts';

let room: SeatRoom;
let arcade: ArcadeApp;

beforeAll(async () => {
  room = await createSeatRoom();
  arcade = await room.arcade();
});
afterAll(async () => {
  await room.close();
});

const isOver = ({ hand }: TableView): boolean => hand?.results != null;

/** Seats a player who plays until stopped. */
async function sitDown(player: Player, stake?: string) {
  const round = valueOf(await room.buyIn(arcade, player, stake));
  const client = await room.enter(arcade, player);
  return { round, client, ...room.play(arcade, player, client) };
}

/** Returns the hands that a player saw before they were settled. */
const unsettledHands = ({ received }: SeatClient): HandView[] =>
  received.flatMap((message) => {
    const hand = 'table' in message ? message.table?.hand : undefined;
    return hand && hand.results === null ? [hand] : [];
  });

/** Returns the places whose cards a player may not see yet: those of others without a pok, which is shown at once. */
function placesHiddenIn({ view, yourPlace }: HandView) {
  const { places } = view as unknown as { places: { cards: (number | null)[]; hand: { kind: string } | null }[] };
  return places.filter(({ hand }, place) => place !== yourPlace && hand?.kind.startsWith('pok') !== true);
}

/** Sums a table: every minor unit of a buy-in is in a stack, was paid out, or is rake. */
async function sums(): Promise<{ bought: bigint; stacks: bigint; rake: bigint }> {
  const { rows } = await sql<{ bought: string; kept: string; rake: string }>`
    select (select coalesce(sum(bought), 0) from seat_sitting)::text as bought,
      (select coalesce(sum(stack), 0) from seat_sitting)::text as kept,
      (select coalesce(sum(rake), 0) from seat_hand_place)::text as rake`.execute(room.database.db);
  const [row] = rows;
  return { bought: BigInt(row?.bought ?? 0), stacks: BigInt(row?.kept ?? 0), rake: BigInt(row?.rake ?? 0) };
}

describe('a table with seats', () => {
  it('seats a player with the buy-in, fills up with marked bots, and pays out the remaining stack', async () => {
    const player = await room.open(arcade);
    const before = room.gateway.balance;
    const { round, client, stop } = await sitDown(player);
    expect(room.gateway.balance).toBe(before - 4000n);
    const table = await client.waitForTable(isOver);
    expect(table.seats.filter(({ isBot }) => isBot)).toHaveLength(3);
    expect(table.seats.filter(({ isYou }) => isYou).map(({ isBot }) => isBot)).toEqual([false]);
    stop();
    await room.act(arcade, player, client.holder, { type: 'leave' });
    const left = await client.waitFor('left');
    const settled = await room.settled(arcade, player, round.id);
    expect(settled.win).toBe(left.stack);
    expect(room.gateway.balance).toBe(before - 4000n + BigInt(left.stack));
    const { bought, stacks, rake } = await sums();
    expect(stacks + rake).toBe(bought);
  });

  it('deals a hand from the committed seed and the seeds of the browsers, so that anybody can recompute it', async () => {
    const player = await room.open(arcade);
    const { client, stop } = await sitDown(player);
    const shown = await client.waitForTable(isOver);
    stop();
    await room.act(arcade, player, client.holder, { type: 'leave' });
    await client.waitFor('left');
    const { list } = valueOf(await room.call<{ list: PastHand[] }>(arcade, 'GET', 'seats/hands', player.token));
    const hand = list.find(({ id }) => id === shown.hand?.id);
    if (!hand) throw new Error('the hand is not in the history');
    expect(commitmentOf(hand.serverSeed)).toBe(hand.serverSeedHash);
    expect(hand.clientSeed).toBe(jointSeed(hand.clientSeeds));
    const state = handState(pokDengRules, { ...hand, nonce: hand.number, places: hand.results.length });
    expect(pokDengRules.viewFor(state as never, null)).toEqual(hand.view);
    const money = handMoney(pokDengRules.resultOf(state as never) ?? [], BigInt(hand.base));
    expect(hand.results.map(({ net, rake }) => ({ net: BigInt(net), rake: BigInt(rake) }))).toEqual(money);
    // The commitment was shown before the hand.
    const promised = client.received.flatMap((message) =>
      'table' in message && message.table?.next ? [message.table.next] : [],
    );
    expect(promised.find(({ id }) => id === hand.id)?.serverSeedHash).toBe(hand.serverSeedHash);
  });

  it('does not reveal other players’ cards before they are shown', async () => {
    const players = [await room.open(arcade), await room.open(arcade)];
    const seats = [];
    for (const player of players) seats.push({ player, ...(await sitDown(player)) });
    // A hand hides no cards if the dealer's pok ends it at once.
    await Promise.all(
      seats.map(({ client }) =>
        client.waitForTable(
          (table) => isOver(table) && unsettledHands(client).some((hand) => placesHiddenIn(hand).length > 0),
        ),
      ),
    );
    for (const { stop, client, player } of seats) {
      stop();
      await room.act(arcade, player, client.holder, { type: 'leave' });
      await client.waitFor('left');
    }
    for (const hand of seats.flatMap(({ client }) => unsettledHands(client))) {
      expect(hand.serverSeed).toBeNull();
      for (const { cards, hand: shown } of placesHiddenIn(hand)) {
        expect(cards.every((card) => card === null)).toBe(true);
        expect(shown).toBeNull();
      }
    }
  });

  it('refuses a buy-in outside the terms of the table, and one above the balance', async () => {
    const player = await room.open(arcade);
    for (const [stake, base] of [
      ['1000', '100'],
      ['4050', '100'],
      ['90000', '100'],
      ['4000', '101'],
    ] as const)
      expect(codeOf(await room.buyIn(arcade, player, stake, base))).toBe('stake.unknown');
    const before = room.gateway.balance;
    room.gateway.balance = 100n;
    const refusedRound = valueOf(await room.buyIn(arcade, player));
    expect(refusedRound).toMatchObject({ state: 'VOID', voidReason: 'INSUFFICIENT_FUNDS' });
    room.gateway.balance = before;
    const client = await room.enter(arcade, player);
    expect(client.table()).toBeNull();
  });

  it('tops a stack up by a raise, up to the maximum of the table', async () => {
    const player = await room.open(arcade);
    const { round, client, stop } = await sitDown(player);
    await client.waitForTable(({ you }) => you.stack === '4000');
    const topUp = (amount: string, position: number) =>
      room.call<{ staked: string }>(arcade, 'POST', `rounds/${round.id}/decisions`, player.token, {
        decision: { topUp: amount },
        position,
      });
    expect(codeOf(await topUp('90000', 0))).toBe('round.raise_refused');
    const raised = valueOf(await topUp('1000', 0));
    expect(raised.staked).toBe('5000');
    expect(valueOf(await topUp('1000', 0)).staked).toBe('5000');
    await client.waitForTable(({ you }) => you.topUps === 1);
    stop();
    await room.act(arcade, player, client.holder, { type: 'leave' });
    const left = await client.waitFor('left');
    expect(left.bought).toBe('5000');
    expect((await room.settled(arcade, player, round.id)).win).toBe(left.stack);
  });

  it('gives the seat to a second window, and notifies the first', async () => {
    const player = await room.open(arcade);
    const first = await sitDown(player);
    await first.client.waitForTable(({ you }) => you.seat !== null);
    const second = await room.enter(arcade, player);
    await first.client.waitFor('taken');
    expect(await first.client.closed).toBe(4409);
    expect(second.table()?.you.seat).toBe(first.client.table()?.you.seat);
    expect(codeOf(await room.act(arcade, player, first.client.holder, { type: 'leave' }))).toBe('seat.taken');
    expect(codeOf(await room.act(arcade, player, second.holder, { type: 'leave' }))).toBe('success');
    await second.waitFor('left');
  });

  it('finishes the hand of a player who leaves in the middle with default moves', async () => {
    const player = await room.open(arcade);
    const round = valueOf(await room.buyIn(arcade, player));
    const client = await room.enter(arcade, player);
    room.play(arcade, player, client, false);
    const { hand } = await client.waitForTable(({ hand: shown }) => (shown?.yourMoves.length ?? 0) > 0);
    await room.act(arcade, player, client.holder, { type: 'leave' });
    const left = await client.waitFor('left');
    expect((await room.settled(arcade, player, round.id)).win).toBe(left.stack);
    const { list } = valueOf(await room.call<{ list: PastHand[] }>(arcade, 'GET', 'seats/hands', player.token));
    const played = list.find(({ id }) => id === hand?.id);
    const place = played?.results.find(({ isYou }) => isYou)?.place;
    expect(played?.moves.filter((move) => move.place === place).map(({ by }) => by)).toEqual(['time']);
  });

  it('continues without an absent player, keeps the seat for a while, and then pays out the stack', async () => {
    const player = await room.open(arcade);
    const { round, client } = await sitDown(player);
    const { you } = await client.waitForTable((table) => table.hand !== null);
    client.socket.close();
    await client.closed;
    const again = await room.enter(arcade, player);
    expect(again.table()?.you).toMatchObject({ roundId: you.roundId, seat: you.seat });
    again.socket.close();
    await again.closed;
    await room.letTimePass();
    const settled = await room.settled(arcade, player, round.id);
    expect(settled.state).toBe('SETTLED');
    const session = valueOf(await room.call<SessionView>(arcade, 'GET', 'session', player.token));
    expect(BigInt(session.balance)).toBe(room.gateway.balance);
  });

  it('plays with play money outside the ledger', async () => {
    const player = await room.open(arcade, { isFreePlay: true });
    const before = room.gateway.balance;
    const { round, client, stop } = await sitDown(player);
    await client.waitForTable(isOver);
    stop();
    await room.act(arcade, player, client.holder, { type: 'leave' });
    const left = await client.waitFor('left');
    const settled = await room.settled(arcade, player, round.id);
    const session = valueOf(await room.call<SessionView>(arcade, 'GET', 'session', player.token));
    expect(settled.balance).toBe(session.balance);
    expect(BigInt(session.balance)).toBe(100_000n - 4000n + BigInt(left.stack));
    expect(room.gateway.balance).toBe(before);
  });
});
