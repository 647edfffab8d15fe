import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How far the gateway's clock is ahead of the device's, in ms; 0 while they agree. */
export interface ClockState {
  aheadMs: number;
}

/** The tolerance up to which the clocks agree, in ms: answers have the time in whole seconds, and some latency. */
const AGREES_MS = 5000;
/** The tolerance between two measurements of unchanged clocks, in ms. */
const VARIES_MS = 1500;

const initialState: ClockState = { aheadMs: 0 };

/** Slice of the gateway's clock. Lets a phone with a wrong clock log in. */
export const clockSlice = createSlice({
  name: 'clock',
  initialState,
  reducers: {
    clockMeasured: (state, { payload: aheadMs }: PayloadAction<number>) => {
      state.aheadMs = Math.abs(aheadMs) > AGREES_MS ? aheadMs : 0;
    },
  },
});

/** Action: an answer of the gateway contained its time, which is this many ms ahead of the device's. */
export const { clockMeasured } = clockSlice.actions;

/** Whether a measurement changes the known clock. Most do not, and are not dispatched. */
export function isClockNews({ aheadMs }: ClockState, measuredMs: number): boolean {
  return Math.abs(measuredMs - aheadMs) > (aheadMs === 0 ? AGREES_MS : VARIES_MS);
}
