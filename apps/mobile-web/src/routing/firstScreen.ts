import { nextTask } from '../startup/nextTask.ts';
import type { ScreenCode } from './screenCode.ts';
import { findScreen } from './screens.ts';

/**
 * Loads the page of the first address before anything is drawn, so that the player sees the page and not its
 * placeholder. Its chunks run in order, each in its own task. A page that fails to load handles its own retry.
 * @param chunks addresses of the page's chunks, each after its own imports.
 */
export async function loadFirstScreen(
  pathname: string,
  code: ScreenCode,
  chunks: readonly string[] = [],
): Promise<void> {
  const screen = findScreen(pathname);
  if (!screen) return;
  try {
    for (const chunk of chunks) {
      await import(/* @vite-ignore */ chunk);
      await nextTask();
    }
    await code.fetch(screen);
  } catch {
    // The page reports the error when it renders.
  }
}
