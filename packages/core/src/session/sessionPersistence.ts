import { createListenerMiddleware } from '@reduxjs/toolkit';
import { clearStoredSession, storeSession } from './sessionStorage.ts';
import { sessionCleared, sessionRefused, sessionStarted } from './sessionSlice.ts';

/** Middleware that keeps the stored session in step with the store. */
export function createSessionPersistence() {
  const listener = createListenerMiddleware();
  listener.startListening({ actionCreator: sessionStarted, effect: (action) => storeSession(action.payload) });
  listener.startListening({ actionCreator: sessionCleared, effect: () => clearStoredSession() });
  listener.startListening({ actionCreator: sessionRefused, effect: () => clearStoredSession() });
  return listener.middleware;
}
