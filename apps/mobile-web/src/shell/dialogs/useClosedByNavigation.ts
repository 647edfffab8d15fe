import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDialogs } from '@parlor/core';

/** Closes the dialog that is open, or on its way, when another page or another step of the same one takes its place. */
export function useClosedByNavigation(): void {
  const { closeDialog } = useDialogs();
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // What was asked for before the site had started is open on its first screen.
    if (shownKey.current === key) return;
    shownKey.current = key;
    closeDialog();
    // oxlint-disable-next-line react/exhaustive-deps -- closing belongs to a navigation, not to a new closeDialog
  }, [key]);
}
