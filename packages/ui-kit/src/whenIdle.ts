/** The longest that something waits for the browser to be idle, in ms. */
const PATIENCE_MS = 2000;

/**
 * Calls once the page and its pictures are loaded and the browser has nothing to do, so that what is fetched then delays
 * nothing that is seen. Returns a cancel function.
 */
export function whenIdle(call: () => void): () => void {
  let idle: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    // Not every browser tells when it is idle.
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
