import { expect } from 'storybook/test';

/** The timeout of a story's expectations, in ms. */
export const PATIENCE_MS = 20_000;

const LOOK_EVERY_MS = 16;

/** Whether an element is visible: neither it nor an ancestor is hidden or fully transparent. */
function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/**
 * Makes `toBeVisible` wait in stories, like assertions on locators in journeys. Dialogs, sheets and tooltips fade in,
 * so one that was just found is still transparent, and on a busy machine frames are long. `not.toBeVisible` waits too.
 */
export function awaitVisible(): void {
  expect.extend({
    async toBeVisible(received: unknown) {
      if (!(received instanceof Element))
        return { pass: false, message: () => `${this.utils.printReceived(received)} is not an element` };
      const end = performance.now() + PATIENCE_MS;
      // An element that was removed from the page does not return.
      while (
        received.isConnected &&
        (this.isNot ? isVisible(received) : !isVisible(received)) &&
        performance.now() < end
      )
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_EVERY_MS);
        });
      const pass = received.isConnected && isVisible(received);
      const name = `<${received.tagName.toLowerCase()}> "${(received.textContent ?? '').trim().slice(0, 60)}"`;
      return { pass, message: () => `${name} ${pass ? 'is' : 'is not'} visible` };
    },
  });
}
