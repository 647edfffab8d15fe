import type { Middleware } from '@reduxjs/toolkit';
import { clearStoredSession, storeSession } from './sessionStorage.ts';
import type { SessionState } from './sessionSlice.ts';

/** Creates the Redux middleware that writes session changes to storage. */
export function createSessionPersistence(): Middleware<object, { session: SessionState }> {
  return (store) => (next) => (action) => {
    const before = store.getState().session.info;
    const result = next(action);
    const after = store.getState().session.info;
    if (after && after !== before) storeSession(after);
    if (!after && before) clearStoredSession(before.token);
    return result;
  };
}
