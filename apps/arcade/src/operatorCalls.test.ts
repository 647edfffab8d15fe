import { createHmac } from 'node:crypto';
import { operatorPath, SIGNATURE_HEADER, SIGNATURE_WINDOW_S, signedText } from '@parlor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RoundView } from './arcadeApi.ts';
import { createDrawRoomTable, type DrawRoomTable } from './testing/drawRoomTable.ts';
import { codeOf, valueOf, type Player } from './testing/roomTable.ts';
import { TEST_SECRET } from './testing/testConfig.ts';

let table: DrawRoomTable;
let arcade: ArcadeApp;

beforeAll(async () => {
  table = await createDrawRoomTable();
  arcade = await table.arcade();
});
afterAll(async () => {
  await table.close();
});

interface Sent {
  secret?: string;
  skewS?: number;
  /** The body sent in place of the signed one. */
  sent?: string;
  signature?: null;
}

async function post(body: object | string, { secret = TEST_SECRET, skewS = 0, sent, signature }: Sent = {}) {
  const path = operatorPath('cancel');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = String(Math.floor(Date.now() / 1000) + skewS);
  const signed = createHmac('sha256', secret)
    .update(signedText(timestamp, 'POST', path, text))
    .digest('hex');
  const answer = await arcade.http.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      ...(signature !== null && { [SIGNATURE_HEADER]: `t=${timestamp},v1=${signed}` }),
    },
    payload: sent ?? text,
  });
  return answer.json<ArcadeAnswer<{ state: string }>>();
}

/** Places a bet three draws ahead, which stays open for the whole test. */
async function betAhead(player: Player): Promise<RoundView> {
  const client = await table.enter(arcade, player);
  const draw = await table.opened(client);
  client.socket.close();
  return valueOf(await table.bet(arcade, player, { draw: draw.index + 3 }));
}

const bodyOf = (player: Player, { id }: Pick<RoundView, 'id'>) => ({ player_ref: player.playerRef, round_id: id });

describe('the call of the gateway that cancels a bet', () => {
  it('WAL-05 GAME-20 returns the stake once, however often it is sent', async () => {
    const player = await table.open(arcade);
    const bet = await betAhead(player);
    const before = table.gateway.balance;
    await Promise.all([post(bodyOf(player, bet)), post(bodyOf(player, bet)), post(bodyOf(player, bet))]);
    expect(valueOf(await post(bodyOf(player, bet)))).toEqual({ state: 'VOID' });
    expect(table.moved(bet.id)).toEqual(['bet', 'rollback']);
    expect(table.gateway.balance).toBe(before + 200n);
  });

  it('WAL-05 GAME-20 cancels nothing after the close, and the bet is settled', async () => {
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const { round, draw } = await table.accepted(arcade, player);
    await table.closeBets(draw);
    await client.waitFor('closed', ({ index }) => index === draw.index);
    client.socket.close();
    // While its win is pending there is no answer yet.
    expect(['draw.closed', 'round.undecided']).toContain(codeOf(await post(bodyOf(player, round))));
    expect((await table.settled(arcade, player, round)).state).toBe('SETTLED');
    expect(codeOf(await post(bodyOf(player, round)))).toBe('draw.closed');
    expect(table.moved(round.id)).toEqual(['bet', 'win']);
  });

  it('WAL-05 does nothing without the signature of the gateway', async () => {
    const player = await table.open(arcade);
    const bet = await betAhead(player);
    const other = await table.open(arcade);
    const body = bodyOf(player, bet);
    const refusals = await Promise.all([
      post(body, { signature: null }),
      post(body, { secret: 'x'.repeat(32) }),
      post(body, { skewS: -SIGNATURE_WINDOW_S - 5 }),
      post(body, { skewS: SIGNATURE_WINDOW_S + 5 }),
      post(bodyOf(other, bet), { sent: JSON.stringify(body) }),
    ]);
    expect(refusals.map(codeOf)).toEqual(Array(5).fill('signature.refused'));
    expect(table.moved(bet.id)).toEqual(['bet']);
  });

  it('WAL-06 finds no bet of another player, and rejects a body of another form', async () => {
    const player = await table.open(arcade);
    const bet = await betAhead(player);
    const other = await table.open(arcade);
    expect(codeOf(await post(bodyOf(other, bet)))).toBe('not_found');
    for (const body of [
      '{',
      '{}',
      { ...bodyOf(player, bet), round_id: 'nonsense' },
      { ...bodyOf(player, bet), more: 1 },
    ])
      expect(codeOf(await post(body))).toBe('bad_request');
    expect(table.moved(bet.id)).toEqual(['bet']);
  });
});
