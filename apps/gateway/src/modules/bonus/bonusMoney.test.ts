import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { decided, playerOf } from '../ledger/testing/ledgerFixture.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { createBonusFixture, type BonusFixture } from './testing/bonusFixture.ts';

let fixture: BonusFixture;

beforeAll(async () => {
  fixture = await createBonusFixture();
});
afterAll(() => fixture.close());

/** Places a bet in a new round; returns its transaction id and its answer. */
async function place(owner: string, amount: bigint, change: { gameType?: string } = {}) {
  const txId = newTransferId();
  const bet = fixture.bet({ owner, txId, amount });
  const command = change.gameType === undefined ? bet : { ...bet, game: { ...bet.game, gameType: change.gameType } };
  return { txId, command, ...(await fixture.ledger.bet(command)) };
}
const win = (owner: string, refTxId: string, amount: bigint) =>
  fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId, amount }));

/** Creates the player of the second worked example after the stake: cash 3.00 and bonus 500.00, less 10.00. */
async function staked() {
  const owner = await fixture.player(300n);
  const id = await fixture.grant(owner);
  const bet = await place(owner, 1_000n);
  return { owner, id, bet };
}
const moneyOf = async (owner: string, id: string) => [
  await fixture.cashOf(owner),
  (await fixture.purse(owner, id)).balance,
];

describe('the second worked example: cash 3.00, bonus 500.00, stake 10.00', () => {
  it('takes all cash and the rest from the bonus, and reports both to the vendor', async () => {
    const { owner, id, bet } = await staked();
    expect(bet).toMatchObject({ status: 'OK', balance: 49_300n });
    expect(await moneyOf(owner, id)).toEqual([0n, 49_300n]);
  });

  it.each([
    ['25.00', 2_500n, 750n, 1_750n],
    ['25.01', 2_501n, 751n, 1_750n],
    ['0.01', 1n, 1n, 0n],
  ])('divides a win of %s in the proportion of the stake', async (_, amount, cash, bonus) => {
    const { owner, id, bet } = await staked();
    expect(await win(owner, bet.txId, amount)).toMatchObject({ status: 'OK', balance: 49_300n + amount });
    expect(await moneyOf(owner, id)).toEqual([cash, 49_300n + bonus]);
  });

  it('returns exactly the drawn amounts in a rollback', async () => {
    const { owner, id, bet } = await staked();
    const back = fixture.rollback({ owner, txId: newTransferId(), refTxId: bet.txId });
    expect(await fixture.ledger.rollback(back, 'OK')).toMatchObject({ status: 'OK', balance: 50_300n });
    expect(await fixture.ledger.rollback(back, 'OK')).toMatchObject({ balance: 50_300n, replayed: true });
    expect(await moneyOf(owner, id)).toEqual([300n, 50_000n]);
  });

  it('gives a repeated bet the same answer and draws nothing', async () => {
    const { owner, id, bet } = await staked();
    expect(await fixture.ledger.bet(bet.command)).toMatchObject({ status: 'OK', balance: 49_300n, replayed: true });
    expect(await moneyOf(owner, id)).toEqual([0n, 49_300n]);
  });

  it('handles a bet with its win in one call the same way', async () => {
    const owner = await fixture.player(300n);
    const id = await fixture.grant(owner);
    const { isRoundClosed: _, ...bet } = fixture.bet({ owner, txId: newTransferId(), amount: 1_000n });
    const command = { ...bet, winAmount: 2_501n };
    expect(await fixture.ledger.betWin(command)).toMatchObject({ status: 'OK', balance: 51_801n });
    expect(await fixture.ledger.betWin(command)).toMatchObject({ balance: 51_801n, replayed: true });
    expect(await moneyOf(owner, id)).toEqual([751n, 51_050n]);
  });
});

describe('several bonuses', () => {
  it('are spent oldest first, and each gets its part of a win', async () => {
    const owner = await fixture.player(100n);
    const first = await fixture.grant(owner, { amount: 200n });
    const second = await fixture.grant(owner, { amount: 900n });
    const bet = await place(owner, 1_000n);
    expect((await fixture.purse(owner, first)).balance).toBe(0n);
    expect((await fixture.purse(owner, second)).balance).toBe(200n);
    await win(owner, bet.txId, 999n);
    // floor(999 × 200 ÷ 1000) and floor(999 × 700 ÷ 1000); the rest is cash.
    expect((await fixture.purse(owner, first)).balance).toBe(199n);
    expect((await fixture.purse(owner, second)).balance).toBe(200n + 699n);
    expect(await fixture.cashOf(owner)).toBe(101n);
  });
});

describe('what is refused', () => {
  it('a stake over the maximum, which leaves no trace and can be repeated with a smaller amount', async () => {
    const owner = await fixture.player(10_000n);
    await fixture.grant(owner, { maxStake: 500n });
    const refused = await place(owner, 501n);
    expect(refused).toMatchObject({ status: 'LIMIT_REACHED', transferId: null, balance: 60_000n });
    expect(await fixture.ledger.bet({ ...refused.command, amount: 500n })).toMatchObject({ status: 'OK' });
  });

  it('a stake of more than cash and bonus', async () => {
    const owner = await fixture.player(300n);
    const id = await fixture.grant(owner);
    expect(await place(owner, 50_301n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 50_300n });
    expect(await moneyOf(owner, id)).toEqual([300n, 50_000n]);
  });

  it('PROMO-07 a buy-in of bonus money: only cash is accepted at a table with seats', async () => {
    const owner = await fixture.player(300n);
    const id = await fixture.grant(owner);
    const refused = await place(owner, 301n, { gameType: 'PVP' });
    expect(refused).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 50_300n });
    const accepted = await place(owner, 300n, { gameType: 'PVP' });
    expect(accepted).toMatchObject({ status: 'OK', balance: 50_000n });
    expect(await moneyOf(owner, id)).toEqual([0n, 50_000n]);
    await win(owner, accepted.txId, 280n);
    expect(await moneyOf(owner, id)).toEqual([280n, 50_000n]);
  });

  it('a hold of bonus money: only cash leaves the account', async () => {
    const owner = await fixture.player(300n);
    await fixture.grant(owner);
    const hold = { player: playerOf(owner), provider: 'test', currency: 'THB', note: '', eventAt: 0 } as const;
    const expiresAt = Date.now() + 86_400_000;
    expect(await fixture.ledger.hold({ ...hold, txId: newTransferId(), amount: 301n, expiresAt })).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
    });
    expect(await fixture.ledger.hold({ ...hold, txId: newTransferId(), amount: 300n, expiresAt })).toMatchObject({
      status: 'OK',
    });
  });
});

describe('a grant', () => {
  it('opens one purse, however often it is sent', async () => {
    const owner = await fixture.player(0n);
    const grantId = randomUUID();
    await fixture.grant(owner, { grantId });
    await fixture.grant(owner, { grantId });
    expect(await place(owner, 50_001n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 50_000n });
  });

  it('is refused with another amount under the same id', async () => {
    const owner = await fixture.player(0n);
    const grantId = randomUUID();
    await fixture.grant(owner, { grantId });
    await expect(fixture.grant(owner, { grantId, amount: 1n })).rejects.toThrow('TX_CONFLICT');
  });
});

describe('ends', () => {
  it('the third worked example: at most 5 × 500.00 become cash, 620.40 of 3,120.40 are returned', async () => {
    const owner = await fixture.player(0n);
    const id = await fixture.grant(owner, { amount: 312_040n, conversionCap: 250_000n });
    expect(await fixture.end(owner, id, 'MET')).toBe('OK');
    expect(await fixture.end(owner, id, 'MET')).toBe('OK');
    expect(await fixture.purse(owner, id)).toMatchObject({ state: 'MET', converted: 250_000n, returned: 62_040n });
    expect(await moneyOf(owner, id)).toEqual([250_000n, 0n]);
  });

  it('a forfeited bonus is returned as a whole, and cash stays', async () => {
    const owner = await fixture.player(300n);
    const id = await fixture.grant(owner);
    expect(await fixture.end(owner, id, 'GIVEN_UP')).toBe('OK');
    expect(await fixture.end(owner, id, 'MET')).toBe('NOT_ACTIVE');
    expect(await fixture.purse(owner, id)).toMatchObject({ state: 'GIVEN_UP', converted: 0n, returned: 50_000n });
    expect(await place(owner, 301n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 300n });
  });

  it('an open round delays the end: its win goes into the purse first', async () => {
    const { owner, id, bet } = await staked();
    expect(await fixture.end(owner, id, 'GIVEN_UP')).toBe('ENDING');
    // New bets draw nothing from it.
    expect(await place(owner, 100n)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 0n });
    expect(await win(owner, bet.txId, 2_500n)).toMatchObject({ balance: 750n });
    expect((await fixture.purse(owner, id)).balance).toBe(51_050n);
    await fixture.work.sweep();
    expect(await fixture.purse(owner, id)).toMatchObject({ state: 'GIVEN_UP', returned: 51_050n });
    expect(await fixture.cashOf(owner)).toBe(750n);
  });

  it('the bonus part of a late win is handled like the end of its bonus', async () => {
    const { owner, id, bet } = await staked();
    await win(owner, bet.txId, 1_000n);
    expect(await fixture.end(owner, id, 'GIVEN_UP')).toBe('OK');
    // One late win of a closed round is paid; seven tenths of it belong to the ended bonus.
    expect(await win(owner, bet.txId, 100n)).toMatchObject({ status: 'OK', balance: 330n });
    expect(await fixture.cashOf(owner)).toBe(330n);
  });
});

it('64 concurrent bets over cash and bonus never overdraw them', async () => {
  const owner = await fixture.player(1_050n);
  const id = await fixture.grant(owner, { amount: 2_020n });
  const answers = await Promise.all(Array.from({ length: 64 }, () => decided(() => place(owner, 100n))));
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(30);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['OK', 'INSUFFICIENT_FUNDS']));
  expect(await moneyOf(owner, id)).toEqual([0n, 70n]);
});

it('the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
});
