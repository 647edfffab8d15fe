import type { FastifyInstance } from 'fastify';

/** Longest body of a call, in bytes. */
export const BODY_LIMIT = 65_536;

/** Reads JSON (an empty body is none) and the fields of a form, and keeps an encrypted body as the text it is. Nothing else is taken. */
export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body: string, done) => {
    done(null, new URLSearchParams(body));
  });
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}
