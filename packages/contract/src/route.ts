/**
 * Encoding of a body: JSON, form fields, JSON sealed as a JWE, or the bytes of one picture. The gateway rejects the
 * plain form of an `encrypted` body (API-03).
 */
export type BodyForm = 'json' | 'form' | 'encrypted' | 'picture';

/** The callers of a route: anyone, any logged-in account, or a logged-in agent. */
export type Access = 'public' | 'account' | 'agent';

/** A route of the site API. It carries no schemas, so that the site does not load a validator. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for parameters. */
  path: string;
  /** The allowed callers; a logged-in account by default. */
  access?: Exclude<Access, 'account'>;
  body?: BodyForm;
  /** The call moves money and must send `Idempotency-Key`. */
  isIdempotent?: true;
  /**
   * The answer is the same for every visitor of a merchant and language. The gateway serves it from memory, with an
   * ETag.
   */
  isCacheable?: true;
  /** The answer is a stream of server-sent events. The call's `value` is one event: its name and its data. */
  isStream?: true;
  /**
   * The answer is a CSV file, streamed as it is read. Refusals are envelopes, as for every call. The call's `value` is
   * the text of the file.
   */
  isFile?: true;
  /** The file is a JPEG picture instead of CSV. */
  isPicture?: true;
}

/** Returns who may call a route. */
export const accessOf = (route: Route): Access => route.access ?? 'account';

/** Returns the path of a route with its parameters filled in and URL-encoded. Throws if a parameter is missing. */
export function fillPath({ path }: Route, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The path ${path} needs ${key}`);
    return encodeURIComponent(value);
  });
}
