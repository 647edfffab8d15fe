import type { Page } from '@playwright/test';

/**
 * Returns elements beyond the edge of the narrowest phone with the text spacing that users may set (WCAG 1.4.10 and
 * 1.4.12). Content in a horizontal scroller is excluded.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(async () => {
    const airy = new CSSStyleSheet();
    airy.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, airy];
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const scrollsItself = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrollsItself(element.parentElement));
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return (
        width > 0 &&
        (right > innerWidth + 1 || left < -1) &&
        !element.closest('[inert], [aria-hidden=true], svg') &&
        !scrollsItself(element.parentElement)
      );
    });
    return outside.map(
      (element) =>
        `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
    );
  });
}
