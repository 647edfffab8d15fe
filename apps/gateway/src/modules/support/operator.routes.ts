import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clearHostCookie, readHostCookie, setHostCookie } from '../../http/hostCookie.ts';
import { sendFailure } from '../../http/registerCall.ts';
import { isFromThisMachine } from '../../http/thisMachine.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { MAX_PICTURE_BYTES } from '@parlor/contract';
import { isSameSiteSocket } from '../../plugins/crossSite.ts';
import type { CannedAnswers } from './cannedAnswers.ts';
import type { ChatDesk } from './chatDesk.ts';
import type { ChatSignals } from './chatSignals.ts';
import type { DeskConnections } from './deskConnections.ts';
import type { FeedbackDesk } from './feedback.service.ts';
import { OPERATOR_SESSION_MS, type OperatorLogins } from './operatorLogins.ts';
import { conversationPage, conversationState, deskPage, loginPage, messageList, queueList } from './operatorPage.ts';

/** The path of the pages where operators answer. */
const OPERATORS_PATH = '/ops';
const COOKIE = 'operator';
/** The most login attempts on one name in a minute. */
const LOGINS_PER_MINUTE = 10;

interface OperatorPagesDeps {
  chatDesk: ChatDesk;
  feedbackDesk: FeedbackDesk;
  operatorLogins: OperatorLogins;
  cannedAnswers: CannedAnswers;
  deskConnections: DeskConnections;
  chatSignals: ChatSignals;
  shared: SharedState;
}

type OperatorRequest = FastifyRequest<{
  Params: { id?: string; seq?: string; key?: string };
  Querystring: { since?: string; open?: string };
}>;

const MAX_MESSAGES = 2_000_000_000;
/** Parses a message number from a request. */
const seqOf = (text: string | undefined): number => {
  const seq = Number(text);
  return Number.isSafeInteger(seq) && seq > 0 ? Math.min(seq, MAX_MESSAGES) : 0;
};

/**
 * Registers the pages of operators. They are served only to this machine, so they are not on the public site; remote
 * operators use a tunnel (docs/operations.md).
 */
export function registerOperatorPages(app: FastifyInstance, deps: OperatorPagesDeps): void {
  const { chatDesk, chatSignals, cannedAnswers, deskConnections, feedbackDesk, operatorLogins, shared } = deps;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addContentTypeParser(
    ['image/png', 'image/jpeg', 'image/webp'],
    { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) return sendFailure(reply, 'request.not_found');
    // Refuse forms of other origins, although browsers send no cookie with them.
    const { origin } = request.headers;
    if (request.method !== 'GET' && origin !== `${request.protocol}://${request.headers.host ?? ''}`)
      return sendFailure(reply, 'permission.denied');
    return undefined;
  });

  function show(reply: FastifyReply, page: (nonce: string) => string, status = 200): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(page(nonce));
  }

  type Page = (operator: string, request: OperatorRequest, reply: FastifyReply) => Promise<FastifyReply>;

  /** Wraps a page for operators: others must log in. Errors are shown on the page. */
  function forOperators(page: Page) {
    return async (request: OperatorRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const secret = readHostCookie(request, COOKIE);
      const operator = secret === undefined ? undefined : await operatorLogins.find(secret);
      if (operator === undefined) return show(reply, (nonce) => loginPage({ nonce }), 401);
      try {
        return await page(operator, request, reply);
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        return showDesk(reply, operator, error.message, 422);
      }
    };
  }

  async function showDesk(
    reply: FastifyReply,
    operator: string,
    problem?: string,
    status?: number,
  ): Promise<FastifyReply> {
    const [conversations, feedback] = await Promise.all([chatDesk.list(), feedbackDesk.open()]);
    return show(reply, (nonce) => deskPage({ nonce, operator, conversations, feedback, problem }), status);
  }

  /** Sends a part of a page. */
  const sendPart = (reply: FastifyReply, html: string): FastifyReply =>
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(html);

  const chatPath = (id: string): string => `${OPERATORS_PATH}/chat/${encodeURIComponent(id)}`;
  const idOf = ({ params }: OperatorRequest): string => params.id ?? '';

  app.get(
    OPERATORS_PATH,
    forOperators((operator, _request, reply) => showDesk(reply, operator)),
  );
  app.post(`${OPERATORS_PATH}/login`, async (request, reply) => {
    const [name, password] = [fieldOf(request, 'name'), fieldOf(request, 'password')];
    const { isWithin } = await shared.hit(`operator:${name}`, LOGINS_PER_MINUTE, 60_000);
    const secret = isWithin ? await operatorLogins.login(name, password) : undefined;
    if (secret === undefined) return show(reply, (nonce) => loginPage({ nonce, isRefused: true }), 401);
    chatSignals.publish({ kind: 'operators' });
    setHostCookie(reply, COOKIE, secret, OPERATOR_SESSION_MS / 1000);
    return reply.redirect(OPERATORS_PATH, 303);
  });
  app.post(`${OPERATORS_PATH}/logout`, async (request, reply) => {
    const secret = readHostCookie(request, COOKIE);
    if (secret !== undefined) await operatorLogins.logout(secret);
    chatSignals.publish({ kind: 'operators' });
    clearHostCookie(reply, COOKIE);
    return reply.redirect(OPERATORS_PATH, 303);
  });

  // The connection of a page. The browser sends its cookie and the origin of the page.
  const secrets = new WeakMap<FastifyRequest, { operator: string; secret: string }>();
  app.get(
    `${OPERATORS_PATH}/socket`,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const secret = readHostCookie(request, COOKIE);
        const operator = secret === undefined ? undefined : await operatorLogins.find(secret);
        if (!isSameSiteSocket(request)) return sendFailure(reply, 'permission.denied');
        if (secret === undefined || operator === undefined) return sendFailure(reply, 'session.required');
        secrets.set(request, { operator, secret });
        return undefined;
      },
    },
    (socket, request) => {
      const known = secrets.get(request);
      if (known === undefined) socket.terminate();
      else deskConnections.open({ ...known, socket });
    },
  );

  app.get(
    `${OPERATORS_PATH}/queue`,
    forOperators(async (_operator, request, reply) =>
      sendPart(reply, queueList(await chatDesk.list(), request.query.open)),
    ),
  );
  app.get(
    `${OPERATORS_PATH}/chat/:id`,
    forOperators(async (operator, request, reply) => {
      const read = await chatDesk.view(idOf(request), operator);
      const [conversations, canned, operators] = await Promise.all([
        chatDesk.list(),
        cannedAnswers.list(read.entry.merchantCode, read.entry.language),
        operatorLogins.list(),
      ]);
      return show(reply, (nonce) => conversationPage({ nonce, operator, conversations, canned, operators, ...read }));
    }),
  );
  // New messages, as elements for the page.
  app.get(
    `${OPERATORS_PATH}/chat/:id/since`,
    forOperators(async (_operator, request, reply) => {
      const { messages } = await chatDesk.read(idOf(request), seqOf(request.query.since));
      return sendPart(reply, messageList(messages));
    }),
  );
  // The state of the conversation, without the messages.
  app.get(
    `${OPERATORS_PATH}/chat/:id/state`,
    forOperators(async (operator, request, reply) => {
      const [read, operators] = await Promise.all([chatDesk.read(idOf(request), MAX_MESSAGES), operatorLogins.list()]);
      return sendPart(reply, conversationState({ operator, operators, ...read }));
    }),
  );
  app.get(
    `${OPERATORS_PATH}/chat/:id/transcript`,
    forOperators(async (operator, request, reply) => {
      const { name, text } = await chatDesk.transcript(idOf(request), operator);
      return reply
        .headers({
          'content-type': 'text/plain; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        })
        .send(text);
    }),
  );
  app.get(
    `${OPERATORS_PATH}/chat/:id/pictures/:seq`,
    forOperators(async (operator, request, reply) => {
      const picture = await chatDesk.picture(idOf(request), seqOf(request.params.seq), operator);
      return reply.headers({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' }).send(picture);
    }),
  );
  app.put(
    `${OPERATORS_PATH}/chat/:id/picture/:key`,
    { bodyLimit: MAX_PICTURE_BYTES },
    forOperators(async (operator, request, reply) => {
      const { body, params } = request;
      if (!Buffer.isBuffer(body)) throw new OperatorError('That is not a picture: send PNG, JPEG or WebP');
      await chatDesk.answerPicture({ accountId: idOf(request), operator, sent: body, key: params.key ?? '' });
      return reply.code(204).send();
    }),
  );
  app.post(
    `${OPERATORS_PATH}/chat/:id/answer`,
    forOperators(async (operator, request, reply) => {
      const id = idOf(request);
      await chatDesk.answer({ accountId: id, operator, text: fieldOf(request, 'text'), key: fieldOf(request, 'key') });
      return reply.redirect(chatPath(id), 303);
    }),
  );
  app.post(
    `${OPERATORS_PATH}/chat/:id/hand-over`,
    forOperators(async (operator, request, reply) => {
      await chatDesk.transfer(idOf(request), operator, fieldOf(request, 'to'));
      return reply.redirect(chatPath(idOf(request)), 303);
    }),
  );
  app.post(
    `${OPERATORS_PATH}/chat/:id/take`,
    forOperators(async (operator, request, reply) => {
      await chatDesk.assign(idOf(request), operator);
      return reply.redirect(chatPath(idOf(request)), 303);
    }),
  );
  app.post(
    `${OPERATORS_PATH}/chat/:id/close`,
    forOperators(async (operator, request, reply) => {
      await chatDesk.close(idOf(request), operator);
      return reply.redirect(OPERATORS_PATH, 303);
    }),
  );
  app.post(
    `${OPERATORS_PATH}/feedback/:id/answer`,
    forOperators(async (operator, request, reply) => {
      await feedbackDesk.answer({ id: idOf(request), operator, text: fieldOf(request, 'text') });
      return reply.redirect(OPERATORS_PATH, 303);
    }),
  );
}

function fieldOf({ body }: Pick<FastifyRequest, 'body'>, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? '') : '';
}
