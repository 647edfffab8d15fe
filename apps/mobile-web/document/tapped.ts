/** The attribute of the root that names the dialog which was asked for before the site had started. */
const TAPPED = 'tapped';

/** Remembers the last tap on a control that only the site can answer; its `data-dialog` names the dialog. */
export function rememberTaps(root: HTMLElement): void {
  addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('.first [data-dialog], .first-places [data-dialog]') : null;
    const dialog = control?.dataset['dialog'];
    if (dialog !== undefined) root.dataset[TAPPED] = dialog;
  });
}

/** The dialog that was asked for before the site had started, told once. */
export function takeTap(root: HTMLElement): string | undefined {
  const dialog = root.dataset[TAPPED];
  delete root.dataset[TAPPED];
  return dialog;
}
