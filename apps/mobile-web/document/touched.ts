/** The attribute of the root that says that the document was touched before the site had started. */
const TOUCHED = 'touched';

const touches = ['pointerdown', 'keydown'] as const;

/** Resolves at the first touch or key, and marks the root. */
export function touched(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const stopped = new AbortController();
    const stop = (): void => {
      stopped.abort();
      root.dataset[TOUCHED] = '';
      resolve();
    };
    for (const touch of touches)
      addEventListener(touch, stop, { capture: true, passive: true, signal: stopped.signal });
  });
}

/** Whether the document was touched before the site had started. */
export function hasBeenTouched(root: HTMLElement): boolean {
  return root.dataset[TOUCHED] !== undefined;
}
