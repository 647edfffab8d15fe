import type { Spinner } from './messages.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';

/** Answers of the arcade. */
export interface ArcadeAnswer<Value> {
  success: boolean;
  errorCode?: string;
  value?: Value;
}

/** A seed of the browser. */
export const CLIENT_SEED = 'fa0175'.repeat(6);

/**
 * Codes after which the same call is sent again. A round whose closing a dying database forgot is unfinished until it
 * is taken up again: closings do not wait for the disk.
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

/** Calls of a player to the arcade. Undefined when nothing came back that can be read. */
export interface ArcadeCalls {
  get<Value>(path: string): Promise<ArcadeAnswer<Value> | undefined>;
  post<Value>(path: string, body: object): Promise<ArcadeAnswer<Value> | undefined>;
}

/** An address of a lane's own: an address may not call as often as the load does. */
export function addressOf(random: Random): string {
  return `10.${random.whole(0, 255)}.${random.whole(0, 255)}.${random.whole(1, 254)}`;
}

/** Calls in the session of a player, from an address. */
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

/** The code of a refusal that the same call would get again; undefined for any other answer. */
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
