import type { FastifyInstance } from 'fastify';
import { routes, type StreamName } from '@parlor/contract';
import { calls, type CallSchemas } from '@parlor/contract/schemas';
import { noteCall } from '../events/events.ts';
import type { Call, CallErrorCode, CallValue } from './call.ts';
import { createEventStream, FINISH_MS, type EventStream } from './eventStream.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { checkAnswer, prepareCall, sendFailure } from './registerCall.ts';

/** Starts sending events to a caller, or refuses. It must end the stream after the last event. */
type StreamHandler<Name extends StreamName> = (
  call: Call<Name>,
  stream: EventStream<CallValue<Name>>,
) => Refusal<CallErrorCode<Name>> | undefined;

/**
 * Registers a call that returns a stream of events. Callers are checked as for every other call. A page opens it by
 * itself, so it does not keep an unused session active.
 */
export function registerStream<Name extends StreamName>(
  app: FastifyInstance,
  name: Name,
  handler: StreamHandler<Name>,
): void {
  const { method, path } = routes[name];
  const schemas: CallSchemas = calls[name];
  const { checksAnswers } = app.kernel.config;

  app.route({
    method,
    url: path,
    config: { routeClass: 'calls' },
    // A compressor would buffer events, and a HEAD response would generate a body for nothing.
    compress: false,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const call = await prepareCall<Name>(app.kernel, name, request, reply);
      if (isRefusal(call)) return sendFailure(reply, call.code, call.value);
      noteCall(request, name, call);
      const { body, ...stream } = createEventStream<CallValue<Name>>();
      const send: typeof stream.send = (event) => {
        if (checksAnswers) checkAnswer(name, schemas, event);
        stream.send(event);
      };
      const refusal = handler(call, { ...stream, send });
      if (refusal !== undefined) return sendFailure(reply, refusal.code, refusal.value);
      // A client that stops reading would keep the connection open after the end of the response.
      stream.onClose(() => {
        const cut = setTimeout(() => reply.raw.destroy(), FINISH_MS).unref();
        reply.raw.once('close', () => clearTimeout(cut));
      });
      // Proxies such as nginx buffer responses unless a header disables it.
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(body);
    },
  });
}
