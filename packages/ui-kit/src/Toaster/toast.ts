import type { ToastTone } from './Toaster.styles.ts';

/** One message and how long it stays. */
export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly tone?: ToastTone;
  /** How long it stays, in ms; 0 keeps it until it is dismissed. */
  readonly durationMs?: number;
}

export interface ToastMessageProps {
  readonly toast: Toast;
  /** What the cross says to screen readers. */
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}
