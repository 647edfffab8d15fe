import sharp from 'sharp';
import type { Identity, PictureKind, TypedIdentity } from '@parlor/contract';
import type { TestAnswer, TestGateway, TestSession } from '../../../testing/testGateway.ts';

/** Creates a small picture in one colour. */
export function drawPicture(format: 'png' | 'jpeg' | 'webp' = 'png', background = '#a33'): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 40, channels: 3, background } })
    .withMetadata({ exif: { IFD0: { Copyright: 'hidden in the picture' } } })
    .toFormat(format)
    .toBuffer();
}

/** A member on the way to an approved identity, and the calls that tests make for them. */
export interface Applicant {
  session: TestSession;
  read(): Promise<Identity>;
  addPicture(kind: PictureKind, bytes?: Buffer): Promise<TestAnswer>;
  /** Sends the entered details. */
  send(change?: Partial<TypedIdentity>): Promise<TestAnswer>;
  /** Adds all pictures, sends, and returns the id of the check. */
  apply(change?: Partial<TypedIdentity>): Promise<string>;
}

/** The input of an applicant. */
export const typedIdentity: TypedIdentity = {
  name: 'Somchai Jaidee',
  documentType: 'id_card',
  documentNumber: '1-1007-00123-45-6',
  birthDate: '1990-07-15',
};

export function createApplicant(gateway: TestGateway, session: TestSession): Applicant {
  const headers = { Merchant: session.account.merchant_code };
  const addPicture: Applicant['addPicture'] = async (kind, bytes) =>
    gateway.call('putIdentityPicture', { session, headers, params: { kind }, body: bytes ?? (await drawPicture()) });
  const send: Applicant['send'] = (change = {}) =>
    gateway.call('sendIdentity', { session, headers, body: { ...typedIdentity, ...change } });
  return {
    session,
    addPicture,
    send,
    read: async () => (await gateway.call('getIdentity', { session, headers })).envelope.value as unknown as Identity,
    async apply(change) {
      for (const kind of ['front', 'back', 'selfie'] as const) await addPicture(kind);
      const answer = await send(change);
      if (answer.status !== 200) throw new Error(`The check was refused: ${JSON.stringify(answer.envelope)}`);
      const { id } = await gateway.deps.db
        .selectFrom('identity_check')
        .select('id')
        .where('account_id', '=', session.account.id)
        .orderBy('sent_at', 'desc')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
