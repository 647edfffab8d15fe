import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../store.ts';
import { followChat, type ChatLine } from './followChat.ts';

/** How long somebody counts as typing after they said so, in ms. */
const TYPING_MS = 5_000;

/**
 * Opens the live line to customer service while the page is shown. Open it once the conversation is there: the line
 * continues from its newest message.
 */
export function useChatLine(lastSeq: number): { isLive: boolean; isTyping: boolean; tellTyping: () => void } {
  const store = useStore() as AppStore;
  const [isLive, setIsLive] = useState(false);
  // The message after which an operator types: the next one ends it.
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
  return { isLive, isTyping: typing?.after === lastSeq, tellTyping: () => line.current?.typing() };
}
