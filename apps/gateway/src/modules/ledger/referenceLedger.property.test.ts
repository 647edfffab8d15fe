import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from './ledgerCheck.ts';
import type { LedgerAnswer } from './ledger.repository.ts';
import { bucketOf } from './player.ts';
import { newTransferId } from './transferId.ts';
import { createLedgerFixture, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';
import { createReferenceLedger, type ReferenceAnswer, type ReferenceLedger } from './testing/referenceLedger.ts';

let fixture: LedgerFixture;

beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

const HOUR = 3_600_000;
const PAST = Date.UTC(2020, 0, 1);
const FAR = Date.UTC(2100, 0, 1);
const SENDER = { provider: 'PARLOR', currency: 'THB', eventAt: 0 } as const;

/**
 * There are few ids and amounts, so that commands collide: repetitions, conflicts, and several commands for one bet.
 */
const id = fc.integer({ min: 0, max: 3 });
const round = fc.integer({ min: 0, max: 1 });
const amount = fc.constantFrom(1n, 40n, 100n, 250n);
const flag = fc.boolean();
const who = fc.integer({ min: 0, max: 1 });
const kindOf = <Kind extends string>(kind: Kind) => ({ kind: fc.constant(kind), who });

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ...kindOf('bet'), id, round, amount, isClosed: flag, isRefused: flag }) },
  { weight: 5, arbitrary: fc.record({ ...kindOf('win'), id, ref: id, round, amount, isClosed: flag }) },
  { weight: 3, arbitrary: fc.record({ ...kindOf('betWin'), id, round, amount, won: amount }) },
  { weight: 4, arbitrary: fc.record({ ...kindOf('rollback'), id, ref: id, round }) },
  { weight: 2, arbitrary: fc.record({ ...kindOf('endRound'), round }) },
  { weight: 2, arbitrary: fc.record({ ...kindOf('promoWin'), id, amount }) },
  { weight: 2, arbitrary: fc.record({ ...kindOf('deposit'), id, amount }) },
  { weight: 1, arbitrary: fc.record({ ...kindOf('promo'), id, amount }) },
  { weight: 1, arbitrary: fc.record({ ...kindOf('adjust'), id, amount, isOut: flag }) },
  { weight: 2, arbitrary: fc.record({ ...kindOf('send'), id, amount }) },
  { weight: 2, arbitrary: fc.record({ ...kindOf('receive'), id, amount }) },
  { weight: 4, arbitrary: fc.record({ ...kindOf('hold'), id, amount, isExpired: flag }) },
  { weight: 4, arbitrary: fc.record({ ...kindOf('endHold'), id, hold: id, isPaid: flag }) },
  { weight: 1, arbitrary: fc.record(kindOf('expire')) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...kindOf('limit'),
      limit: fc.constantFrom('deposit', 'wager', 'loss'),
      amount: fc.option(amount),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...kindOf('block'), isSet: flag }) },
  { weight: 1, arbitrary: fc.record({ ...kindOf('freeze'), isSet: flag }) },
  { weight: 1, arbitrary: fc.record({ ...kindOf('exclude'), isSure: fc.integer({ min: 0, max: 5 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Ends the expired holds in the bucket of a player, and returns their number. */
async function expireHolds(owner: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select ledger_expire_holds(${bucketOf(playerOf(owner))}, ${new Date(PAST + HOUR)}) as count`.execute(
    fixture.database.db,
  );
  return rows[0]?.count;
}

/** Creates two players in the SQL ledger and in the reference, and compares the answers of both. */
async function createPair() {
  const owners = [await fixture.player(500n), await fixture.player(120n)] as const;
  // Earlier pairs may have left holds in the same buckets, which would expire with those of this pair.
  for (const owner of owners) await expireHolds(owner);
  const reference: ReferenceLedger = createReferenceLedger((owner) => bucketOf(playerOf(owner)));
  reference.open(owners[0], 500n);
  reference.open(owners[1], 120n);
  const run = newTransferId();
  const name = (number: number): string => `${run}.${number}`;
  const nowhere = newTransferId();
  /** The ids of holds and of sent transfers, by the ids of their commands. */
  const [held, sent] = [new Map<string, string>(), new Map<string, { id: string; amount: bigint }>()];
  const { ledger } = fixture;

  // oxlint-disable-next-line typescript/consistent-return -- the compiler sees that every kind returns
  async function send(action: Step): Promise<[found: unknown, wanted: unknown]> {
    const owner = owners[action.who] ?? owners[0];
    const player = playerOf(owner);
    const credit = { ...SENDER, player, note: '' } as const;
    const tx = 'id' in action ? name(action.id) : '';
    const roundId = 'round' in action ? `${run}.r${action.round}` : '';
    switch (action.kind) {
      case 'bet': {
        const refusal = action.isRefused && action.isClosed ? 'SESSION_EXPIRED' : undefined;
        const command = fixture.bet({
          owner,
          txId: tx,
          roundId,
          amount: action.amount,
          isRoundClosed: action.isClosed,
        });
        return [
          seen(await ledger.bet(command, refusal)),
          reference.bet(owner, tx, roundId, action.amount, action.isClosed, refusal),
        ];
      }
      case 'win': {
        const refTxId = name(action.ref);
        const command = fixture.win({
          owner,
          txId: tx,
          refTxId,
          roundId,
          amount: action.amount,
          isRoundClosed: action.isClosed,
        });
        return [
          seen(await ledger.win(command)),
          reference.win(owner, tx, refTxId, roundId, action.amount, action.isClosed),
        ];
      }
      case 'betWin': {
        const { isRoundClosed: _, ...bet } = fixture.bet({ owner, txId: tx, roundId, amount: action.amount });
        return [
          seen(await ledger.betWin({ ...bet, winAmount: action.won })),
          reference.betWin(owner, tx, roundId, action.amount, action.won),
        ];
      }
      case 'rollback': {
        const refTxId = name(action.ref);
        return [
          seen(await ledger.rollback(fixture.rollback({ owner, txId: tx, refTxId, roundId }), 'OK')),
          reference.rollback(owner, tx, refTxId, roundId),
        ];
      }
      case 'endRound':
        return [
          seen(await ledger.endRound({ player, provider: SENDER.provider, roundId })),
          reference.endRound(owner, roundId),
        ];
      case 'promoWin': {
        const command = { ...SENDER, player, txId: tx, amount: action.amount, category: 'tournament', gameCode: 'g' };
        return [seen(await ledger.promoWin(command)), reference.move(owner, 'win', tx, action.amount, 'house')];
      }
      case 'deposit':
      case 'promo':
        return [
          seen(await ledger[action.kind]({ ...credit, txId: tx, amount: action.amount })),
          reference.move(owner, action.kind, tx, action.amount),
        ];
      case 'adjust': {
        const signed = action.isOut ? -action.amount : action.amount;
        const { provider: _, ...command } = credit;
        return [
          seen(await ledger.adjust({ ...command, txId: tx, amount: signed, requestedBy: 'ann', approvedBy: 'bob' })),
          reference.move(owner, 'adjustment', tx, signed),
        ];
      }
      case 'send': {
        const to = owners[1 - action.who] ?? owners[1];
        const answer = await ledger.send({ ...credit, txId: tx, amount: action.amount, to });
        if (answer.status === 'OK' && answer.transferId !== null)
          sent.set(`${to} ${action.id}`, { id: answer.transferId, amount: action.amount });
        return [seen(answer), reference.move(owner, 'send', tx, -action.amount, 'transit')];
      }
      case 'receive': {
        const given = sent.get(`${owner} ${action.id}`);
        if (given === undefined) return [undefined, undefined];
        const { provider: _, ...command } = credit;
        return [
          seen(await ledger.receive({ ...command, sentId: given.id, amount: given.amount })),
          reference.move(owner, 'receive', given.id, given.amount, 'transit'),
        ];
      }
      case 'hold': {
        const expiresAt = action.isExpired ? PAST : FAR;
        const answer = await ledger.hold({ ...credit, txId: tx, amount: action.amount, expiresAt });
        if (answer.status === 'OK' && answer.transferId !== null) held.set(`${owner} ${action.id}`, answer.transferId);
        return [seen(answer), reference.hold(owner, tx, action.amount, action.isExpired, answer.transferId ?? '')];
      }
      case 'endHold': {
        const holdId = held.get(`${owner} ${action.hold}`) ?? nowhere;
        // One minor unit is the least that every hold can pay.
        const posted = action.isPaid ? 1n : 0n;
        const command = { player, provider: SENDER.provider, txId: tx, holdId, note: '', eventAt: 0 };
        const answer = action.isPaid
          ? await ledger.postHold({ ...command, amount: posted })
          : await ledger.voidHold(command);
        return [seen(answer), reference.endHold(owner, tx, holdId, posted)];
      }
      case 'expire':
        return [await expireHolds(owner), reference.expire(owner)];
      case 'limit':
        await ledger.setLimit(player, 'THB', { kind: action.limit, period: 'month', amount: action.amount }, HOUR);
        return [undefined, reference.limit(owner, action.limit, action.amount)];
      case 'block':
        await ledger.block(player, action.isSet);
        return [undefined, reference.block(owner, action.isSet)];
      case 'freeze':
        await ledger.freeze(player, action.isSet);
        return [undefined, reference.freeze(owner, action.isSet)];
      case 'exclude':
        // Rare, because an exclusion lasts until the end of the test.
        if (action.isSure === 0) await ledger.exclude(player, Date.now() + 24 * HOUR);
        return [undefined, action.isSure === 0 ? reference.exclude(owner) : undefined];
    }
  }

  async function state(): Promise<[found: unknown, wanted: unknown]> {
    const [found, wanted]: [unknown[], unknown[]] = [[], []];
    for (const owner of owners) {
      found.push(await fixture.balanceOf(owner), await ledger.depositRoom(playerOf(owner), 'THB'));
      wanted.push(reference.free(owner), reference.depositRoom(owner));
    }
    return [found, wanted];
  }
  return { send, state };
}

function seen({ status, transferId, balance, replayed }: LedgerAnswer<string>): ReferenceAnswer {
  return { status, hasId: transferId !== null, balance, replayed };
}

it('the ledger answers any sequence of commands like the reference ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const pair = await createPair();
      const answers: unknown[] = [];
      const rules: unknown[] = [];
      for (const action of steps) {
        const [found, wanted] = await pair.send(action);
        const [foundState, wantedState] = await pair.state();
        answers.push({ action, answer: found, state: foundState });
        rules.push({ action, answer: wanted, state: wantedState });
        // Later differences follow from the first one, so only the first is relevant.
        expect(answers.at(-1)).toEqual(rules.at(-1));
      }
    }),
    { numRuns: 60 },
  );
  expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
}, 240_000);
