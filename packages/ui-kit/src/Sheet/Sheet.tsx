import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

import { CloseCorner } from '../Dialog/CloseCorner.tsx';
import type { PopupProps } from '../Dialog/Dialog.tsx';
import { Actions, Description, Scrim, Title } from '../Dialog/Dialog.styles.ts';
import { PopupBody } from '../Dialog/PopupBody.tsx';
import { Place, Popup, type SheetEdge } from './Sheet.styles.ts';

export { sheetEdges } from './Sheet.styles.ts';
export type { SheetEdge } from './Sheet.styles.ts';

/** Props of `Sheet`, in addition to those of every popup. */
export interface SheetProps extends PopupProps {
  /** Edge that it slides in from. */
  readonly edge?: SheetEdge;
  /** Buttons at the bottom, always visible. */
  readonly actions?: ReactNode;
}

/**
 * A panel for choices and filters that slides in from the bottom or the top in 400 ms (API-04). Otherwise behaves like
 * `Dialog`.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  description,
  children,
  actions,
  edge = 'bottom',
  initialFocus,
  onClosed,
}: SheetProps): ReactNode {
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      onOpenChangeComplete={(isNowOpen) => {
        if (!isNowOpen) onClosed?.();
      }}
    >
      <BaseDialog.Portal>
        <Scrim $isSlow />
        <Place $edge={edge}>
          <Popup $edge={edge} {...(initialFocus && { initialFocus })}>
            <Title $hasCorner>{title}</Title>
            <PopupBody>
              {description !== undefined && <Description>{description}</Description>}
              {children}
            </PopupBody>
            {actions !== undefined && <Actions>{actions}</Actions>}
            <CloseCorner label={closeLabel} />
          </Popup>
        </Place>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
