import { useCallback, useEffect, useState } from 'react';
import { paths, useIsLoggedIn } from '@parlor/core';
import { loadFullPack, useTranslation } from '@parlor/i18n';
import { useLaterQueue } from '@parlor/ui-kit';
import { barEntries } from '../shell/bottomBar/barEntries.ts';
import { useScreenCode } from './screenCode.ts';
import { findScreen, type Screen } from './screens.ts';

/** The connection data of some browsers. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Slow connections: speculative requests there would delay the ones that the player makes. */
const SLOW = /^(?:slow-2g|2g|3g)$/;

/** Whether to fetch code speculatively. */
function mayGuess(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !SLOW.test(connection?.effectiveType ?? '');
}

/** Fetches the container of popups. */
async function loadPopup(): Promise<void> {
  const { loadDialog } = await import('./PopupHost.tsx');
  await loadDialog();
}

/** Fetches code and texts of the screen at an address, once. The screen itself retries failed requests. */
async function fetchAhead(
  pathname: string,
  requested: Set<Screen>,
  { loadCode, loadTexts }: { loadCode: (screen: Screen) => Promise<void>; loadTexts: () => Promise<void> },
): Promise<void> {
  const screen = findScreen(pathname);
  if (!screen || requested.has(screen)) return;
  requested.add(screen);
  await Promise.all([
    loadCode(screen),
    screen.frame === 'popup' ? loadPopup() : undefined,
    screen.needsFullPack ? loadTexts() : undefined,
  ]).catch(() => requested.delete(screen));
}

function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Paths of the bar entries in order, the likeliest next screens. Visitors get the login instead of those that need an account.
 */
function likelyPaths(isLoggedIn: boolean): string[] {
  const entryPaths = barEntries.flatMap((entry) =>
    'path' in entry ? [entry.isForAccounts && !isLoggedIn ? paths.login : entry.path] : [],
  );
  return [...new Set(entryPaths)];
}

/**
 * Fetches the code of screens before they are shown: that of a link when it is touched, hovered or focused, and after
 * the first touch that of the bottom bar's entries, one after the other. A touch is not speculative; everything else is
 * skipped on a slow connection and in data saver mode.
 */
export function useFetchAhead(): void {
  const isLoggedIn = useIsLoggedIn();
  const { i18n } = useTranslation();
  const code = useScreenCode();
  const [requested] = useState(() => new Set<Screen>());
  const fetchPath = useCallback(
    (pathname: string) =>
      fetchAhead(pathname, requested, { loadCode: code.fetch, loadTexts: () => loadFullPack(i18n) }),
    [requested, code, i18n],
  );

  useEffect(() => {
    const press = ({ target }: Event) => {
      const pathname = pathOfLink(target);
      if (pathname !== undefined) void fetchPath(pathname);
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
  }, [fetchPath]);

  const later = useLaterQueue();
  useEffect(() => {
    const cancels = likelyPaths(isLoggedIn).map((pathname) =>
      later.add('place', () => (mayGuess() ? fetchPath(pathname) : undefined)),
    );
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [fetchPath, isLoggedIn, later]);
}
