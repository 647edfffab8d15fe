import { useEffect, useState } from 'react';
import { useLazyCheckUsernameQuery } from '@parlor/api-client';

const DEBOUNCE_MS = 500;

/** Whether a valid username is available, checked after a debounce. Undefined until known. */
export function useUsernameAvailability(username: string, isValid: boolean): boolean | undefined {
  const [check, { data, originalArgs }] = useLazyCheckUsernameQuery();
  const [requested, setRequested] = useState('');

  useEffect(() => {
    if (!isValid) return undefined;
    const timer = setTimeout(() => {
      setRequested(username);
      void check(username, true);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [username, isValid, check]);

  return isValid && requested === username && originalArgs === username ? data?.available : undefined;
}
