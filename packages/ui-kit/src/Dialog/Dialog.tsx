import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';

import { CloseCorner } from './CloseCorner.tsx';
import { Actions, Description, Place, Popup, Scrim, Title } from './Dialog.styles.ts';
import { PopupBody } from './PopupBody.tsx';

/** Props shared by every popup. */
export interface PopupProps {
  /** Whether the popup is open. */
  readonly isOpen: boolean;
  /** Called on Escape, the close button or a press outside. */
  readonly onClose: () => void;
  /** Title and accessible name. */
  readonly title: string;
  /** Accessible label of the close button. */
  readonly closeLabel: string;
  /** Sentence under the title. */
  readonly description?: string;
  /** Content. */
  readonly children?: ReactNode;
  /** Element to focus on opening. Defaults to the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Called after the closing transition; reset state here. */
  readonly onClosed?: () => void;
}

/** Props of `Dialog`, in addition to those of every popup. */
export interface DialogProps extends PopupProps {
  /** Buttons of equal width under the content, the primary one last. */
  readonly actions?: ReactNode;
  /** Only its own buttons close it; there is no close button. */
  readonly mustAnswer?: boolean;
  /** Set to false if another button closes the popup. */
  readonly hasCloseButton?: boolean;
  /** Use `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog that opens in 225 ms (API-04). While it is open the page does not scroll and is inert (NAV-03).
 * Closing restores focus.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  description,
  children,
  actions,
  initialFocus,
  onClosed,
  mustAnswer = false,
  hasCloseButton = !mustAnswer,
  role = 'dialog',
}: DialogProps): ReactNode {
  const handleOpenChange = (willBeOpen: boolean, { reason }: BaseDialog.Root.ChangeEventDetails): void => {
    if (!willBeOpen && !(mustAnswer && reason !== 'close-press')) onClose();
  };
  return (
    <BaseDialog.Root
      open={isOpen}
      disablePointerDismissal={mustAnswer}
      onOpenChange={handleOpenChange}
      onOpenChangeComplete={(isNowOpen) => {
        if (!isNowOpen) onClosed?.();
      }}
    >
      <BaseDialog.Portal>
        <Scrim />
        <Place>
          <Popup role={role} {...(initialFocus && { initialFocus })}>
            <Title $hasCorner={hasCloseButton}>{title}</Title>
            <PopupBody>
              {description !== undefined && <Description>{description}</Description>}
              {children}
            </PopupBody>
            {actions !== undefined && <Actions>{actions}</Actions>}
            {hasCloseButton && <CloseCorner label={closeLabel} />}
          </Popup>
        </Place>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
