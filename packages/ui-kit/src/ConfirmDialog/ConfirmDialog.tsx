import { useRef, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** The question. */
  readonly title: string;
  /** What will happen. */
  readonly description: string;
  /** Says what is done, not "OK". */
  readonly confirmLabel: string;
  /** The words of the way out. */
  readonly cancelLabel: string;
  /** Called when the player agrees. */
  readonly onConfirm: () => void;
  /** Called when the player does not, also by Escape. */
  readonly onCancel: () => void;
  /** It cannot be undone: the button is red, and the focus starts on the way out. */
  readonly isDangerous?: boolean;
  /** The answer is on its way: the button waits. */
  readonly isBusy?: boolean;
  /** More to read before one decides. */
  readonly children?: ReactNode;
  /** The closing motion is over. */
  readonly onClosed?: () => void;
}

/** Asks before doing. Escape is the same as the way out. */
export function ConfirmDialog({
  isOpen, title, description, confirmLabel, cancelLabel, onConfirm, onCancel, isDangerous = false, isBusy = false, children, onClosed,
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
      {...(onClosed && { onClosed })}
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
