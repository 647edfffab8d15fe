import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Dialogs without a route, of which at most one is open. Login, register and forget are routes; see `paths`. */
const dialogNames = [
  'drawer',
  'search',
  'logout',
  'language',
  'referral',
  'account',
  'service',
  'download',
  'homeScreenGuide',
  'speedTest',
  'contactService',
  'phoneReset',
] as const;
/** Name of a dialog without a route. */
export type DialogName = (typeof dialogNames)[number];

/** Whether a string is the name of a dialog. */
export function isDialogName(name: string | undefined): name is DialogName {
  return dialogNames.some((known) => known === name);
}

/** The open dialog, or null; and the popup that the site opened by itself. */
export interface DialogsState {
  open: DialogName | null;
  turn: string | null;
}

const initialState: DialogsState = { open: null, turn: null };

/** Slice of the open dialog. */
export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: (state, action: PayloadAction<DialogName>) => {
      state.open = action.payload;
    },
    dialogClosed: (state) => {
      state.open = null;
    },
    turnTaken: (state, action: PayloadAction<string>) => {
      state.turn ??= action.payload;
    },
    turnLeft: (state, action: PayloadAction<string>) => {
      if (state.turn === action.payload) state.turn = null;
    },
  },
});

/** Actions that open and close a dialog. */
export const { dialogOpened, dialogClosed, turnTaken, turnLeft } = dialogsSlice.actions;
