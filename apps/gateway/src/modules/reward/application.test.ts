import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewardForm } from '@parlor/contract';
import { isSealed } from '../../masterKey/masterKeys.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { drawPicture } from '../identityCheck/testing/applicant.ts';
import { createApplicantFor } from './testing/rewardApplicant.ts';
import { runRewards, publishOffer, ruleOf } from './testing/rewardFixture.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  const needs = (isImageRequired: boolean, isRemarkRequired: boolean) =>
    ruleOf({ trigger: { on: 'operator' }, form: { isImageRequired, isRemarkRequired }, caps: { perPlayer: 1 } });
  await publishOffer(gateway, 'both', needs(true, true));
  await publishOffer(gateway, 'remark', needs(false, true));
  await publishOffer(gateway, 'picture', needs(true, false));
  await publishOffer(gateway, 'tap', ruleOf());
});
afterAll(() => gateway.close());

const newApplicant = async (promotionId = 'both') => createApplicantFor(gateway, await gateway.login(), promotionId);
const desk = () => gateway.app.gateway.services.rewardDesk;

/** Returns a PNG of exactly this many bytes: the padding follows its end. */
async function pngOf(bytes: number): Promise<Buffer> {
  const picture = await drawPicture();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length, 0x20)]);
}

describe('the form of a promotion', () => {
  it('PROMO-03 PROMO-05 is Applying once sent, shows its content, and stays one when sent again', async () => {
    const applicant = await newApplicant();
    expect(await applicant.standing()).toMatchObject({ status: 'JOIN', application: null });
    expect((await applicant.taker.join('both')).envelope).toMatchObject({ errorCode: 'promotion.form_required' });
    await applicant.addPicture(0);
    expect((await applicant.addPicture(2)).envelope.value).toEqual({ places: [0, 2] });
    const answers = await Promise.all([applicant.send(' my words ', [0, 2]), applicant.send('my words', [0, 2])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await applicant.standing()).toMatchObject({
      status: 'APPLYING',
      application: { remarks: 'my words', pictureCount: 2 },
    });
    expect((await applicant.addPicture(1)).envelope).toMatchObject({ errorCode: 'promotion.closed' });
  });

  it.each([
    ['both', 'words', [], 'promotion.form_incomplete'],
    ['both', '   ', [0], 'promotion.form_incomplete'],
    ['both', 'words', [0, 1], 'promotion.form_incomplete'],
    ['both', 'x'.repeat(rewardForm.maxRemarks + 1), [0], 'promotion.form_incomplete'],
    ['remark', '', [], 'promotion.form_incomplete'],
    ['picture', '', [], 'promotion.form_incomplete'],
    ['tap', 'words', [], 'promotion.closed'],
    ['nowhere', 'words', [], 'request.not_found'],
  ])('PROMO-05 of %s is refused with remarks %j and pictures %j', async (promotionId, remarks, pictures, code) => {
    const applicant = await newApplicant(promotionId);
    if (promotionId === 'both') await applicant.addPicture(0);
    expect((await applicant.send(remarks, pictures)).envelope).toMatchObject({ errorCode: code });
  });

  it('PROMO-05 accepts 140 characters of any size, and requires only the required fields', async () => {
    const remark = await newApplicant('remark');
    expect((await remark.send('😀'.repeat(140), [])).status).toBe(200);
    const picture = await newApplicant('picture');
    await picture.addPicture();
    expect((await picture.send('not asked for', [0])).status).toBe(200);
    expect((await picture.standing())?.application?.remarks).toBe('');
  });

  it('PROMO-03 is Rejected with its reason, may be sent again, and is Issued, then Claimed', async () => {
    const applicant = await newApplicant();
    const id = await applicant.apply('words');
    await desk().refuse({ id, operator: 'operator01', reason: 'unreadable', note: 'too dark' });
    expect(await applicant.standing()).toMatchObject({ status: 'REJECTED', reason: 'unreadable', canRepeat: true });
    const again = await applicant.apply('brighter');
    await desk().approve({ id: again, operator: 'operator02' });
    expect(await applicant.standing()).toMatchObject({ status: 'ISSUED' });
    await runRewards(gateway);
    expect(await applicant.standing()).toMatchObject({ status: 'CLAIMED' });
    expect(await applicant.taker.balance()).toBe('10.00');
    expect((await applicant.send('more', [])).envelope).toMatchObject({ errorCode: 'promotion.closed' });
  });
});

describe('a picture of the form', () => {
  it.each(['png', 'jpeg'] as const)(
    'PROMO-05 is taken as %s, and kept sealed, without what it hides',
    async (format) => {
      const applicant = await newApplicant();
      expect((await applicant.addPicture(0, await drawPicture(format))).status).toBe(200);
      const stored = await gateway.deps.db
        .selectFrom('reward_picture')
        .select('sealed')
        .where('account_id', '=', applicant.taker.player.accountId)
        .executeTakeFirstOrThrow();
      expect(isSealed(stored.sealed)).toBe(true);
      await applicant.send('words', [0]);
      const { id } = await gateway.deps.db
        .selectFrom('reward_application')
        .select('id')
        .where('account_id', '=', applicant.taker.player.accountId)
        .executeTakeFirstOrThrow();
      const metadata = await sharp(await desk().picture({ id, operator: 'operator01', place: 0 })).metadata();
      expect([metadata.format, metadata.exif]).toEqual(['jpeg', undefined]);
      const { acts } = await desk().show({ id, operator: 'operator02' });
      expect(acts.map(({ operator, act }) => [operator, act])).toEqual([
        ['operator01', 'view_picture'],
        ['operator02', 'view'],
      ]);
    },
  );

  it.each(['png', 'jpeg'] as const)(
    'PROMO-05 as %s with a script in its comment and behind its end is kept and shown without it',
    async (format) => {
      const script = '<script>alert(document.cookie)</script>';
      const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#36a' } })
        .withMetadata({ exif: { IFD0: { ImageDescription: script } } })
        .toFormat(format)
        .toBuffer();
      expect(picture.includes(script)).toBe(true);
      const applicant = await newApplicant();
      expect((await applicant.addPicture(0, Buffer.concat([picture, Buffer.from(script)]))).status).toBe(200);
      await applicant.send('words', [0]);
      const { id } = await gateway.deps.db
        .selectFrom('reward_application')
        .select('id')
        .where('account_id', '=', applicant.taker.player.accountId)
        .executeTakeFirstOrThrow();
      const shown = await desk().picture({ id, operator: 'operator01', place: 0 });
      expect([(await sharp(shown).metadata()).format, shown.includes('script')]).toEqual(['jpeg', false]);
    },
  );

  it('PROMO-05 is accepted with 5,242,880 bytes and refused with one more', async () => {
    const applicant = await newApplicant();
    expect((await applicant.addPicture(0, await pngOf(rewardForm.maxPictureBytes))).status).toBe(200);
    expect((await applicant.addPicture(0, await pngOf(rewardForm.maxPictureBytes + 1))).envelope).toMatchObject({
      errorCode: 'request.too_large',
    });
  });

  it('PROMO-05 is checked by its content: WebP, text and a cut file are unreadable; a fourth is refused', async () => {
    const applicant = await newApplicant();
    const whole = await drawPicture();
    for (const bytes of [await drawPicture('webp'), Buffer.from('<svg onload="x"/>'), whole.subarray(0, 60)])
      expect((await applicant.addPicture(0, bytes)).envelope).toMatchObject({ errorCode: 'picture.unreadable' });
    expect((await applicant.addPicture(3)).envelope).toMatchObject({ errorCode: 'request.invalid' });
  });
});
