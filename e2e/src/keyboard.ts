import type { Page } from '@playwright/test';

/** The findings of a walk over a page with the Tab key; each list names elements. */
export interface KeyboardWalk {
  /** Controls that the keyboard never reached. */
  missed: string[];
  /** Elements without a focus ring. */
  unmarked: string[];
  /** Elements that were focused below a bar or out of view. */
  hidden: string[];
  /** Elements of a fixed or sticky bar that made the page scroll when they received the focus. */
  scrolling: string[];
}

/** The maximum number of presses, for pages whose lists grow during the walk. */
const MAX_PRESSES = 130;
/**
 * Limits the walk backwards from the end of a growing page to its first end, and the walk from its beginning to the
 * start of the first walk.
 */
const MAX_PRESSES_FROM_AN_END = 30;
const PRESSES_AT_ONCE = 10;
/**
 * How far a page may move by itself during a walk, in px: content that loads may shift the page by a pixel or two.
 */
const OWN_MOVE_PX = 8;

interface Walker extends KeyboardWalk {
  /** Controls that existed at the start and were not reached yet. */
  unreached: Set<Element>;
  /** How often the focus has left the page at its end. */
  ends: number;
  name: (element: Element) => string;
  /** Checks the element that has the focus. */
  checkFocused: () => void;
}

type WalkedWindow = Window & { keyboardWalk: Walker };

/**
 * Collects the controls of a page, or of the popup over it, and checks each one that receives the focus. Runs in the
 * page.
 */
function beginWalk(ownMovePx: number): void {
  const popup = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  const controls = [
    ...(popup ?? document).querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex="0"], [role=button], [role=tab], [role=switch], [role=checkbox]',
    ),
  ];
  const seen = new Set<Element>();
  // A list that measures a row above the viewport scrolls the window and keeps the visible content in place. So the
  // page counts as moved when an element in the middle of the viewport moves.
  const findAnchor = () => {
    const content = popup ?? document.getElementById('content');
    const element = document
      .elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
      .find((candidate) => candidate !== content && content?.contains(candidate));
    return { element, top: element?.getBoundingClientRect().top ?? 0, scrolled: window.scrollY };
  };
  let anchor = findAnchor();
  const movedSince = ({ element, top, scrolled }: typeof anchor) =>
    element?.isConnected ? top - element.getBoundingClientRect().top : window.scrollY - scrolled;
  // The visible part of a control whose own element is too small to be seen.
  const shownOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (width > 4 && height > 4 ? undefined : (element.closest('label') ?? element.parentElement)) ?? element;
  };
  const hasRing = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  const walker: Walker = {
    missed: [],
    unmarked: [],
    hidden: [],
    scrolling: [],
    ends: 0,
    unreached: new Set(
      controls.filter(
        (element) =>
          !element.closest('[inert], [aria-hidden=true], [hidden]') &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true }),
      ),
    ),
    name: (element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '').trim().slice(0, 40)}"`,
    checkFocused: () => {
      const { unreached } = walker;
      const element = document.activeElement;
      const moved = movedSince(anchor);
      anchor = findAnchor();
      if (!element || element === document.body) walker.ends += 1;
      if (!element || !unreached.has(element) || seen.has(element)) return;
      seen.add(element);
      unreached.delete(element);
      // A group is one Tab stop; arrow keys move inside it.
      const group = element.closest(
        '[role=tablist], [role=radiogroup], [role=listbox], [role=toolbar], [role=tree], fieldset',
      );
      for (const other of unreached)
        if (group?.contains(other) && other.matches('[tabindex="-1"], input[type=radio]')) unreached.delete(other);
      const shown = shownOf(element);
      const around = [
        element,
        shown,
        ...(shown.parentElement?.children ?? []),
        shown.parentElement,
        shown.parentElement?.parentElement,
      ];
      if (element.tagName !== 'IFRAME' && !hasRing(element, '::after') && !around.some((part) => part && hasRing(part)))
        walker.unmarked.push(walker.name(element));
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const above = document.elementFromPoint(
        (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2,
      );
      // A long list disables pointer events while it scrolls.
      const isListMoving = getComputedStyle(shown).pointerEvents === 'none' && above?.contains(shown);
      const isInSight =
        above !== null &&
        (shown.contains(above) ||
          above.closest('label')?.contains(element) ||
          above === shown.parentElement ||
          isListMoving);
      if (!isInSight) walker.hidden.push(`${walker.name(element)} under ${above ? walker.name(above) : 'the edge'}`);
      // A popup is not a bar: content behind it may still load, and its own content scrolls.
      let bar: Element | null = element;
      while (bar && bar !== popup && !['sticky', 'fixed'].includes(getComputedStyle(bar).position))
        bar = bar.parentElement;
      if (bar && bar !== popup && Math.abs(moved) > ownMovePx)
        walker.scrolling.push(`${walker.name(element)} by ${Math.round(moved)} px`);
    },
  };
  (window as unknown as WalkedWindow).keyboardWalk = walker;
  // The focused element is checked at the next key press, and when the focus moves into a frame.
  let isFirst = true;
  window.addEventListener(
    'keydown',
    () => {
      // A mouse click may have set the focus before the walk; such an element has no ring.
      if (!isFirst) walker.checkFocused();
      isFirst = false;
    },
    { capture: true },
  );
  window.addEventListener('blur', () => setTimeout(walker.checkFocused));
}

/**
 * Walks a page with Tab from the element that has the focus. A page that grows during the walk has no end: it is also
 * walked backwards from its end and forwards from its beginning. If a popup is open, walks through the popup.
 */
export async function walkWithKeyboard(page: Page): Promise<KeyboardWalk> {
  await page.evaluate(beginWalk, OWN_MOVE_PX);
  const isOver = () =>
    page.evaluate(() => {
      const { unreached, ends, checkFocused } = (window as unknown as WalkedWindow).keyboardWalk;
      checkFocused();
      return unreached.size === 0 || ends > 2;
    });
  for (
    let presses = 0;
    presses < MAX_PRESSES && !(presses > 0 && presses % PRESSES_AT_ONCE === 0 && (await isOver()));
    presses += 1
  )
    await page.keyboard.press('Tab');
  // The focus is also on the body when the focused row was removed from a long list; that is not the end of the page.
  const hasUnreached = () =>
    page.evaluate(
      () =>
        (window as unknown as WalkedWindow).keyboardWalk.unreached.size > 0 &&
        document.querySelector('[role=dialog], [role=alertdialog]') === null,
    );
  for (const key of ['Shift+Tab', 'Tab']) {
    if (!(await hasUnreached())) break;
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="#"]')?.focus());
    for (let presses = 0; presses < MAX_PRESSES_FROM_AN_END; presses += 1) await page.keyboard.press(key);
  }
  await isOver();
  return page.evaluate(() => {
    const { unreached, name, missed, unmarked, hidden, scrolling } = (window as unknown as WalkedWindow).keyboardWalk;
    return {
      missed: [...missed, ...[...unreached].filter((element) => element.isConnected).map(name)],
      unmarked,
      hidden,
      scrolling,
    };
  });
}
