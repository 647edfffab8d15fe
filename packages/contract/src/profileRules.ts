import { validateField, type FieldFailure } from './registrationRules.ts';

/** Ids of the drawings that a member can choose as head icon (MEM-01), in the order shown. */
export const headIcons = [
  'flower',
  'cat',
  'dog',
  'rabbit',
  'horse',
  'bird',
  'butterfly',
  'fish',
  'crown',
  'rocket',
  'diamond',
  'clover',
] as const;

/** Id of a head icon. */
export type HeadIconId = (typeof headIcons)[number];

/**
 * Letters, marks and digits of every script, single spaces and a few signs; no control characters, nothing that
 * reverses or hides text.
 */
const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u;
/** More marks on one letter than any script has. */
const PILED_MARKS = /\p{M}{5}/u;

/** Returns a nickname as it is stored: normalized letters, single spaces. */
export function tidyNickname(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/** Validates a nickname of 2 to 20 characters. An empty one is valid: it removes the nickname. */
export function validateNickname(typed: string): FieldFailure | undefined {
  const nickname = tidyNickname(typed);
  const failure = validateField(nickname, {
    enabled: true,
    required: false,
    minLength: 2,
    maxLength: 20,
    patternId: 'any',
  });
  const isWritten = nickname === '' || (NICKNAME.test(nickname) && !PILED_MARKS.test(nickname));
  return failure === undefined && isWritten ? undefined : { key: 'validation.nickname', min: 2, max: 20 };
}
