import { expect } from 'storybook/test';

/** How long a story waits for what it expects to see, in ms. */
export const PATIENCE_MS = 20_000;

const LOOK_EVERY_MS = 16;

/** Whether somebody sees an element: neither it nor an ancestor is hidden or wholly transparent. */
function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/**
 * Makes `toBeVisible` wait in stories, as assertions on locators do in journeys. Dialogs, sheets and tooltips fade in:
 * one that was found a frame ago is still transparent, and on a busy machine a frame is long. `not.toBeVisible` waits
 * too.
 */
export function awaitVisible(): void {
  expect.extend({
    async toBeVisible(received: unknown) {
      if (!(received instanceof Element))
        return { pass: false, message: () => `${this.utils.printReceived(received)} is not an element` };
      const end = performance.now() + PATIENCE_MS;
      // One that has left the page does not come back.
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
