import { useRef, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Props of `ConfirmDialog`. Controlled: the caller closes it. */
export interface ConfirmDialogProps {
  /** Whether the popup is open. */
  readonly isOpen: boolean;
  /** The question, as the title. */
  readonly title: string;
  /** The effect of confirming. */
  readonly description: string;
  /** Label of the confirm button. Name the action, not "OK". */
  readonly confirmLabel: string;
  /** Label of the cancel button. */
  readonly cancelLabel: string;
  /** Called on confirm. */
  readonly onConfirm: () => void;
  /** Called on cancel and on Escape. */
  readonly onCancel: () => void;
  /** For what cannot be undone: uses the danger variant and focuses the cancel button. */
  readonly isDangerous?: boolean;
  /** Shows the confirm button as loading. */
  readonly isBusy?: boolean;
  /** Further content under the description. */
  readonly children?: ReactNode;
  /** Called after the closing transition. */
  readonly onClosed?: () => void;
}

/** Asks for confirmation before an action. Escape cancels. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isDangerous = false,
  isBusy = false,
  children,
  onClosed,
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
      actions={
        <>
          <Button ref={cancelRef} variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button ref={confirmRef} variant={isDangerous ? 'danger' : 'primary'} isLoading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
