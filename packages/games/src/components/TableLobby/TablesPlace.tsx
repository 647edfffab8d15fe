import { localStore } from '@parlor/core';
import { Skeleton } from '@parlor/ui-kit';
import { TABLES_HEIGHT } from './tableHeight.ts';

/** Set if the merchant had no tables at the last visit, or they failed to load. */
const NO_TABLES_KEY = 'NO_LIVE_TABLES';

/** Remembers whether there are tables, so that the next visit reserves room for them or not. */
export function rememberTables(hasTables: boolean): void {
  if (hasTables) localStore.remove(NO_TABLES_KEY);
  else localStore.write(NO_TABLES_KEY, '1');
}

/** Reserves the space of the tables until they are loaded, so that the games below do not move. */
export function TablesPlace() {
  if (localStore.read(NO_TABLES_KEY) !== null) return null;
  return (
    <div aria-busy="true" style={{ blockSize: TABLES_HEIGHT, overflow: 'clip' }}>
      <Skeleton shape="block" />
    </div>
  );
}
