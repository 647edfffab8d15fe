import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

import { CloseCorner } from '../Dialog/CloseCorner.tsx';
import type { PopupProps } from '../Dialog/Dialog.tsx';
import { Scrim, Title } from '../Dialog/Dialog.styles.ts';
import { PopupBody } from '../Dialog/PopupBody.tsx';
import { Place, Popup } from './Drawer.styles.ts';

/** Props of `Drawer`: those of every popup, without a description. */
export interface DrawerProps extends Omit<PopupProps, 'description'> {
  /** Edge that it slides in from, in reading direction. */
  readonly side?: 'start' | 'end';
}

/** A panel that slides in from the side in 400 ms (API-04). Otherwise behaves like `Dialog`. */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  side = 'start',
  initialFocus,
  onClosed,
}: DrawerProps): ReactNode {
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
        <Place>
          <Popup $isAtEnd={side === 'end'} {...(initialFocus && { initialFocus })}>
            <Title $hasCorner>{title}</Title>
            <PopupBody>{children}</PopupBody>
            <CloseCorner label={closeLabel} />
          </Popup>
        </Place>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
