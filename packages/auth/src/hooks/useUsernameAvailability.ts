import { useEffect, useState } from 'react';
import { useLazyCheckUsernameQuery } from '@parlor/api-client';

const DEBOUNCE_MS = 500;

/** Whether a valid username is available, checked after a debounce. Undefined until known. */
export function useUsernameAvailability(username: string, isValid: boolean): boolean | undefined {
  const [check, { data, originalArgs }] = useLazyCheckUsernameQuery();
  const [asked, setAsked] = useState('');

  useEffect(() => {
    if (!isValid) return undefined;
    const timer = setTimeout(() => {
      setAsked(username);
      void check(username, true);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [username, isValid, check]);

  return isValid && asked === username && originalArgs === username ? data?.available : undefined;
}
