import { useEffect, useId, useRef, type ReactNode } from 'react';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Card, Heading, IconButton, Stack } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';
import { useIsWide } from '../../hooks/useIsWide.ts';
import { Actions, Frame } from './Detail.styles.ts';

interface Props {
  /** Identifies the content; null shows nothing. */
  shown: string | null;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Buttons below the content. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Shows the selected item of a list: in a pane beside the list on a wide window, in a sheet on a phone. */
export function Detail({ shown, ...props }: Props) {
  const isWide = useIsWide();
  if (!isWide) return <Sheet isOpen={shown !== null} {...props} />;
  return shown === null ? null : <DetailPane key={shown} {...props} />;
}

function DetailPane({ onClose, title, closeLabel, actions, children }: Omit<Props, 'shown'>) {
  const titleId = useId();
  const frameRef = useRef<HTMLElement>(null);
  // The pane takes the focus like a sheet, because it is far below the list in the document.
  useEffect(() => {
    frameRef.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Frame ref={frameRef} tabIndex={-1} aria-labelledby={titleId}>
      <Card>
        <Stack gap={6}>
          <Stack direction="row" justify="space-between" align="center" gap={3}>
            <Heading level={2} size={20} id={titleId}>
              {title}
            </Heading>
            <IconButton label={closeLabel} onClick={onClose}>
              <XIcon aria-hidden />
            </IconButton>
          </Stack>
          {children}
          {actions && <Actions>{actions}</Actions>}
        </Stack>
      </Card>
    </Frame>
  );
}
