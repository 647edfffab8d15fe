import { useEffect } from 'react';
import { useLocation, useMatch } from 'react-router';
import { localStore } from '../storage/browserStorage.ts';
import { paths } from './paths.ts';

const KEY = 'agentCode';
/** Longer ones are no codes. */
const MAX_LENGTH = 20;

/** The code with which the agent login was opened: `/m/agent?code=…` or `?agentCode=…`, else the one that was kept; '' when there is none. */
export function useAgentCode(): string {
  const query = new URLSearchParams(useLocation().search);
  const given = query.get('code') ?? query.get('agentCode') ?? '';
  return (given || (localStore.read(KEY) ?? '')).slice(0, MAX_LENGTH);
}

/** Keeps the code of the agent login as long as the player is there, and forgets it at any other address (AUTH-03). For the app, once. */
export function useAgentCodeKeeping(): void {
  // As the screen itself is found: in any case, and with a stroke at its end.
  const isAgentLogin = useMatch(paths.agentLogin) !== null;
  const code = useAgentCode();
  useEffect(() => {
    if (!isAgentLogin) localStore.remove(KEY);
    else if (code) localStore.write(KEY, code);
  }, [isAgentLogin, code]);
}
