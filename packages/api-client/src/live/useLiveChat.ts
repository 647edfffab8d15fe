import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../store.ts';
import { followChat, type ChatLine } from './followChat.ts';

/** How long somebody counts as typing after a report, in ms. */
const TYPING_MS = 5_000;

/**
 * Opens the live connection to customer service while the page is shown. Use it after the conversation has loaded:
 * the connection continues from its newest message.
 */
export function useLiveChat(lastSeq: number): { isLive: boolean; isTyping: boolean; sendTyping: () => void } {
  const store = useStore() as AppStore;
  const [isLive, setIsLive] = useState(false);
  // The last message when the operator began to type; the next message ends it.
  const [typing, setTyping] = useState<{ after: number }>();
  const seen = useRef(lastSeq);
  const line = useRef<ChatLine>(undefined);

  useEffect(() => {
    seen.current = lastSeq;
  }, [lastSeq]);
  useEffect(() => {
    const own = store.dispatch(followChat({ onLive: setIsLive, onTyping: () => setTyping({ after: seen.current }) }));
    line.current = own;
    return () => own.close();
  }, [store]);
  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setTyping(undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typing]);
  return { isLive, isTyping: typing?.after === lastSeq, sendTyping: () => line.current?.typing() };
}
