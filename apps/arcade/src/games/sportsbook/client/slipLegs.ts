import { element, icon } from '../../../shell/element.ts';
import type { Offer } from './legOffers.ts';
import { moveOf, priceText } from './prices.ts';
import { without, type SlipPick } from './slip.ts';
import type { SportsContext } from './sportsContext.ts';

/** Creates the list of picks with their current prices. Each pick can be removed. */
export function createSlipLegs(
  { text, name, words, desk }: SportsContext,
  offerOf: (pick: SlipPick) => Offer,
): { root: HTMLElement; show: () => void } {
  const root = element('ol', { class: 'slip-legs', 'aria-label': text('slipPicks') });

  /** Returns the message about a price: its change, or why the pick is refused. */
  function noteOf(pick: SlipPick, offer: Offer): { words: string; tone: 'up' | 'down' | 'closed' } | undefined {
    if (offer.state === 'closed') return { words: text('legClosed'), tone: 'closed' };
    if (offer.state === 'suspended') return { words: text('legSuspended'), tone: 'closed' };
    if (offer.state === 'unknown') return undefined;
    const move = moveOf(pick.price, offer.price);
    if (move === 'same') return undefined;
    const prices = { from: priceText(pick.price), to: priceText(offer.price) };
    return {
      words: `${move === 'up' ? '▲' : '▼'} ${text(move === 'up' ? 'priceUp' : 'priceDown', prices)}`,
      tone: move,
    };
  }

  function legOf(pick: SlipPick): HTMLElement {
    const offer = offerOf(pick);
    const note = noteOf(pick, offer);
    const fixture = words.fixtureName(pick);
    const picked = pick.selections.map((selection) =>
      element(
        'span',
        { class: 'slip-selection' },
        element('strong', {}, words.pick(pick, selection)),
        element('span', { class: 'quiet' }, words.market(pick, selection.market)),
      ),
    );
    const remove = element(
      'button',
      {
        type: 'button',
        class: 'slip-remove',
        'aria-label': text('removePick', { pick: pick.selections.map((each) => words.pick(pick, each)).join(' + ') }),
      },
      icon('close'),
    );
    remove.addEventListener('click', () => desk.set(without(desk.get(), pick.fixture)));
    return element(
      'li',
      { class: 'slip-leg', ...(note && { 'data-tone': note.tone }) },
      remove,
      element(
        'div',
        { class: 'slip-leg-words' },
        ...(pick.selections.length > 1 ? [element('span', { class: 'slip-tag' }, text('betBuilder'))] : []),
        ...picked,
        element('span', { class: 'caption' }, `${fixture} · ${name(pick.league)}`),
        ...(note ? [element('span', { class: 'slip-note' }, note.words)] : []),
      ),
      element('span', { class: 'slip-price number' }, priceText(pick.price)),
    );
  }

  return {
    root,
    show() {
      const { picks } = desk.get();
      const focused = [...root.children].findIndex((child) => child.contains(document.activeElement));
      root.replaceChildren(...picks.map(legOf));
      // After a removal the focus goes to the next pick.
      const next = root.children[Math.min(focused, picks.length - 1)]?.querySelector('button');
      if (focused >= 0) next?.focus();
    },
  };
}
