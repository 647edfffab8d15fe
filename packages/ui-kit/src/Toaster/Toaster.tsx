import { useEffect, type ReactNode } from 'react';

import { useLaterQueue } from '../laterQueue.ts';
import { LateMessage } from './LateMessage.tsx';
import type { Toast } from './toast.ts';
import { Region } from './Toaster.styles.ts';

export { toastTones } from './Toaster.styles.ts';
export type { ToastTone } from './Toaster.styles.ts';
export type { Toast } from './toast.ts';

export interface ToasterProps {
  /** Names the region for screen readers: "Notifications". */
  readonly label: string;
  /** What the cross of a message says to screen readers. */
  readonly dismissLabel: string;
  /** The messages, the latest last. */
  readonly toasts: readonly Toast[];
  /** Called when a toast's time is over or its cross is pressed; the caller takes it off the list. */
  readonly onDismiss: (id: string) => void;
}

const fetchMessage = async () => (await import('./ToastMessage.tsx')).ToastMessage;

/**
 * Short messages over the page, announced as they come. Stands on the page from the start, empty or not: a live region that
 * arrives with its words is not read. A message under the pointer or the focus stays.
 */
export function Toaster({ label, dismissLabel, toasts, onDismiss }: ToasterProps): ReactNode {
  const later = useLaterQueue();
  useEffect(() => later.add('motion', fetchMessage), [later]);
  return (
    <Region aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => <LateMessage key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} fetchMessage={fetchMessage} />)}
    </Region>
  );
}
