import type { ToastTone } from './Toaster.styles.ts';

/** A toast. */
export interface Toast {
  readonly id: string;
  readonly message: string;
  readonly tone?: ToastTone;
  /** Duration in ms; 0 keeps it until it is closed. Defaults to 3000. */
  readonly durationMs?: number;
}

/** Props of a message in the toaster. */
export interface ToastMessageProps {
  readonly toast: Toast;
  /** Accessible label of the close button. */
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}
