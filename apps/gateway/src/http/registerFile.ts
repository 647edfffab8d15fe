import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { routes, type FileName, type Route } from '@parlor/contract';
import { noteCall } from '../events/events.ts';
import type { Call, CallErrorCode } from './call.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { prepareCall, sendFailure } from './registerCall.ts';

/** The timeout for sending a file, in ms. A slower client gets a partial file and a reset connection. */
const MAX_MS = 300_000;

/** The file that a call returns. */
interface FileAnswer {
  /** Letters, digits, dots, underscores and hyphens. */
  name: string;
  /** Its text or bytes in chunks. The next one is requested after the reader took the last. */
  chunks: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

type FileHandler<Name extends FileName> = (call: Call<Name>) => Promise<FileAnswer | Refusal<CallErrorCode<Name>>>;

/**
 * Registers a call that returns a file: CSV or a picture. Callers are checked as for every other call, and refused with
 * an envelope.
 */
export function registerFile<Name extends FileName>(
  app: FastifyInstance,
  name: Name,
  handler: FileHandler<Name>,
): void {
  const { method, path, isPicture }: Route = routes[name];
  app.route({
    method,
    url: path,
    config: { routeClass: 'calls' },
    // A HEAD response would generate the body for nothing.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const call = await prepareCall<Name>(app.kernel, name, request, reply);
      if (isRefusal(call)) return sendFailure(reply, call.code, call.value);
      noteCall(request, name, call);
      const file = await handler(call);
      if (isRefusal(file)) return sendFailure(reply, file.code, file.value);
      const body = Readable.from(file.chunks, { objectMode: false });
      const cut = setTimeout(() => body.destroy(new Error('The file was read too slowly')), MAX_MS).unref();
      body.once('close', () => clearTimeout(cut));
      return reply
        .type(isPicture ? 'image/jpeg' : 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .header('cache-control', 'no-store')
        .send(body);
    },
  });
}
