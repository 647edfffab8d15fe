import { randomUUID } from 'node:crypto';
import { fromMinor, type Deposit, type Withdrawal } from '@parlor/contract';
import type { Lane } from './lanes.ts';
import type { Saver } from './messages.ts';
import { moneyOf, PAYMENT_PASSWORD } from './players.ts';
import type { Random } from './random.ts';
import { isPlayerDecided, isVendorDecided, type PlayerAnswer, type Wire } from './wire.ts';

const FINAL = new Set(['PAID', 'REFUSED', 'FAILED', 'CANCELLED']);

/** A player who deposits and withdraws. Yields between the two, and while a withdrawal is pending. */
export async function* playSaver(
  lane: Lane,
  saver: Saver,
  wires: readonly Wire[],
  random: Random,
): AsyncGenerator<undefined> {
  const player = saver.name;
  const wire = (): Wire => wires[random.integer(0, wires.length - 1)] as Wire;
  const find = (withdrawalId: string) =>
    lane.retry(async () =>
      withdrawalIn(await wire().player('getWithdrawal', saver.login, { params: { withdrawalId } })),
    );

  for (;;) {
    const paidIn = BigInt(random.integer(20_000, 90_000));
    await performDeposit(lane, saver, wire, paidIn);
    yield undefined;
    await performStake(lane, saver, wire, paidIn);
    yield undefined;

    const requested = BigInt(random.integer(15_000, 20_000));
    const key = randomUUID();
    const operation = `withdrawal ${key}`;
    const answer = await lane.perform(
      operation,
      { kind: 'withdrawal', player, amount: String(requested) },
      async () => {
        const sent = await wire().player('createWithdrawal', saver.login, {
          key,
          body: { amount: fromMinor(requested, 'THB'), cardId: saver.cardId, paymentPassword: PAYMENT_PASSWORD },
        });
        const created = withdrawalIn(sent);
        if (created !== undefined) return { status: 'REQUESTED', id: created.withdrawalId };
        return refusal(sent);
      },
    );
    yield undefined;
    if (answer.id === undefined) continue;
    // One in three cancels the withdrawal; the others wait for the payout.
    if (random.next() < 0.33) {
      const withdrawalId = answer.id;
      await lane.retry(async () => {
        const sent = await wire().player('cancelWithdrawal', saver.login, { params: { withdrawalId }, body: {} });
        return withdrawalIn(sent) ?? refusal(sent);
      });
      yield undefined;
    }
    for (;;) {
      const { state } = await find(answer.id);
      if (FINAL.has(state)) break;
      if (state === 'REVIEW') lane.approve(answer.id);
      yield undefined;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

/** Deposits through the sandbox's page, and waits until the order is paid. */
async function performDeposit(lane: Lane, saver: Saver, wire: () => Wire, amount: bigint): Promise<void> {
  const key = randomUUID();
  const order = { kind: 'deposit', player: saver.name, amount: String(amount) } as const;
  await lane.perform(`deposit ${key}`, order, async () => {
    const sent = await wire().player('createDeposit', saver.login, {
      key,
      body: { methodId: 'sandbox-qr', amount: fromMinor(amount, 'THB') },
    });
    const created = decided(sent) as Deposit | undefined;
    if (created === undefined) return refusal(sent);
    if (created.state !== 'PENDING') return { status: created.state, id: created.orderId };
    if (created.payUrl !== null)
      await wire().send(
        'POST',
        created.payUrl,
        { 'content-type': 'application/x-www-form-urlencoded' },
        'decision=confirm',
      );
    // The provider reports by itself; the same key then returns the current state of the order.
    return undefined;
  });
}

/** Stakes an amount once and wins it back, so that the deposit may be withdrawn. */
async function performStake(lane: Lane, saver: Saver, wire: () => Wire, staked: bigint): Promise<void> {
  const name = randomUUID();
  const amount = String(staked);
  await lane.perform(`bet_win ${name}`, { kind: 'bet_win', player: saver.name, amount, win: amount }, async () => {
    const sent = await wire().vendor('bet_win', {
      ...moneyOf(saver, name),
      tx_id: name,
      amount,
      win_amount: amount,
    });
    return isVendorDecided(sent) ? { status: sent.status, id: sent.operator_tx_id } : undefined;
  });
}

/** Returns the value of a call; undefined if it was refused or its outcome is unknown. */
function decided({ envelope }: PlayerAnswer): unknown {
  return envelope?.success === true ? envelope.value : undefined;
}

const withdrawalIn = (answer: PlayerAnswer): Withdrawal | undefined => decided(answer) as Withdrawal | undefined;

/** Returns a final refusal; undefined if the call was not decided. */
function refusal(answer: PlayerAnswer): { status: string } | undefined {
  if (!isPlayerDecided(answer) || answer.envelope.success) return undefined;
  return { status: answer.envelope.errorCode };
}
