import { Client } from 'pg';

/** The driver's reading of a database address: its host, and the protection of the connection. */
export interface DatabaseLink {
  /** The server is on this machine: a loopback address or a socket in a folder. */
  readonly isOnThisMachine: boolean;
  /** The connection is encrypted. */
  readonly isEncrypted: boolean;
  /** The server has to prove who it is. Without that, a man in the middle can read an encrypted link. */
  readonly isServerVerified: boolean;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|\/.*)$/i;

/**
 * Reads the address as the driver does, defaults of its environment included. Connects to nothing. @throws Error when
 * the driver cannot read it.
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
