import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import type { ToastMessageProps } from './toast.ts';
import { Root } from './Toaster.styles.ts';
import { useDismissal } from './useDismissal.ts';

/** The words alone, for when the rest does not arrive because the network is away. They go when their time is over. */
function PlainMessage({ toast, onDismiss }: ToastMessageProps): ReactNode {
  useDismissal(toast, onDismiss);
  return <Root><span />{toast.message}</Root>;
}

export interface LateMessageProps extends ToastMessageProps {
  /** Fetches the code of a message. */
  readonly fetchMessage: () => Promise<ComponentType<ToastMessageProps>>;
}

/** A message whose code is fetched. Each one asks for itself: code that did not arrive for the last one may arrive for the next. */
export function LateMessage({ fetchMessage, ...message }: LateMessageProps): ReactNode {
  const [Message, setMessage] = useState<ComponentType<ToastMessageProps>>();
  useEffect(() => {
    let isWanted = true;
    const show = async (): Promise<void> => {
      const fetched = await fetchMessage().catch(() => PlainMessage);
      if (isWanted) setMessage(() => fetched);
    };
    void show();
    return () => { isWanted = false; };
  }, [fetchMessage]);
  return Message && <Message {...message} />;
}
