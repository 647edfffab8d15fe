import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState, type ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import type { ToastMessageProps } from './toast.ts';
import { Drawing, Root, type ToastTone } from './Toaster.styles.ts';
import { useDismissal } from './useDismissal.ts';

const icons: Record<ToastTone, ReactNode> = {
  neutral: <InfoIcon weight="fill" />,
  success: <CheckCircleIcon weight="fill" />,
  warning: <WarningIcon weight="fill" />,
  danger: <WarningCircleIcon weight="fill" />,
};

/** A toast with icon and close button. Dismissed after its duration unless it is hovered or focused. */
export function ToastMessage({ toast, dismissLabel, onDismiss }: ToastMessageProps): ReactNode {
  const { id, message, tone = 'neutral' } = toast;
  const [isHeld, setIsHeld] = useState(false);
  useDismissal(toast, onDismiss, isHeld);

  return (
    <Root
      onPointerEnter={() => {
        setIsHeld(true);
      }}
      onPointerLeave={() => {
        setIsHeld(false);
      }}
      onFocus={() => {
        setIsHeld(true);
      }}
      onBlur={() => {
        setIsHeld(false);
      }}
    >
      <Drawing aria-hidden $tone={tone}>
        {icons[tone]}
      </Drawing>
      {message}
      <IconButton
        label={dismissLabel}
        onClick={() => {
          onDismiss(id);
        }}
      >
        <XIcon aria-hidden />
      </IconButton>
    </Root>
  );
}
