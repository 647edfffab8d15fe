/** The attribute of the root that names the dialog which was asked for before the site had started. */
const TAPPED = 'tapped';
/** The attribute of the root with the selector of the control that had the focus last. */
const FOCUSED = 'focused';

/** A control that the document itself draws. */
const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>(':is(.first, .first-places) :is([data-dialog], a[href])')
    : null;

/**
 * Remembers what the document's own controls are asked for until the site takes their place: the last tap on one that
 * only the site can answer, whose `data-dialog` names the dialog, and which one has the focus.
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

/** The dialog that was requested before the site had started, returned once. */
export const takeTap = (root: HTMLElement): string | undefined => take(root, TAPPED);

/**
 * The selector of the document's own control that had the focus last, which matches the site's control as well;
 * returned once.
 */
export const takeFocus = (root: HTMLElement): string | undefined => take(root, FOCUSED);
