import type { FastifyRequest } from 'fastify';
import type { PasskeyProof } from '@parlor/contract';
import { relyingPartyOf } from './passkey.rules.ts';
import type { SecondFactor } from './passkey.service.ts';

/** Returns the second factor of a call, with the origin of the call. */
export function factorOf({
  body,
  request,
}: {
  body: { passkey?: PasskeyProof | undefined };
  request: Pick<FastifyRequest, 'hostname' | 'host' | 'protocol'>;
}): SecondFactor {
  return { proof: body.passkey, relyingParty: relyingPartyOf(request) };
}
