import { element, icon, svgElement } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';

/** The search field, which replaces sports and tabs while it is open. */
export interface Search {
  root: HTMLFormElement;
  /** The button that opens it. */
  opener: HTMLButtonElement;
  /** Shows the search words; undefined closes the field. */
  show: (words: string | undefined) => void;
}

interface SearchParts {
  text: Text;
  onOpen: () => void;
  /** Called when the player stops typing or submits the words. */
  onWords: (words: string) => void;
  onClose: () => void;
}

/** The debounce of typing, in ms. */
const TYPED_MS = 300;
const LONGEST = 60;

function glass(): SVGSVGElement {
  const d = 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13M15.500 15.500L20 20';
  return svgElement('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svgElement('path', { d }));
}

/** Creates the search for fixtures by a part of a team's or league's name. */
export function createSearch({ text, onOpen, onWords, onClose }: SearchParts): Search {
  const opener = element('button', { type: 'button', class: 'icon-button', 'aria-label': text('search') }, glass());
  const field = element('input', {
    type: 'search',
    class: 'text-input',
    'aria-label': text('searchLabel'),
    placeholder: text('searchLabel'),
    maxlength: LONGEST,
    enterkeyhint: 'search',
    autocomplete: 'off',
  });
  const close = element(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': text('searchClose') },
    icon('close'),
  );
  const root = element('form', { class: 'sb-search', role: 'search', hidden: true }, glass(), field, close);
  let typing: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(typing);
    onWords(field.value.trim());
  }

  opener.addEventListener('click', () => {
    onOpen();
    field.focus();
  });
  field.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(send, TYPED_MS);
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close.click();
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    send();
    // The keyboard of a phone would cover the results.
    field.blur();
  });
  close.addEventListener('click', () => {
    clearTimeout(typing);
    onClose();
    opener.focus();
  });

  return {
    root,
    opener,
    show(words) {
      root.hidden = words === undefined;
      if (document.activeElement !== field) field.value = words ?? '';
    },
  };
}
