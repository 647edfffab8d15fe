const PREFIX = '#reset=';

/** Returns the token in the fragment of a reset link, which is never sent to a server; undefined if there is none. */
export function resetTokenOf(hash: string): string | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const token = hash.slice(PREFIX.length);
  return token === '' ? undefined : token;
}
