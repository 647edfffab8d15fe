import type { i18n as I18n } from 'i18next';

/** How long a failure is shared by all waiting components, in ms. */
const FAILURE_MS = 1000;

/**
 * Returns a function that tells what components which wait for a pack throw: one promise for all of them, or for a while
 * the error of a load that failed. A new promise each time would send requests in an endless loop.
 *
 * The promise is thrown, not read with `use`: React replays a component that called `use`, and must meet it again, though
 * nothing is waited for by then. Calling it always made React lose a render of a transition now and then.
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
