import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDialogs } from '@parlor/core';

/** Closes the open or loading dialog on every navigation. */
export function useClosedByNavigation(): void {
  const { closeDialog } = useDialogs();
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // A dialog that was requested before the start stays open on the first screen.
    if (shownKey.current === key) return;
    shownKey.current = key;
    closeDialog();
    // oxlint-disable-next-line react/exhaustive-deps -- closing belongs to a navigation, not to a new closeDialog
  }, [key]);
}
