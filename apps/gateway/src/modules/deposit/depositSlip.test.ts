import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, type Deposit } from '@parlor/contract';
import { createMasterKeys, newMasterKey } from '../../masterKey/masterKeys.ts';
import { depositSlipContext, resealRecords } from '../../masterKey/sealedRecords.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { redrawPicture } from './slipPicture.ts';
import { createDepositor, offerDeposits, slipPicture } from './testing/depositor.ts';

const SCRIPT = '<script>alert(1)</script>';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true, rateLimitPerMinute: 10_000 } });
  await gateway.app.ready();
  await offerDeposits(gateway);
});
afterAll(() => gateway.close());

/** Creates a player with a transfer that waits for its slip. */
async function transferring() {
  const depositor = await createDepositor(gateway);
  const order = await depositor.create();
  return { ...depositor, order, send: (picture: Buffer) => depositor.sendSlip(order.orderId, picture) };
}

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

describe('a transfer', () => {
  it('WAL-03 shows the merchant’s account and a unique reference, and credits nothing', async () => {
    const { order, balance } = await transferring();
    expect(order).toMatchObject({
      kind: 'manual',
      state: 'PENDING',
      payUrl: null,
      transfer: { accountNumber: '000-0-00000-0', slipsLeft: 3, slipsSent: 0 },
    });
    expect(order.transfer?.reference).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    expect((await transferring()).order.transfer?.reference).not.toBe(order.transfer?.reference);
    expect(await balance()).toBe('0.00');
  });

  it('WAL-03 goes to an operator when its slip is sent, even after it expires', async () => {
    const inTime = await transferring();
    expect(await inTime.send(await slipPicture())).toMatchObject({ state: 'REVIEW', transfer: { slipsSent: 1 } });
    const late = await transferring();
    gateway.advance(25 * 3_600_000);
    const { sessions } = gateway.app.gateway.services;
    const opened = await sessions.open({
      accountId: late.session.account.id,
      device: 'test',
      clientAddress: '127.0.0.1',
    });
    const again = await createDepositor(gateway, { ...late.session, ...opened });
    expect(await again.read(late.order.orderId)).toMatchObject({ state: 'EXPIRED', transfer: { slipsLeft: 3 } });
    expect(await again.sendSlip(late.order.orderId, await slipPicture())).toMatchObject({ state: 'REVIEW' });
  });

  it('WAL-03 accepts three slips, counts a duplicate once, and rejects slips from other players', async () => {
    const { order, send, sendSlip } = await transferring();
    const first = await slipPicture('#111111');
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(first)));
    expect(answers.map((answer) => (answer as Deposit).transfer?.slipsSent)).toEqual([1, 1, 1, 1, 1]);
    await send(await slipPicture('#222222'));
    expect(await send(await slipPicture('#333333'))).toMatchObject({ transfer: { slipsLeft: 0, slipsSent: 3 } });
    expect(await send(await slipPicture('#444444'))).toBe('deposit.slip_limit');
    const other = await gateway.login();
    for (const orderId of [order.orderId, 'nonsense'])
      expect(await sendSlip(orderId, first, other)).toBe('deposit.order_not_found');
  });

  it('WAL-03 is the only kind of deposit that accepts slips', async () => {
    const depositor = await createDepositor(gateway);
    const { orderId } = await depositor.create({ methodId: 'sandbox-qr' });
    expect(await depositor.sendSlip(orderId, await slipPicture())).toBe('deposit.order_closed');
  });
});

describe('a slip image', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('WAL-03 is accepted as %s', async (format) => {
    const { send } = await transferring();
    expect(await send(await noise(80).toFormat(format).toBuffer())).toMatchObject({ state: 'REVIEW' });
  });

  it('WAL-03 may be 5 MB but not one byte larger', async () => {
    const { order, send, session } = await transferring();
    const jpeg = await noise(40).jpeg().toBuffer();
    // Bytes after the end of a picture are removed, because they are not part of it.
    const filled = Buffer.concat([jpeg, Buffer.alloc(MAX_PICTURE_BYTES - jpeg.length, 'x')]);
    expect(filled).toHaveLength(5 * 1024 * 1024);
    expect(await send(filled)).toMatchObject({ state: 'REVIEW' });
    const answer = await gateway.call('uploadDepositSlip', {
      params: { orderId: order.orderId },
      session,
      body: Buffer.concat([filled, Buffer.from('x')]),
    });
    expect([answer.status, answer.envelope]).toMatchObject([413, { errorCode: 'request.too_large' }]);
  });

  it.each([
    ['nothing', () => Buffer.from('\u0089PNG')],
    ['a text', () => Buffer.from('not a picture')],
    ['an SVG with a script', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
    ['a GIF', () => noise(8).gif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7 hello')],
    ['half a picture', async () => (await noise(80).png().toBuffer()).subarray(0, 4_000)],
    ['a head without a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
    // 60,000,000 pixels in 100 KB.
    [
      'a picture that unpacks to too much',
      () =>
        sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('WAL-03 that is %s is rejected and leaves the order unchanged', async (_what, createPicture) => {
    const { order, send, read } = await transferring();
    expect(await send(await createPicture())).toBe('picture.unreadable');
    expect(await read(order.orderId)).toMatchObject({ state: 'PENDING', transfer: { slipsSent: 0 } });
  });

  it('WAL-03 is rejected with another content type or on an endpoint that takes no image', async () => {
    const { order, session } = await transferring();
    const answer = await gateway.call('uploadDepositSlip', {
      params: { orderId: order.orderId },
      session,
      body: await slipPicture(),
      headers: { 'content-type': 'image/svg+xml' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const elsewhere = await gateway.app.inject({
      method: 'POST',
      url: '/wps/deposit/orders',
      payload: await slipPicture(),
      headers: {
        'content-type': 'image/png',
        merchant: 'NORTH',
        token: session.token,
        'idempotency-key': 'picture-01',
      },
      cookies: { parlor_session: session.cookie },
    });
    expect(elsewhere.json()).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('WAL-03 loses scripts, EXIF metadata and trailing data when it is redrawn', async () => {
    const hiding = Buffer.concat([
      await noise(64)
        .withExif({ IFD0: { ImageDescription: SCRIPT, Make: 'Phone 12' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
        .jpeg()
        .toBuffer(),
      Buffer.from(SCRIPT),
    ]);
    expect(hiding.toString('latin1')).toContain(SCRIPT);
    const redrawn = await redrawPicture(hiding);
    const text = redrawn?.bytes.toString('latin1') ?? '';
    for (const hidden of ['<script', 'Phone 12', 'Exif']) expect(text).not.toContain(hidden);
    const { format, width, exif } = await sharp(redrawn?.bytes).metadata();
    expect([format, width, exif]).toEqual(['jpeg', 64, undefined]);
  });

  it('WAL-03 is encrypted at rest and re-encrypted when the master key changes', async () => {
    const { order, send } = await transferring();
    await send(await slipPicture());
    const { db } = gateway.database;
    const sealedOf = () =>
      db.selectFrom('deposit_slip').select('sealed').where('order_id', '=', order.orderId).executeTakeFirstOrThrow();
    const { sealed } = await sealedOf();
    const context = depositSlipContext(order.orderId);
    expect(Buffer.from(gateway.deps.masterKeys.open(sealed, context), 'base64').subarray(0, 3).toString('hex')).toBe(
      'ffd8ff',
    );
    expect(() => gateway.deps.masterKeys.open(sealed, 'deposit_slip/other')).toThrow('was changed');

    const [before, after] = [newMasterKey(), newMasterKey()];
    await db
      .updateTable('deposit_slip')
      .set({ sealed: createMasterKeys(before).seal('picture', context) })
      .where('order_id', '=', order.orderId)
      .execute();
    await resealRecords(db, createMasterKeys(after, [before]), 'outdated');
    expect(createMasterKeys(after).open((await sealedOf()).sealed, context)).toBe('picture');
  });
});
