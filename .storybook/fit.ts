/** The reason why a story may overflow: `parameters: { fit: { allow: 'why' } }`. */
export interface FitParameter {
  readonly allow: string;
}

const controls =
  'button, a[href], label, summary, [role="tab"], [role="option"], [role="menuitem"], [role="radio"], [role="switch"]';

/** The browser's rounding error, in px. */
const tolerance = 1.5;

function describeElement(element: Element): string {
  const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ') || (element.getAttribute('aria-label') ?? '');
  return `<${element.tagName.toLowerCase()}> "${words.slice(0, 60)}"`;
}

/**
 * Whether the text of an element may be cut: it ends in an ellipsis, can be scrolled, or is meant for screen readers
 * only.
 */
function isCutOnPurpose(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true;
  if (['auto', 'scroll'].includes(style.overflowX) || style.clipPath !== 'none' || style.visibility !== 'visible')
    return true;
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 || height <= 1;
}

function isOutside(inner: DOMRect, outer: DOMRect): boolean {
  return inner.width > 0 && (inner.left < outer.left - tolerance || inner.right > outer.right + tolerance);
}

/** Whether the text of a control overflows it. */
function hasWordsOutside(control: HTMLElement): boolean {
  const box = control.getBoundingClientRect();
  if (
    box.width === 0 ||
    (getComputedStyle(control).display.startsWith('inline') && control.getClientRects().length > 1)
  )
    return false;
  const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const node = words.currentNode;
    if (!node.textContent?.trim()) continue;
    let isFree = true;
    for (let parent = node.parentElement; parent; parent = parent === control ? null : parent.parentElement) {
      if (isCutOnPurpose(parent)) {
        isFree = false;
        break;
      }
    }
    if (!isFree) continue;
    range.selectNodeContents(node);
    if (Array.from(range.getClientRects()).some((rect) => isOutside(rect, box))) return true;
  }
  return false;
}

/** Returns the smallest elements that extend beyond the window, for the error message. */
function culprits(width: number): string[] {
  const found = Array.from(document.body.querySelectorAll('*')).filter((element) =>
    isOutside(element.getBoundingClientRect(), new DOMRect(0, 0, width, 1)),
  );
  return found
    .filter((element) => !found.some((other) => other !== element && element.contains(other)))
    .slice(0, 3)
    .map(describeElement);
}

/**
 * Describes what does not fit the window: a page that scrolls sideways, and text that overflows its control. Empty if
 * everything fits.
 */
export function findMisfits(): string[] {
  const page = document.scrollingElement ?? document.documentElement;
  const width = page.clientWidth;
  const sideways =
    page.scrollWidth > width
      ? [`The page is ${page.scrollWidth} px wide in a window of ${width} px: ${culprits(width).join(', ')}`]
      : [];
  const cut = Array.from(document.querySelectorAll<HTMLElement>(controls)).filter(hasWordsOutside).slice(0, 3);
  return [...sideways, ...cut.map((control) => `Words leave their control: ${describeElement(control)}`)];
}
