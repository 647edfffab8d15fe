import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBatch, runVendorAdjust, type BatchCommand } from './batch.repository.ts';
import { checkLedger } from './ledgerCheck.ts';
import { bucketOf } from './player.ts';
import { newTransferId } from './transferId.ts';
import { createLedgerFixture, decided, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 32 });
});
afterAll(() => fixture.close());

const eventAt = Date.UTC(2026, 10, 21);
const game = { nodeId: 'n', gameCode: 'lotus-lanterns', gameName: 'Lanterns', gameType: 'RNG', vassalage: 'PARLOR' };
type Of<Call extends BatchCommand['call']> = Extract<BatchCommand, { call: Call }>;
const money = () => ({ txId: newTransferId(), eventAt, currency: 'THB', amount: 100n, roundId: 'round' });

const bet = (change: Partial<Of<'bet'>> = {}): Of<'bet'> => ({
  ...money(),
  call: 'bet',
  category: 'base',
  game,
  refusal: undefined,
  isRoundClosed: false,
  ...change,
});
const win = (change: Partial<Of<'win'>> = {}): Of<'win'> => ({
  ...money(),
  call: 'win',
  refTxId: undefined,
  category: 'base',
  refusal: undefined,
  isRoundClosed: false,
  ...change,
});
const rollback = (refTxId: string, change: Partial<Of<'rollback'>> = {}): Of<'rollback'> => ({
  call: 'rollback',
  txId: newTransferId(),
  eventAt,
  refTxId,
  roundId: 'round',
  unknownStatus: 'OK',
  refusal: undefined,
  ...change,
});
const run = (owner: string, ...commands: BatchCommand[]) =>
  runBatch(fixture.database.db, { player: playerOf(owner), provider: 'PARLOR', commands });
const statuses = async (owner: string, ...commands: BatchCommand[]) =>
  (await run(owner, ...commands)).map(({ status, replayed }) => (replayed ? `${status} again` : status));
const alarms = async (owner: string) =>
  (
    await fixture.database.db
      .selectFrom('ledger_outbox')
      .select('topic')
      .where('owner', '=', owner)
      .where('topic', 'like', 'ledger.alarm.%')
      .execute()
  ).map(({ topic }) => topic);

describe('a batch', () => {
  it('applies its commands in order and answers each of them', async () => {
    const owner = await fixture.player(1_000n);
    const first = bet();
    const answers = await run(
      owner,
      first,
      bet({ txId: 'second' }),
      win({ refTxId: first.txId, amount: 250n }),
      rollback('second'),
      { ...money(), call: 'bet_win', category: 'base', game, refusal: undefined, winAmount: 50n, roundId: 'other' },
      {
        call: 'promo_win',
        txId: newTransferId(),
        eventAt,
        currency: 'THB',
        amount: 7n,
        category: 'bonus',
        gameCode: 'x',
      },
      { call: 'end_round', roundId: 'round', eventAt },
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 'OK'));
    expect(answers.map(({ balance }) => balance)).toEqual([900n, 800n, 1_050n, 1_150n, 1_100n, 1_107n, 1_107n]);
    expect(await fixture.balanceOf(owner)).toBe(1_107n);
  });

  it('is rolled back as a whole when one command lacks funds, and is evaluated again when sent again', async () => {
    const owner = await fixture.player(150n);
    const commands = [bet(), win({ amount: 20n }), bet({ amount: 1_000n }), bet({ amount: 1n })];
    expect(await statuses(owner, ...commands)).toEqual([
      'NOT_APPLIED',
      'NOT_APPLIED',
      'INSUFFICIENT_FUNDS',
      'NOT_APPLIED',
    ]);
    expect(await fixture.balanceOf(owner)).toBe(150n);
    expect((await run(owner, ...commands)).map(({ balance }) => balance)).toEqual([150n, 150n, 150n, 150n]);
    const rounds = await fixture.database.db.selectFrom('bet_order').select('id').where('owner', '=', owner).execute();
    expect(rounds).toEqual([]);
    const { player, ...deposit } = {
      player: playerOf(owner),
      provider: 'test',
      txId: newTransferId(),
      note: '',
      eventAt,
    };
    await fixture.ledger.promo({ player, ...deposit, currency: 'THB', amount: 2_000n });
    expect(await statuses(owner, ...commands)).toEqual(['OK', 'OK', 'OK', 'OK']);
    expect(await statuses(owner, ...commands)).toEqual(['OK again', 'OK again', 'OK again', 'OK again']);
    expect(await fixture.balanceOf(owner)).toBe(1_069n);
  });

  it('replays a command that was applied before and applies the others', async () => {
    const owner = await fixture.player(1_000n);
    const [known, fresh, tooMuch] = [bet(), bet(), bet({ amount: 5_000n })];
    expect(await statuses(owner, known)).toEqual(['OK']);
    expect(await statuses(owner, known, fresh)).toEqual(['OK again', 'OK']);
    expect(await fixture.balanceOf(owner)).toBe(800n);
    // A refused command does not affect earlier batches.
    expect(await statuses(owner, known, bet(), tooMuch)).toEqual(['OK again', 'NOT_APPLIED', 'INSUFFICIENT_FUNDS']);
    // The same id twice in one batch is one command, and is rolled back with the batch.
    const twice = bet();
    expect(await statuses(owner, twice, twice)).toEqual(['OK', 'OK again']);
    const fallen = bet();
    expect(await statuses(owner, fallen, fallen, tooMuch)).toEqual([
      'NOT_APPLIED',
      'NOT_APPLIED',
      'INSUFFICIENT_FUNDS',
    ]);
    expect(await fixture.balanceOf(owner)).toBe(700n);
  });

  it('has one effect when it is sent 100 times over 32 connections', async () => {
    const owner = await fixture.player(10_000n);
    const commands = [bet(), win({ amount: 40n }), bet({ amount: 3n })];
    const answers = await Promise.all(Array.from({ length: 100 }, () => decided(() => run(owner, ...commands))));
    expect(await fixture.balanceOf(owner)).toBe(9_937n);
    expect(
      new Set(
        answers.map((each) =>
          JSON.stringify(each.map(({ status, transferId, balance }) => [status, transferId, String(balance)])),
        ),
      ),
    ).toHaveProperty('size', 1);
    expect(answers.filter((each) => each.every(({ replayed }) => !replayed))).toHaveLength(1);
    expect(answers.filter((each) => each.every(({ replayed }) => replayed))).toHaveLength(99);
  });

  it('does not overdraw the account and is never applied in part when 40 batches run concurrently', async () => {
    const owner = await fixture.player(1_000n);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        decided(() => run(owner, bet({ roundId: `a${n}`, amount: 30n }), bet({ roundId: `b${n}`, amount: 70n }))),
      ),
    );
    const done = answers.filter((each) => each.every(({ status }) => status === 'OK'));
    expect(done).toHaveLength(10);
    expect(answers.flat().filter(({ status }) => status === 'OK')).toHaveLength(20);
    expect(await fixture.balanceOf(owner)).toBe(0n);
  });

  it('keeps the alarm of a refused command although the batch is rolled back', async () => {
    const owner = await fixture.player(1_000n);
    expect(await statuses(owner, bet(), win({ amount: 100_000_000n }))).toEqual(['NOT_APPLIED', 'LIMIT_REACHED']);
    expect(await alarms(owner)).toEqual(['ledger.alarm.payout_refused']);
    const known = bet();
    await run(owner, known);
    expect(await statuses(owner, bet(), { ...known, amount: 101n })).toEqual(['NOT_APPLIED', 'TX_CONFLICT']);
    expect(await alarms(owner)).toEqual(['ledger.alarm.payout_refused', 'ledger.alarm.tx_conflict']);
    expect(await fixture.balanceOf(owner)).toBe(900n);
  });

  it('counts as a whole against the limits of the player', async () => {
    const owner = await fixture.player(1_000n);
    await fixture.ledger.setLimit(playerOf(owner), 'THB', { kind: 'wager', period: 'day', amount: 250n }, 0);
    expect(await statuses(owner, bet(), bet(), bet())).toEqual(['NOT_APPLIED', 'NOT_APPLIED', 'LIMIT_REACHED']);
    expect(await statuses(owner, bet(), bet())).toEqual(['OK', 'OK']);
    expect(await fixture.balanceOf(owner)).toBe(800n);
  });

  it.each(['OK', 'TX_NOT_FOUND'] as const)(
    'keeps the tombstone of a rollback that finds no bet and answers %s',
    async (unknownStatus) => {
      const owner = await fixture.player(1_000n);
      const late = bet();
      expect(await statuses(owner, rollback(late.txId, { unknownStatus }), bet())).toEqual([unknownStatus, 'OK']);
      expect(await statuses(owner, bet(), late)).toEqual(['NOT_APPLIED', 'TX_CANCELLED']);
      expect(await statuses(owner, win({ refTxId: late.txId }))).toEqual(['TX_CANCELLED']);
      expect(await fixture.balanceOf(owner)).toBe(900n);
    },
  );

  it('discards the tombstone of a rollback when another command is refused', async () => {
    const owner = await fixture.player(1_000n);
    const late = bet();
    expect(await statuses(owner, rollback(late.txId), bet({ amount: 2_000n }))).toEqual([
      'NOT_APPLIED',
      'INSUFFICIENT_FUNDS',
    ]);
    expect(await statuses(owner, late)).toEqual(['OK']);
  });

  it('finds the bet of a win that names only its round, also on replay', async () => {
    const owner = await fixture.player(1_000n);
    const [first, second, paid] = [bet(), bet(), win()];
    expect(await statuses(owner, win({ roundId: 'nothing' }))).toEqual(['TX_NOT_FOUND']);
    expect(await statuses(owner, first, rollback(first.txId), second, paid)).toEqual(['OK', 'OK', 'OK', 'OK']);
    expect(await statuses(owner, bet(), paid)).toEqual(['OK', 'OK again']);
  });

  it('refuses a rollback that refers to a win', async () => {
    const owner = await fixture.player(1_000n);
    const paid = win();
    await run(owner, bet(), paid);
    expect(await statuses(owner, rollback(paid.txId))).toEqual(['CANNOT_CANCEL']);
    expect(await fixture.balanceOf(owner)).toBe(1_000n);
  });

  it('returns the caller’s refusal for new commands and replays the earlier ones', async () => {
    const owner = await fixture.player(1_000n);
    const [placed, paid] = [bet(), win()];
    const cancelled = bet({ roundId: 'other' });
    const back = rollback(cancelled.txId, { roundId: 'other' });
    await run(owner, placed, paid, cancelled, back);
    const refusal = 'SESSION_EXPIRED';
    expect(await statuses(owner, { ...placed, refusal }, { ...paid, refusal }, { ...back, refusal })).toEqual([
      'OK again',
      'OK again',
      'OK again',
    ]);
    for (const command of [bet({ refusal }), win({ refusal }), rollback(placed.txId, { refusal })])
      expect(await statuses(owner, command)).toEqual([refusal]);
  });
});

describe('a vendor adjustment', () => {
  const settled = async (balance = 1_000n, payout = 50n) => {
    const owner = await fixture.player(balance);
    const [placed, paid] = [bet(), win({ amount: payout, isRoundClosed: true })];
    await run(owner, placed, paid);
    return { owner, placed, paid };
  };
  const adjust = (
    owner: string,
    refTxId: string,
    amount: bigint,
    change: { refCall?: 'bet' | 'win'; txId?: string; roundId?: string } = {},
  ) =>
    runVendorAdjust(fixture.database.db, {
      player: playerOf(owner),
      provider: 'PARLOR',
      txId: newTransferId(),
      eventAt,
      currency: 'THB',
      amount,
      refCall: 'win',
      refTxId,
      roundId: 'round',
      ...change,
    });
  const round = (owner: string) =>
    fixture.database.db
      .selectFrom('bet_order')
      .select(['stake', 'payout', 'refunded'])
      .where('bucket', '=', bucketOf(playerOf(owner)))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();

  it('changes the payout or the stake of its round once', async () => {
    const { owner, placed, paid } = await settled();
    const txId = newTransferId();
    expect(await adjust(owner, paid.txId, 25n, { txId })).toMatchObject({
      status: 'OK',
      balance: 975n,
      replayed: false,
    });
    expect(await adjust(owner, paid.txId, 25n, { txId })).toMatchObject({
      status: 'OK',
      balance: 975n,
      replayed: true,
    });
    expect(await adjust(owner, paid.txId, 26n, { txId })).toMatchObject({ status: 'TX_CONFLICT' });
    expect(await adjust(owner, paid.txId, -75n)).toMatchObject({ status: 'OK', balance: 900n });
    expect(await adjust(owner, placed.txId, -10n, { refCall: 'bet' })).toMatchObject({ status: 'OK', balance: 890n });
    expect(await adjust(owner, placed.txId, 110n, { refCall: 'bet' })).toMatchObject({ status: 'OK', balance: 1_000n });
    expect(await round(owner)).toEqual({ stake: 110n, payout: 0n, refunded: 110n });
  });

  it('has one effect when it is sent 100 times over 32 connections', async () => {
    const { owner, paid } = await settled();
    const txId = newTransferId();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => decided(() => adjust(owner, paid.txId, -20n, { txId }))),
    );
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ status, balance }) => `${status} ${String(balance)}`))).toEqual(new Set(['OK 930']));
  });

  it('takes no more than the balance or the payout, and nothing while the account is frozen', async () => {
    const { owner, paid } = await settled(100n, 50n);
    await run(owner, bet({ amount: 30n, roundId: 'next' }));
    expect(await adjust(owner, paid.txId, -21n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 20n });
    expect(await adjust(owner, paid.txId, -51n)).toMatchObject({ status: 'CANNOT_CANCEL' });
    await fixture.ledger.freeze(playerOf(owner), true);
    expect(await adjust(owner, paid.txId, -1n)).toMatchObject({ status: 'PLAYER_BLOCKED' });
    expect(await adjust(owner, paid.txId, 1n)).toMatchObject({ status: 'OK', balance: 21n });
  });

  it('credits no more than the payout limit allows, and nothing while the vendor is stopped', async () => {
    const { owner, placed, paid } = await settled();
    expect(await adjust(owner, paid.txId, 2_500_000n)).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await adjust(owner, placed.txId, 101n, { refCall: 'bet' })).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await alarms(owner)).toEqual(['ledger.alarm.payout_refused', 'ledger.alarm.payout_refused']);
    const stop = {
      provider: 'PARLOR',
      game_code: 'lotus-lanterns',
      stops_wins: true,
      reason: 'test',
      stopped_by: 'ann',
    };
    await fixture.database.db.insertInto('provider_stop').values(stop).execute();
    expect(await adjust(owner, paid.txId, 1n)).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await adjust(owner, paid.txId, -1n)).toMatchObject({ status: 'OK' });
    await fixture.database.db.deleteFrom('provider_stop').execute();
  });

  it('is refused for an unknown transaction, another player, another round or an open round', async () => {
    const { owner, paid } = await settled();
    const other = await settled();
    expect(await adjust(owner, 'unknown', 1n)).toMatchObject({ status: 'TX_NOT_FOUND' });
    expect(await adjust(owner, other.paid.txId, 1n)).toMatchObject({ status: 'TX_NOT_FOUND' });
    expect(await adjust(owner, paid.txId, 1n, { roundId: 'else' })).toMatchObject({ status: 'TX_NOT_FOUND' });
    const open = bet({ roundId: 'open' });
    await run(owner, open);
    expect(await adjust(owner, open.txId, 1n, { refCall: 'bet', roundId: 'open' })).toMatchObject({
      status: 'CANNOT_CANCEL',
    });
  });
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
});
