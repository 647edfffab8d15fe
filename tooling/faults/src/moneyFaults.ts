import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { fromMinor, toMinor, type Balance, type Deposit } from '@parlor/contract';
import { bucketOf } from '@parlor/gateway';
import { createFindings, type Fault } from './fault.ts';
import type { Player, Saver } from './messages.ts';
import { moneyOf, PAYMENT_PASSWORD } from './players.ts';
import { decidePlayer, decideVendor, type Wire } from './wire.ts';
import type { World } from './world.ts';

const PARALLEL = 64;
/** The amount of each parallel withdrawal in minor units, and how many of them the balance covers. */
const ASKED = 20_000n;
const AFFORDABLE = 5n;
const WEBHOOK = '/psp/v1/sandbox/webhook';

async function freeOf(wire: Wire, player: Player): Promise<bigint> {
  const envelope = await decidePlayer(() => wire.player('getBalance', player.login));
  if (!envelope.success) throw new Error(`The balance was refused: ${envelope.errorCode}`);
  const { sumBalance, currency } = envelope.value as Balance;
  return toMinor(sumBalance, currency) ?? -1n;
}

/** Requests a withdrawal of `ASKED`, and returns the decision. */
function withdraw(wire: Wire, { login, cardId }: Saver) {
  const key = randomUUID();
  const body = { amount: fromMinor(ASKED, 'THB'), cardId, paymentPassword: PAYMENT_PASSWORD };
  return decidePlayer(() => wire.player('createWithdrawal', login, { key, body }));
}

/** Runs SQL on the product's database: for actions of operators and regulators, and to age an order. */
async function sql(world: World, text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: world.databaseUrl() });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The available balance of a player in minor units, without gifts of levels and jackpots, which may arrive at any time. */
async function freeWithoutGifts(world: World, player: { accountId: string; merchantCode: string }): Promise<bigint> {
  const [account] = await sql(
    world,
    `select (a.balance - a.held - coalesce((select sum(moved) from ledger_transfer t
       where t.bucket = a.bucket and t.account_id = a.id and (t.provider = 'reward' or t.kind = 'jackpot_win')), 0))::text as free
     from ledger_account a where a.bucket = $1 and a.owner = $2 and a.kind = 'cash'`,
    [bucketOf(player), player.accountId],
  );
  return BigInt(String(account?.['free']));
}

/** Creates an unpaid order, and the reports that its payment provider would send. */
async function openOrder(world: World, wire: Wire, player: Player, amount: bigint) {
  const body = { methodId: 'sandbox-qr', amount: fromMinor(amount, 'THB') };
  const key = randomUUID();
  const envelope = await decidePlayer(() => wire.player('createDeposit', player.login, { key, body }));
  if (!envelope.success) throw new Error(`The deposit was refused: ${JSON.stringify(envelope)}`);
  const { orderId } = envelope.value as Deposit;
  const [row] = await sql(world, 'select provider_ref from deposit_order where id = $1', [orderId]);
  return {
    orderId,
    report: {
      payment_id: String(row?.['provider_ref']),
      order_id: orderId,
      outcome: 'PAID',
      amount: String(amount),
      currency: 'THB',
      decided_at: Date.now(),
    },
  };
}

export const moneyFaults: readonly Fault[] = [
  {
    name: `${PARALLEL} parallel withdrawals over one balance`,
    async run({ world, players, wire }) {
      const found = createFindings();
      const saver = await players.saver(AFFORDABLE * ASKED + 1n);
      const wires = Array.from({ length: world.gateways }, (_, index) => world.wire(index));
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, (_, number) => withdraw(wires[number % wires.length] as Wire, saver)),
      );
      const createdCount = answers.filter((envelope) => envelope.success).length;
      const refused = new Set(answers.flatMap((envelope) => (envelope.success ? [] : [envelope.errorCode])));
      found.same('withdrawals made', createdCount, Number(AFFORDABLE));
      found.same('why the others were refused', [...refused], ['wallet.insufficient_balance']);
      found.same('free afterwards', String(await freeOf(wire, saver)), '1');
      for (const each of wires) each.close();
      return { breaks: found.breaks };
    },
  },
  {
    name: 'bets, withdrawals and an exclusion race each other',
    async run({ world, players, wire, random }) {
      const found = createFindings();
      const saver = await players.saver(2_000_000n);
      const player = { accountId: saver.accountId, merchantCode: world.merchant };
      const before = await freeWithoutGifts(world, player);
      let excludedAt = Number.POSITIVE_INFINITY;
      let [staked, held, tooLate] = [0n, 0n, 0];
      const bets = Array.from({ length: 8 }, async () => {
        for (let number = 0; number < 12; number += 1) {
          const sentAt = Date.now();
          const tx_id = randomUUID();
          const body = { ...moneyOf(saver, tx_id), tx_id, amount: '1000' };
          const { status } = await decideVendor(() => wire.vendor('bet', body));
          if (status === 'OK') staked += 1_000n;
          if (status === 'OK' && sentAt > excludedAt) tooLate += 1;
          if (status !== 'OK' && status !== 'PLAYER_BLOCKED') found.breaks.push(`a bet was answered ${status}`);
        }
      });
      const withdrawals = Array.from({ length: 4 }, async () => {
        const envelope = await withdraw(wire, saver);
        if (envelope.success) held += ASKED;
        else found.breaks.push(`a withdrawal was answered ${envelope.errorCode}`);
      });
      const exclude = async (): Promise<void> => {
        await pause(random.integer(50, 400));
        await sql(world, "select ledger_exclude($1, $2, now() + interval '1 day')", [
          bucketOf(player),
          player.accountId,
        ]);
        excludedAt = Date.now();
      };
      await Promise.all([...bets, ...withdrawals, exclude()]);
      found.same('bets taken after the exclusion', tooLate, 0);
      // An excluded player is still paid out.
      found.same('withdrawals', String(held), String(4n * ASKED));
      found.same('what is left', String(await freeWithoutGifts(world, player)), String(before - staked - held));
      return { breaks: found.breaks };
    },
  },
  {
    name: 'forged and replayed webhooks',
    async run({ world, players, wire }) {
      const found = createFindings();
      const player = await players.seat(0n);
      const before = await freeOf(wire, player);
      const { report } = await openOrder(world, wire, player, 30_000n);
      const key = world.webhookKey();
      found.same('another key', (await wire.webhook(WEBHOOK, 'x'.repeat(43), report)).status, 401);
      found.same('ten minutes old', (await wire.webhook(WEBHOOK, key, report, -600_000)).status, 401);
      const other = await openOrder(world, wire, player, 30_000n);
      const more = await wire.webhook(WEBHOOK, key, { ...other.report, amount: '3000000' });
      found.same('another amount is held for an operator', more.status, 200);
      found.same('no effect', String(await freeOf(wire, player)), String(before));
      const answers = await Promise.all(Array.from({ length: 32 }, () => wire.webhook(WEBHOOK, key, report)));
      found.holds(
        `replays were answered ${[...new Set(answers.map(({ status }) => status))].join()}`,
        answers.every(({ status }) => status === 200 || status === 503),
      );
      found.same('one more', (await wire.webhook(WEBHOOK, key, report)).status, 200);
      found.same('effect', String((await freeOf(wire, player)) - before), '30000');
      const turned = await wire.webhook(WEBHOOK, key, { ...report, outcome: 'FAILED' });
      found.same('the contrary, later', turned.status, 409);
      found.same('effect after all', String((await freeOf(wire, player)) - before), '30000');
      return { breaks: found.breaks };
    },
  },
  {
    name: 'late webhook: paid after the order expired',
    async run({ world, players, wire }) {
      const found = createFindings();
      const player = await players.seat(0n);
      const before = await freeOf(wire, player);
      const { orderId, report } = await openOrder(world, wire, player, 30_000n);
      await sql(
        world,
        "update deposit_order set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour' where id = $1",
        [orderId],
      );
      const { status } = await wire.webhook(WEBHOOK, world.webhookKey(), report);
      const again = await wire.webhook(WEBHOOK, world.webhookKey(), report);
      const credited = (await freeOf(wire, player)) - before;
      found.same('answers', [status, again.status], [200, 200]);
      found.same('credited', String(credited), '30000');
      return { breaks: found.breaks };
    },
  },
];
