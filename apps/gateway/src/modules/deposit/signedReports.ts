import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { SIGNATURE_HEADER } from '@parlor/contract';
import { isSignatureValid } from '../provider/signature.rules.ts';

/** A report of a payment provider to the merchant. */
export interface ProviderReport {
  path: string;
  signature: string;
  body: string;
}

/** Sends a report; returns the HTTP status, or throws when it could not be sent. */
export type SendReport = (report: ProviderReport) => Promise<number>;

/**
 * Returns a sender that injects reports into the gateway's own routes, with all checks, without leaving the process.
 */
export function reportSenderOf(app: FastifyInstance): SendReport {
  return async ({ path, signature, body }) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      payload: body,
    });
    return statusCode;
  };
}

interface SignedWebhook<Body> {
  path: string;
  /** The keys with which reports may be signed. */
  keys: readonly string[];
  clock: () => number;
  schema: z.ZodType<Body>;
  /** Processes a report; returns the outcome and its HTTP status. */
  process: (report: Body) => Promise<{ outcome: string; status: number }>;
}

/** Registers a webhook for signed reports. Refuses unsigned or malformed ones before they are processed. */
export async function registerSignedWebhook<Body>(
  app: FastifyInstance,
  { path, keys, clock, schema, process }: SignedWebhook<Body>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(path, { config: { routeClass: 'vendors' } }, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers[SIGNATURE_HEADER.toLowerCase()];
      const signed = {
        method: 'POST',
        path,
        rawBody,
        signature: typeof signature === 'string' ? signature : undefined,
      };
      if (!isSignatureValid(keys, clock(), signed)) return reply.code(401).send({ status: 'BAD_SIGNATURE' });
      const report = schema.safeParse(parseJson(rawBody));
      if (!report.success) return reply.code(400).send({ status: 'BAD_REQUEST' });
      const { outcome, status } = await process(report.data);
      if (status !== 200)
        request.log.warn({ report: report.data, outcome }, 'a report of a payment provider was refused');
      return reply.code(status).send({ status: outcome });
    });
    done();
  });
}

/** Repeats work at an interval while the server listens. Logs a failure and continues. */
export function repeatWhileListening(app: FastifyInstance, everyMs: number, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setInterval(() => {
      work().catch((error: unknown) => app.log.error({ err: error }, 'work that is done every now and then failed'));
    }, everyMs);
    done();
  });
  app.addHook('preClose', (done) => {
    clearInterval(timer);
    done();
  });
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
