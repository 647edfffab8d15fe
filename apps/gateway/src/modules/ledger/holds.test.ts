import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { checkLedger } from './ledgerCheck.ts';
import { bucketOf } from './player.ts';
import { newTransferId } from './transferId.ts';
import { createLedgerFixture, decided, playerOf, type LedgerFixture } from './testing/ledgerFixture.ts';

let fixture: LedgerFixture;

beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 32 });
});
afterAll(() => fixture.close());

const FAR = Date.UTC(2100, 0, 1);

function hold(owner: string, amount: bigint, txId = newTransferId(), expiresAt = FAR) {
  return fixture.ledger.hold({
    player: playerOf(owner),
    provider: 'test',
    txId,
    currency: 'THB',
    amount,
    expiresAt,
    note: '',
    eventAt: 0,
  });
}

/** Ends the open holds in the bucket of a player, and returns their number. */
async function expireHolds(owner: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select ledger_expire_holds(${bucketOf(playerOf(owner))}, ${new Date(FAR)}) as count`.execute(fixture.database.db);
  return rows[0]?.count;
}

/** Creates a hold of 600 out of 1,000, and the commands that end it. */
async function heldPlayer() {
  const owner = await fixture.player(1_000n);
  // A player of another test may have the same bucket, and an open hold.
  await expireHolds(owner);
  const { transferId } = await hold(owner, 600n);
  const key = { player: playerOf(owner), provider: 'test', holdId: transferId ?? '', note: '', eventAt: 0 };
  return {
    owner,
    post: (amount: bigint, txId = newTransferId()) => fixture.ledger.postHold({ ...key, txId, amount }),
    release: (txId = newTransferId()) => fixture.ledger.voidHold({ ...key, txId }),
    expire: () => expireHolds(owner),
  };
}

describe('a hold', () => {
  it('WAL-04 reserves money that can no longer be bet', async () => {
    const owner = await fixture.player(1_000n);
    const txId = newTransferId();
    expect(await hold(owner, 600n, txId)).toMatchObject({ status: 'OK', balance: 400n, replayed: false });
    expect(await hold(owner, 600n, txId)).toMatchObject({ status: 'OK', balance: 400n, replayed: true });
    expect(await hold(owner, 601n, txId)).toMatchObject({ status: 'TX_CONFLICT' });
    expect(await fixture.balanceOf(owner)).toBe(400n);
    expect(await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId(), amount: 401n }))).toMatchObject({
      status: 'INSUFFICIENT_FUNDS',
    });
  });

  it('WAL-04 does not reserve more than the balance when 64 holds run concurrently', async () => {
    const owner = await fixture.player(1_000n);
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => {
        const txId = newTransferId();
        return decided(() => hold(owner, 100n, txId));
      }),
    );
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10);
    expect(await fixture.balanceOf(owner)).toBe(0n);
  });

  it('WAL-04 is posted once, and the rest of its amount is released', async () => {
    const { owner, post, release, expire } = await heldPlayer();
    const txId = newTransferId();
    expect(await post(450n, txId)).toMatchObject({ status: 'OK', balance: 550n, replayed: false });
    expect(await post(450n, txId)).toMatchObject({ status: 'OK', balance: 550n, replayed: true });
    expect(await post(100n)).toMatchObject({ status: 'TX_CANCELLED' });
    expect(await release()).toMatchObject({ status: 'TX_CANCELLED' });
    expect(await expire()).toBe(0);
    expect(await fixture.balanceOf(owner)).toBe(550n);
  });

  it('WAL-04 is voided once and releases its whole amount', async () => {
    const { owner, post, release } = await heldPlayer();
    const txId = newTransferId();
    expect(await release(txId)).toMatchObject({ status: 'OK', balance: 1_000n, replayed: false });
    expect(await release(txId)).toMatchObject({ status: 'OK', replayed: true });
    expect(await post(600n)).toMatchObject({ status: 'TX_CANCELLED' });
    expect(await fixture.balanceOf(owner)).toBe(1_000n);
  });

  it('WAL-04 expires once and cannot be posted afterwards', async () => {
    const { owner, post, expire } = await heldPlayer();
    expect(await expire()).toBe(1);
    expect(await expire()).toBe(0);
    expect(await post(600n)).toMatchObject({ status: 'TX_CANCELLED' });
    expect(await fixture.balanceOf(owner)).toBe(1_000n);
  });

  it('WAL-04 ends in exactly one way when post, void and expire run concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { owner, post, release, expire } = await heldPlayer();
      const [paid, released, expired] = await Promise.all([
        decided(() => post(600n)),
        decided(release),
        decided(expire),
      ]);
      const ends = [paid.status === 'OK', released.status === 'OK', expired === 1];
      expect(ends.filter(Boolean)).toHaveLength(1);
      expect(await fixture.balanceOf(owner)).toBe(paid.status === 'OK' ? 400n : 1_000n);
    }
  });

  it('cannot be posted above its amount or under an unknown id', async () => {
    const { post } = await heldPlayer();
    await expect(post(601n)).rejects.toThrow('cannot pay');
    const owner = await fixture.player(1_000n);
    const key = { player: playerOf(owner), provider: 'test', note: '', eventAt: 0, amount: 1n };
    expect(await fixture.ledger.postHold({ ...key, txId: newTransferId(), holdId: newTransferId() })).toMatchObject({
      status: 'TX_NOT_FOUND',
    });
  });

  it('is refused and cannot be posted while the account is frozen, but can be voided', async () => {
    const { owner, post, release } = await heldPlayer();
    await fixture.ledger.freeze(playerOf(owner), true);
    expect(await hold(owner, 1n)).toMatchObject({ status: 'PLAYER_BLOCKED' });
    expect(await post(600n)).toMatchObject({ status: 'PLAYER_BLOCKED' });
    expect(await fixture.ledger.bet(fixture.bet({ owner, txId: newTransferId() }))).toMatchObject({
      status: 'PLAYER_BLOCKED',
    });
    expect(await release()).toMatchObject({ status: 'OK' });
  });
});

describe('a transfer to another player', () => {
  it('debits the sender immediately and credits the recipient once', async () => {
    const [from, to] = [await fixture.player(1_000n), await fixture.player(0n)];
    const command = {
      player: playerOf(from),
      provider: 'agent',
      txId: newTransferId(),
      currency: 'THB',
      amount: 300n,
      to,
      note: '',
      eventAt: 0,
    } as const;
    const sent = await fixture.ledger.send(command);
    expect(sent).toMatchObject({ status: 'OK', balance: 700n });
    expect(await fixture.ledger.send(command)).toMatchObject({ status: 'OK', replayed: true });
    const receive = () =>
      fixture.ledger.receive({
        player: playerOf(to),
        sentId: sent.transferId ?? '',
        currency: 'THB',
        amount: 300n,
        note: '',
        eventAt: 0,
      });
    expect(await receive()).toMatchObject({ status: 'OK', balance: 300n, replayed: false });
    expect(await receive()).toMatchObject({ status: 'OK', replayed: true });
    expect([await fixture.balanceOf(from), await fixture.balanceOf(to)]).toEqual([700n, 300n]);
  });

  it('is refused if its id belongs to a transfer to somebody else', async () => {
    const [from, to, other] = [await fixture.player(1_000n), await fixture.player(0n), await fixture.player(0n)];
    const command = {
      player: playerOf(from),
      provider: 'agent',
      txId: newTransferId(),
      currency: 'THB',
      amount: 300n,
      to,
      note: '',
      eventAt: 0,
    } as const;
    await fixture.ledger.send(command);
    expect(await fixture.ledger.send({ ...command, to: other })).toMatchObject({ status: 'TX_CONFLICT' });
    expect(await fixture.balanceOf(from)).toBe(700n);
  });

  it('is refused when it exceeds the balance or goes to the sender', async () => {
    const [from, to] = [await fixture.player(100n), await fixture.player(0n)];
    const command = {
      player: playerOf(from),
      provider: 'agent',
      txId: newTransferId(),
      currency: 'THB',
      amount: 101n,
      to,
      note: '',
      eventAt: 0,
    } as const;
    expect(await fixture.ledger.send(command)).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });
    await expect(fixture.ledger.send({ ...command, to: from })).rejects.toThrow('somebody else');
  });
});

it('the ledger reconciles after all tests above', async () => {
  const report = await checkLedger(fixture.database.db);
  expect(report.breaks).toEqual([]);
  expect(report.totals.reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(0n);
});
