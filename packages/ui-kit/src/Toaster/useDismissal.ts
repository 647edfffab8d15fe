import { useEffect, useRef } from 'react';

import type { Toast } from './toast.ts';

/** Dismisses a toast after its duration. The timer restarts after the toast was held. */
export function useDismissal({ id, durationMs = 3000 }: Toast, onDismiss: (id: string) => void, isHeld = false): void {
  const dismissRef = useRef(onDismiss);
  useEffect(() => {
    dismissRef.current = onDismiss;
  });

  useEffect(() => {
    if (durationMs === 0 || isHeld) return undefined;
    const timer = setTimeout(() => {
      dismissRef.current(id);
    }, durationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, durationMs, isHeld]);
}
