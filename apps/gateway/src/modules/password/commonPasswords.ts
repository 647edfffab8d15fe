import { readFileSync } from 'node:fs';
import type { FieldFailure } from '@parlor/contract';
import { FILTER_FILE, isInFilter } from './commonPasswordFilter.ts';

const filter = readFileSync(FILTER_FILE);

/**
 * What speaks against a chosen password that everybody tries: undefined when nothing does. The site knows the first
 * hundreds of them by itself; the list that is too large for it stands here.
 */
export function commonPasswordFailure(password: string): FieldFailure | undefined {
  return isInFilter(filter, password) ? { key: 'validation.common_password' } : undefined;
}
