import type { ScreenCode } from './screenCode.ts';
import { findScreen } from './screens.ts';

/**
 * Loads the page that the visit begins with before anything is drawn, so that the first thing a player sees is the page and
 * not its placeholder. A page that does not load is left for its own retry.
 */
export async function loadFirstScreen(pathname: string, code: ScreenCode): Promise<void> {
  const screen = findScreen(pathname);
  if (screen) await code.fetch(screen).catch(() => undefined);
}
