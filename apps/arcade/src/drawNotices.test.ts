import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { RoundView } from './arcadeApi.ts';
import type { DrawView } from './drawApi.ts';
import { createDrawRoomTable, type DrawRoomTable } from './testing/drawRoomTable.ts';
import { valueOf, type Player } from './testing/roomTable.ts';

let table: DrawRoomTable;
let arcades: [ArcadeApp, ArcadeApp];

beforeAll(async () => {
  table = await createDrawRoomTable();
  // Both processes handle due work, and each notice is sent by one of them.
  arcades = [await table.arcade(), await table.arcade()];
});
afterAll(async () => {
  await table.close();
});

/** Waits for a draw that has just opened. */
async function opened(): Promise<DrawView> {
  const client = await table.enter(arcades[0], await table.open(arcades[0]));
  const draw = await table.opened(client);
  client.socket.close();
  return draw;
}

/** Makes a draw, and waits until it is settled and all players are notified. */
async function make(draw: DrawView): Promise<void> {
  await table.closeBets(draw);
  await table.reveal(draw);
  for (;;) {
    const remaining = await table.database.db
      .selectFrom('draw')
      .leftJoin('draw_notice', 'draw_notice.draw_id', 'draw.id')
      .select(['draw.settled_at', 'draw_notice.player_ref'])
      .where('draw.index', '=', BigInt(draw.index))
      .execute();
    if (remaining.every(({ settled_at, player_ref }) => settled_at !== null && player_ref === null)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

const resultsOf = ({ playerRef }: Player) =>
  table.gateway.drawResults.filter(({ player_ref }) => player_ref === playerRef);

const cancel = (player: Player, { id }: RoundView) =>
  table.call<RoundView>(arcades[0], 'POST', `rounds/${id}/cancel`, player.token);

const bet = async (player: Player, side: 0 | 1, draw: DrawView): Promise<RoundView> =>
  valueOf(await table.bet(arcades[0], player, { side, draw: draw.index }));

describe('the result of a draw with notices to players', () => {
  it('SVC-04 is sent once to each player, for all their bets except cancelled ones', async () => {
    const [both, second] = [await table.open(arcades[0]), await table.open(arcades[1])];
    const draw = await opened();
    // One of the two sides wins.
    await cancel(both, await bet(both, 0, draw));
    const first = await bet(both, 0, draw);
    await bet(both, 1, draw);
    const other = await bet(second, 0, draw);
    await make(draw);
    const { win } = await table.settled(arcades[0], second, other);
    const expected = { game_code: 'coin-room', draw: draw.index, currency: 'THB' };
    expect(resultsOf(both)).toEqual([
      { ...expected, player_ref: both.playerRef, round_id: first.id, win_amount: '400' },
    ]);
    expect(resultsOf(second)).toEqual([
      { ...expected, player_ref: second.playerRef, round_id: other.id, win_amount: win },
    ]);
  });

  it('SVC-04 is sent after the money has moved, and retried if the call was lost', async () => {
    const player = await table.open(arcades[0]);
    const draw = await opened();
    const { id } = await bet(player, 0, draw);
    table.gateway.failNext('win', 'lost_before', 'lost_before', 'lost_before', 'temporary');
    table.gateway.failNext('draw_result', 'lost_before', 'temporary', 'lost_after');
    const before = table.gateway.calls.length;
    await make(draw);
    const calls = table.gateway.calls.slice(before);
    const paid = calls.findIndex(({ call, status, txId }) => call === 'win' && status === 'OK' && txId === `${id}-win`);
    expect(paid).toBeGreaterThan(-1);
    expect(calls.findIndex(({ call }) => call === 'draw_result')).toBeGreaterThan(paid);
    // The last answer was lost, so the same notice was sent twice.
    const [result, again, ...more] = resultsOf(player);
    expect(result).toMatchObject({ player_ref: player.playerRef, round_id: id });
    expect([again, more]).toEqual([result, []]);
  });

  it('SVC-04 is not sent for play money, or where no bet was placed', async () => {
    const [free, undone, refused] = [
      await table.open(arcades[0], { isFreePlay: true }),
      await table.open(arcades[0]),
      await table.open(arcades[0]),
    ];
    const draw = await opened();
    await bet(free, 0, draw);
    await cancel(undone, await bet(undone, 0, draw));
    table.gateway.failNext('bet', 'LIMIT_REACHED');
    expect(valueOf(await table.bet(arcades[0], refused, { draw: draw.index })).state).toBe('VOID');
    const before = table.gateway.calls.length;
    await make(draw);
    expect(table.gateway.calls.slice(before).filter(({ call }) => call === 'draw_result')).toEqual([]);
  });
});
