import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyPurpose, type Paged, type PasskeyRequest, type Withdrawal } from '@parlor/contract';
import { createTestGateway, type TestAnswer, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { createPasskeyHolder } from '../passkey/testing/passkeyHolder.ts';
import { createSoftwareAuthenticator } from '../passkey/testing/softwareAuthenticator.ts';
import { createWithdrawer, newKey, type Withdrawer } from './testing/withdrawer.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
});
afterAll(() => gateway.close());

const amount = '1000';

async function createHolder() {
  const player = await createWithdrawer(gateway);
  const holder = createPasskeyHolder(gateway, player.session);
  await holder.add();
  return { player, holder };
}
/** Returns the status of an answer, and its error code if it was refused. */
const statusAndCode = ({ status, envelope }: TestAnswer) => [status, (envelope as { errorCode?: string }).errorCode];
const refused = [422, 'passkey.refused'];
/** Returns a player's available balance in minor units, and the number of withdrawals. */
async function stateOf(player: Withdrawer) {
  const { envelope } = await gateway.call('listWithdrawals', { session: player.session });
  return [await player.free(), (envelope.value as unknown as Paged<Withdrawal>).totalCount];
}
const untouched = [1_000_000n, 0];
const made = [900_000n, 1];

describe('a withdrawal by a player with a passkey', () => {
  it('WAL-04 MEM-04 requires a passkey proof made for it, and reserves nothing without one', async () => {
    const { player, holder } = await createHolder();
    const { cardId } = player;
    const purpose = passkeyPurpose.withdrawal({ amount, cardId });
    expect(statusAndCode(await player.request({ amount }))).toEqual([409, 'passkey.required']);
    const stranger = await createHolder();
    const own = await holder.prove(purpose);
    const challenge = (await holder.challenge(purpose)).envelope.value as unknown as PasskeyRequest;
    const wrong = {
      'of another action': await holder.prove({ ...purpose, action: 'bank_card' }),
      'for another card': await holder.prove(passkeyPurpose.withdrawal({ amount, cardId: stranger.player.cardId })),
      'of another player': await stranger.holder.prove(purpose),
      'of another site': await holder.prove(purpose, { origin: 'https://elsewhere.example' }),
      'of a challenge that nobody gave': await holder.prove(purpose, { challenge: 'bWFkZS11cA' }),
      'that another key signed': { ...createSoftwareAuthenticator().prove(challenge), id: own.id },
    };
    for (const [which, passkey] of Object.entries(wrong))
      expect([which, ...statusAndCode(await player.request({ amount, passkey }))]).toEqual([which, ...refused]);
    expect(await stateOf(player)).toEqual(untouched);
    expect(statusAndCode(await player.request({ amount, passkey: own }))).toEqual([200, undefined]);
    expect(await stateOf(player)).toEqual(made);
  });

  it('WAL-04 MEM-04 does not replace the payment password with a passkey proof', async () => {
    const { player, holder } = await createHolder();
    const passkey = await holder.prove(passkeyPurpose.withdrawal({ amount, cardId: player.cardId }));
    const answer = await player.request({ amount, passkey, paymentPassword: '192837' });
    expect(statusAndCode(answer)).toEqual([422, 'payment_password.wrong']);
    expect(await stateOf(player)).toEqual(untouched);
  });

  it('WAL-04 MEM-04 accepts a passkey proof only for the confirmed amount and only once', async () => {
    const { player, holder } = await createHolder();
    const purpose = passkeyPurpose.withdrawal({ amount, cardId: player.cardId });
    const other = await player.request({ amount: '2000', passkey: await holder.prove(purpose) });
    expect(statusAndCode(other)).toEqual(refused);
    expect(await stateOf(player)).toEqual(untouched);
    const passkey = await holder.prove(purpose);
    expect(statusAndCode(await player.request({ amount, passkey }))).toEqual([200, undefined]);
    expect(statusAndCode(await player.request({ amount, passkey }))).toEqual(refused);
    expect(await stateOf(player)).toEqual(made);
  });

  it('WAL-04 MEM-04 is made once when one passkey proof is sent five times concurrently', async () => {
    const { player, holder } = await createHolder();
    const passkey = await holder.prove(passkeyPurpose.withdrawal({ amount, cardId: player.cardId }));
    // More concurrent requests would lock the payment password.
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.request({ amount, passkey })));
    const [one, ...others] = answers.toSorted((left, right) => left.status - right.status).map(statusAndCode);
    expect([one, others]).toEqual([[200, undefined], Array.from({ length: 4 }, () => refused)]);
    expect(await stateOf(player)).toEqual(made);
  });

  it('WAL-04 MEM-04 is replayed for the same idempotency key although its passkey proof is used up', async () => {
    const { player, holder } = await createHolder();
    const passkey = await holder.prove(passkeyPurpose.withdrawal({ amount, cardId: player.cardId }));
    const key = newKey();
    const [first, again] = [
      await player.request({ amount, passkey }, key),
      await player.request({ amount, passkey }, key),
    ];
    expect([statusAndCode(first), statusAndCode(again)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(again.envelope.value).toEqual(first.envelope.value);
    expect(await stateOf(player)).toEqual(made);
  });

  it('WAL-04 MEM-04 is held for one day after a passkey reset', async () => {
    const { player, holder } = await createHolder();
    const { passkeys } = gateway.app.gateway.services;
    const { session } = player;
    const { id } = session.account;
    expect(await passkeys.removeAll(id, { pausesWithdrawals: true })).toBe(1);
    const until = await passkeys.pausedUntil(id);
    const terms = async (as: TestSession) => (await gateway.call('getWithdrawalTerms', { session: as })).envelope.value;
    expect(await terms(session)).toMatchObject({ heldUntil: until });
    expect((await holder.passkeys()).heldUntil).toBe(until);
    const held = await player.request();
    expect(statusAndCode(held)).toEqual([409, 'withdrawal.held']);
    // Some seconds may have passed.
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    expect(await stateOf(player)).toEqual(untouched);
    gateway.advance(24 * 3_600_000);
    expect(await passkeys.pausedUntil(id)).toBeUndefined();
    // The session has expired. Without a passkey, only the payment password is required.
    const opened = await gateway.app.gateway.services.sessions.open({
      accountId: id,
      device: 'test',
      clientAddress: '127.0.0.1',
    });
    const later = await createWithdrawer(gateway, { session: { account: session.account, ...opened } });
    expect(await terms(later.session)).toMatchObject({ heldUntil: null });
    expect(statusAndCode(await later.request())).toEqual([200, undefined]);
    expect(await stateOf(later)).toEqual(made);
  });
});
