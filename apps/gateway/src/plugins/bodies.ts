import type { FastifyInstance } from 'fastify';
import { PICTURE_TYPES } from '@parlor/contract';
import { parseStrictJson } from '../http/strictJson.ts';

/** The longest body of a call, in bytes. */
export const BODY_LIMIT = 65_536;

/**
 * Parses JSON (an empty body is undefined) and forms, and keeps encrypted bodies as text and pictures as bytes. All
 * other content types are refused. A call that accepts a picture sets its own body limit.
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
