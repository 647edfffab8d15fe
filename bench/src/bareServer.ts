// The reference of the document benchmark: a separate process that responds to every request with the same bytes and
// does nothing else. Its parent sends the response and receives the URL.
import Fastify from 'fastify';
import type { BareAnswer } from './documents.ts';

process.once('message', ({ path, contentType, contentEncoding, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const app = Fastify({ logger: false });
  app.get(path, (_request, reply) =>
    reply
      .headers({ 'content-type': contentType, 'content-encoding': contentEncoding, 'content-length': bytes.length })
      .send(bytes),
  );
  app.listen({ host: '127.0.0.1', port: 0 }).then(
    (url) => process.send?.({ url }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// The parent has exited.
process.once('disconnect', () => process.exit(0));
