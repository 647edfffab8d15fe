import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { hasWholePack, loadWholePack, originalOf } from './i18n.ts';

/** How long a pack that did not arrive counts as failed for everything that waits for it, in ms. */
const FAILURE_MS = 1000;

const waits = new WeakMap<I18n, Promise<void>>();

/**
 * One promise for everything that waits. React asks for it again after it was rejected: a new one each time would be a new
 * request each time, without end, and nobody would be told.
 */
function waitForWholePack(instance: I18n): Promise<void> {
  const known = waits.get(instance);
  if (known) return known;
  const wait = loadWholePack(instance);
  waits.set(instance, wait);
  const forget = () => waits.delete(instance);
  wait.then(forget, () => setTimeout(forget, FAILURE_MS));
  return wait;
}

/**
 * Waits for the texts that the first screen did without, as a part that is loaded later waits for its code. Needs a Suspense
 * above, and something that catches: it throws when they do not arrive.
 */
export function useWholePack(): void {
  const { i18n } = useTranslation();
  if (!hasWholePack(i18n)) use(waitForWholePack(originalOf(i18n)));
}
