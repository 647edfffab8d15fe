import { startTransition, useEffect, useState } from 'react';
import { useLaterQueue } from '@parlor/ui-kit';

/** Whether the page was touched or has been open for a while. Content outside of the viewport waits for it. */
export function useIsAwake(): boolean {
  const later = useLaterQueue();
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => later.add('place', () => startTransition(() => setIsAwake(true))), [later]);
  return isAwake;
}
