import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { sportIcon } from './sportIcons.ts';

/** Rows in the shape of fixtures, until the first answer comes. */
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

/** Says that a list is empty, and what to do. */
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

/** Says that a search found nothing, also to screen readers. */
export function nothingFound(text: Text, words: string): HTMLElement {
  const note = emptyNote(text('searchEmptyTitle'), text('searchEmptyText', { words }));
  note.setAttribute('role', 'status');
  return note;
}

/** Says that an answer did not come. */
export function failureNote(text: Text, onRetry: () => void): HTMLElement {
  const note = emptyNote(text('unreachableTitle'), text('unreachableText'), {
    label: text('retry'),
    onPress: onRetry,
  });
  note.setAttribute('role', 'alert');
  return note;
}
