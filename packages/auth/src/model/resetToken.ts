const PREFIX = '#reset=';

/**
 * What a link for a new password carries in its fragment, which no server and no log ever sees; undefined when it
 * carries none.
 */
export function resetTokenOf(hash: string): string | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const token = hash.slice(PREFIX.length);
  return token === '' ? undefined : token;
}
