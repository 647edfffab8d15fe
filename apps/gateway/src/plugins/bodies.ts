import type { FastifyInstance } from 'fastify';
import { PICTURE_TYPES } from '@parlor/contract';
import { parseStrictJson } from '../http/strictJson.ts';

/** Longest body of a call, in bytes. */
export const BODY_LIMIT = 65_536;

/**
 * Reads JSON (an empty body is none) and the fields of a form, and keeps an encrypted body as the text and a picture as
 * the bytes it is. Nothing else is taken. A call that takes a picture sets the limit of its own body.
 */
export function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body: string, done) => {
    try {
      done(null, body === '' ? undefined : parseStrictJson(body));
    } catch (cause) {
      done(Object.assign(new Error('The body is no JSON that can be taken', { cause }), { statusCode: 400 }));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => {
      done(null, new URLSearchParams(body));
    },
  );
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser([...PICTURE_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
