import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bonus, Promotions, Reward } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { untilRead } from '../ledger/testing/outboxReading.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { WAGERING_READER } from '../bonus/bonusWork.ts';
import {
  offerGames,
  sendCall,
  launchAsPlayer,
  TEST_PROVIDER_SECRET,
  type Seat,
} from '../provider/testing/testVendor.ts';
import { createRewardPlayer, publishOffer, ruleOf } from './testing/rewardFixture.ts';

const DAY_MS = 86_400_000;
/** 20 rounds at 2.00, as in example 11. */
const rule = ruleOf({
  value: { type: 'rounds', count: 20, stake: '2' },
  money: { type: 'freeRounds', game: 'lotus-lanterns', days: 3, wageringMultiple: 10 },
  claim: { days: 5 },
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
  await publishOffer(gateway, 'spins', rule);
});
afterAll(() => gateway.close());

/** Returns a player in the game who claimed 20 rounds and has 100.00 in cash. */
async function withRounds() {
  const seat = await launchAsPlayer(gateway, 10_000n);
  const taker = createRewardPlayer(gateway, seat.session);
  await taker.join('spins');
  const [open] = await taker.rewards();
  const { envelope } = await taker.claim(open?.rewardId);
  const reward = envelope.value as Reward;
  const play = (change: Record<string, unknown> = {}) => sendCall(gateway, 'free_round', roundOf(seat, reward, change));
  return { seat, taker, open, reward, play };
}

function roundOf(seat: Seat, { rewardId }: Pick<Reward, 'rewardId'>, change: Record<string, unknown> = {}) {
  const { amount: _, ...money } = seat.money({});
  const named = { free_rounds_id: rewardId, category: 'free_round', stake: '200', win_amount: '0' };
  return { ...money, round_id: newTransferId(), ...named, ...change };
}

const bonusesOf = async (taker: ReturnType<typeof createRewardPlayer>) =>
  ((await taker.call('listBonuses')).envelope.value as unknown as { list: Bonus[] }).list;
const leftOf = async (taker: ReturnType<typeof createRewardPlayer>) =>
  (await taker.rewards({ state: 'past' }))[0]?.freeRounds?.left;

describe('free rounds', () => {
  it('PROMO-07 stake nothing in the ledger, and their win is a bonus to be staked ten times', async () => {
    const { seat, taker, open, reward, play } = await withRounds();
    expect(open).toMatchObject({ reward: 'freeRounds', amount: '40.00', freeRounds: { count: 20, left: 20 } });
    expect(reward.freeRounds).toEqual({
      gameCode: 'lotus-lanterns',
      stake: '2.00',
      count: 20,
      left: 20,
      won: '0.00',
      wageringMultiple: 10,
      playUntil: reward.claimedAt! + 3 * DAY_MS,
    });
    for (let round = 0; round < 18; round += 1)
      expect(await play()).toMatchObject({ status: 'OK', balance: '10000', free_rounds: [{ left: 19 - round }] });
    expect(await play({ win_amount: '1234' })).toMatchObject({ status: 'OK', balance: '11234' });
    expect(await play({ win_amount: '66' })).toMatchObject({ status: 'OK', balance: '11300' });
    expect(await play()).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await bonusesOf(taker)).toMatchObject([
      { granted: '12.34', wagering: { required: '123.40', done: '0.00' }, promotionId: 'spins' },
      { granted: '0.66', wagering: { required: '6.60' } },
    ]);
    const [past] = await taker.rewards({ state: 'past' });
    expect(past?.freeRounds).toMatchObject({ left: 0, won: '13.00' });
    const orders = gateway.database.db.selectFrom('bet_order').select('id').where('owner', '=', seat.playerRef);
    expect(await orders.execute()).toEqual([]);
    await untilRead(gateway.database.db, WAGERING_READER, () => gateway.app.gateway.services.bonusWork.readOutbox());
    expect((await bonusesOf(taker)).map(({ wagering }) => wagering.done)).toEqual(['0.00', '0.00']);
  });

  it('are reported when the game opens and with every balance, and in no other game', async () => {
    const { seat, reward } = await withRounds();
    const expected = [{ id: reward.rewardId, stake: '200', left: 20, expires_at: reward.freeRounds?.playUntil }];
    const question = { player_ref: seat.playerRef, session_token: seat.token };
    expect((await sendCall(gateway, 'balance', question))['free_rounds']).toEqual(expected);
    const launch = async (nodeId: string) => {
      const { envelope } = await gateway.call('launchGame', { body: { nodeId, freePlay: '0' }, session: seat.session });
      const code = new URL((envelope.value as { url: string }).url).searchParams.get('code');
      return sendCall(gateway, 'authenticate', { launch_code: code });
    };
    expect((await launch('n-lotus-lanterns'))['free_rounds']).toEqual(expected);
    expect((await launch('n-no-trial'))['free_rounds']).toBeUndefined();
  });

  it('take one round and pay it once, however often it is reported at once', async () => {
    const { seat, taker, reward, play } = await withRounds();
    const round = roundOf(seat, reward, { win_amount: '500' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendCall(gateway, 'free_round', round)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'OK'));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect([await taker.balance(), await leftOf(taker)]).toEqual(['100.00', 19]);
    expect(await bonusesOf(taker)).toMatchObject([{ granted: '5.00', balance: '5.00' }]);
    expect(await play({ ...round, win_amount: '501' })).toMatchObject({ status: 'TX_CONFLICT' });
  });

  it('are never played more often than granted, with 64 calls at once', async () => {
    const { taker, play } = await withRounds();
    const answers = await Promise.all(Array.from({ length: 64 }, () => play({ win_amount: '100' })));
    const count = (status: string) => answers.filter((answer) => answer.status === status).length;
    // A call that waited too long is undecided, and has consumed no round.
    expect(count('OK') + count('LIMIT_REACHED') + count('TEMPORARY')).toBe(64);
    while ((await play({ win_amount: '100' })).status === 'OK');
    expect(await leftOf(taker)).toBe(0);
    expect(await bonusesOf(taker)).toHaveLength(20);
  });

  it('expire, but a round that began in time is settled', async () => {
    const { seat, taker, reward, play } = await withRounds();
    const end = gateway.deps.clock() + 60_000;
    const { db } = gateway.database;
    await db
      .updateTable('free_rounds')
      .set({ expires_at: new Date(end) })
      .where('id', '=', reward.rewardId)
      .execute();
    const inFlight = roundOf(seat, reward, { event_at: end - 1, win_amount: '300' });
    gateway.advance(60_000);
    expect(await play({ event_at: end })).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await sendCall(gateway, 'free_round', inFlight)).toMatchObject({ status: 'OK' });
    expect(await bonusesOf(taker)).toMatchObject([{ granted: '3.00' }]);
    expect(await leftOf(taker)).toBe(0);
    const question = { player_ref: seat.playerRef, session_token: seat.token };
    expect((await sendCall(gateway, 'balance', question))['free_rounds']).toBeUndefined();
  });

  it.each([
    ['another stake', { stake: '20000' }, 'LIMIT_REACHED'],
    ['rounds of nobody', { free_rounds_id: newTransferId() }, 'TX_NOT_FOUND'],
    ['another game', { game_code: 'no-trial' }, 'BAD_REQUEST'],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['no session', { session_token: 'nobody' }, 'SESSION_EXPIRED'],
    ['a bet', { category: 'base' }, 'BAD_REQUEST'],
  ])('are not consumed for %s', async (_, change, status) => {
    const { taker, play } = await withRounds();
    expect(await play(change)).toMatchObject({ status });
    expect(await leftOf(taker)).toBe(20);
  });

  it('of one player cannot be consumed by another', async () => {
    const [one, other] = [await withRounds(), await withRounds()];
    expect(await other.play({ free_rounds_id: one.reward.rewardId })).toMatchObject({ status: 'TX_NOT_FOUND' });
  });

  it('PROMO-06 are reported with the terms of the promotion', async () => {
    const { envelope } = await gateway.call('listPromotions');
    const { list } = envelope.value as unknown as Promotions;
    expect(list.find(({ id }) => id === 'spins')?.terms).toMatchObject({
      reward: 'freeRounds',
      amount: null,
      wageringMultiple: 10,
      days: 3,
      freeRounds: { count: 20, gameCode: 'lotus-lanterns', stake: '2.00' },
    });
  });

  it('leave the ledger balanced', async () => {
    expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
  });
});
