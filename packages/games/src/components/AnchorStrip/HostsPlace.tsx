import { localStore } from '@parlor/core';
import { Skeleton } from '@parlor/ui-kit';
import { HOST_HEIGHT } from './hostHeight.ts';

/** Set if the merchant had no hosts at the last visit. */
const NO_HOSTS_KEY = 'NO_LIVE_HOSTS';

/** Remembers whether the merchant has hosts, so that the next visit reserves room for them or not. */
export function rememberHosts(hasHosts: boolean): void {
  if (hasHosts) localStore.remove(NO_HOSTS_KEY);
  else localStore.write(NO_HOSTS_KEY, '1');
}

/** Reserves the space of the hosts until they are loaded, so that the games below do not move. */
export function HostsPlace() {
  if (localStore.read(NO_HOSTS_KEY) !== null) return null;
  return (
    <div aria-busy="true" style={{ blockSize: HOST_HEIGHT, overflow: 'clip' }}>
      <Skeleton shape="block" />
    </div>
  );
}
