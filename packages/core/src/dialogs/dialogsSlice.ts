import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Dialogs that belong to no route; at most one is open. Login, register and forget are routes (`paths`). */
export const dialogNames = [
  'drawer', 'search', 'logout', 'language', 'referral', 'account', 'service', 'download', 'homeScreenGuide', 'speedTest', 'contactService', 'phoneReset',
] as const;
export type DialogName = (typeof dialogNames)[number];

/** Whether a text names a dialog. */
export function isDialogName(name: string | undefined): name is DialogName {
  return dialogNames.some((known) => known === name);
}

export interface DialogsState {
  open: DialogName | null;
}

const initialState: DialogsState = { open: null };

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
  },
});

export const { dialogOpened, dialogClosed } = dialogsSlice.actions;
