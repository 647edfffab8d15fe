/** Secrets that are published in this repository, in tests and for development. */
const publishedSecrets: ReadonlySet<string> = new Set([
  'a-secret-for-tests-of-thirty-two-characters',
  'a-secret-of-the-in-house-games-for-tests',
  'a secret that both sides know, 32+',
  'the secret of the development gateway',
  'what the challenges of tests are signed with',
]);

/** Whether a secret is published in this repository. */
export function isPublishedSecret(secret: string): boolean {
  return publishedSecrets.has(secret);
}
