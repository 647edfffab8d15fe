import { expect } from 'vitest';

/** Additional matchers for elements in tests with a DOM. */
export interface ElementMatchers<Outcome> {
  /**
   * Passes if the element is in the document and neither it nor an ancestor is hidden. Assistive technology may still
   * ignore it.
   */
  toBeShown: () => Outcome;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends ElementMatchers<R> {}
}

/** Describes what hides an element. Returns undefined if the element is shown. */
function hiddenBy(element: Element): string | undefined {
  if (!element.isConnected) return 'is not in the document';
  if (element.closest('[hidden]') !== null) return 'is in a part that has the attribute "hidden"';
  return element.checkVisibility({ visibilityProperty: true })
    ? undefined
    : 'is hidden by its style, or by that of a part around it';
}

expect.extend({
  toBeShown(received: unknown) {
    if (!(received instanceof Element))
      return { pass: false, message: () => `${this.utils.printReceived(received)} is not an element` };
    const reason = hiddenBy(received);
    return {
      pass: reason === undefined,
      message: () =>
        `<${received.tagName.toLowerCase()}> "${(received.textContent ?? '').trim().slice(0, 60)}" ${reason ?? 'is shown'}`,
    };
  },
});
