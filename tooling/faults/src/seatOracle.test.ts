import { describe, expect, it } from 'vitest';
import type { Acknowledgement, Operation, Recorded } from './journal.ts';
import type { SeatRows, SittingRow, TableRow } from './seatBooks.ts';
import { checkSeats, checkTables } from './seatOracle.ts';
import { createTally, type TransferRow } from './tally.ts';
import { newAudit } from './audit.ts';

const player = 'sitter1';

function done(operation: string, order: Operation, answer: Acknowledgement): Recorded {
  return { operation, order, attempts: 1, answer };
}

const buyIn = done('buy-in k1', { kind: 'buy-in', player, amount: '4000' }, { status: 'OPEN', id: 'r1' });
const topUp = done('top-up r1 0', { kind: 'top-up', player, ref: 'r1', amount: '1000' }, { status: 'OK' });
const moved = done('move h1 sitter1 0', { kind: 'move', player, ref: 'h1', move: 'draw' }, { status: 'OK' });
const shown = done('hand h1 sitter1', { kind: 'hand', player, ref: 'h1' }, { status: '-300' });
const paid = done(
  'end r1',
  { kind: 'end', player, ref: 'r1' },
  { status: 'SETTLED', id: 'r1', win: '4700', resumed: 2 },
);

/** A buy-in of 4000 and a top-up of 1000, of which a hand lost 300. */
const sitting: SittingRow = {
  id: 'r1',
  key: 'k1',
  state: 'OPEN',
  stake: 4_000n,
  raised: 1_000n,
  win: 0n,
  topUps: 1,
  seat: { bought: 5_000n, stack: 4_700n, net: -300n, hasLeft: false },
};
const open: SeatRows = {
  sittings: [sitting],
  hands: [{ id: 'h1', net: -300n, moves: [{ move: 'draw', by: 'player' }] }],
};
const ended: SeatRows = {
  ...open,
  sittings: [
    { ...sitting, state: 'SETTLED', win: 4_700n, seat: { bought: 5_000n, stack: 4_700n, net: -300n, hasLeft: true } },
  ],
};

let transfers = 0;
function transfer(kind: string, name: string, amount: bigint): TransferRow {
  transfers += 1;
  return {
    id: `t${transfers}`,
    owner: player,
    kind,
    status: 'posted',
    provider: 'PARLOR',
    provider_tx_id: name,
    moved: String(amount),
  };
}

const paidIn = [transfer('bet', 'r1-bet', -4_000n), transfer('bet', 'r1-raise-1', -1_000n)];
const back = transfer('win', 'r1-win', 4_700n);
const sat = [buyIn, topUp, moved, shown];

function check(mine: readonly Recorded[], rows: SeatRows, ledger: readonly TransferRow[]) {
  const audit = newAudit();
  const tally = createTally(ledger, audit);
  checkSeats({ player, mine, rows }, tally, audit);
  tally.reportUnrequested(player);
  const { breaks, lost, doubled, resumed } = audit;
  return { breaks, lost, doubled, resumed, expected: tally.expected() };
}

const withSeat = (change: Partial<NonNullable<SittingRow['seat']>>): SeatRows => ({
  ...open,
  sittings: [{ ...sitting, seat: { bought: 5_000n, stack: 4_700n, net: -300n, hasLeft: false, ...change } }],
});

describe('the oracle of tables with seats', () => {
  it('finds nothing if the ledger, the stack and the hands agree, during and after the sitting', () => {
    const clean = { breaks: [], lost: 0, doubled: 0 };
    expect(check(sat, open, paidIn)).toEqual({ ...clean, resumed: 0, expected: -5_000n });
    expect(check([...sat, paid], ended, [...paidIn, back])).toEqual({ ...clean, resumed: 2, expected: -300n });
  });

  it('ignores an undecided top-up that was rolled back', () => {
    const tried = [transfer('bet', 'r1-raise-2', -1_000n), transfer('rollback', 'r1-raise-2-back', 1_000n)];
    expect(check(sat, open, [...paidIn, ...tried])).toMatchObject({ breaks: [], expected: -5_000n });
    expect(check(sat, open, [...paidIn, tried[0] as TransferRow]).breaks).toEqual([
      'buy-in k1 moved -2000 by r1-raise- instead of -1000',
    ]);
  });

  it('reports a lost buy-in, one without a seat, and one without a request', () => {
    expect(check([buyIn], { sittings: [], hands: [] }, [])).toMatchObject({
      lost: 1,
      breaks: ['buy-in k1 was acknowledged as r1 and has no round'],
    });
    expect(check(sat, { ...open, sittings: [{ ...sitting, seat: null }] }, paidIn).breaks).toEqual([
      'buy-in k1 is OPEN and has no seat',
    ]);
    expect(check([], { ...open, hands: [] }, []).breaks).toEqual([
      'sitting r1 of sitter1 is OPEN, but was never requested',
    ]);
  });

  it('reports a stack that a hand changed twice or not at all, and a buy-in that was added to the table twice', () => {
    expect(check(sat, withSeat({ stack: 4_400n }), paidIn).breaks).toEqual([
      'buy-in k1 has a stack of 4400 instead of 5000 and -300 of its hands',
    ]);
    expect(check(sat, withSeat({ stack: 5_000n }), paidIn).breaks).toHaveLength(1);
    expect(check(sat, withSeat({ bought: 6_000n, stack: 5_700n }), paidIn).breaks).toEqual([
      'buy-in k1 staked 5000, and 6000 came to the table',
    ]);
  });

  it('reports a stack that was paid twice, in another amount, or to a player who still sits', () => {
    expect(check([...sat, paid], ended, [...paidIn, back, transfer('win', 'r1-win', 4_700n)])).toMatchObject({
      doubled: 1,
      breaks: ['buy-in k1 had 2 effects'],
    });
    expect(check(sat, ended, [...paidIn, transfer('win', 'r1-win', 5_000n)]).breaks).toEqual([
      'buy-in k1 moved 5000 instead of 4700',
    ]);
    expect(check(sat, open, [...paidIn, back]).breaks).toEqual(['buy-in k1 moved 4700 instead of 0']);
  });

  it('reports an acknowledged end that was not stored', () => {
    expect(check([...sat, paid], open, paidIn).breaks).toEqual([
      'buy-in k1 was reported as SETTLED with 4700, but is OPEN',
    ]);
  });

  it('reports acknowledged moves and hands that are lost, and a seat that moved twice', () => {
    const noMove = { ...open, hands: [{ id: 'h1', net: -300n, moves: [{ move: 'stand', by: 'time' }] }] };
    expect(check(sat, noMove, paidIn)).toMatchObject({
      lost: 1,
      breaks: ['move h1 sitter1 0 was acknowledged as draw and is lost'],
    });
    const noEnd = { ...open, hands: [{ id: 'h1', net: null, moves: [{ move: 'draw', by: 'player' }] }] };
    expect(check(sat, noEnd, paidIn)).toMatchObject({
      lost: 1,
      breaks: ['hand h1 sitter1 was seen to be over and is not'],
    });
    const [hand] = open.hands;
    const twice = {
      ...open,
      hands: [{ id: 'h1', net: -300n, moves: [...(hand?.moves ?? []), ...(hand?.moves ?? [])] }],
    };
    expect(check(sat, twice, paidIn)).toMatchObject({ doubled: 1, breaks: ['sitter1 moved 2 times in hand h1'] });
  });
});

describe('the oracle of the money at a table', () => {
  const table: TableRow = {
    id: 't1',
    bought: 20_000n,
    stacks: 19_940n,
    rake: 60n,
    over: 3,
    highest: 3,
    count: 4,
    uneven: [],
    escrow: 9_000n,
  };

  it('finds nothing if every chip is in a stack or in the rake, and every hand is settled once', () => {
    const audit = newAudit();
    checkTables([table, { ...table, id: 't2' }], audit);
    expect(audit).toMatchObject({ breaks: [], hands: 6, escrow: 18_000n });
  });

  it.each([
    [{ stacks: 19_941n }, 'table t1 was brought 20000 and has 19941 in stacks and 60 of rake'],
    [{ count: 5 }, 'table t1 has 5 hands, the last of which is 3'],
    [{ uneven: ['h9'] }, 'hand h9 of table t1 is not settled once'],
  ])('reports %o', (change, words) => {
    const audit = newAudit();
    checkTables([{ ...table, ...change }], audit);
    expect(audit.breaks).toEqual([words]);
  });
});
