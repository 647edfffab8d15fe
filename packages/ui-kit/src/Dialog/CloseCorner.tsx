import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Corner } from './Dialog.styles.ts';

/** The close button in the corner of a dialog, sheet or drawer. */
export function CloseCorner({ label }: { label: string }): ReactNode {
  return (
    <Corner>
      <BaseDialog.Close
        render={
          <IconButton label={label}>
            <XIcon aria-hidden />
          </IconButton>
        }
      />
    </Corner>
  );
}
