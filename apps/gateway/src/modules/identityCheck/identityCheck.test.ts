import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES } from '@parlor/contract';
import { isSealed } from '../../masterKey/masterKeys.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createApplicant, drawPicture, typedIdentity } from './testing/applicant.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => gateway.close());

const newApplicant = async () => createApplicant(gateway, await gateway.login());
const desk = () => gateway.app.gateway.services.identityDesk;

/** Creates a PNG of exactly this many bytes, with padding after its end. */
async function pngOf(bytes: number): Promise<Buffer> {
  const picture = await drawPicture();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length, 0x20)]);
}

describe('an identity check', () => {
  it('MEM-06 is pending and locked after submission, and its response contains no document data', async () => {
    const applicant = await newApplicant();
    expect(await applicant.read()).toEqual({
      state: 'NONE',
      reason: null,
      sentAt: null,
      decidedAt: null,
      pictures: [],
      minimumAge: 18,
    });
    await applicant.apply();
    const sent = await applicant.read();
    expect(sent).toMatchObject({ state: 'PENDING', pictures: [], sentAt: expect.any(Number) as number });
    expect(JSON.stringify(sent)).not.toContain('Somchai');
    expect((await applicant.addPicture('front')).envelope).toMatchObject({ errorCode: 'identity.not_open' });
    expect((await applicant.send()).envelope).toMatchObject({ errorCode: 'identity.not_open' });
  });

  it('MEM-06 requires front, back and selfie, but no back for a passport', async () => {
    const applicant = await newApplicant();
    await applicant.addPicture('front');
    await applicant.addPicture('selfie');
    expect((await applicant.send()).envelope).toMatchObject({ errorCode: 'identity.pictures_missing' });
    expect((await applicant.send({ documentType: 'passport' })).status).toBe(200);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x' }],
    ['documentNumber', { documentNumber: '' }],
    ['documentNumber', { documentNumber: '12' }],
    ['documentNumber', { documentNumber: '<script>' }],
    ['birthDate', { birthDate: '' }],
    ['birthDate', { birthDate: '1990-02-30' }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['birthDate', { birthDate: '2020-01-01' }],
    ['birthDate', { birthDate: '2999-01-01' }],
  ])('MEM-06 is rejected for an invalid %s: %j', async (field, change) => {
    const applicant = await newApplicant();
    const answer = await applicant.send(change);
    expect([answer.status, answer.envelope]).toMatchObject([422, { errorCode: 'identity.invalid' }]);
    expect(Object.keys((answer.envelope as { value: { fields: object } }).value.fields)).toEqual([field]);
  });

  it('MEM-06 is stored encrypted and does not appear in the log', async () => {
    const applicant = await newApplicant();
    const id = await applicant.apply();
    const check = await gateway.deps.db
      .selectFrom('identity_check')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const pictures = await gateway.deps.db
      .selectFrom('identity_picture')
      .selectAll()
      .where('check_id', '=', id)
      .execute();
    expect(pictures).toHaveLength(3);
    expect([check.details_sealed, ...pictures.map(({ sealed }) => sealed)].every(isSealed)).toBe(true);
    const everywhere = JSON.stringify([check, gateway.logged]);
    for (const secret of ['Somchai', '1100700123456', typedIdentity.documentNumber, typedIdentity.birthDate])
      expect(everywhere).not.toContain(secret);
  });
});

describe('a document picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'MEM-06 is accepted as %s and stored as a JPEG without metadata',
    async (format) => {
      const applicant = await newApplicant();
      expect((await applicant.addPicture('front', await drawPicture(format))).envelope.value).toMatchObject({
        pictures: ['front'],
      });
      await applicant.addPicture('back');
      await applicant.addPicture('selfie');
      const id = await applicant.apply();
      const stored = await desk().picture({ id, operator: 'operator01', kind: 'front' });
      const metadata = await sharp(stored).metadata();
      expect([metadata.format, metadata.exif, metadata.width]).toEqual(['jpeg', undefined, 64]);
      expect(stored.includes('hidden in the picture')).toBe(false);
    },
  );

  it('MEM-06 is accepted at 5,242,880 bytes and rejected at one byte more', async () => {
    const applicant = await newApplicant();
    expect((await applicant.addPicture('front', await pngOf(MAX_PICTURE_BYTES))).status).toBe(200);
    const larger = await applicant.addPicture('back', await pngOf(MAX_PICTURE_BYTES + 1));
    expect([larger.status, larger.envelope]).toMatchObject([413, { errorCode: 'request.too_large' }]);
  });

  it('MEM-06 is stored without data appended to the image', async () => {
    const applicant = await newApplicant();
    const script = '<script>alert(1)</script>';
    for (const kind of ['front', 'back', 'selfie'] as const)
      await applicant.addPicture(kind, Buffer.concat([await drawPicture('jpeg'), Buffer.from(script)]));
    await applicant.send();
    const { id } = await gateway.deps.db
      .selectFrom('identity_check')
      .select('id')
      .where('account_id', '=', applicant.session.account.id)
      .executeTakeFirstOrThrow();
    expect((await desk().picture({ id, operator: 'operator01', kind: 'back' })).includes(script)).toBe(false);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a script', () => Buffer.from('<script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=', 'base64')],
    ['noise behind the head of a PNG', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)])],
    ['half a PNG', async () => (await drawPicture()).subarray(0, 60)],
    ['nothing', () => Buffer.alloc(0)],
  ])('MEM-06 is rejected when it is %s', async (_name, make) => {
    const applicant = await newApplicant();
    const answer = await applicant.addPicture('front', await make());
    expect([answer.status, answer.envelope]).toMatchObject([422, { errorCode: 'picture.unreadable' }]);
    expect((await applicant.read()).pictures).toEqual([]);
  });

  it('MEM-06 of a trial account or of an unknown kind is rejected', async () => {
    const trial = createApplicant(gateway, await gateway.login({ type: 4 }));
    expect((await trial.addPicture('front')).envelope).toMatchObject({ errorCode: 'account.real_required' });
    const applicant = await newApplicant();
    expect((await applicant.addPicture('../front' as 'front')).status).toBe(400);
  });
});

describe('an operator', () => {
  it('MEM-06 approves an identity check once, which locks the payee name to the document name', async () => {
    const applicant = await newApplicant();
    const id = await applicant.apply();
    expect((await desk().list('NORTH')).map((entry) => entry.id)).toContain(id);
    await desk().approve({ id, operator: 'operator01' });
    expect(await applicant.read()).toMatchObject({ state: 'APPROVED', reason: null });
    const { session } = applicant;
    expect((await gateway.call('listBankCards', { session })).envelope.value).toMatchObject({
      payeeName: 'Somchai Jaidee',
      isPayeeLocked: true,
    });
    await expect(desk().approve({ id, operator: 'operator01' })).rejects.toThrow("waits for nobody's decision");
    await expect(desk().refuse({ id, operator: 'operator01', reason: 'unreadable' })).rejects.toThrow(
      "waits for nobody's decision",
    );
    expect((await applicant.send()).envelope).toMatchObject({ errorCode: 'identity.not_open' });
  });

  it('MEM-06 cannot approve a name that differs from the payee name', async () => {
    const applicant = await newApplicant();
    await gateway.deps.db
      .insertInto('payee')
      .values({ account_id: applicant.session.account.id, name: 'Mali Suk', used_at: null })
      .execute();
    const id = await applicant.apply();
    await expect(desk().approve({ id, operator: 'operator01' })).rejects.toThrow('another name');
    expect((await applicant.read()).state).toBe('PENDING');
  });

  it('MEM-06 refuses a check with a reason that the player sees, and the player can apply again', async () => {
    const applicant = await newApplicant();
    const id = await applicant.apply();
    await expect(desk().refuse({ id, operator: 'operator01', reason: 'mood' })).rejects.toThrow('is not a reason');
    await desk().refuse({ id, operator: 'operator01', reason: 'unreadable', note: 'blurred' });
    expect(await applicant.read()).toMatchObject({ state: 'REFUSED', reason: 'unreadable', pictures: [] });
    gateway.advance(1000);
    expect(await applicant.apply()).not.toBe(id);
    expect((await applicant.read()).state).toBe('PENDING');
  });

  it('MEM-06 leaves an entry in the operator log for every view and refusal', async () => {
    const applicant = await newApplicant();
    const id = await applicant.apply();
    await desk().show({ id, operator: 'operator01' });
    await desk().picture({ id, operator: 'operator02', kind: 'selfie' });
    await desk().refuse({ id, operator: 'operator02', reason: 'selfie_differs', note: 'another person' });
    const { acts, typed, pictures } = await desk().show({ id, operator: 'operator03' });
    expect(typed).toEqual({ ...typedIdentity, documentNumber: '1100700123456' });
    expect(pictures).toEqual(['front', 'back', 'selfie']);
    expect(acts.map(({ operator, act }) => [operator, act])).toEqual([
      ['operator01', 'view'],
      ['operator02', 'view_picture'],
      ['operator02', 'refuse'],
      ['operator03', 'view'],
    ]);
    expect(JSON.stringify(acts)).not.toContain('Somchai');
    await expect(desk().picture({ id, operator: 'operator01', kind: 'back.jpg' })).rejects.toThrow('no picture');
    await expect(desk().show({ id: "x' or 1=1", operator: 'operator01' })).rejects.toThrow('There is no check');
  });
});
