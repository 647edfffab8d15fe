import { Client } from 'pg';

/** A database address as the driver reads it: its host, and the protection of the connection. */
export interface DatabaseLink {
  /** Whether the server is on this machine: a loopback address or a socket in a folder. */
  readonly isOnThisMachine: boolean;
  /** Whether the connection is encrypted. */
  readonly isEncrypted: boolean;
  /** Whether the server's certificate is verified. Otherwise a man in the middle can read an encrypted connection. */
  readonly isServerVerified: boolean;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|\/.*)$/i;

/**
 * Parses the address as the driver does, with the defaults of its environment. Does not connect. @throws Error when the
 * driver cannot parse it.
 */
export function describeLink(url: string): DatabaseLink {
  const { host, ssl } = new Client({ connectionString: url }) as {
    host: string;
    ssl: boolean | { rejectUnauthorized?: boolean };
  };
  const isEncrypted = ssl !== false;
  return {
    isOnThisMachine: LOOPBACK.test(host),
    isEncrypted,
    isServerVerified: isEncrypted && (typeof ssl !== 'object' || ssl.rejectUnauthorized !== false),
  };
}
