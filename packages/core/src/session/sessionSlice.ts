import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionInfo } from '@parlor/contract';

/** Session state. `endedByGateway` stays true until the player has been notified (AUTH-12). */
export interface SessionState {
  info: SessionInfo | null;
  endedByGateway: boolean;
}

const initialState: SessionState = { info: null, endedByGateway: false };

/** Slice of the session. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (state, action: PayloadAction<SessionInfo>) => {
      state.info = action.payload;
      state.endedByGateway = false;
    },
    sessionCleared: (state) => {
      state.info = null;
    },
    /** The gateway refused the token. */
    sessionRefused: (state) => {
      state.endedByGateway ||= state.info !== null;
      state.info = null;
    },
    sessionEndAnnounced: (state) => {
      state.endedByGateway = false;
    },
  },
});

/** Session actions. `sessionRefused` ends the session and records that the gateway ended it. */
export const { sessionStarted, sessionCleared, sessionRefused, sessionEndAnnounced } = sessionSlice.actions;
