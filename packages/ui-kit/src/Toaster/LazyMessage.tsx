import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import type { ToastMessageProps } from './toast.ts';
import { Root } from './Toaster.styles.ts';
import { useDismissal } from './useDismissal.ts';

/** Plain text of a toast, for when its code does not load. Dismissed after its duration. */
function PlainMessage({ toast, onDismiss }: ToastMessageProps): ReactNode {
  useDismissal(toast, onDismiss);
  return (
    <Root>
      <span />
      {toast.message}
    </Root>
  );
}

/** Props of `LazyMessage`, in addition to those of the message. */
export interface LazyMessageProps extends ToastMessageProps {
  /** Loads the component of a message. */
  readonly fetchMessage: () => Promise<ComponentType<ToastMessageProps>>;
}

/**
 * A toast whose component is loaded on demand. Each toast loads it again, so that one failure does not affect the next.
 */
export function LazyMessage({ fetchMessage, ...message }: LazyMessageProps): ReactNode {
  const [Message, setMessage] = useState<ComponentType<ToastMessageProps>>();
  useEffect(() => {
    let isWanted = true;
    const show = async (): Promise<void> => {
      const fetched = await fetchMessage().catch(() => PlainMessage);
      if (isWanted) setMessage(() => fetched);
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [fetchMessage]);
  return Message && <Message {...message} />;
}
