import type { Dress } from '../../../arcadeApi.ts';
import { cardName } from '../../../shell/cards/cardNames.ts';
import { createPlayingCard } from '../../../shell/cards/playingCard.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { Motion } from '../../../shell/motion.ts';
import { cardOf } from '../../cards.ts';
import { countText, inOrder, type FanOrder } from './describe.ts';

/** The player's own cards. A tap selects a card. */
export interface Fan {
  root: HTMLElement;
  show: (cards: readonly number[]) => void;
  setOrder: (order: FanOrder) => void;
  /** The selected cards. */
  selected: () => number[];
  select: (cards: readonly number[]) => void;
}

/** More cards than this lie in two rows where the screen is narrow. */
const ROW_CARDS = 7;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Creates an empty fan. `onChange` is called when the player selects or deselects cards. */
export function createFan({
  text,
  dress,
  motion,
  onChange,
}: {
  text: Text;
  dress: Dress | null;
  motion: Motion;
  onChange: () => void;
}): Fan {
  const root = element('div', { class: 'fan', role: 'group' });
  const buttons = new Map<number, HTMLButtonElement>();
  const selected = new Set<number>();
  let order: FanOrder = 'rank';

  function createCard(card: number): HTMLButtonElement {
    const button = element(
      'button',
      { type: 'button', class: 'fan-card', 'aria-label': cardName(cardOf(card), text) },
      createPlayingCard(motion, dress, cardOf(card)).root,
    );
    button.addEventListener('click', () => {
      if (!selected.delete(card)) selected.add(card);
      mark();
      onChange();
    });
    button.addEventListener('focus', () => makeStop(button));
    return button;
  }

  /** Makes one card the tab stop; arrow keys reach the others. */
  function makeStop(stop: HTMLButtonElement | undefined): void {
    for (const button of buttons.values()) button.tabIndex = button === stop ? 0 : -1;
  }

  function mark(): void {
    for (const [card, button] of buttons) button.setAttribute('aria-pressed', String(selected.has(card)));
  }

  function arrange(): void {
    const cards = inOrder([...buttons.keys()], order);
    const laid = cards.flatMap((card) => buttons.get(card) ?? []);
    const focused = laid.find((button) => button === document.activeElement);
    const first = laid.length > ROW_CARDS ? Math.ceil(laid.length / 2) : laid.length;
    const rows = [laid.slice(0, first), laid.slice(first)].filter(({ length }) => length > 0);
    root.replaceChildren(...rows.map((row) => element('div', { class: 'fan-row' }, ...row)));
    root.setAttribute('aria-label', text('yourCards', { count: countText(laid.length, text) }));
    makeStop(focused ?? laid[0]);
    focused?.focus();
    mark();
  }

  root.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    const laid = [...root.querySelectorAll<HTMLButtonElement>('.fan-card')];
    const at = laid.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    laid[(at + step + laid.length) % laid.length]?.focus();
  });

  return {
    root,
    show(cards) {
      const next = new Set(cards);
      if (next.size === buttons.size && cards.every((card) => buttons.has(card))) return;
      for (const card of buttons.keys()) {
        if (next.has(card)) continue;
        buttons.delete(card);
        selected.delete(card);
      }
      for (const card of next) if (!buttons.has(card)) buttons.set(card, createCard(card));
      arrange();
    },
    setOrder(next) {
      order = next;
      arrange();
    },
    selected: () => [...selected],
    select(cards) {
      selected.clear();
      for (const card of cards) if (buttons.has(card)) selected.add(card);
      mark();
    },
  };
}
