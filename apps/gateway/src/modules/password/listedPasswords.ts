import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from '../merchant/merchantSettings.ts';

/** Returns the common passwords of zxcvbn's dictionary (MIT) that meet the minimum length. */
export function listedPasswords(): string[] {
  return dictionary['passwords-common'].map(String).filter((password) => password.length >= MIN_PASSWORD_LENGTH);
}
