/** Timeout of the idle callback, in ms. */
const PATIENCE_MS = 2000;

/**
 * Calls `call` once, when the page has loaded and the browser is idle, so that later requests do not delay the first
 * ones. Returns a cancel function.
 */
export function whenIdle(call: () => void): () => void {
  let idle: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(call, { timeout: PATIENCE_MS });
    else timer = setTimeout(call);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (idle !== undefined) cancelIdleCallback(idle);
    clearTimeout(timer);
  };
}
