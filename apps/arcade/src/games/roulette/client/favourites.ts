import type { DrawContext } from '../../../shell/draw/drawGame.ts';
import type { PlaceBoard } from '../../../shell/draw/placeBoard.ts';
import { element, icon } from '../../../shell/element.ts';
import { placeCodes } from '../places.ts';
import { placeName } from './words.ts';

/** Amounts in minor units by the codes of places. */
type SavedBet = ReadonlyMap<string, bigint>;

/** The most bets that the browser stores. */
const MAX_SAVED = 8;

/** Parses stored bets. Entries that are not bets of this table are left out. */
export function parseSaved(stored: string | null): SavedBet[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(parsed)) return [];
  return parsed.slice(0, MAX_SAVED).flatMap((entry: unknown) => {
    const bets = Object.entries(typeof entry === 'object' && entry !== null ? entry : {});
    const isBet = bets.every(
      ([code, amount]) => placeCodes.includes(code) && typeof amount === 'string' && /^[1-9]\d{0,14}$/.test(amount),
    );
    return isBet && bets.length > 0 ? [new Map(bets.map(([code, amount]) => [code, BigInt(String(amount))]))] : [];
  });
}

/** Creates the list of saved bets, which the browser stores by currency. */
export function createFavourites(context: DrawContext, board: PlaceBoard<string>): HTMLElement {
  const { text, money, showMessage } = context;
  const key = `arcade:roulette:saved:${context.currency}`;
  let saved = read();
  const list = element('ul', { class: 'favourite-list' });
  const empty = element('p', { class: 'quiet' }, text('noFavourites'));
  const save = element('button', { type: 'button', class: 'button is-primary' }, text('saveBet'));

  function read(): SavedBet[] {
    try {
      return parseSaved(localStorage.getItem(key));
    } catch {
      return [];
    }
  }

  function store(next: SavedBet[]): void {
    saved = next;
    try {
      const plain = saved.map((bet) => Object.fromEntries([...bet].map(([code, amount]) => [code, String(amount)])));
      localStorage.setItem(key, JSON.stringify(plain));
    } catch {
      // Without storage they last until the page closes.
    }
    show();
  }

  save.addEventListener('click', () => {
    const bet = new Map(board.placed());
    for (const [code, amount] of board.pending()) bet.set(code, (bet.get(code) ?? 0n) + amount);
    if (bet.size === 0) showMessage(text('nothingToSave'));
    else if (saved.length >= MAX_SAVED) showMessage(text('savedFull'), 'trouble');
    else {
      store([...saved, bet]);
      showMessage(text('betSaved'));
    }
  });

  function item(bet: SavedBet): HTMLElement {
    const amount = money([...bet.values()].reduce((sum, part) => sum + part, 0n));
    const places = [...bet.keys()].map((code) => placeName(code, text)).join(' · ');
    const lay = element(
      'button',
      { type: 'button', class: 'favourite', 'aria-label': text('layFavourite', { amount, places }) },
      element('span', { class: 'favourite-places' }, places),
      element('span', { class: 'number favourite-amount' }, amount),
    );
    lay.addEventListener('click', () => board.placeAmounts(bet));
    const remove = element(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': text('removeFavourite', { amount, places }) },
      icon('close'),
    );
    remove.addEventListener('click', () => {
      store(saved.filter((other) => other !== bet));
      save.focus();
    });
    return element('li', {}, lay, remove);
  }

  function show(): void {
    list.replaceChildren(...saved.map(item));
    empty.hidden = saved.length > 0;
  }
  show();

  return element('section', { class: 'favourites', 'aria-label': text('favourites') }, empty, list, save);
}
