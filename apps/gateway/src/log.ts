import { pino, type DestinationStream } from 'pino';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

/** Names whose values never reach a log, anywhere in a logged object (two levels deep). */
const secretNames = [
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'confirmNewPassword',
  'paymentPassword',
  'loginPassword',
  'accountNumber',
  'captcha',
  'verificationCode',
  'botCheck',
  'firebaseIdToken',
  'resetToken',
  'token',
  'cookie',
  'authorization',
  'secret',
  'signature',
  'private_jwk',
];
const secretPaths = [...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), '*.headers["set-cookie"]'];

/** Creates structured logs on standard output, one JSON object per line, without secrets. */
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

/**
 * Creates the logger of each request lazily. Most requests log nothing, and pino redacts secrets in a logger's
 * bindings.
 */
export const createRequestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) => new LaterLogger(logger, () => logger.child(bindings, options));

/** A logger that is created with its first line. */
class LaterLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, make: () => FastifyBaseLogger) {
    this.#parent = parent;
    this.#make = make;
  }

  get level(): string {
    return this.#parent.level;
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line);
  }

  error(...line: unknown[]): void {
    this.#write('error', line);
  }

  warn(...line: unknown[]): void {
    this.#write('warn', line);
  }

  info(...line: unknown[]): void {
    this.#write('info', line);
  }

  debug(...line: unknown[]): void {
    this.#write('debug', line);
  }

  trace(...line: unknown[]): void {
    this.#write('trace', line);
  }

  silent(): void {
    // The level `silent` writes nothing.
  }

  child(...made: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#logger().child(...made);
  }

  #logger(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  #write(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace', line: unknown[]): void {
    const logger = this.#logger();
    Reflect.apply(logger[level], logger, line);
  }
}

/**
 * Returns the log fields of an error. Omits objects that drivers attach to errors, which hold connections and values.
 */
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
