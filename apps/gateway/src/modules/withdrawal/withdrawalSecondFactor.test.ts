import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyPurpose } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createPasskeyHolder } from '../passkey/testing/passkeyHolder.ts';
import { createWithdrawer, newKey } from './testing/withdrawer.ts';

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

describe('a withdrawal by a player with a passkey', () => {
  it('WAL-04 MEM-04 requires a passkey proof made for it, and reserves nothing without one', async () => {
    const { player, holder } = await createHolder();
    const before = await player.free();
    expect((await player.request()).envelope).toMatchObject({ errorCode: 'passkey.required' });
    const elsewhere = await holder.prove(passkeyPurpose.paymentPassword());
    expect((await player.request({ passkey: elsewhere })).envelope).toMatchObject({ errorCode: 'passkey.refused' });
    expect(await player.free()).toBe(before);
    const passkey = await holder.prove(passkeyPurpose.withdrawal({ amount, cardId: player.cardId }));
    expect((await player.request({ amount, passkey })).status).toBe(200);
    expect(await player.free()).toBe(before - 100_000n);
  });

  it('WAL-04 MEM-04 accepts a passkey proof only for the confirmed amount and only once', async () => {
    const { player, holder } = await createHolder();
    const purpose = passkeyPurpose.withdrawal({ amount, cardId: player.cardId });
    const other = await player.request({ amount: '2000', passkey: await holder.prove(purpose) });
    expect(other.envelope).toMatchObject({ errorCode: 'passkey.refused' });
    const passkey = await holder.prove(purpose);
    expect((await player.request({ amount, passkey })).status).toBe(200);
    expect((await player.request({ amount, passkey })).envelope).toMatchObject({ errorCode: 'passkey.refused' });
  });

  it('WAL-04 MEM-04 is made once when one passkey proof is sent eight times concurrently', async () => {
    const { player, holder } = await createHolder();
    const before = await player.free();
    const passkey = await holder.prove(passkeyPurpose.withdrawal({ amount, cardId: player.cardId }));
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.request({ amount, passkey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await player.free()).toBe(before - 100_000n);
  });

  it('WAL-04 MEM-04 is replayed for the same idempotency key although its passkey proof is used up', async () => {
    const { player, holder } = await createHolder();
    const passkey = await holder.prove(passkeyPurpose.withdrawal({ amount, cardId: player.cardId }));
    const key = newKey();
    const [first, again] = [
      await player.request({ amount, passkey }, key),
      await player.request({ amount, passkey }, key),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.envelope.value).toMatchObject({ withdrawalId: (first.envelope.value as never)['withdrawalId'] });
  });

  it('WAL-04 MEM-04 is held for one day after a passkey reset', async () => {
    const { player, holder } = await createHolder();
    const { passkeys } = gateway.app.gateway.services;
    const { id } = player.session.account;
    expect(await passkeys.removeAll(id, { pausesWithdrawals: true })).toBe(1);
    const until = await passkeys.pausedUntil(id);
    const { session } = player;
    expect((await gateway.call('getWithdrawalTerms', { session })).envelope.value).toMatchObject({ heldUntil: until });
    expect((await holder.passkeys()).heldUntil).toBe(until);
    const held = await player.request();
    expect([held.status, held.envelope]).toMatchObject([409, { errorCode: 'withdrawal.held' }]);
    expect(held.headers['retry-after']).toBe('86400');
    gateway.advance(24 * 3_600_000);
    expect(await passkeys.pausedUntil(id)).toBeUndefined();
  });
});
