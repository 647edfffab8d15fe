import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from './ledgerCheck.ts';
import { createLedgerFixture, type LedgerFixture } from './testing/ledgerFixture.ts';

const client = fileURLToPath(new URL('./testing/bettingClient.ts', import.meta.url));
const START = 1_000_000n;

let fixture: LedgerFixture;

beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

/**
 * Lets a client bet until it has some answers, kills it while other bets are in flight, and returns the sent and
 * answered bets.
 */
async function betUntilKilled(
  owner: string,
  name: string,
  answers: number,
): Promise<{ sent: string[]; done: string[] }> {
  const child = spawn(process.execPath, [client, fixture.databaseUrl, owner, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [sent, done]: [string[], string[]] = [[], []];
  for await (const line of createInterface({ input: child.stdout })) {
    const [what, txId = '', status] = line.split(' ');
    if (what === 'sent') sent.push(txId);
    else if (status === 'OK') done.push(txId);
    if (done.length === answers) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return { sent, done };
}

it('the ledger keeps every answered bet and duplicates none when a client is killed and sends again', async () => {
  const owner = await fixture.player(START);
  let total = 0n;
  for (const [name, answers] of [
    ['first', 25],
    ['second', 60],
    ['third', 1],
  ] as const) {
    const { sent, done } = await betUntilKilled(owner, name, answers);
    const resend = (txId: string) =>
      fixture.ledger.bet(fixture.bet({ owner, txId, roundId: txId, amount: 1n, eventAt: 0 }));

    // The answered command is committed and was not repeated.
    for (const txId of done) expect(await resend(txId)).toMatchObject({ status: 'OK', replayed: true });
    // A command in flight was booked or not; sending it again leaves exactly one.
    for (const txId of sent) expect(await resend(txId)).toMatchObject({ status: 'OK' });
    total += BigInt(new Set(sent).size);
    expect(await fixture.balanceOf(owner)).toBe(START - total);
  }
  expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
}, 60_000);
