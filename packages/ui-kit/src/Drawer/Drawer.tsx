import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';

import type { PopupProps } from '../Dialog/Dialog.tsx';
import { Corner, Scrim, Title } from '../Dialog/Dialog.styles.ts';
import { PopupBody } from '../Dialog/PopupBody.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Place, Popup } from './Drawer.styles.ts';

export interface DrawerProps extends Omit<PopupProps, 'description'> {
  /** The side it slides in from, in reading direction. */
  readonly side?: 'start' | 'end';
}

/** A menu that slides in from the side (400 ms); otherwise as a Dialog. */
export function Drawer({ isOpen, onClose, title, closeLabel, children, side = 'start', initialFocus, onClosed }: DrawerProps): ReactNode {
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(willBeOpen) => { if (!willBeOpen) onClose(); }}
      onOpenChangeComplete={(isNowOpen) => { if (!isNowOpen) onClosed?.(); }}
    >
      <BaseDialog.Portal>
        <Scrim $isSlow />
        <Place>
          <Popup $isAtEnd={side === 'end'} {...(initialFocus && { initialFocus })}>
            <Title $hasCorner>{title}</Title>
            <PopupBody>{children}</PopupBody>
            <Corner><BaseDialog.Close render={<IconButton label={closeLabel}><XIcon aria-hidden /></IconButton>} /></Corner>
          </Popup>
        </Place>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
