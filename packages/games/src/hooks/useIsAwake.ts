import { startTransition, useEffect, useState } from 'react';
import { useLaterQueue } from '@parlor/ui-kit';

/**
 * Whether somebody uses the page by now: it was touched, or it has been there for long. What is out of sight waits for
 * that.
 */
export function useIsAwake(): boolean {
  const later = useLaterQueue();
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => later.add('place', () => startTransition(() => setIsAwake(true))), [later]);
  return isAwake;
}
