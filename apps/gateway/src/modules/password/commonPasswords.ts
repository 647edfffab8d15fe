import { readFileSync } from 'node:fs';
import type { FieldFailure } from '@parlor/contract';
import { FILTER_FILE, isInFilter } from './commonPasswordFilter.ts';

const filter = readFileSync(FILTER_FILE);

/**
 * Returns the error of a common password; undefined for any other. The site checks the first hundreds itself; the full
 * list is too large for it.
 */
export function commonPasswordFailure(password: string): FieldFailure | undefined {
  return isInFilter(filter, password) ? { key: 'validation.common_password' } : undefined;
}
