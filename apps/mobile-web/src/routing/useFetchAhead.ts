import { useEffect, useState } from 'react';
import { paths, useIsLoggedIn } from '@parlor/core';
import { loadDialog } from './PopupHost.tsx';
import { fetchScreen, findScreen, type Screen } from './screens.ts';

/** What some browsers tell of the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether bytes may be spent on what may never be looked at. */
function mayGuess(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Fetches the code of the screen at an address, once. What does not arrive is asked for again by the screen itself. */
function fetchAhead(pathname: string, asked: Set<Screen>): void {
  const screen = findScreen(pathname);
  if (!screen || asked.has(screen)) return;
  asked.add(screen);
  Promise.all([fetchScreen(screen), screen.frame === 'popup' ? loadDialog() : undefined]).catch(() => asked.delete(screen));
}

function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link.pathname : undefined;
}

function whenIdle(action: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(action, { timeout: 10_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, 3000);
  return () => clearTimeout(timer);
}

/**
 * Fetches the code of screens before they are shown: of a link that a finger, a pointer or the focus has come to, and of the
 * places in the bottom bar once the page has come to rest. A finger that is down is no guess; everything else saves data where
 * the player asked for it.
 */
export function useFetchAhead(): void {
  const isLoggedIn = useIsLoggedIn();
  const [asked] = useState(() => new Set<Screen>());

  useEffect(() => {
    const press = ({ target }: Event) => {
      const pathname = pathOfLink(target);
      if (pathname !== undefined) fetchAhead(pathname, asked);
    };
    const come = (event: Event) => {
      if (mayGuess()) press(event);
    };
    const options = { capture: true, passive: true };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerover', come, options);
    document.addEventListener('focusin', come, options);
    return () => {
      document.removeEventListener('pointerdown', press, options);
      document.removeEventListener('pointerover', come, options);
      document.removeEventListener('focusin', come, options);
    };
  }, [asked]);

  useEffect(() => {
    if (!mayGuess()) return undefined;
    // Visitors meet the login where players find their money.
    const places = [paths.home, paths.activity, ...(isLoggedIn ? [paths.voucherCenter, paths.memberHome] : [paths.login])];
    let cancel = () => {};
    const start = () => {
      cancel = whenIdle(() => places.forEach((pathname) => fetchAhead(pathname, asked)));
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      cancel();
    };
  }, [asked, isLoggedIn]);
}
