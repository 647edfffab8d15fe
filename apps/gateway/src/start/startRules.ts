import { describeLink } from '@parlor/database';
import type { GatewayConfig } from '../config.ts';
import { StartError } from '../startError.ts';
import { SECRET_MIN_LENGTH, secretWeakness, type SecretWeakness } from './secretStrength.ts';

/** A problem that prevents a start in production. It says what to do, and never contains the variable's value. */
export interface StartProblem {
  variable: string;
  /** A sentence about the variable, without its name. */
  problem: string;
}

type RuledConfig = Pick<
  GatewayConfig,
  | 'databaseUrl'
  | 'databaseOwnerUrl'
  | 'redisUrl'
  | 'providerSecret'
  | 'botCheckSecret'
  | 'masterKey'
  | 'metricsToken'
  | 'testCaptchaAnswer'
  | 'identityEmulator'
  | 'isTest'
>;

const MAKE_ONE = 'make one with "openssl rand -base64 32"';
const weaknesses: Record<SecretWeakness, string> = {
  short: `has fewer than ${SECRET_MIN_LENGTH} characters`,
  guessable: 'can be guessed (words, repeats or few different characters)',
  published: 'is published in the source of this product',
};

/**
 * Returns the errors that prevent a start with an external database. In zero-configuration mode the gateway generates
 * its own secrets and is not checked.
 */
export function startProblems(config: RuledConfig): StartProblem[] {
  if (config.databaseUrl === undefined) return [];
  return [
    ...secretProblems(config),
    ...testSwitchProblems(config),
    ...linkProblems('DATABASE_URL', config.databaseUrl),
    ...(config.databaseOwnerUrl === undefined ? [] : linkProblems('DATABASE_OWNER_URL', config.databaseOwnerUrl)),
    ...redisProblems(config.redisUrl),
  ];
}

function secretProblems({ providerSecret, botCheckSecret, masterKey, metricsToken }: RuledConfig): StartProblem[] {
  return [
    ...secretProblem('PROVIDER_SECRET', providerSecret, 'the same for all gateways and the in-house games'),
    ...secretProblem('BOT_CHECK_SECRET', botCheckSecret, 'the same for all gateways'),
    ...secretProblem('MASTER_KEY', masterKey, 'the same for all gateways, and kept where the database is not'),
    ...(metricsToken === undefined
      ? []
      : secretProblem('METRICS_TOKEN', metricsToken, 'the same for the reader of the metrics')),
  ];
}

function secretProblem(variable: string, secret: string | undefined, owner: string): StartProblem[] {
  if (secret === undefined) return [{ variable, problem: `is missing: ${MAKE_ONE}, ${owner}` }];
  const weakness = secretWeakness(secret);
  return weakness === undefined ? [] : [{ variable, problem: `${weaknesses[weakness]}: ${MAKE_ONE}, ${owner}` }];
}

function testSwitchProblems({ testCaptchaAnswer, identityEmulator, isTest }: RuledConfig): StartProblem[] {
  return [
    ...(isTest ? [{ variable: 'NODE_ENV', problem: 'is test, which makes guards weak: leave it out' }] : []),
    ...(testCaptchaAnswer === undefined
      ? []
      : [{ variable: 'TEST_CAPTCHA_ANSWER', problem: 'lets everybody past the captcha: leave it out' }]),
    ...(identityEmulator === undefined
      ? []
      : [{ variable: 'FIREBASE_AUTH_EMULATOR_HOST', problem: 'has unsigned logins believed: leave it out' }]),
  ];
}

function linkProblems(variable: 'DATABASE_URL' | 'DATABASE_OWNER_URL', databaseUrl: string): StartProblem[] {
  let link: ReturnType<typeof describeLink>;
  try {
    link = describeLink(databaseUrl);
  } catch {
    // The driver's message may contain the URL with its password.
    return [
      { variable, problem: 'cannot be read by the driver: check its form and the certificate files that it names' },
    ];
  }
  if (link.isOnThisMachine || link.isServerVerified) return [];
  return link.isEncrypted
    ? [
        {
          variable,
          problem:
            'leads to another machine that does not have to prove who it is: use sslmode=verify-full, with sslrootcert for an authority of your own',
        },
      ]
    : [{ variable, problem: 'leads to another machine without TLS: add sslmode=verify-full' }];
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns the problems of the connection over which codes, captchas, used nonces and the password pass. */
function redisProblems(redisUrl: string | undefined): StartProblem[] {
  if (redisUrl === undefined) return [];
  const { protocol, hostname } = new URL(redisUrl);
  return protocol === 'rediss:' || loopback.test(hostname)
    ? []
    : [{ variable: 'REDIS_URL', problem: 'leads to another machine without TLS: use rediss://' }];
}

/** Formats the problems as one line. */
export function describeProblems(problems: readonly StartProblem[]): string {
  return problems.map(({ variable, problem }) => `${variable} ${problem}.`).join(' ');
}

/** Throws a StartError that names every problem which prevents a start. */
export function requireNoProblems(config: RuledConfig): void {
  const problems = startProblems(config);
  if (problems.length > 0) throw new StartError(describeProblems(problems));
}
