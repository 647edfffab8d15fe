import type { Spinner } from './messages.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';

/** An answer of the arcade. */
export interface ArcadeAnswer<Value> {
  success: boolean;
  errorCode?: string;
  value?: Value;
}

/** The client seed of all rounds. */
export const CLIENT_SEED = 'fa0175'.repeat(6);

/**
 * Codes after which the same call is retried. If a crash of the database loses the end of a round, the round is
 * unfinished until it is resumed: ends of rounds are not flushed to disk at once.
 */
const UNDECIDED = new Set([
  'round.undecided',
  'round.unfinished',
  'round.decision_passed',
  'gateway.unreachable',
  'unexpected',
  'too_many_calls',
  'round.too_soon',
]);

/** Calls of a player to the arcade. Undefined without a readable answer. */
export interface ArcadeCalls {
  get<Value>(path: string): Promise<ArcadeAnswer<Value> | undefined>;
  post<Value>(path: string, body: object): Promise<ArcadeAnswer<Value> | undefined>;
}

/** Returns a separate IP address for a lane, because the rate limit of one address is below the load. */
export function addressOf(random: Random): string {
  return `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`;
}

/** Creates the calls in a player's session, from an IP address. */
export function createArcadeCalls(arcade: Wire, { arcadeToken }: Spinner, address: string): ArcadeCalls {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${arcadeToken}`,
    'x-forwarded-for': address,
  };
  const send = async <Value>(method: string, path: string, body: string) =>
    read<Value>((await arcade.send(method, `/arcade/api/${path}`, headers, body)).text);
  return {
    get: (path) => send('GET', path, ''),
    post: (path, body) => send('POST', path, JSON.stringify(body)),
  };
}

/** Returns the code of a final refusal; undefined for any other answer. */
export function refusalOf(answer: ArcadeAnswer<unknown> | undefined): string | undefined {
  const code = answer?.errorCode;
  return code === undefined || UNDECIDED.has(code) ? undefined : code;
}

function read<Value>(text: string): ArcadeAnswer<Value> | undefined {
  try {
    return JSON.parse(text) as ArcadeAnswer<Value>;
  } catch {
    return undefined;
  }
}
