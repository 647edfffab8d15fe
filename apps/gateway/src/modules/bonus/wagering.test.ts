import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { playerOf } from '../ledger/testing/ledgerFixture.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { recordOdds } from '../provider/betOdds.ts';
import { countRound, listPurseRounds } from './bonus.repository.ts';
import { WAGERING_READER } from './bonusWork.ts';
import { createBonusFixture, type BonusFixture } from './testing/bonusFixture.ts';

let fixture: BonusFixture;
let late = 0;

beforeAll(async () => {
  fixture = await createBonusFixture({ clock: () => Date.now() + late });
  await insertVendors(fixture.database.db, [{ code: 'AA' }]);
});
afterAll(() => fixture.close());

/** Places a bet that closes its round unless `change` says otherwise. */
async function play(owner: string, amount: bigint, change: { gameType?: string; isRoundClosed?: boolean } = {}) {
  const txId = newTransferId();
  const { gameType = 'RNG', isRoundClosed = true } = change;
  const bet = fixture.bet({ owner, txId, amount, isRoundClosed });
  const { status } = await fixture.ledger.bet({ ...bet, game: { ...bet.game, gameType } });
  if (status !== 'OK') throw new Error(`The bet of the test was answered ${status}`);
  return txId;
}
const reasonsOf = async (owner: string, id: string) => {
  const { rows } = await listPurseRounds(fixture.app.db, playerOf(owner), id, { pageNo: 1, pageSize: 200 });
  return rows.map(({ counted, reason }) => [counted, reason]);
};

describe('what counts', () => {
  it('the first worked example: 100 slot stakes of 10.00 and 10 at tables of 500.00 are 37.5 % of 4,000.00', async () => {
    const owner = await fixture.player(1_000_000n);
    const id = await fixture.grant(owner);
    for (let round = 0; round < 100; round += 1) await play(owner, 1_000n);
    for (let round = 0; round < 10; round += 1) await play(owner, 50_000n, { gameType: 'LIVE' });
    await fixture.count();
    expect(await fixture.purse(owner, id)).toMatchObject({ wagered: 150_000n, required: 400_000n, state: 'ACTIVE' });
    const rounds = await reasonsOf(owner, id);
    expect(rounds.reduce((sum, [counted]) => sum + BigInt(counted ?? 0), 0n)).toBe(150_000n);
    expect(rounds.filter(([, reason]) => reason === 'game_type')).toHaveLength(10);
  });

  it.each([
    ['Crash', 'RNG' as const, {}, 25_000n],
    ['AR', 'RNG' as const, {}, 25_000n],
    ['SM', 'RNG' as const, {}, 100_000n],
    // The lower contribution of the type and the class applies.
    ['DICE', 'LIVE' as const, { DICE: 250_000 }, 10_000n],
    ['AR', 'RNG' as const, { AR: 500_000 }, 50_000n],
    // The contribution of the game itself takes precedence.
    ['Crash', 'RNG' as const, { aviator: 1_000_000 }, 100_000n],
  ])(
    'PROMO-07 a stake of 1,000.00 on a game of class %s and type %s counts as its bonus says: %j',
    async (gameClass, gameType, contributions: Record<string, number>, counted) => {
      const nodeId = crypto.randomUUID();
      await insertGames(fixture.database.db, [
        { id: nodeId, node_id: nodeId, game_type: gameType, game_classify: [gameClass] },
      ]);
      const owner = await fixture.player(1_000_000n);
      const id = await fixture.grant(owner, { contributions });
      const bet = fixture.bet({ owner, txId: newTransferId(), amount: 100_000n, isRoundClosed: true });
      await fixture.ledger.bet({ ...bet, game: { ...bet.game, gameType, nodeId, gameCode: 'aviator' } });
      await fixture.count();
      expect((await fixture.purse(owner, id)).wagered).toBe(counted);
      expect((await reasonsOf(owner, id))[0]?.[1]).toBe(counted < 100_000n ? 'game_type' : null);
    },
  );

  it.each([
    ['1.49, below those of the bonus', '1.49', {}, 0n, 'odds'],
    ['1.50, from which sports count', '1.50', {}, 1_000n, null],
    ['that nobody told', undefined, {}, 1_000n, null],
    ['1.90, below those that its offer asks for', '1.90', { minOdds: '2.00' }, 0n, 'odds'],
    ['1.00, which is a bet that was void', '1', {}, 0n, 'void'],
  ])('PROMO-07 a stake on sports at odds of %s', async (_, odds, terms, counted, reason) => {
    const owner = await fixture.player(10_000n);
    const id = await fixture.grant(owner, terms);
    const roundId = newTransferId();
    const rounds = odds === undefined ? [] : [{ roundId, odds }];
    await recordOdds(fixture.app.db, { player: playerOf(owner), provider: 'PARLOR', rounds });
    const bet = fixture.bet({ owner, txId: newTransferId(), amount: 1_000n, isRoundClosed: true, roundId });
    await fixture.ledger.bet({ ...bet, game: { ...bet.game, gameType: 'SPORTS' } });
    await fixture.count();
    expect((await fixture.purse(owner, id)).wagered).toBe(counted);
    expect(await reasonsOf(owner, id)).toEqual([[counted, reason]]);
  });

  it('PROMO-07 a bonus from before the odds limit keeps its terms', async () => {
    const owner = await fixture.player(10_000n);
    const id = await fixture.grant(owner);
    await sql`update bonus_purse set min_odds = null where id = ${id}`.execute(fixture.database.db);
    const roundId = newTransferId();
    const rounds = [{ roundId, odds: '1.10' }];
    await recordOdds(fixture.app.db, { player: playerOf(owner), provider: 'PARLOR', rounds });
    const bet = fixture.bet({ owner, txId: newTransferId(), amount: 1_000n, isRoundClosed: true, roundId });
    await fixture.ledger.bet({ ...bet, game: { ...bet.game, gameType: 'SPORTS' } });
    await fixture.count();
    expect(await reasonsOf(owner, id)).toEqual([[1_000n, null]]);
  });

  it('a round counts once, however often its lines are read, and not before it is settled', async () => {
    const owner = await fixture.player(10_000n);
    const id = await fixture.grant(owner);
    const txId = await play(owner, 1_000n, { isRoundClosed: false });
    await fixture.count();
    expect((await fixture.purse(owner, id)).wagered).toBe(0n);
    await fixture.ledger.endRound({ player: playerOf(owner), provider: 'PARLOR', roundId: `round-${txId}` });
    await fixture.count();
    await sql`update ledger_outbox_reader set tx = '0' where name = ${WAGERING_READER}`.execute(fixture.database.db);
    await fixture.count();
    expect((await fixture.purse(owner, id)).wagered).toBe(1_000n);
  });

  it('a reader that dies before it stores its position counts nothing, the next one counts everything', async () => {
    const owner = await fixture.player(10_000n);
    const id = await fixture.grant(owner);
    await play(owner, 1_000n);
    const { rows } = await sql<{ bucket: number; id: string }>`
      select bucket, id from bet_order where owner = ${owner}`.execute(fixture.database.db);
    const [order] = rows;
    if (order === undefined) throw new Error('There is no order');
    const dying = fixture.app.db.transaction().execute(async (transaction) => {
      await countRound(transaction, { bucket: order.bucket, orderId: order.id, smallest: 100n, at: Date.now() });
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    await fixture.count();
    expect((await fixture.purse(owner, id)).wagered).toBe(1_000n);
  });

  it('a bet that is rolled back is subtracted, and reported', async () => {
    const owner = await fixture.player(10_000n);
    const id = await fixture.grant(owner);
    const txId = await play(owner, 1_000n);
    await fixture.count();
    await fixture.ledger.rollback(fixture.rollback({ owner, txId: newTransferId(), refTxId: txId }), 'OK');
    await fixture.count();
    expect((await fixture.purse(owner, id)).wagered).toBe(0n);
    expect(await reasonsOf(owner, id)).toEqual([[0n, 'void']]);
  });

  it('a free round counts nothing', async () => {
    const owner = await fixture.player(10_000n);
    const id = await fixture.grant(owner);
    await play(owner, 0n);
    await fixture.count();
    expect(await reasonsOf(owner, id)).toEqual([[0n, 'free_round']]);
  });

  it.each([
    ['the defaults', {}],
    ['a grant that says otherwise, by type or by game', { PVP: 1_000_000, wheel: 1_000_000 }],
  ])('PROMO-07 a buy-in at a table with seats is not turnover: it counts nothing with %s', async (_, contributions) => {
    const owner = await fixture.player(100_000n);
    const id = await fixture.grant(owner, { contributions });
    const bet = fixture.bet({ owner, txId: newTransferId(), amount: 50_000n, isRoundClosed: true });
    const game = { ...bet.game, gameType: 'PVP', gameCode: 'wheel' };
    expect(await fixture.ledger.bet({ ...bet, game })).toMatchObject({ status: 'OK' });
    await fixture.count();
    expect((await fixture.purse(owner, id)).wagered).toBe(0n);
    expect(await reasonsOf(owner, id)).toEqual([[0n, 'between_players']]);
  });

  it('a round from before the bonus counts nothing, and a round counts only for the oldest bonus', async () => {
    const owner = await fixture.player(100_000n);
    await play(owner, 1_000n);
    const first = await fixture.grant(owner, { required: 1_500n });
    const second = await fixture.grant(owner, { required: 9_000n });
    await play(owner, 1_000n);
    await play(owner, 1_000n);
    await play(owner, 1_000n);
    await fixture.count();
    // The second round meets the first bonus; its excess is not carried over.
    expect(await fixture.purse(owner, first)).toMatchObject({ wagered: 1_500n, state: 'MET' });
    expect(await fixture.purse(owner, second)).toMatchObject({ wagered: 1_000n, state: 'ACTIVE' });
    expect(await reasonsOf(owner, first)).toContainEqual([500n, 'requirement_met']);
  });
});

describe('the automatic end of a bonus', () => {
  it('met: the rest becomes cash', async () => {
    const owner = await fixture.player(1_000n);
    const id = await fixture.grant(owner, { amount: 5_000n, required: 1_000n });
    await play(owner, 1_000n);
    await fixture.count();
    expect(await fixture.purse(owner, id)).toMatchObject({ state: 'MET', converted: 5_000n });
    expect(await fixture.cashOf(owner)).toBe(5_000n);
  });

  it('spent: less than the smallest stake is left and no round is open', async () => {
    const owner = await fixture.player(0n);
    const id = await fixture.grant(owner, { amount: 1_050n });
    const txId = await play(owner, 1_000n, { isRoundClosed: false });
    await fixture.count();
    expect((await fixture.purse(owner, id)).state).toBe('ACTIVE');
    await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: txId, amount: 0n }));
    await fixture.count();
    expect(await fixture.purse(owner, id)).toMatchObject({ state: 'SPENT', returned: 50n });
  });

  it('expired: nothing becomes cash, and a hold of cash beside it is untouched', async () => {
    const owner = await fixture.player(1_000n);
    const id = await fixture.grant(owner, { expiresAt: new Date(Date.now() + 3_600_000) });
    await fixture.work.sweep();
    expect((await fixture.purse(owner, id)).state).toBe('ACTIVE');
    late = 3_600_001;
    await fixture.work.sweep();
    late = 0;
    expect(await fixture.purse(owner, id)).toMatchObject({ state: 'EXPIRED', converted: 0n, returned: 50_000n });
    expect(await fixture.cashOf(owner)).toBe(1_000n);
  });
});

it('a withdrawal that races a conversion reserves only money that is there', async () => {
  const owner = await fixture.player(1_000n);
  const id = await fixture.grant(owner, { amount: 5_000n });
  const hold = (amount: bigint) =>
    fixture.ledger.hold({
      player: playerOf(owner),
      provider: 'test',
      txId: newTransferId(),
      currency: 'THB',
      amount,
      note: '',
      eventAt: 0,
      expiresAt: Date.now() + 86_400_000,
    });
  const [, ...holds] = await Promise.all([
    fixture.end(owner, id, 'MET'),
    ...Array.from({ length: 8 }, () => hold(1_000n)),
  ]);
  const reserved = BigInt(holds.filter((answer) => typeof answer === 'object' && answer.status === 'OK').length);
  expect(await fixture.cashOf(owner)).toBe(6_000n - reserved * 1_000n);
  expect(reserved).toBeGreaterThan(0n);
  expect(reserved).toBeLessThan(7n);
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
});
