import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

import { useLaterQueue } from '../laterQueue.ts';
import { LazyMessage } from './LazyMessage.tsx';
import type { Toast } from './toast.ts';
import { BARS_END, Region } from './Toaster.styles.ts';

export { toastTones } from './Toaster.styles.ts';
export type { ToastTone } from './Toaster.styles.ts';
export type { Toast } from './toast.ts';

/** Props of `Toaster`. Controlled: the caller owns the list of toasts. */
export interface ToasterProps {
  /** Accessible name of the region, such as "Notifications". */
  readonly label: string;
  /** Accessible label of the close buttons. */
  readonly dismissLabel: string;
  /** Toasts, the latest last. */
  readonly toasts: readonly Toast[];
  /** Called when a toast expires or is closed. Remove it from `toasts`. */
  readonly onDismiss: (id: string) => void;
  /**
   * Returns the bottom edge of the bars at the top of the page, in px from the top of the screen. Called when a toast
   * appears. Defaults to one bar.
   */
  readonly barsEnd?: () => number;
}

const fetchMessage = async () => (await import('./ToastMessage.tsx')).ToastMessage;

/**
 * Toasts over the page, announced by screen readers. Mount it from the start, even without toasts: a live region that
 * mounts with its content is not announced. Hovered or focused toasts stay. They cover no bar at the top of the page.
 */
export function Toaster({ label, dismissLabel, toasts, onDismiss, barsEnd }: ToasterProps): ReactNode {
  const later = useLaterQueue();
  useEffect(() => later.add('motion', fetchMessage), [later]);

  const region = useRef<HTMLElement>(null);
  const lastId = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    if (lastId === undefined || !barsEnd) return;
    region.current?.style.setProperty(BARS_END, `${barsEnd()}px`);
    // oxlint-disable-next-line react/exhaustive-deps -- measured for each new toast, and not while it is shown
  }, [lastId]);
  return (
    <Region ref={region} aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <LazyMessage
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={onDismiss}
          fetchMessage={fetchMessage}
        />
      ))}
    </Region>
  );
}
