/** The attribute of the root that names the dialog requested before the site had started. */
const TAPPED = 'tapped';
/** The attribute of the root with the selector of the control that had the focus last. */
const FOCUSED = 'focused';

/** Returns the document's own control at an event's target, if any. */
const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>(':is(.first, .first-places) :is([data-dialog], a[href])')
    : null;

/**
 * Remembers for the site the last tap on one of the document's own controls that only the site can handle (its
 * `data-dialog` names the dialog), and which control has the focus.
 */
export function rememberTaps(root: HTMLElement): void {
  addEventListener('click', ({ target }) => {
    const dialog = controlOf(target)?.dataset['dialog'];
    if (dialog !== undefined) root.dataset[TAPPED] = dialog;
  });
  addEventListener('focusin', ({ target }) => {
    const control = controlOf(target);
    if (!control) return;
    const { dialog } = control.dataset;
    root.dataset[FOCUSED] =
      dialog === undefined ? `a[href="${control.getAttribute('href')}"]` : `[data-dialog="${dialog}"]`;
  });
}

function take(root: HTMLElement, name: string): string | undefined {
  const value = root.dataset[name];
  delete root.dataset[name];
  return value;
}

/** Returns the dialog requested before the site had started, once. */
export const takeTap = (root: HTMLElement): string | undefined => take(root, TAPPED);

/**
 * Returns the selector of the document's own control that had the focus last, once. It matches the site's control as
 * well.
 */
export const takeFocus = (root: HTMLElement): string | undefined => take(root, FOCUSED);
