import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  passkeyPurpose,
  type NewCredential,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
} from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { PIN } from '../security/testing/memberOf.ts';
import { createPasskeyHolder } from './testing/passkeyHolder.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => gateway.close());

const newHolder = async () => createPasskeyHolder(gateway, await gateway.login({ paymentPassword: PIN }));
const add = passkeyPurpose.addPasskey();

describe('a passkey', () => {
  it('MEM-04 is added with the payment password and appears in the list and the security overview', async () => {
    const holder = await newHolder();
    expect(await holder.passkeys()).toEqual({ list: [], canAdd: true, resetBy: 'service', heldUntil: null });
    const added = await holder.add({ name: '  My   phone ' });
    expect([added.status, added.envelope.value]).toMatchObject([
      200,
      { list: [{ name: 'My phone', host: 'localhost', usedAt: null }] },
    ]);
    const { session } = holder;
    expect((await gateway.call('getSecurity', { session })).envelope.value).toMatchObject({ passkeys: 1 });
    const rows = await gateway.deps.db
      .selectFrom('passkey')
      .selectAll()
      .where('account_id', '=', session.account.id)
      .execute();
    expect(rows).toMatchObject([{ rp_id: 'localhost', counter: 0n, transports: ['internal'] }]);
  });

  it('MEM-04 is not added without the correct payment password or on a host that is an IP address', async () => {
    const holder = await newHolder();
    expect((await holder.add({ paymentPassword: '604185' })).envelope).toMatchObject({
      errorCode: 'payment_password.wrong',
    });
    const { session } = holder;
    const bare = await gateway.call('startPasskey', { session, headers: { host: '127.0.0.1:8080' } });
    expect(bare.envelope).toMatchObject({ errorCode: 'passkey.host_unfit' });
    const without = await gateway.login();
    expect((await gateway.call('startPasskey', { session: without })).envelope).toMatchObject({
      errorCode: 'payment_password.not_set',
    });
    expect((await holder.passkeys()).list).toEqual([]);
  });

  const faults: [string, (credential: NewCredential) => NewCredential][] = [
    ['garbage', (credential) => ({ ...credential, attestationObject: 'AAAA' })],
    ['another id', (credential) => ({ ...credential, id: 'AAAA' })],
    ['client data of another kind', (credential) => ({ ...credential, clientDataJSON: 'e30' })],
  ];
  it.each(faults)('MEM-04 is not added with an invalid credential: %s', async (_name, spoil) => {
    const holder = await newHolder();
    const credential = spoil(holder.credential(await holder.options()));
    const { session } = holder;
    const answer = await gateway.call('addPasskey', { session, body: { name: 'x', paymentPassword: PIN, credential } });
    expect([answer.status, answer.envelope]).toMatchObject([422, { errorCode: 'passkey.refused' }]);
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['to a challenge that nobody gave', { challenge: 'AAAA' }],
    ['nobody touched', { isUserAbsent: true }],
  ])('MEM-04 is not added by a response %s', async (_name, fault) => {
    const holder = await newHolder();
    const credential = holder.credential(await holder.options(), fault);
    const { session } = holder;
    const answer = await gateway.call('addPasskey', { session, body: { name: 'x', paymentPassword: PIN, credential } });
    expect(answer.envelope).toMatchObject({ errorCode: 'passkey.refused' });
  });

  it('MEM-04 is added within five minutes of the challenge, by the account that requested it', async () => {
    const [holder, other] = [await newHolder(), await newHolder()];
    const send = (options: PasskeyCreation, as = holder) =>
      gateway.call('addPasskey', {
        session: as.session,
        body: { name: 'x', paymentPassword: PIN, credential: holder.credential(options) },
      });
    expect((await send(await holder.options(), other)).envelope).toMatchObject({ errorCode: 'passkey.refused' });
    const late = await holder.options();
    gateway.advance(5 * 60_000);
    expect((await send(late)).envelope).toMatchObject({ errorCode: 'passkey.refused' });
    expect((await send(await holder.options())).status).toBe(200);
    expect((await holder.passkeys()).list).toHaveLength(1);
  });

  it('MEM-04 is not added by a second response to one challenge', async () => {
    const [holder, second, third] = [await newHolder(), await newHolder(), await newHolder()];
    await holder.add();
    const send = async (options: PasskeyCreation, as: typeof second) =>
      gateway.call('addPasskey', {
        session: holder.session,
        body: {
          name: 'x',
          paymentPassword: PIN,
          credential: as.credential(options),
          passkey: await holder.prove(add),
        },
      });
    const options = await holder.options();
    expect((await send(options, second)).status).toBe(200);
    // With another key and proof: only the challenge is used up.
    const again = await send(options, third);
    expect([again.status, again.envelope]).toMatchObject([422, { errorCode: 'passkey.refused' }]);
    expect((await holder.passkeys()).list).toHaveLength(2);
    expect((await send(await holder.options(), third)).status).toBe(200);
    expect((await holder.passkeys()).list).toHaveLength(3);
  });

  it('MEM-04 cannot be added to a second account', async () => {
    const [holder, other] = [await newHolder(), await newHolder()];
    await holder.add();
    const options = await other.options();
    const answer = await gateway.call('addPasskey', {
      session: other.session,
      body: { name: 'x', paymentPassword: PIN, credential: holder.credential(options) },
    });
    expect([answer.status, answer.envelope]).toMatchObject([409, { errorCode: 'passkey.taken' }]);
  });

  it('MEM-04 requires a proof by an existing passkey after the first, up to five per account', async () => {
    const holder = await newHolder();
    await holder.add();
    const other = await newHolder();
    const second = async (withProof: boolean) => {
      const credential = other.credential(await holder.options());
      const passkey = withProof ? await holder.prove(add) : undefined;
      const { session } = holder;
      return gateway.call('addPasskey', { session, body: { name: 'Key', paymentPassword: PIN, credential, passkey } });
    };
    expect((await second(false)).envelope).toMatchObject({ errorCode: 'passkey.required' });
    expect((await second(true)).status).toBe(200);
    for (let count = 2; count < 5; count += 1) {
      const credential = (await newHolder()).credential(await holder.options());
      const passkey = await holder.prove(add);
      const { session } = holder;
      await gateway.call('addPasskey', { session, body: { name: 'Key', paymentPassword: PIN, credential, passkey } });
    }
    expect((await holder.passkeys()).list).toHaveLength(5);
    expect((await gateway.call('startPasskey', { session: holder.session })).envelope).toMatchObject({
      errorCode: 'passkey.limit_reached',
    });
  });

  it('MEM-04 is renamed only by its owner and only to a valid name', async () => {
    const [holder, other] = [await newHolder(), await newHolder()];
    await holder.add();
    const passkeyId = (await holder.passkeys()).list[0]?.id ?? '';
    const rename = (session: typeof holder.session, name: string) =>
      gateway.call('renamePasskey', { session, body: { passkeyId, name } });
    expect((await rename(other.session, 'Mine')).envelope).toMatchObject({ errorCode: 'passkey.not_found' });
    for (const name of ['', ' ', 'x'.repeat(41), 'a\u202Eb'])
      expect((await rename(holder.session, name)).envelope).toMatchObject({ success: false });
    expect((await rename(holder.session, 'กุญแจ')).envelope.value).toMatchObject({ list: [{ name: 'กุญแจ' }] });
  });

  it('MEM-04 is removed only with the payment password and a passkey proof', async () => {
    const holder = await newHolder();
    await holder.add();
    const { session } = holder;
    const passkeyId = (await holder.passkeys()).list[0]?.id ?? '';
    const purpose = passkeyPurpose.removePasskey({ passkeyId });
    const remove = (change: object = {}) =>
      gateway.call('removePasskey', { session, body: { passkeyId, paymentPassword: PIN, ...change } });
    expect((await remove()).envelope).toMatchObject({ errorCode: 'passkey.required' });
    const passkey = await holder.prove(purpose);
    expect((await remove({ paymentPassword: '604185', passkey })).envelope).toMatchObject({
      errorCode: 'payment_password.wrong',
    });
    expect((await remove({ passkey: await holder.prove(purpose) })).envelope.value).toMatchObject({ list: [] });
  });
});

describe('a passkey proof', () => {
  const change = { oldPassword: PIN, newPassword: '604185', confirmNewPassword: '604185' };
  const purpose = passkeyPurpose.paymentPassword();

  it('MEM-04 is required to change the payment password, and must be for that purpose', async () => {
    const holder = await newHolder();
    await holder.add();
    const send = (passkey?: object) =>
      gateway.call('changePaymentPassword', { session: holder.session, body: { ...change, passkey } });
    expect((await send()).envelope).toMatchObject({ errorCode: 'passkey.required' });
    expect((await send(await holder.prove(add))).envelope).toMatchObject({ errorCode: 'passkey.refused' });
    expect((await send(await holder.prove(purpose))).status).toBe(200);
    expect((await holder.passkeys()).list[0]?.usedAt).toEqual(expect.any(Number));
  });

  it.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another host', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['nobody touched', { isUserAbsent: true }],
  ])('MEM-04 is rejected for a response %s', async (_name, fault) => {
    const holder = await newHolder();
    await holder.add();
    const passkey = await holder.prove(purpose, fault);
    const { session } = holder;
    const answer = await gateway.call('changePaymentPassword', { session, body: { ...change, passkey } });
    expect([answer.status, answer.envelope]).toMatchObject([422, { errorCode: 'passkey.refused' }]);
  });

  it('MEM-04 is rejected when it answers a challenge that was answered before', async () => {
    const holder = await newHolder();
    await holder.add();
    const { session } = holder;
    const send = (passkey: PasskeyProof, body = change) =>
      gateway.call('changePaymentPassword', { session, body: { ...body, passkey } });
    const back = { oldPassword: '604185', newPassword: PIN, confirmNewPassword: PIN };
    const { challenge } = (await holder.challenge(purpose)).envelope.value as PasskeyRequest;
    expect((await send(await holder.prove(purpose, { challenge }))).status).toBe(200);
    // With a new signature and a higher counter: only the challenge is used up.
    const again = await send(await holder.prove(purpose, { challenge }), back);
    expect([again.status, again.envelope]).toMatchObject([422, { errorCode: 'passkey.refused' }]);
    expect((await send(await holder.prove(purpose), back)).status).toBe(200);
  });

  it('MEM-04 is accepted once of several answers to one challenge at the same time', async () => {
    const holder = await newHolder();
    await holder.add();
    const { session } = holder;
    const { challenge } = (await holder.challenge(purpose)).envelope.value as PasskeyRequest;
    const proofs = [];
    for (let made = 0; made < 4; made += 1) proofs.push(await holder.prove(purpose, { challenge }));
    const passkeys = gateway.app.gateway.services.passkeys;
    const relyingParty = { rpId: 'localhost', origin: 'http://localhost:80' };
    const outcomes = await Promise.all(
      proofs.map((proof) => passkeys.confirm(session.account.id, purpose, { proof, relyingParty })),
    );
    expect(outcomes.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(outcomes.filter((refusal) => refusal?.code === 'passkey.refused')).toHaveLength(3);
  });

  it('MEM-04 is rejected when the authenticator counter does not increase', async () => {
    const holder = await newHolder();
    await holder.add();
    const { session } = holder;
    const send = async (paymentPassword: string, counter: number) =>
      gateway.call('changePaymentPassword', {
        session,
        body: {
          oldPassword: paymentPassword,
          newPassword: '604185',
          confirmNewPassword: '604185',
          passkey: await holder.prove(purpose, { counter }),
        },
      });
    expect((await send(PIN, 7)).status).toBe(200);
    const copied = await gateway.call('changePaymentPassword', {
      session,
      body: {
        oldPassword: '604185',
        newPassword: PIN,
        confirmNewPassword: PIN,
        passkey: await holder.prove(purpose, { counter: 7 }),
      },
    });
    expect(copied.envelope).toMatchObject({ errorCode: 'passkey.refused' });
  });

  it('MEM-04 of another account is rejected', async () => {
    const [holder, other] = [await newHolder(), await newHolder()];
    await holder.add();
    await other.add();
    const passkey = await other.prove(purpose);
    const answer = await gateway.call('changePaymentPassword', {
      session: holder.session,
      body: { ...change, passkey },
    });
    expect(answer.envelope).toMatchObject({ errorCode: 'passkey.refused' });
  });

  it('MEM-04 is rejected on another host, and the error names the host of the passkeys', async () => {
    const holder = await newHolder();
    await holder.add();
    const { session } = holder;
    const headers = { host: 'other.localhost' };
    const refusal = { errorCode: 'passkey.other_host', value: { host: 'localhost' } };
    expect((await gateway.call('challengePasskey', { session, headers, body: purpose })).envelope).toMatchObject(
      refusal,
    );
    const answer = await gateway.call('changePaymentPassword', { session, headers, body: change });
    expect([answer.status, answer.envelope]).toMatchObject([409, refusal]);
  });

  it('MEM-04 gets no challenge for an account without a passkey, and challenges are rate limited', async () => {
    const holder = await newHolder();
    expect((await holder.challenge(purpose)).envelope).toMatchObject({ errorCode: 'passkey.not_found' });
    await holder.add();
    const statuses: number[] = [];
    for (let asked = 0; asked < 30; asked += 1) statuses.push((await holder.challenge(purpose)).status);
    // The options of the new passkey used one of the thirty.
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it('MEM-04 is required to add a bank card and confirms only the card that it names', async () => {
    const holder = await newHolder();
    await holder.add();
    const { session } = holder;
    const card = { bankCode: 'KBANK', accountNumber: '4711220816' };
    const send = (accountNumber: string, passkey?: object) =>
      gateway.call('addBankCard', {
        session,
        body: { ...card, accountNumber, payeeName: 'Somchai Jaidee', paymentPassword: PIN, passkey },
      });
    expect((await send(card.accountNumber)).envelope).toMatchObject({ errorCode: 'passkey.required' });
    const proof = await holder.prove(passkeyPurpose.bankCard(card));
    expect((await send('4711220817', proof)).envelope).toMatchObject({ errorCode: 'passkey.refused' });
    expect((await send(card.accountNumber, await holder.prove(passkeyPurpose.bankCard(card)))).status).toBe(200);
  });
});
