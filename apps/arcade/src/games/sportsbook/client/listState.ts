import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { sportIcon } from './sportIcons.ts';

/** Creates rows in the shape of fixtures, shown until the first answer arrives. */
export function skeletonRows(text: Text, count = 4): HTMLElement {
  const bone = (): HTMLElement => element('span', { class: 'bone' });
  const row = (): HTMLElement =>
    element(
      'div',
      { class: 'fixture is-skeleton', 'aria-hidden': 'true' },
      bone(),
      bone(),
      bone(),
      element('div', { class: 'prices' }, bone(), bone(), bone()),
    );
  return element(
    'div',
    { class: 'sb-skeleton', role: 'status', 'aria-label': text('loading') },
    ...Array.from({ length: count }, row),
  );
}

/** Creates the note that a list is empty, with the next step. */
export function emptyNote(title: string, words: string, action?: { label: string; onPress: () => void }): HTMLElement {
  const note = element(
    'div',
    { class: 'sb-note' },
    sportIcon({ code: 'football', group: 'sports' }),
    element('strong', {}, title),
    element('p', { class: 'quiet' }, words),
  );
  if (action) {
    const button = element('button', { type: 'button', class: 'button is-small' }, action.label);
    button.addEventListener('click', action.onPress);
    note.append(button);
  }
  return note;
}

/** Creates the note that a search found nothing, which screen readers announce. */
export function nothingFound(text: Text, words: string): HTMLElement {
  const note = emptyNote(text('searchEmptyTitle'), text('searchEmptyText', { words }));
  note.setAttribute('role', 'status');
  return note;
}

/** Creates the note that a request failed, with a retry. */
export function failureNote(text: Text, onRetry: () => void): HTMLElement {
  const note = emptyNote(text('unreachableTitle'), text('unreachableText'), {
    label: text('retry'),
    onPress: onRetry,
  });
  note.setAttribute('role', 'alert');
  return note;
}
