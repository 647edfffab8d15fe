import { SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX } from '@parlor/contract';

const offered = (header: string | undefined): string[] => (header ?? '').split(',').map((name) => name.trim());

/** Returns the token among the subprotocols that a page offers. */
export function socketTokenOf(header: string | undefined): string | undefined {
  return offered(header)
    .find((name) => name.startsWith(SOCKET_TOKEN_PREFIX))
    ?.slice(SOCKET_TOKEN_PREFIX.length);
}

/** Selects the subprotocol of the response: ours, and never the token. */
export function chooseProtocol(names: ReadonlySet<string>): string | false {
  return names.has(SOCKET_PROTOCOL) && SOCKET_PROTOCOL;
}
