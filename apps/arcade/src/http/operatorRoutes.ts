import { operatorPath, SIGNATURE_HEADER } from '@parlor/contract';
import { provider } from '@parlor/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { RoundService } from '../modules/round/round.service.ts';
import { isSignedByGateway } from '../security/operatorSignature.ts';
import { refuse } from './refusals.ts';

interface OperatorDependencies {
  rounds: Pick<RoundService, 'cancel'>;
  /** The secret that the gateway and the arcade share. */
  secret: string;
  now: () => number;
}

/**
 * Registers the calls of the gateway, each signed like the arcade's own calls to it. A repeated call, by any sender,
 * has no further effect: a cancelled bet stays cancelled.
 */
export async function registerOperatorRoutes(
  app: FastifyInstance,
  { rounds, secret, now }: OperatorDependencies,
): Promise<void> {
  await app.register((scope, _, done) => {
    // The signature covers the received bytes, so nothing parses them before it is checked.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const path = operatorPath('cancel');
    scope.post(path, async (request, reply) => {
      const arrivedMs = performance.now();
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.headers[SIGNATURE_HEADER.toLowerCase()];
      const signature = typeof header === 'string' ? header : undefined;
      if (!isSignedByGateway(secret, now(), { path, rawBody, signature })) return refuse(reply, 'signature.refused');
      const body = provider.operatorCancelBody.safeParse(jsonOf(rawBody));
      if (!body.success) return refuse(reply, 'bad_request');
      const { player_ref: playerRef, round_id: roundId } = body.data;
      const result = await rounds.cancel({ playerRef, isFreePlay: false }, { roundId, arrivedMs });
      return result.kind === 'round'
        ? { success: true, value: { state: result.round.state } }
        : refuse(reply, result.code);
    });
    done();
  });
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
