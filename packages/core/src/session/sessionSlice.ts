import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionInfo } from '@parlor/contract';

/** Who is logged in. `endedByGateway` stays true until the player has been told. */
export interface SessionState {
  info: SessionInfo | null;
  endedByGateway: boolean;
}

const initialState: SessionState = { info: null, endedByGateway: false };

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

export const { sessionStarted, sessionCleared, sessionRefused, sessionEndAnnounced } = sessionSlice.actions;

/** Account kinds that are not agents (product.md 6). */
const nonAgentTypes: readonly number[] = [0, 4, 40];
const TRIAL_TYPE = 4;

/** Whether an account of this type sees the agent area. */
export function isAgentType(type: number | undefined): boolean {
  return type !== undefined && !nonAgentTypes.includes(type);
}

/** Whether an account of this type is a guest on trial. */
export function isTrialType(type: number | undefined): boolean {
  return type === TRIAL_TYPE;
}
