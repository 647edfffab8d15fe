import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBetGroups } from './betGroups.ts';
import { checkLedger } from './ledgerCheck.ts';
import type { BetCommand } from './commands.ts';
import type { LedgerAnswer } from './ledger.repository.ts';
import { newTransferId } from './transferId.ts';
import { createLedgerFixture, decided, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

let fixture: LedgerFixture;

beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 8 });
});
afterAll(() => fixture.close());

/** Creates the groups of one gateway process; records the size of each group statement and the bets sent alone. */
function gateway() {
  const sizes: number[] = [];
  const alone: string[] = [];
  const { ledger } = fixture;
  const groups = createBetGroups({
    ...ledger,
    bet(command, refusal) {
      alone.push(command.player.accountId);
      return ledger.bet(command, refusal);
    },
    betsAtOnce(bets) {
      sizes.push(bets.length);
      return ledger.betsAtOnce(bets);
    },
  });
  return { ...groups, sizes, alone };
}

/** Creates groups over a ledger whose statements end when the test releases them. */
function slowGateway() {
  const sizes: number[] = [];
  const waiting: (() => void)[] = [];
  const { bet } = createBetGroups({
    bet: () => Promise.reject(new Error('not asked for')),
    betWin: () => Promise.reject(new Error('not asked for')),
    betWinsAtOnce: () => Promise.reject(new Error('not asked for')),
    async betsAtOnce(bets) {
      sizes.push(bets.length);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return bets.map(() => ({ status: 'OK', balance: 0n, transferId: null, replayed: false }));
    },
  });
  return { bet, sizes, release: () => waiting.shift()?.() };
}

/** Creates players who have placed a bet, because the first bet of an account is sent alone. */
async function players(count: number, balance = 10_000n): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const owner = await fixture.player(balance);
      await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId(), amount: 0n }));
      return owner;
    }),
  );
}

const summaryOf = ({ status, balance, replayed }: LedgerAnswer<string>) => `${status} ${balance} ${replayed}`;

async function expectSoundBooks(): Promise<void> {
  expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
}

describe('bets that arrive together', () => {
  it('run in one statement and one transaction, and each has its own answer', async () => {
    const { bet, sizes } = gateway();
    const [rich = '', poor = '', blocked = '', limited = '', twice = ''] = await players(5, 500n);
    await fixture.ledger.block(playerOf(blocked), true);
    await fixture.ledger.setLimit(playerOf(limited), 'THB', { kind: 'wager', period: 'day', amount: 150n }, 0);
    const known = fixture.bet({ owner: twice, txId: newTransferId() });
    await fixture.ledger.bet(known);
    const of = (owner: string, change: Partial<BetCommand> = {}) =>
      fixture.bet({ owner, txId: newTransferId(), ...change });

    const paid = [of(rich), of(limited), of(rich)];
    const answers = await Promise.all([
      bet(of(poor, { amount: 501n })),
      bet(paid[0] as BetCommand),
      bet(of(blocked)),
      bet(paid[1] as BetCommand),
      bet(of(limited)),
      bet(known),
      bet({ ...known, amount: 7n }),
      bet(of(rich), 'SESSION_EXPIRED'),
      bet(of(rich, { currency: 'USD' })),
      bet(paid[2] as BetCommand),
    ]);
    expect(answers.map(summaryOf)).toEqual([
      'INSUFFICIENT_FUNDS 500 false',
      'OK 400 false',
      'PLAYER_BLOCKED 500 false',
      'OK 400 false',
      'LIMIT_REACHED 400 false',
      'OK 400 true',
      'TX_CONFLICT 400 false',
      'SESSION_EXPIRED 400 false',
      'CURRENCY_MISMATCH null false',
      'OK 300 false',
    ]);
    expect(sizes).toEqual([10]);
    const { rows } = await sql<{ count: number }>`select count(distinct tx)::int as count from ledger_transfer
      where provider_tx_id = any (${paid.map(({ txId }) => txId)})`.execute(fixture.database.db);
    expect(rows).toEqual([{ count: 1 }]);
    await expectSoundBooks();
  });

  it('have one effect each, however often they are sent and through however many gateways', async () => {
    const [first, second] = [gateway(), gateway()];
    const owners = await players(8);
    const commands = owners.map((owner) => fixture.bet({ owner, txId: newTransferId() }));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, round) =>
        // Half of them are in the opposite order, so that groups lock the same players from both ends.
        (round % 2 === 0 ? commands : commands.toReversed()).map((command) =>
          decided(() => (round % 3 === 0 ? second : first).bet(command)),
        ),
      ).flat(),
    );
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(owners.length);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'OK'));
    for (const owner of owners) expect(await fixture.balanceOf(owner)).toBe(9_900n);
    expect(Math.max(...first.sizes)).toBeGreaterThan(1);
    await expectSoundBooks();
  });

  it('never take a balance below zero nor a limit beyond its amount', async () => {
    const gateways = [gateway(), gateway()];
    const [poor = '', limited = ''] = await players(2, 1_000n);
    await fixture.ledger.setLimit(playerOf(limited), 'THB', { kind: 'wager', period: 'day', amount: 700n }, 0);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, number) =>
        [poor, limited].map((owner) =>
          decided(() => (gateways[number % 2] ?? gateway()).bet(fixture.bet({ owner, txId: newTransferId() }))),
        ),
      ).flat(),
    );
    const count = (status: string) => answers.filter((answer) => answer.status === status).length;
    expect([count('OK'), count('INSUFFICIENT_FUNDS'), count('LIMIT_REACHED')]).toEqual([17, 54, 57]);
    expect(await fixture.balanceOf(poor)).toBe(0n);
    expect(await fixture.balanceOf(limited)).toBe(300n);
    await expectSoundBooks();
  });

  it('do not wait for the locked player of another bet', async () => {
    const { bet, sizes, alone } = gateway();
    const [held = '', free = ''] = await players(2);
    const other = await fixture.database.pool.connect();
    try {
      await other.query('begin');
      await other.query(`select from ledger_account where owner = $1 for update`, [held]);
      let isHeldAnswered = false;
      const waits = bet(fixture.bet({ owner: held, txId: newTransferId() })).finally(() => (isHeldAnswered = true));
      // The bet is retried if its lock times out on a slow machine.
      const decidedLater = waits.catch(() => bet(fixture.bet({ owner: held, txId: newTransferId() })));
      expect(summaryOf(await bet(fixture.bet({ owner: free, txId: newTransferId() })))).toBe('OK 9900 false');
      expect(isHeldAnswered).toBe(false);
      expect([sizes, alone]).toEqual([[2], [held]]);
      await other.query('rollback');
      expect(summaryOf(await decidedLater)).toBe('OK 9900 false');
    } finally {
      other.release();
    }
    await expectSoundBooks();
  });

  it('are committed if one of them fails, which fails alone', async () => {
    const { bet, sizes } = gateway();
    const [first = '', second = ''] = await players(2);
    const answers = await Promise.allSettled([
      bet(fixture.bet({ owner: first, txId: newTransferId() })),
      // A category that is not text fails the statement, as a defect would.
      bet(fixture.bet({ owner: second, txId: newTransferId(), category: 'no\0text' })),
      bet(fixture.bet({ owner: second, txId: newTransferId() })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(sizes).toEqual([3]);
    expect([await fixture.balanceOf(first), await fixture.balanceOf(second)]).toEqual([9_900n, 9_900n]);
    await expectSoundBooks();
  });

  it('are undecided when the connection breaks, and are not sent again by the gateway', async () => {
    let alone = 0;
    const { bet } = createBetGroups({
      bet() {
        alone += 1;
        throw new Error('not asked for');
      },
      betWin: () => Promise.reject(new Error('not asked for')),
      betWinsAtOnce: () => Promise.reject(new Error('not asked for')),
      betsAtOnce: () => Promise.reject(new Error('Connection terminated unexpectedly')),
    });
    const calls = ['a', 'b'].map((owner) => bet(fixture.bet({ owner, txId: newTransferId() })));
    const answers = await Promise.allSettled(calls);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(alone).toBe(0);
  });

  it('run in one transaction also with their wins, and each has its own answer', async () => {
    const { betWin } = gateway();
    const owners = await players(3, 500n);
    const commands = owners.map((owner, index) => {
      const { isRoundClosed: _, ...bet } = fixture.bet({
        owner,
        txId: newTransferId(),
        amount: index === 1 ? 501n : 100n,
      });
      return { ...bet, winAmount: 250n };
    });
    const answers = await Promise.all([...commands, ...commands].map((command) => betWin(command)));
    expect(answers.map(summaryOf)).toEqual([
      'OK 650 false',
      'INSUFFICIENT_FUNDS 500 false',
      'OK 650 false',
      'OK 650 true',
      'INSUFFICIENT_FUNDS 500 true',
      'OK 650 true',
    ]);
    const { rows } = await sql<{ count: number }>`select count(distinct tx)::int as count from ledger_transfer
      where provider_tx_id = any (${commands.map(({ txId }) => txId)})`.execute(fixture.database.db);
    expect(rows).toEqual([{ count: 1 }]);
    await expectSoundBooks();
  });

  it('join the next group while one is running, and start a second one beside it when eight wait', async () => {
    const { bet, sizes, release } = slowGateway();
    const bets = (count: number) =>
      Array.from({ length: count }, () => bet(fixture.bet({ owner: 'a', txId: newTransferId() })));
    const calls = bets(2);
    await setImmediate();
    calls.push(...bets(7));
    await setImmediate();
    expect(sizes).toEqual([2]);
    calls.push(...bets(1));
    await setImmediate();
    expect(sizes).toEqual([2, 8]);
    calls.push(...bets(3));
    await setImmediate();
    release();
    await setImmediate();
    expect(sizes).toEqual([2, 8]);
    release();
    await setImmediate();
    expect(sizes).toEqual([2, 8, 3]);
    release();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 'OK'));
  });

  it('do not wait until a group is full', async () => {
    const { bet, sizes } = gateway();
    const [owner = ''] = await players(1);
    await bet(fixture.bet({ owner, txId: newTransferId() }));
    await setImmediate();
    await bet(fixture.bet({ owner, txId: newTransferId() }));
    expect(sizes).toEqual([]);
    expect(await fixture.balanceOf(owner)).toBe(9_800n);
  });
});
