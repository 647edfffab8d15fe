import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { createBonusFixture, type BonusFixture } from './testing/bonusFixture.ts';

let fixture: BonusFixture;

beforeAll(async () => {
  fixture = await createBonusFixture();
});
afterAll(() => fixture.close());

const which = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), amount: fc.bigInt({ min: 1n, max: 900n }) }),
  fc.record({ kind: fc.constant('win' as const), bet: which, amount: fc.bigInt({ min: 1n, max: 2_000n }) }),
  fc.record({ kind: fc.constant('rollback' as const), bet: which }),
  fc.record({ kind: fc.constant('grant' as const), amount: fc.bigInt({ min: 1n, max: 800n }) }),
  fc.record({
    kind: fc.constant('end' as const),
    purse: which,
    end: fc.constantFrom('MET' as const, 'GIVEN_UP' as const, 'REVOKED' as const),
  }),
  fc.record({ kind: fc.constant('sweep' as const) }),
);

interface ModelPurse {
  id: string;
  balance: bigint;
  state: 'ACTIVE' | 'ENDING' | 'MET' | 'OVER';
  end: 'MET' | 'GIVEN_UP' | 'REVOKED' | null;
}
interface ModelBet {
  txId: string;
  amount: bigint;
  drawn: Map<ModelPurse, bigint>;
  state: 'OPEN' | 'WON' | 'UNDONE';
}

/**
 * A model of a player's money: stakes take cash first, then the oldest bonus; wins and rollbacks return the same way.
 */
class Model {
  cash = 1_000n;
  purses: ModelPurse[] = [];
  bets: ModelBet[] = [];

  bet(txId: string, amount: bigint): boolean {
    const active = this.purses.filter(({ state }) => state === 'ACTIVE');
    if (amount > active.reduce((sum, { balance }) => sum + balance, this.cash)) return false;
    const drawn = new Map<ModelPurse, bigint>();
    let missing = amount > this.cash ? amount - this.cash : 0n;
    this.cash -= amount - missing;
    for (const purse of active) {
      const part = purse.balance < missing ? purse.balance : missing;
      if (part === 0n) continue;
      drawn.set(purse, part);
      purse.balance -= part;
      missing -= part;
    }
    this.bets.push({ txId, amount, drawn, state: 'OPEN' });
    return true;
  }

  giveBack(bet: ModelBet, amount: bigint, partOf: (drawn: bigint) => bigint): void {
    this.cash += amount;
    for (const [purse, drawn] of bet.drawn) {
      if (purse.state === 'MET') continue;
      this.cash -= partOf(drawn);
      if (purse.state !== 'OVER') purse.balance += partOf(drawn);
    }
  }

  end(purse: ModelPurse, end: 'MET' | 'GIVEN_UP' | 'REVOKED'): void {
    if (purse.state !== 'ACTIVE') return;
    purse.state = 'ENDING';
    purse.end = end;
    this.finish(purse);
  }

  finish(purse: ModelPurse): void {
    if (purse.state !== 'ENDING' || this.bets.some(({ state, drawn }) => state === 'OPEN' && drawn.has(purse))) return;
    if (purse.end === 'MET') this.cash += purse.balance;
    purse.balance = 0n;
    purse.state = purse.end === 'MET' ? 'MET' : 'OVER';
  }
}

it('cash and bonuses match a model of the rules after any sequence of bets, wins, rollbacks and ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const owner = await fixture.player(1_000n);
      const model = new Model();
      const compared: [answer: string, expected: string][] = [];
      for (const command of steps) {
        const bet = 'bet' in command ? model.bets.at(command.bet) : undefined;
        const open = bet?.state === 'OPEN' ? bet : undefined;
        switch (command.kind) {
          case 'bet': {
            const txId = newTransferId();
            const { status } = await fixture.ledger.bet(fixture.bet({ owner, txId, amount: command.amount }));
            compared.push([status, model.bet(txId, command.amount) ? 'OK' : 'INSUFFICIENT_FUNDS']);
            break;
          }
          case 'win':
            if (open === undefined) break;
            await fixture.ledger.win(
              fixture.win({ owner, txId: newTransferId(), refTxId: open.txId, amount: command.amount }),
            );
            model.giveBack(open, command.amount, (drawn) => (command.amount * drawn) / open.amount);
            open.state = 'WON';
            break;
          case 'rollback':
            if (open === undefined) break;
            await fixture.ledger.rollback(fixture.rollback({ owner, txId: newTransferId(), refTxId: open.txId }), 'OK');
            model.giveBack(open, open.amount, (drawn) => drawn);
            open.state = 'UNDONE';
            break;
          case 'grant':
            model.purses.push({
              id: await fixture.grant(owner, { amount: command.amount }),
              balance: command.amount,
              state: 'ACTIVE',
              end: null,
            });
            break;
          case 'end': {
            const purse = model.purses.at(command.purse);
            if (purse === undefined || purse.state !== 'ACTIVE') break;
            await fixture.end(owner, purse.id, command.end);
            model.end(purse, command.end);
            break;
          }
          case 'sweep':
            await fixture.work.sweep();
            for (const purse of model.purses) model.finish(purse);
            break;
        }
        expect(await fixture.cashOf(owner)).toBe(model.cash);
      }
      expect(compared.map(([answer]) => answer)).toEqual(compared.map(([, expected]) => expected));
      for (const { id, balance } of model.purses) {
        const purse = await fixture.purse(owner, id);
        expect(purse.balance).toBe(balance);
      }
    }),
    { numRuns: 60 },
  );
  const report = await checkLedger(fixture.database.db);
  expect(report.breaks).toEqual([]);
  expect(report.totals.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(0);
}, 60_000);
