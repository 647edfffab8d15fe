import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import { bigTwoGame } from './games/big-two/game.ts';
import { bragGame } from './games/brag/game.ts';
import { replaySeatHand } from './games/seatHand.ts';
import type { PastHand, TableView } from './seatApi.ts';
import { codeOf, valueOf } from './testing/roomTable.ts';
import { createSeatRoom, type SeatRoom } from './testing/seatRoom.ts';

const isOver = ({ hand }: TableView): boolean => hand?.results != null;

describe.each([
  { family: 'big-two', seatGame: bigTwoGame, foreign: [0, 1, 2] },
  { family: 'brag', seatGame: bragGame, foreign: 'draw' },
])('a table of $family', ({ seatGame, foreign }) => {
  let room: SeatRoom;
  let arcade: ArcadeApp;

  beforeAll(async () => {
    room = await createSeatRoom(seatGame);
    arcade = await room.arcade();
  });
  afterAll(async () => {
    await room.close();
  });

  it('plays a hand with bots, which anybody can recompute, and pays out the remaining stack', async () => {
    const player = await room.open(arcade);
    const before = room.gateway.balance;
    const round = valueOf(await room.buyIn(arcade, player));
    const client = await room.enter(arcade, player);
    const { stop } = room.play(arcade, player, client);
    const shown = await client.waitForTable(isOver);
    stop();
    await room.act(arcade, player, client.holder, { type: 'leave' });
    const left = await client.waitFor('left');
    expect((await room.settled(arcade, player, round.id)).win).toBe(left.stack);
    expect(room.gateway.balance).toBe(before - 4000n + BigInt(left.stack));
    const { list } = valueOf(await room.call<{ list: PastHand[] }>(arcade, 'GET', 'seats/hands', player.token));
    const hand = list.find(({ id }) => id === shown.hand?.id);
    const rules = seatGame.seating?.rules;
    if (!hand || !rules) throw new Error('there is no hand');
    const { number: nonce, base, clientSeeds, moves: decisions } = hand;
    const { events } = replaySeatHand(rules)({
      ...hand,
      nonce,
      stake: BigInt(base),
      choice: { clientSeeds },
      decisions,
    });
    const paid = events.filter((event) => event.type === 'place_paid');
    expect(paid.map(({ net }) => net)).toEqual(hand.results.map(({ net }) => net));
    const ownResult = hand.results.find(({ isYou }) => isYou);
    expect(BigInt(left.stack)).toBe(4000n + BigInt(ownResult?.net ?? 0));
  });

  it('does not reveal other players’ cards before hands are shown', async () => {
    const player = await room.open(arcade);
    await room.buyIn(arcade, player);
    const client = await room.enter(arcade, player);
    room.play(arcade, player, client);
    await client.waitForTable(isOver);
    let hidden = 0;
    for (const message of client.received) {
      const hand = 'table' in message ? message.table?.hand : undefined;
      if (!hand || hand.results !== null) continue;
      expect(hand.serverSeed).toBeNull();
      const { places } = hand.view as unknown as { places: { cards: (number | null)[] }[] };
      places.forEach(({ cards }, place) => {
        if (place === hand.yourPlace) return;
        hidden += cards.length;
        expect(cards.every((card) => card === null)).toBe(true);
      });
    }
    expect(hidden).toBeGreaterThan(0);
    await room.act(arcade, player, client.holder, { type: 'leave' });
    await client.waitFor('left');
  });

  it('refuses a move that is not in the rules', async () => {
    const player = await room.open(arcade);
    await room.buyIn(arcade, player);
    const client = await room.enter(arcade, player);
    room.play(arcade, player, client, false);
    const { hand } = await client.waitForTable((table) => (table.hand?.yourMoves.length ?? 0) > 0);
    const refused = await room.act(arcade, player, client.holder, {
      type: 'move',
      hand: hand?.id ?? '',
      position: 0,
      move: foreign,
    });
    expect(codeOf(refused)).toBe('decision.unknown');
    await room.act(arcade, player, client.holder, { type: 'leave' });
    await client.waitFor('left');
  });
});
