import { z } from 'zod';
import { documentTypes, pictureKinds } from '../identityRules.ts';
import { epochMs } from './primitives.ts';

/** The reasons for which a check is refused, as shown to the member. */
export const identityReasons = [
  'unreadable',
  'document_expired',
  'name_differs',
  'selfie_differs',
  'ask_service',
] as const;

/** Answer of the identity check calls (MEM-06). No data of the document itself leaves the gateway. */
export const identity = z.object({
  /** NONE before anything was sent, and again when a new picture is added after a refusal. */
  state: z.enum(['NONE', 'PENDING', 'APPROVED', 'REFUSED']),
  /** Null unless it was refused. */
  reason: z.enum(identityReasons).nullable(),
  /** When it was sent; null before. */
  sentAt: epochMs.nullable(),
  decidedAt: epochMs.nullable(),
  /** Pictures stored for the next check. */
  pictures: z.array(z.enum(pictureKinds)),
  minimumAge: z.int(),
});

/** Parameters of `putIdentityPicture`. */
export const pictureParams = z.object({ kind: z.enum(pictureKinds) });

/** Body of `sendIdentity`. */
export const identityBody = z.strictObject({
  name: z.string().max(256),
  documentType: z.enum(documentTypes),
  documentNumber: z.string().max(60),
  birthDate: z.string().max(10),
});

/** Schemas of the identity check calls. */
export const identityCalls = {
  getIdentity: { summary: 'Own check of identity', value: identity, errors: ['account.real_required'] },
  putIdentityPicture: {
    summary: 'Add a picture of a document',
    params: pictureParams,
    value: identity,
    errors: [
      'picture.unreadable',
      'identity.not_open',
      'request.too_large',
      'account.real_required',
      'request.rate_limited',
    ],
  },
  sendIdentity: {
    summary: 'Send documents to be checked',
    body: identityBody,
    value: identity,
    errors: ['identity.invalid', 'identity.pictures_missing', 'identity.not_open', 'account.real_required'],
  },
} as const;
