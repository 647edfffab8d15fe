import { isPublishedSecret } from './publishedSecrets.ts';

/** The minimum length of a secret, in characters. */
export const SECRET_MIN_LENGTH = 32;
/**
 * The minimum entropy of a secret, in bits, by the conservative estimate below. 16 random bytes in hex pass, usually by
 * far.
 */
const MIN_BITS = 80;
const MAX_IGNORED_REPEAT = 3;
/** The entropy of a character of prose, in bits. */
const BITS_OF_PROSE = 1.5;
const PROSE_FROM = 0.9;
// Short words count only between separators: random text often contains three letters of one case in a row.
const WORDS =
  /[A-Z]?[a-z]{3,}|[A-Z][a-z]{2}(?=[A-Z][a-z]{2})|[A-Z]{4,}|(?<=^|[ _-])[A-Za-z]{1,3}(?=[ _-]|$)|[ _.,:;!?'-]/g;

/**
 * Reasons why a secret is unfit for production: `short`, `guessable` (words, patterns, few different characters) or
 * `published` (it is in this repository).
 */
export type SecretWeakness = 'short' | 'guessable' | 'published';

/** Returns the weakness of a secret; undefined if there is none. */
export function secretWeakness(secret: string): SecretWeakness | undefined {
  if (isPublishedSecret(secret)) return 'published';
  if (secret.length < SECRET_MIN_LENGTH) return 'short';
  return bitsOf(secret) < MIN_BITS ? 'guessable' : undefined;
}

/**
 * Estimates the entropy of a secret in bits, by its characters alone. It is conservative: repeats and sequences count
 * nothing, and text that reads like words counts as prose.
 */
function bitsOf(secret: string): number {
  const isForeseen = foreseenCharacters(secret);
  const isOfWords = wordCharacters(secret);
  const characters = [...isForeseen.keys()];
  if (characters.filter((at) => isForeseen[at] || isOfWords[at]).length >= secret.length * PROSE_FROM) {
    return characters.filter((at) => !isForeseen[at]).length * BITS_OF_PROSE;
  }
  return characters.filter((at) => !isForeseen[at]).length * Math.log2(new Set(secret).size);
}

/**
 * Returns which characters are predictable: they repeat or count on from the one before, or are part of a longer
 * repeat.
 */
function foreseenCharacters(secret: string): boolean[] {
  const isForeseen = Array.from(secret, () => false);
  for (let at = 1; at < secret.length; at += 1) {
    const step = secret.charCodeAt(at) - secret.charCodeAt(at - 1);
    const stepBefore = at > 1 ? secret.charCodeAt(at - 1) - secret.charCodeAt(at - 2) : undefined;
    if (step === stepBefore && Math.abs(step) <= 1) isForeseen[at] = true;
    const end = at + MAX_IGNORED_REPEAT + 1;
    if (end <= secret.length && secret.slice(0, end - 1).includes(secret.slice(at, end)))
      isForeseen.fill(true, at, end);
  }
  return isForeseen;
}

/** Returns which characters belong to words and separators. */
function wordCharacters(secret: string): boolean[] {
  const isOfWord = Array.from(secret, () => false);
  for (const { 0: word, index } of secret.matchAll(WORDS)) isOfWord.fill(true, index, index + word.length);
  return isOfWord;
}
