import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from './ledgerCheck.ts';
import type { LedgerAnswer } from './ledger.repository.ts';
import { newTransferId } from './transferId.ts';
import { createLedgerFixture, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

let fixture: LedgerFixture;

beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

const bets = fc.integer({ min: 0, max: 5 });
const player = fc.integer({ min: 0, max: 1 });
const round = fc.integer({ min: 0, max: 2 });
const amount = fc.bigInt({ min: 0n, max: 600n });

/**
 * Commands that a vendor, an operator or a payment provider may send, valid or invalid, in any order. There are few
 * ids, so that commands collide.
 */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('bet' as const),
    bet: bets,
    player,
    round,
    amount,
    isClosed: fc.boolean(),
    isRefused: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('win' as const), win: bets, bet: bets, player, round, amount, isClosed: fc.boolean() }),
  fc.record({ kind: fc.constant('rollback' as const), rollback: bets, bet: bets, player, round }),
  fc.record({
    kind: fc.constant('deposit' as const),
    deposit: bets,
    player,
    amount: fc.bigInt({ min: 1n, max: 900n }),
  }),
  fc.record({
    kind: fc.constant('adjust' as const),
    adjust: bets,
    player,
    amount: fc.bigInt({ min: -400n, max: -1n }),
  }),
  fc.record({ kind: fc.constant('block' as const), player, isBlocked: fc.boolean() }),
);

it('the ledger reconciles and replays return the same answer under any sequence of concurrent commands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 4 }),
      async (steps, width) => {
        const owners = [await fixture.player(1_000n), await fixture.player(300n)] as const;
        const run = newTransferId();
        const send = async (command: (typeof steps)[number]): Promise<LedgerAnswer<string> | undefined> => {
          const owner = owners[command.player] ?? owners[0];
          const roundId = 'round' in command ? `${run}.${command.round}` : '';
          switch (command.kind) {
            case 'bet':
              return fixture.ledger.bet(
                fixture.bet({
                  owner,
                  txId: `${run}.${command.bet}`,
                  roundId,
                  amount: command.amount,
                  isRoundClosed: command.isClosed,
                }),
                command.isRefused ? 'SESSION_EXPIRED' : undefined,
              );
            case 'win':
              return fixture.ledger.win(
                fixture.win({
                  owner,
                  txId: `${run}.${command.win}`,
                  refTxId: `${run}.${command.bet}`,
                  roundId,
                  amount: command.amount,
                  isRoundClosed: command.isClosed,
                }),
              );
            case 'rollback':
              return fixture.ledger.rollback(
                fixture.rollback({
                  owner,
                  txId: `${run}.${command.rollback}`,
                  refTxId: `${run}.${command.bet}`,
                  roundId,
                }),
                'OK',
              );
            case 'deposit':
              return fixture.ledger.deposit({
                player: playerOf(owner),
                provider: 'test',
                txId: `${run}.${command.deposit}`,
                currency: 'THB',
                amount: command.amount,
                note: '',
                eventAt: 0,
              });
            case 'adjust':
              return fixture.ledger.adjust({
                player: playerOf(owner),
                txId: `${run}.${command.adjust}`,
                currency: 'THB',
                amount: command.amount,
                requestedBy: 'ann',
                approvedBy: 'bob',
                note: '',
                eventAt: 0,
              });
            case 'block':
              await fixture.ledger.block(playerOf(owner), command.isBlocked);
          }
          return undefined;
        };
        for (let at = 0; at < steps.length; at += width) await Promise.all(steps.slice(at, at + width).map(send));

        // A repeated command gets its first answer, and moves nothing.
        const answered: unknown[] = [];
        const repeated: unknown[] = [];
        for (const command of steps) {
          const answer = await send(command);
          if (!answer?.replayed) continue;
          answered.push(answer, await Promise.all(owners.map((owner) => fixture.balanceOf(owner))));
          repeated.push(await send(command), await Promise.all(owners.map((owner) => fixture.balanceOf(owner))));
        }
        expect(repeated).toEqual(answered);
      },
    ),
    { numRuns: 80 },
  );
  const report = await checkLedger(fixture.database.db);
  expect(report.breaks).toEqual([]);
  expect(report.totals.reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(0n);
  expect(report.entries).toBeGreaterThan(100);
}, 120_000);
