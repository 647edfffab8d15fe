import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { hasWholePack, loadWholePack, originalOf } from './i18n.ts';

/** How long a failure is shared by all waiting components, in ms. */
const FAILURE_MS = 1000;

/** A promise that React reads at once, by the fields that it sets on those that it has read. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled' });

const waits = new WeakMap<I18n, Promise<void>>();

/**
 * Returns one promise for all waiting components. React reads it again after a rejection: a new promise each time would
 * send requests in an endless loop.
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
 * Suspends until the whole pack is loaded; that of agents is not part of it. Needs a Suspense boundary and an error
 * boundary above: throws if the pack fails to load.
 */
export function useWholePack(): void {
  const { i18n } = useTranslation();
  // React replays a component that suspended, and must meet `use` again: the hooks after it would not be found.
  use(hasWholePack(i18n) ? ready : waitForWholePack(originalOf(i18n)));
}
