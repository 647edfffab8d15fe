import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankCards } from '@parlor/contract';
import { isSealed } from '../../masterKey/masterKeys.ts';
import { createTestGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { createMember, newAccountNumber, PIN, type TestMember } from './testing/memberOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => gateway.close());

const cardsIn = (answer: TestAnswer): BankCards => answer.envelope.value as unknown as BankCards;
const services = () => gateway.app.gateway.services;
const remove = ({ session }: TestMember, cardId: string, paymentPassword = PIN) =>
  gateway.call('removeBankCard', { session, body: { cardId, paymentPassword } });

describe('a bank card', () => {
  it('WAL-04 is added with the payment password; the first is the default and sets the payee name', async () => {
    const member = await createMember(gateway);
    expect(await member.cards()).toEqual({ list: [], payeeName: '', isPayeeLocked: false });
    const first = cardsIn(await member.addCard({ accountNumber: '4711220815', payeeName: '  Somchai   Jaidee ' }));
    expect(first).toMatchObject({
      payeeName: 'Somchai Jaidee',
      isPayeeLocked: false,
      list: [{ bankCode: 'KBANK', lastFour: '0815', isDefault: true, isLocked: false }],
    });
    const second = cardsIn(await member.addCard({ bankCode: 'SCB', payeeName: 'SOMCHAI JAIDEE' }));
    expect(second.list.map(({ bankCode, isDefault }) => [bankCode, isDefault])).toEqual([
      ['KBANK', true],
      ['SCB', false],
    ]);
  });

  it('WAL-04 has its number encrypted at rest and absent from responses and the log', async () => {
    const member = await createMember(gateway);
    const accountNumber = '5550123498';
    const answers = [
      await member.addCard({ accountNumber }),
      await member.addCard({ accountNumber }),
      await member.addCard({ accountNumber, paymentPassword: '604185' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 422]);
    const rows = await gateway.deps.db
      .selectFrom('bank_card')
      .selectAll()
      .where('account_id', '=', member.session.account.id)
      .execute();
    expect(rows.map(({ number_sealed: text }) => isSealed(text))).toEqual([true]);
    const everywhere = JSON.stringify([
      answers.map(({ envelope }) => envelope),
      await member.cards(),
      rows,
      gateway.logged,
    ]);
    expect(everywhere).not.toContain(accountNumber);
    expect(everywhere).not.toContain(PIN);
    const [card] = (await member.cards()).list;
    expect(await services().bankCards.find(member.session.account.id, card?.id ?? '')).toMatchObject({
      accountNumber,
      payeeName: 'Somchai Jaidee',
      lastFour: '3498',
    });
  });

  it.each([
    ['a bank of another currency', { bankCode: 'VCB' }, 'bankCode'],
    ['a bank that is none', { bankCode: 'constructor' }, 'bankCode'],
    ['Thai digits', { accountNumber: '๔๗๑๑๒๒๐๘๑๕' }, 'accountNumber'],
    ['full-width digits', { accountNumber: '４７１１２２０８１５' }, 'accountNumber'],
    ['letters', { accountNumber: '47112208AB' }, 'accountNumber'],
    ['too short', { accountNumber: '471122081' }, 'accountNumber'],
    ['too long', { accountNumber: '4711220815471122' }, 'accountNumber'],
    ['one digit', { accountNumber: '0000000000' }, 'accountNumber'],
    ['dashes', { accountNumber: '471-1-22081-5' }, 'accountNumber'],
    ['nothing', { accountNumber: '' }, 'accountNumber'],
    ['a name of one letter', { payeeName: 'S' }, 'payeeName'],
    ['a name with digits', { payeeName: 'Somchai 2' }, 'payeeName'],
    ['a name that is long', { payeeName: 'S'.repeat(61) }, 'payeeName'],
    ['a name that turns the text', { payeeName: 'Somchai \u202Eeedi' }, 'payeeName'],
  ])('WAL-04 is rejected with a field error: %s', async (_, change, field) => {
    const member = await createMember(gateway);
    const answer = await member.addCard(change);
    expect([answer.status, answer.envelope]).toMatchObject([
      422,
      { errorCode: 'bank_card.invalid', value: { fields: { [field]: {} } } },
    ]);
    expect((await member.cards()).list).toEqual([]);
  });

  it('WAL-04 accepts a Thai payee name', async () => {
    const member = await createMember(gateway);
    expect(cardsIn(await member.addCard({ payeeName: 'สมชาย ใจดี' })).payeeName).toBe('สมชาย ใจดี');
  });

  it('WAL-04 requires the correct payment password to be added or removed', async () => {
    const without = await createMember(gateway, { paymentPassword: '' });
    expect((await without.addCard()).envelope).toMatchObject({ errorCode: 'payment_password.not_set' });
    const member = await createMember(gateway);
    expect((await member.addCard({ paymentPassword: '604185' })).envelope).toMatchObject({
      errorCode: 'payment_password.wrong',
    });
    const [card] = cardsIn(await member.addCard()).list;
    expect((await remove(member, card?.id ?? '', '604185')).envelope).toMatchObject({
      errorCode: 'payment_password.wrong',
    });
    expect((await member.cards()).list).toHaveLength(1);
  });

  it('WAL-04 AUTH-13 is not available to trial accounts', async () => {
    const member = await createMember(gateway, { type: 4 });
    expect((await member.addCard()).envelope).toMatchObject({ errorCode: 'account.real_required' });
  });

  it('WAL-04 is limited to five per account under concurrent requests', async () => {
    const member = await createMember(gateway);
    for (let card = 0; card < 4; card += 1) await member.addCard();
    // Three concurrent checks are too few to lock the payment password.
    const answers = await Promise.all([1, 2, 3].map(() => member.addCard()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ envelope }) => !envelope.success && envelope.errorCode === 'bank_card.limit_reached'),
    ).toHaveLength(2);
    const { list } = await member.cards();
    expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('WAL-04 can be made the default, which passes to another card when it is removed', async () => {
    const member = await createMember(gateway);
    await member.addCard();
    const second = cardsIn(await member.addCard({ bankCode: 'SCB' })).list.find(({ bankCode }) => bankCode === 'SCB');
    const chosen = cardsIn(
      await gateway.call('setDefaultBankCard', { session: member.session, body: { cardId: second?.id } }),
    );
    expect(chosen.list.map(({ bankCode, isDefault }) => [bankCode, isDefault])).toEqual([
      ['SCB', true],
      ['KBANK', false],
    ]);
    const left = cardsIn(await remove(member, second?.id ?? ''));
    expect(left.list.map(({ bankCode, isDefault }) => [bankCode, isDefault])).toEqual([['KBANK', true]]);
    expect(await services().bankCards.find(member.session.account.id, second?.id ?? '')).toBeUndefined();
    expect(await services().bankCards.findForPayout(member.session.account.id, second?.id ?? '')).toMatchObject({
      isRemoved: true,
      payeeName: 'Somchai Jaidee',
    });
  });

  it('WAL-04 of another account cannot be changed and returns the same error as an unknown one', async () => {
    const [owner, other] = [await createMember(gateway), await createMember(gateway)];
    const [card] = cardsIn(await owner.addCard()).list;
    const nobodys = crypto.randomUUID();
    for (const call of ['removeBankCard', 'setDefaultBankCard'] as const) {
      const body = (cardId = '') => (call === 'removeBankCard' ? { cardId, paymentPassword: PIN } : { cardId });
      const theirs = await gateway.call(call, { session: other.session, body: body(card?.id) });
      expect(theirs).toMatchObject({ status: 404, envelope: { errorCode: 'bank_card.not_found' } });
      expect(theirs.envelope).toEqual(
        (await gateway.call(call, { session: other.session, body: body(nobodys) })).envelope,
      );
    }
    expect((await owner.cards()).list).toMatchObject([{ id: card?.id, isDefault: true }]);
    expect(await services().bankCards.find(other.session.account.id, card?.id ?? '')).toBeUndefined();
  });

  it('WAL-04 has a number unique per merchant, and a duplicate does not reveal its owner', async () => {
    const [first, second] = [await createMember(gateway), await createMember(gateway)];
    const south = await createMember(gateway, { merchantCode: 'SOUTH' });
    const accountNumber = newAccountNumber();
    await first.addCard({ accountNumber });
    const [foreign, own] = [
      await second.addCard({ accountNumber, bankCode: 'SCB' }),
      await first.addCard({ accountNumber }),
    ];
    expect(foreign).toMatchObject({ status: 409, envelope: { errorCode: 'bank_card.number_refused' } });
    expect(foreign.envelope).toEqual(own.envelope);
    // A refused card does not set the name.
    expect(await second.cards()).toMatchObject({ list: [], payeeName: '' });
    expect((await south.addCard({ accountNumber })).status).toBe(200);
  });

  it('WAL-04 is added to only one account when several add the same number concurrently', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => createMember(gateway)));
    const accountNumber = newAccountNumber();
    const answers = await Promise.all(members.map((member) => member.addCard({ accountNumber })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the payee name', () => {
  it('MEM-05 is the same on every card, and a card with another name is rejected', async () => {
    const member = await createMember(gateway);
    await member.addCard();
    const answer = await member.addCard({ payeeName: 'Naree Suksan' });
    expect(answer).toMatchObject({ status: 409, envelope: { errorCode: 'bank_card.name_differs' } });
    expect(await member.cards()).toMatchObject({ payeeName: 'Somchai Jaidee', list: [{}] });
  });

  it('MEM-05 is set once when first cards with different names are added concurrently', async () => {
    const member = await createMember(gateway);
    const answers = await Promise.all(
      ['Somchai Jaidee', 'Naree Suksan'].map((payeeName) => member.addCard({ payeeName })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('MEM-05 is the one given at registration, if any', async () => {
    const member = await createMember(gateway, { profile: { payeeName: 'Naree Suksan' } });
    expect((await member.cards()).payeeName).toBe('Naree Suksan');
    expect((await member.addCard()).envelope).toMatchObject({ errorCode: 'bank_card.name_differs' });
    expect((await member.addCard({ payeeName: 'Naree Suksan' })).status).toBe(200);
  });

  it('MEM-04 is corrected on an existing card with the payment password', async () => {
    const member = await createMember(gateway);
    const [card] = cardsIn(await member.addCard()).list;
    const rename = (paymentPassword: string) =>
      gateway.call('changePayeeName', {
        session: member.session,
        body: { payeeName: 'Somchai Jaidi', paymentPassword },
      });
    expect((await rename('604185')).envelope).toMatchObject({ errorCode: 'payment_password.wrong' });
    expect(cardsIn(await rename(PIN)).payeeName).toBe('Somchai Jaidi');
    expect(await services().bankCards.find(member.session.account.id, card?.id ?? '')).toMatchObject({
      payeeName: 'Somchai Jaidi',
    });
  });

  it('MEM-05 and its card are locked after a paid withdrawal, but unused cards can be removed', async () => {
    const member = await createMember(gateway);
    const { session } = member;
    const used = cardsIn(await member.addCard()).list[0]?.id ?? '';
    await gateway.deps.db.transaction().execute((transaction) => services().bankCards.markUsed(transaction, used));
    expect(await member.cards()).toMatchObject({ isPayeeLocked: true, list: [{ id: used, isLocked: true }] });
    expect((await remove(member, used)).envelope).toMatchObject({ errorCode: 'bank_card.locked' });
    const body = { payeeName: 'Naree Suksan', paymentPassword: PIN };
    expect((await gateway.call('changePayeeName', { session, body })).envelope).toMatchObject({
      errorCode: 'payee_name.locked',
    });
    expect((await member.addCard({ payeeName: 'Naree Suksan' })).envelope).toMatchObject({
      errorCode: 'bank_card.name_differs',
    });
    const other = cardsIn(await member.addCard({ bankCode: 'SCB' })).list.find(({ id }) => id !== used)?.id ?? '';
    expect((await remove(member, other)).status).toBe(200);
  });

  it('MEM-05 can be chosen again after the last unused card is removed', async () => {
    const member = await createMember(gateway);
    const [card] = cardsIn(await member.addCard()).list;
    expect(cardsIn(await remove(member, card?.id ?? ''))).toEqual({ list: [], payeeName: '', isPayeeLocked: false });
    expect((await member.addCard({ payeeName: 'Naree Suksan' })).status).toBe(200);
  });
});
