import { element, icon } from './element.ts';

/** Opens a modal sheet over the game. Escape closes it. */
export function openPanel(title: string, closeLabel: string, ...content: Node[]): HTMLDialogElement {
  const close = element('button', { type: 'button', class: 'icon-button', 'aria-label': closeLabel }, icon('close'));
  const dialog = element(
    'dialog',
    { class: 'panel', 'aria-label': title },
    element('header', { class: 'panel-header' }, element('h2', {}, title), close),
    element('div', { class: 'panel-content' }, ...content),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A choice in a notice. */
interface NoticeAction {
  label: string;
  isPrimary?: boolean;
  onPress: () => void;
}

/** Opens a notice with buttons. A notice without buttons cannot be closed by Escape. */
export function openNotice(
  title: string,
  words: string,
  actions: readonly NoticeAction[],
  isFinal = false,
): HTMLDialogElement {
  const dialog = element(
    'dialog',
    { class: 'notice', 'aria-label': title },
    element('h2', {}, title),
    element('p', {}, words),
  );
  const row = element('div', { class: 'notice-actions' });
  for (const { label, isPrimary, onPress } of actions) {
    const button = element('button', { type: 'button', class: isPrimary ? 'button is-primary' : 'button' }, label);
    button.addEventListener('click', () => {
      if (!isFinal) dialog.close();
      onPress();
    });
    row.append(button);
  }
  dialog.append(row);
  dialog.addEventListener('cancel', (event) => {
    if (isFinal) event.preventDefault();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
