import { expect } from 'vitest';

/** What tests with a DOM may ask of an element beside what vitest knows. */
export interface ElementMatchers<Outcome> {
  /**
   * The element is in the document, and neither it nor anything around it is hidden. Assistive technology may still
   * pass it by.
   */
  toBeShown: () => Outcome;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends ElementMatchers<R> {}
}

/** What hides an element, in words; undefined when it is shown. */
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
