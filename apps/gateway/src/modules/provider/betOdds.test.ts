import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BonusRounds } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { grantBonus } from '../bonus/bonus.repository.ts';
import { WAGERING_READER } from '../bonus/bonusWork.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import type { OutboxLine } from '../ledger/watch/outboxReader.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { voidWins } from './betOdds.ts';
import { offerGames, sendCall, launchAsPlayer, TEST_PROVIDER_SECRET, type Seat } from './testing/testVendor.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({
    env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET, RATE_LIMIT_PER_MINUTE: '100000' },
  });
  await offerGames(gateway);
});
afterAll(() => gateway.close());

/** Creates a player in a sports game who has a bonus. */
async function seatWithBonus(): Promise<{ seat: Seat; bonusId: string }> {
  const seat = await launchAsPlayer(gateway);
  await gateway.database.db.updateTable('game_session').set({ game_type: 'SPORTS' }).execute();
  const bonusId = randomUUID();
  await grantBonus(gateway.deps.db, {
    player: { accountId: seat.playerRef, merchantCode: 'NORTH' },
    grantId: bonusId,
    currency: 'THB',
    amount: 50_000n,
    required: 400_000n,
    expiresAt: new Date(Date.now() + 86_400_000),
    source: { promotionId: 'welcome' },
  });
  return { seat, bonusId };
}

/** Returns the rounds counted for a bonus, newest first. */
async function counted({ session }: Seat, bonusId: string) {
  const { bonusWork } = gateway.app.gateway.services;
  await untilRead(gateway.database.db, WAGERING_READER, () => bonusWork.readOutbox());
  const answer = await gateway.call('listBonusRounds', {
    session,
    params: { bonusId },
    query: { pageNo: 1, pageSize: 20 },
  });
  return (answer.envelope.value as BonusRounds).list.map(({ counted: part, reason }) => [part, reason]);
}

describe('PROMO-07 the odds of a sports bet', () => {
  it('sent with the bet decide whether it counts for a bonus, and the player sees the reason', async () => {
    const { seat, bonusId } = await seatWithBonus();
    const bet = newTransferId();
    expect(await seat.bet({ tx_id: bet, odds: '1.35' })).toMatchObject({ status: 'OK' });
    expect(await seat.win({ ref_tx_id: bet, amount: '135' })).toMatchObject({ status: 'OK' });
    expect(await counted(seat, bonusId)).toEqual([['0.00', 'odds']]);
  });

  it('a win that reports its bet as void removes the bet from the count, whatever its odds', async () => {
    const { seat, bonusId } = await seatWithBonus();
    const bet = newTransferId();
    await seat.bet({ tx_id: bet, odds: '2.4' });
    expect(await seat.win({ ref_tx_id: bet, amount: '100', odds: '1.00' })).toMatchObject({ status: 'OK' });
    expect(await counted(seat, bonusId)).toEqual([['0.00', 'void']]);
  });

  it.each(['by itself', 'in a batch'])('the win that reports it %s is the one recorded for it', async (way) => {
    const { seat } = await seatWithBonus();
    const [bet, part, rest] = [newTransferId(), newTransferId(), newTransferId()];
    const roundId = newTransferId();
    await seat.bet({ tx_id: bet, round_id: roundId, odds: '2.4' });
    await seat.win({ tx_id: part, ref_tx_id: bet, round_id: roundId, amount: '100', round_closed: false });
    const win = { tx_id: rest, ref_tx_id: bet, round_id: roundId, amount: '50', odds: '1.00', round_closed: true };
    const { player_ref: _player, session_token: _token, ...money } = seat.money({});
    const commands = [{ call: 'win', ...money, ...win }];
    const answer =
      way === 'by itself'
        ? await seat.win(win)
        : await sendCall(gateway, 'batch', { player_ref: seat.playerRef, session_token: seat.token, commands });
    expect(answer).toMatchObject({ status: 'OK' });
    const { db } = gateway.database;
    const { rows } = await sql<OutboxLine>`
      select bucket, 'ledger.win' as topic, owner, id as "transferId", moved, order_id as "orderId"
      from ledger_transfer where owner = ${seat.playerRef} and kind = 'win'`.execute(db);
    expect(rows).toHaveLength(2);
    const voids = await db.transaction().execute((transaction) => voidWins(transaction, rows));
    const { rows: known } = await sql<{ id: string }>`
      select id from ledger_transfer where provider_tx_id = ${rest}`.execute(db);
    expect([...voids]).toEqual([[known[0]?.id, 100n]]);
  });

  it('can be sent in a batch, and the lowest of a round count', async () => {
    const { seat, bonusId } = await seatWithBonus();
    const { player_ref: _player, session_token: _token, ...money } = seat.money({});
    const bets = [
      { call: 'bet', ...money, tx_id: newTransferId(), round_id: 'a', odds: '1.2' },
      { call: 'bet', ...money, tx_id: newTransferId(), round_id: 'a', odds: '3' },
      { call: 'bet_win', ...money, tx_id: newTransferId(), round_id: 'b', win_amount: '0', odds: '1.75' },
      { call: 'end_round', round_id: 'a', event_at: gateway.deps.clock() },
    ];
    const body = { player_ref: seat.playerRef, session_token: seat.token, commands: bets };
    expect(await sendCall(gateway, 'batch', body)).toMatchObject({ status: 'OK' });
    const rounds = await counted(seat, bonusId);
    expect(rounds).toHaveLength(2);
    expect(rounds).toEqual(
      expect.arrayContaining([
        ['0.00', 'odds'],
        ['1.00', null],
      ]),
    );
  });

  it.each(['0.99', '1,5', '-2', '', 'evens'])('of "%s" are refused as malformed', async (odds) => {
    const seat = await launchAsPlayer(gateway);
    expect(await seat.bet({ odds })).toMatchObject({ http: 400, status: 'BAD_REQUEST' });
  });
});
