import { useRef, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen. */
  readonly description: string;
  /** Says what is done, not "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** It cannot be undone: the button is red, and the focus starts on the way out. */
  readonly isDangerous?: boolean;
  /** The answer is on its way: the button waits. */
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

/** Asks before doing. Escape is the same as the way out. */
export function ConfirmDialog({
  isOpen, title, description, confirmLabel, cancelLabel, onConfirm, onCancel, isDangerous = false, isBusy = false, children,
}: ConfirmDialogProps): ReactNode {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const confirmRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      closeLabel={cancelLabel}
      description={description}
      role="alertdialog"
      hasCloseButton={false}
      initialFocus={isDangerous ? cancelRef : confirmRef}
      actions={(
        <>
          <Button ref={cancelRef} variant="secondary" onClick={onCancel}>{cancelLabel}</Button>
          <Button ref={confirmRef} variant={isDangerous ? 'danger' : 'primary'} isLoading={isBusy} onClick={onConfirm}>{confirmLabel}</Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
