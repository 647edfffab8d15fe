import type { i18n as I18n } from 'i18next';

/** How long a failure is shared by all waiting components, in ms. */
const FAILURE_MS = 1000;

/**
 * Returns a function that starts loading a pack and returns what a waiting component throws: a promise that all waiting
 * components share, or, for `FAILURE_MS` after a failed load, its error. A new promise on each render would send
 * requests in an endless loop.
 *
 * Throw the promise. Do not read it with `use`: React replays a component that called `use` and requires the call
 * again, even when the pack is loaded. Calling `use` with a resolved promise made React drop some transitions under
 * load.
 */
export function createPackWait(load: (instance: I18n) => Promise<void>): (instance: I18n) => unknown {
  const waits = new WeakMap<I18n, Promise<void>>();
  const failures = new WeakMap<I18n, unknown>();
  return (instance) => {
    if (failures.has(instance)) return failures.get(instance);
    const known = waits.get(instance);
    if (known) return known;
    const wait = load(instance).then(
      () => void waits.delete(instance),
      (error: unknown) => {
        waits.delete(instance);
        failures.set(instance, error);
        setTimeout(() => failures.delete(instance), FAILURE_MS);
      },
    );
    waits.set(instance, wait);
    return wait;
  };
}
