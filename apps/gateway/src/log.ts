import { pino, type DestinationStream } from 'pino';
import type { FastifyBaseLogger } from 'fastify';

/** Names whose values never reach a log, wherever in a logged object they stand (two levels deep). */
const secretNames = [
  'password', 'oldPassword', 'newPassword', 'confirmPassword', 'confirmNewPassword', 'paymentPassword', 'captcha', 'verificationCode', 'botCheck', 'firebaseIdToken', 'resetToken',
  'token', 'cookie', 'authorization', 'secret', 'signature', 'private_jwk',
];
const secretPaths = [...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '*.headers["set-cookie"]'];

/** Structured logs on standard output, one JSON object a line, without secrets. */
export function createLog(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    redact: { paths: secretPaths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return stream === undefined ? pino(options) : pino(options, stream);
}

/** What a log keeps of an error: not the objects that drivers hang on theirs, which hold connections and values. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
