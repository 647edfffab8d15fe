import type { Page } from '@playwright/test';

/** What a walk over a page with the Tab key came upon; each list names elements. */
export interface KeyboardWalk {
  /** Can be pressed or filled, and the keyboard never came there. */
  missed: string[];
  /** Had the focus and showed nothing of it. */
  unmarked: string[];
  /** Had the focus under a bar or out of sight. */
  hidden: string[];
  /** Stands in a bar, in sight all the time, and the page moved all the same when it had the focus. */
  shaken: string[];
}

/** Most pages end earlier; lists that grow while one walks end here. */
const MOST_PRESSES = 130;
/**
 * From the end of a page that grows, back to what was its end at first; and from its beginning to where the walk began.
 */
const MOST_PRESSES_FROM_AN_END = 30;
const PRESSES_AT_ONCE = 10;
/**
 * How far a page may move by itself while one walks, in px: what arrives beside it may shift what is read by a pixel or
 * two.
 */
const OWN_MOVE_PX = 8;

interface Walker extends KeyboardWalk {
  /** What was there at first and was not reached yet. */
  owed: Set<Element>;
  /** How often the focus has left the page at its end. */
  ends: number;
  name: (element: Element) => string;
  /** Looks at what has the focus. */
  judge: () => void;
}

type WalkedWindow = Window & { keyboardWalk: Walker };

/**
 * Notes what can be pressed or filled on a page, or in the popup over it, and watches over where the focus goes. Runs
 * in the page.
 */
function beginWalk(ownMovePx: number): void {
  const popup = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  const controls = [
    ...(popup ?? document).querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex="0"], [role=button], [role=tab], [role=switch], [role=checkbox]',
    ),
  ];
  const seen = new Set<Element>();
  // A list that measures a row above the screen moves the window and keeps what is read in its place: the page moves
  // when that does.
  const findAnchor = () => {
    const content = popup ?? document.getElementById('content');
    const element = document
      .elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
      .find((one) => one !== content && content?.contains(one));
    return { element, top: element?.getBoundingClientRect().top ?? 0, scrolled: window.scrollY };
  };
  let anchor = findAnchor();
  const movedSince = ({ element, top, scrolled }: typeof anchor) =>
    element?.isConnected ? top - element.getBoundingClientRect().top : window.scrollY - scrolled;
  // What stands for a control on the screen where the control itself is too small to be seen.
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
    shaken: [],
    ends: 0,
    owed: new Set(
      controls.filter(
        (element) =>
          !element.closest('[inert], [aria-hidden=true], [hidden]') &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true }),
      ),
    ),
    name: (element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '').trim().slice(0, 40)}"`,
    judge: () => {
      const { owed } = walker;
      const element = document.activeElement;
      const moved = movedSince(anchor);
      anchor = findAnchor();
      if (!element || element === document.body) walker.ends += 1;
      if (!element || !owed.has(element) || seen.has(element)) return;
      seen.add(element);
      owed.delete(element);
      // One stop leads to all of a group, and the arrow keys from one to the other.
      const group = element.closest(
        '[role=tablist], [role=radiogroup], [role=listbox], [role=toolbar], [role=tree], fieldset',
      );
      for (const other of owed)
        if (group?.contains(other) && other.matches('[tabindex="-1"], input[type=radio]')) owed.delete(other);
      const shown = shownOf(element);
      const around = [
        element,
        shown,
        ...(shown.parentElement?.children ?? []),
        shown.parentElement,
        shown.parentElement?.parentElement,
      ];
      if (element.tagName !== 'IFRAME' && !hasRing(element, '::after') && !around.some((one) => one && hasRing(one)))
        walker.unmarked.push(walker.name(element));
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const above = document.elementFromPoint(
        (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2,
      );
      // A long list lets nothing be pressed while it scrolls.
      const isListMoving = getComputedStyle(shown).pointerEvents === 'none' && above?.contains(shown);
      const isInSight =
        above !== null &&
        (shown.contains(above) ||
          above.closest('label')?.contains(element) ||
          above === shown.parentElement ||
          isListMoving);
      if (!isInSight) walker.hidden.push(`${walker.name(element)} under ${above ? walker.name(above) : 'the edge'}`);
      // A popup is not a bar: what is behind it may go on arriving, and what is in it scrolls.
      let bar: Element | null = element;
      while (bar && bar !== popup && !['sticky', 'fixed'].includes(getComputedStyle(bar).position))
        bar = bar.parentElement;
      if (bar && bar !== popup && Math.abs(moved) > ownMovePx)
        walker.shaken.push(`${walker.name(element)} by ${Math.round(moved)} px`);
    },
  };
  (window as unknown as WalkedWindow).keyboardWalk = walker;
  // The place of the last press is checked at the next press, and when the focus goes into a frame.
  let isFirst = true;
  window.addEventListener(
    'keydown',
    () => {
      // The mouse may have brought the focus to where the walk begins; it shows no ring then.
      if (!isFirst) walker.judge();
      isFirst = false;
    },
    { capture: true },
  );
  window.addEventListener('blur', () => setTimeout(walker.judge));
}

/**
 * Walks a page with Tab from where the focus is. A page that grows meanwhile has no end: it is also walked backwards
 * from its end and forwards from its beginning. Where a popup is open, walks through the popup.
 */
export async function walkWithKeyboard(page: Page): Promise<KeyboardWalk> {
  await page.evaluate(beginWalk, OWN_MOVE_PX);
  const isOver = () =>
    page.evaluate(() => {
      const { owed, ends, judge } = (window as unknown as WalkedWindow).keyboardWalk;
      judge();
      return owed.size === 0 || ends > 2;
    });
  for (
    let presses = 0;
    presses < MOST_PRESSES && !(presses > 0 && presses % PRESSES_AT_ONCE === 0 && (await isOver()));
    presses += 1
  )
    await page.keyboard.press('Tab');
  // The focus is also on the body after its row has left a long list, which is not an end of the page.
  const isOwing = () =>
    page.evaluate(
      () =>
        (window as unknown as WalkedWindow).keyboardWalk.owed.size > 0 &&
        document.querySelector('[role=dialog], [role=alertdialog]') === null,
    );
  for (const key of ['Shift+Tab', 'Tab']) {
    if (!(await isOwing())) break;
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="#"]')?.focus());
    for (let presses = 0; presses < MOST_PRESSES_FROM_AN_END; presses += 1) await page.keyboard.press(key);
  }
  await isOver();
  return page.evaluate(() => {
    const { owed, name, missed, unmarked, hidden, shaken } = (window as unknown as WalkedWindow).keyboardWalk;
    return {
      missed: [...missed, ...[...owed].filter((element) => element.isConnected).map(name)],
      unmarked,
      hidden,
      shaken,
    };
  });
}
