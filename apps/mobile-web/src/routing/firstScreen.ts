import { matchPath } from 'react-router';
import { screens } from './screens.ts';

/**
 * Loads the page that the visit begins with before anything is drawn, so that the first thing a player sees is the page and
 * not its placeholder. A page that does not load is left for its own retry.
 */
export async function loadFirstScreen(pathname: string): Promise<void> {
  const screen = screens.find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  if (!screen) return;
  const loaded = await screen.load().catch(() => undefined);
  if (loaded) screen.Content = loaded.Page;
}
