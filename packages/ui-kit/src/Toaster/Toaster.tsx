import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { Drawing, Region, Root, type ToastTone } from './Toaster.styles.ts';

export { toastTones } from './Toaster.styles.ts';
export type { ToastTone } from './Toaster.styles.ts';

/** One message and how long it stays. */
export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly tone?: ToastTone;
  /** How long it stays, in ms; 0 keeps it until it is dismissed. */
  readonly durationMs?: number;
}

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

const icons: Record<ToastTone, ReactNode> = {
  neutral: <InfoIcon weight="fill" />,
  success: <CheckCircleIcon weight="fill" />,
  warning: <WarningIcon weight="fill" />,
  danger: <WarningCircleIcon weight="fill" />,
};

function ToastMessage({ toast, dismissLabel, onDismiss }: { readonly toast: Toast; readonly dismissLabel: string; readonly onDismiss: (id: string) => void }): ReactNode {
  const { id, message, tone = 'neutral', durationMs = 3000 } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const dismissRef = useRef(onDismiss);
  useEffect(() => { dismissRef.current = onDismiss; });

  useEffect(() => {
    if (durationMs === 0 || isHeld) return undefined;
    const timer = setTimeout(() => { dismissRef.current(id); }, durationMs);
    return () => { clearTimeout(timer); };
  }, [id, durationMs, isHeld]);

  return (
    <Root
      onPointerEnter={() => { setIsHeld(true); }}
      onPointerLeave={() => { setIsHeld(false); }}
      onFocus={() => { setIsHeld(true); }}
      onBlur={() => { setIsHeld(false); }}
    >
      <Drawing aria-hidden $tone={tone}>{icons[tone]}</Drawing>
      {message}
      <IconButton label={dismissLabel} onClick={() => { onDismiss(id); }}><XIcon aria-hidden /></IconButton>
    </Root>
  );
}

/**
 * Short messages over the page, announced as they come. Stands on the page from the start, empty or not: a live region that
 * arrives with its words is not read. A message under the pointer or the focus stays.
 */
export function Toaster({ label, dismissLabel, toasts, onDismiss }: ToasterProps): ReactNode {
  return (
    <Region aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => <ToastMessage key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />)}
    </Region>
  );
}
