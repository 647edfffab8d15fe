import { useEffect } from 'react';
import { useLocation, useMatch } from 'react-router';
import { localStore } from '../storage/browserStorage.ts';
import { paths } from './paths.ts';

const KEY = 'agentCode';
/** Longer values are ignored. */
const MAX_LENGTH = 20;

/** Returns the agent code: from `?code=…` or `?agentCode=…` of the address, else the stored one, else '' (AUTH-03). */
export function useAgentCode(): string {
  const query = new URLSearchParams(useLocation().search);
  const given = query.get('code') ?? query.get('agentCode') ?? '';
  return (given || (localStore.read(KEY) ?? '')).slice(0, MAX_LENGTH);
}

/** Stores the agent code on the agent login and removes it on any other path (AUTH-03). Call it once, in the app. */
export function useAgentCodeKeeping(): void {
  // Matches like the router: ignores case and a trailing slash.
  const isAgentLogin = useMatch(paths.agentLogin) !== null;
  const code = useAgentCode();
  useEffect(() => {
    if (!isAgentLogin) localStore.remove(KEY);
    else if (code) localStore.write(KEY, code);
  }, [isAgentLogin, code]);
}
