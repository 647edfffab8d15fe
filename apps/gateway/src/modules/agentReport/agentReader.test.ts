import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketOf } from '../ledger/player.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { AGENT_READER, createAgentReportWork } from './agentReader.ts';
import { addMoves } from './rollup.repository.ts';
import { createTeamFixture, type TeamFixture, type TeamMember } from './testing/teamFixture.ts';
import { memberFigures, teamFigures } from './teamFigures.ts';

let fixture: TeamFixture;

beforeAll(async () => {
  fixture = await createTeamFixture();
});
afterAll(() => fixture.gateway.close());

const owner = () => fixture.gateway.database.db;
const hours = (count: number) => count * 3_600_000;
/** The hours around now. */
const span = (activeTurnover = 1n) => ({
  currency: 'THB',
  from: new Date(Date.now() - hours(48)),
  to: new Date(Date.now() + hours(48)),
  activeTurnover,
});
const figuresOf = (agent: TeamMember, change: { gameTypes?: string[]; activeTurnover?: bigint } = {}) =>
  teamFigures(fixture.gateway.deps.db, { agentId: agent.id, ...span(), ...change });

/** Creates a line of three accounts: an agent, an agent below, and a player below that one. */
async function line(): Promise<[top: TeamMember, middle: TeamMember, player: TeamMember]> {
  const top = await fixture.member(undefined, { type: 1 });
  const middle = await fixture.member(top, { type: 2 });
  return [top, middle, await fixture.member(middle)];
}

/** Makes bets with a win and a rollback, a deposit and a gift. */
async function play(member: TeamMember): Promise<void> {
  const [first, second] = [await member.bet(70_000n), await member.bet(50_000n, 'LIVE')];
  await member.win(first, 12_345n);
  await member.undo(second);
  await member.deposit(15_000n);
  await member.gift(700n);
  await member.bet(40_001n, 'FISH');
}

describe('the agent-report reader', () => {
  it('AGT-02 counts a transfer for its account and all accounts above, and no others', async () => {
    const [top, middle, player] = await line();
    const sibling = await fixture.member(top);
    await play(player);
    await fixture.read();
    const figures = {
      turnover: 110_001n,
      payouts: 12_345n,
      deposits: 15_000n,
      withdrawals: 0n,
      promotions: 700n,
      rebates: 0n,
      fees: 0n,
      netLoss: 110_001n - 12_345n - 700n,
      active: 1,
    };
    for (const agent of [top, middle, player]) expect(await figuresOf(agent)).toEqual(figures);
    expect(await figuresOf(sibling)).toMatchObject({ turnover: 0n, active: 0 });
    expect(await figuresOf(top, { gameTypes: ['FISH'] })).toMatchObject({ turnover: 40_001n, netLoss: 40_001n });
  });

  it('AGT-02 counts each transfer once when several gateways read at once', async () => {
    const { merchants } = fixture.gateway.app.gateway.services;
    const other = createAgentReportWork({ db: fixture.gateway.deps.db, merchants });
    const [top, , player] = await line();
    for (let bet = 0; bet < 20; bet += 1) await player.bet(1_001n);
    await Promise.all([fixture.work.readOutbox(), other.readOutbox(), other.readOutbox(), fixture.work.readOutbox()]);
    await fixture.read();
    expect(await figuresOf(top)).toMatchObject({ turnover: 20_020n });
  });

  it('AGT-02 counts each transfer once when its connection is killed before it stores its position', async () => {
    const [top, , player] = await line();
    await fixture.read();
    await player.bet(5_000n);
    await sql
      .raw(
        `create function kill_self() returns trigger language plpgsql security definer as $$
         begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
         create trigger kill_self before update on ledger_outbox_reader for each row when (new.name = '${AGENT_READER}') execute function kill_self()`,
      )
      .execute(owner());
    await expect(fixture.read()).rejects.toThrow(/terminat/);
    expect(await figuresOf(top)).toMatchObject({ turnover: 0n });
    await sql`drop trigger kill_self on ledger_outbox_reader`.execute(owner());
    await sql`drop function kill_self()`.execute(owner());
    await fixture.read();
    await fixture.read();
    expect(await figuresOf(top)).toMatchObject({ turnover: 5_000n });
  });

  it('AGT-02 produces identical rows when everything is counted again', async () => {
    const [top, middle, player] = await line();
    for (const member of [top, middle, player]) await play(member);
    await fixture.read();
    const late = await player.bet(9_000n);
    await fixture.backdate(late, new Date(Date.now() - hours(30)));
    await fixture.read();
    await player.undo(late);
    await fixture.read();
    const before = await fixture.counted();
    await fixture.work.rebuild();
    await fixture.read();
    expect(await fixture.counted()).toEqual(before);
    await fixture.work.rebuild();
    await fixture.read();
    expect(await fixture.counted()).toEqual(before);
  });

  it('AGT-02 produces identical rows for any batches and order of lines', async () => {
    const [top, , player] = await line();
    const first = await player.bet(3_000n);
    await player.undo(first);
    // The void is read before its bet.
    const { rows } = await sql<{ bucket: number; id: string }>`
      select bucket, id from ledger_transfer where owner = ${player.id} and kind in ('bet', 'rollback') order by kind desc`.execute(
      owner(),
    );
    const clocks = [{ merchantCode: 'NORTH', timeZone: 'Asia/Bangkok' }];
    for (const { bucket, id } of rows)
      await fixture.gateway.deps.db
        .transaction()
        .execute((transaction) =>
          addMoves(
            transaction,
            [{ bucket, transferId: id, topic: '', owner: '', payload: null, moved: null, orderId: null, id, at: 0 }],
            clocks,
          ),
        );
    expect(await figuresOf(top)).toMatchObject({ turnover: 0n, netLoss: 0n });
    await fixture.work.rebuild();
    await fixture.read();
    expect(await figuresOf(top)).toMatchObject({ turnover: 0n, netLoss: 0n });
  });

  it('AGT-02 subtracts a late void in the hour of its bet and reports the changed hour', async () => {
    const [top, , player] = await line();
    const at = new Date(Math.floor(Date.now() / hours(1)) * hours(1) - hours(5) + 600_000);
    const bet = await player.bet(8_000n);
    await fixture.backdate(bet, at);
    await fixture.read();
    await player.undo(bet);
    await fixture.read();
    const { db } = fixture.gateway.deps;
    const then = { from: new Date(at.getTime() - 600_000), to: new Date(at.getTime() + hours(1) - 600_000) };
    expect(await teamFigures(db, { agentId: top.id, ...span(), ...then })).toMatchObject({ turnover: 0n, active: 0 });
    const changes = await db.selectFrom('agent_late_change').selectAll().where('account_id', '=', player.id).execute();
    expect(changes).toMatchObject([{ hour: then.from.getTime(), turnover: -8_000n, game_type: 'RNG' }]);
  });

  it('AGT-02 does not count a buy-in at a table with seats as turnover, but counts its net loss', async () => {
    const [top, middle, player] = await line();
    const sitting = await player.bet(1_000_000n, 'PVP');
    await player.win(sitting, 990_000n);
    const left = await player.bet(500_000n, 'PVP');
    await player.undo(left);
    await middle.bet(2_000n);
    await fixture.read();
    expect(await figuresOf(top)).toMatchObject({ turnover: 2_000n, payouts: -10_000n, netLoss: 12_000n, active: 1 });
    expect(await figuresOf(player, { gameTypes: ['PVP'] })).toMatchObject({
      turnover: 0n,
      netLoss: 10_000n,
      active: 0,
    });
    const late = await player.bet(8_000n, 'PVP');
    await fixture.backdate(late, new Date(Date.now() - hours(5)));
    await fixture.read();
    expect(await figuresOf(top)).toMatchObject({ turnover: 2_000n, netLoss: 20_000n });
    await player.undo(late);
    await fixture.read();
    expect(await figuresOf(top)).toMatchObject({ turnover: 2_000n, netLoss: 12_000n });
    const { db } = fixture.gateway.deps;
    // Bills by net loss need the changed hour, although its turnover did not change.
    const changes = await db.selectFrom('agent_late_change').selectAll().where('account_id', '=', player.id).execute();
    expect(changes).toMatchObject([{ game_type: 'PVP', turnover: 0n }]);
    const before = await fixture.counted();
    await fixture.work.rebuild();
    await fixture.read();
    expect(await fixture.counted()).toEqual(before);
  });

  it('AGT-02 counts for the accounts that were above at the time, not for those that are above now', async () => {
    const [top, middle, player] = await line();
    const later = await fixture.member(top, { type: 2 });
    const moved = new Date(Math.floor(Date.now() / hours(1)) * hours(1) - hours(3));
    const before = await player.bet(1_000n);
    await fixture.backdate(before, new Date(moved.getTime() - 1));
    const after = await player.bet(500n);
    await fixture.backdate(after, moved);
    await sql`update account_ancestor set valid_to = ${moved} where descendant_id = ${player.id}::uuid and ancestor_id = ${middle.id}::uuid`.execute(
      owner(),
    );
    await sql`insert into account_ancestor (ancestor_id, descendant_id, depth, valid_from) values (${later.id}::uuid, ${player.id}::uuid, 1, ${moved})`.execute(
      owner(),
    );
    await fixture.read();
    const active = { activeTurnover: 500n };
    expect(await figuresOf(middle, active)).toMatchObject({ turnover: 1_000n, active: 1 });
    expect(await figuresOf(later, active)).toMatchObject({ turnover: 500n, active: 1 });
    expect(await figuresOf(top, { activeTurnover: 1_500n })).toMatchObject({ turnover: 1_500n, active: 1 });
    const own = await memberFigures(fixture.gateway.deps.db, { agentId: later.id, ...span() });
    expect(own).toMatchObject([{ accountId: player.id, turnover: 500n, netLoss: 500n }]);
  });

  it('AGT-02 counts a member as active once its turnover reaches the threshold', async () => {
    const [top, middle, player] = await line();
    await player.bet(9_999n);
    await middle.bet(10_000n);
    await fixture.read();
    expect(await figuresOf(top, { activeTurnover: 10_000n })).toMatchObject({ active: 1 });
    await player.bet(1n, 'LIVE');
    await fixture.read();
    expect(await figuresOf(top, { activeTurnover: 10_000n })).toMatchObject({ active: 2 });
  });

  it('AGT-02 counts the fee of the payment provider if the merchant pays it', async () => {
    const [top, , player] = await line();
    for (const [fee, isPaidByPlayer] of [
      [250n, false],
      [400n, true],
    ] as const) {
      const order = { id: crypto.randomUUID(), bucket: bucketOf({ accountId: player.id, merchantCode: 'NORTH' }), fee };
      await sql`
        insert into deposit_order select (jsonb_populate_record(null::deposit_order, jsonb_build_object(
          'bucket', ${order.bucket}::int, 'id', ${order.id}::text, 'merchant_code', 'NORTH', 'account_id', ${player.id}::text, 'method_id', 'm',
          'kind', 'gateway', 'method_name', 'M', 'amount', 10000, 'ordered_amount', 10000, 'fee', ${fee}::bigint, 'credited', 10000, 'bonus', 0,
          'currency', 'THB', 'fee_ppm', 0, 'fee_fixed', 0, 'is_fee_paid_by_player', ${isPaidByPlayer}::boolean, 'two_from', 1, 'offer_ppm', 0,
          'offer_min', 0, 'offer_max', 0, 'state', 'PAID', 'provider', 'test', 'idempotency_key', ${order.id}::text, 'created_at', now(),
          'expires_at', now(), 'settled_at', now(), 'attempts', 0))).*`.execute(owner());
      const answer = await fixture.ledger.deposit({
        player: { accountId: player.id, merchantCode: 'NORTH' },
        provider: 'psp:test',
        txId: order.id,
        currency: 'THB',
        amount: 10_000n,
        note: 'test',
        eventAt: 0,
      });
      expect(answer.status).toBe('OK');
    }
    await fixture.read();
    expect(await figuresOf(top)).toMatchObject({ deposits: 20_000n, fees: 250n, netLoss: -250n });
  });

  it('AGT-02 counts transfers between accounts for both sides, and never as a deposit or promotion', async () => {
    const [top, middle] = await line();
    const sent = await fixture.ledger.send({
      player: { accountId: top.id, merchantCode: 'NORTH' },
      provider: 'agent-transfer',
      txId: newTransferId(),
      currency: 'THB',
      amount: 2_500n,
      to: middle.id,
      note: 'test',
      eventAt: 0,
    });
    expect(sent.status).toBe('OK');
    await fixture.read();
    const rows = await fixture.gateway.deps.db
      .selectFrom('agent_exchange_day')
      .select(['account_id', 'received', 'paid'])
      .where('account_id', 'in', [top.id, middle.id])
      .orderBy('paid')
      .execute();
    expect(rows).toEqual([
      { account_id: middle.id, received: 2_500n, paid: 0n },
      { account_id: top.id, received: 0n, paid: 2_500n },
    ]);
    expect(await figuresOf(top)).toMatchObject({ turnover: 0n, deposits: 0n, promotions: 0n });
  });

  it('AGT-02 defers transfers that came after a move was due until the move is made', async () => {
    const [top, middle, player] = await line();
    const later = await fixture.member(top, { type: 2 });
    await fixture.read();
    const due = new Date(Date.now() - 1);
    await sql`insert into agent_move (account_id, from_id, to_id, from_day, at, asked_by, created_at)
      values (${player.id}::uuid, ${middle.id}::uuid, ${later.id}::uuid, '2026-01-01', ${due}, 'test', ${due})`.execute(
      owner(),
    );
    await player.bet(1_000n);
    await fixture.work.readOutbox();
    expect(await figuresOf(top)).toMatchObject({ turnover: 0n });
    await owner()
      .transaction()
      .execute(async (transaction) => {
        await sql`select agent_tree_move(${player.id}::uuid, ${later.id}::uuid, ${due})`.execute(transaction);
        await sql`update agent_move set state = 'DONE' where account_id = ${player.id}::uuid`.execute(transaction);
      });
    await fixture.read();
    expect(await figuresOf(middle)).toMatchObject({ turnover: 0n });
    expect(await figuresOf(later)).toMatchObject({ turnover: 1_000n });
  });
});
