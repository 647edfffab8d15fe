import { dictionary } from '@zxcvbn-ts/language-common';
import { SHORTEST_PASSWORD } from '../merchant/merchantSettings.ts';

/** The common passwords of zxcvbn's dictionary (MIT) that are long enough to be chosen. */
export function listedPasswords(): string[] {
  return dictionary['passwords-common'].map(String).filter((password) => password.length >= SHORTEST_PASSWORD);
}
