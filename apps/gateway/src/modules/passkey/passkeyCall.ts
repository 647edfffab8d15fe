import type { FastifyRequest } from 'fastify';
import type { PasskeyProof } from '@parlor/contract';
import { passkeyPlace } from './passkey.rules.ts';
import type { SecondFactor } from './passkey.service.ts';

/** The second factor that a call brought, with where it came from. */
export function factorOf({
  body,
  request,
}: {
  body: { passkey?: PasskeyProof | undefined };
  request: Pick<FastifyRequest, 'hostname' | 'host' | 'protocol'>;
}): SecondFactor {
  return { proof: body.passkey, place: passkeyPlace(request) };
}
