import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode, RefObject } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Corner, Description, Place, Popup, Scrim, Title } from './Dialog.styles.ts';
import { PopupBody } from './PopupBody.tsx';

/** What every popup is told. */
export interface PopupProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Escape, the cross or a press beside the popup asked for it to close. */
  readonly onClose: () => void;
  /** The heading, and the name screen readers say. */
  readonly title: string;
  /** What the cross says to screen readers. */
  readonly closeLabel: string;
  /** A sentence under the title. */
  readonly description?: string;
  /** What the popup holds. */
  readonly children?: ReactNode;
  /** What receives the focus on opening; the first control when left out. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The closing motion is over; the moment to forget what was in it. */
  readonly onClosed?: () => void;
}

export interface DialogProps extends PopupProps {
  /** Buttons under the content, of equal width; the primary one last. */
  readonly actions?: ReactNode;
  /** Only the popup's own buttons close it: for what must be answered. There is no cross then. */
  readonly mustAnswer?: boolean;
  /** Off where a button of the popup's own is the way out. */
  readonly hasCloseButton?: boolean;
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog';
}

/**
 * A popup over the page (225 ms). While it is open the page does not scroll and nothing behind it can be reached; closing
 * gives the focus back to where it came from.
 */
export function Dialog({
  isOpen, onClose, title, closeLabel, description, children, actions, initialFocus, onClosed, mustAnswer = false, hasCloseButton = !mustAnswer, role = 'dialog',
}: DialogProps): ReactNode {
  const handleOpenChange = (willBeOpen: boolean, { reason }: BaseDialog.Root.ChangeEventDetails): void => {
    if (!willBeOpen && !(mustAnswer && reason !== 'close-press')) onClose();
  };
  return (
    <BaseDialog.Root
      open={isOpen}
      disablePointerDismissal={mustAnswer}
      onOpenChange={handleOpenChange}
      onOpenChangeComplete={(isNowOpen) => { if (!isNowOpen) onClosed?.(); }}
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
            {hasCloseButton && (
              <Corner><BaseDialog.Close render={<IconButton label={closeLabel}><XIcon aria-hidden /></IconButton>} /></Corner>
            )}
          </Popup>
        </Place>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
