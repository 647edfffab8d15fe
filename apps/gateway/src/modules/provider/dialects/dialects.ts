import { actionArray } from './action-array/actionArray.ts';
import type { Dialect } from './dialect.ts';
import { hub88 } from './hub88/hub88.ts';

/** The dialects that vendors may use beside ours, `parlor`. A vendor's profile names its dialect. */
export const dialects: readonly Dialect[] = [actionArray, hub88];

/** The name of our own dialect, whose calls are in the contract. */
export const NATIVE_DIALECT = 'parlor';

export function findDialect(name: string): Dialect | undefined {
  return dialects.find((dialect) => dialect.name === name);
}
