const PREFIX = '#reset=';

/** The token in the fragment of a reset link, which no server and no log ever sees; undefined if there is none. */
export function resetTokenOf(hash: string): string | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const token = hash.slice(PREFIX.length);
  return token === '' ? undefined : token;
}
