import type { RoundView } from '../../../arcadeApi.ts';
import type { DrawContext } from '../../../shell/draw/drawGame.ts';
import type { DrawState } from '../../../shell/draw/drawState.ts';
import { createNumberField } from '../../../shell/controls.ts';
import { element } from '../../../shell/element.ts';
import type { BingoForm } from '../forms.ts';
import { randomTicket, type RandomBelow } from '../makeTickets.ts';
import type { BingoTicket } from '../tickets.ts';
import { ticketsText } from './inPlay.ts';
import { openPick } from './pickSheet.ts';
import { createTicketCard } from './ticketCard.ts';

/** The desk where tickets are made and bought. */
export interface Desk {
  /** The tickets, their price and their number. */
  root: HTMLElement;
  /** The button that buys them. It stays visible. */
  buyBar: HTMLElement;
  show: (state: DrawState) => void;
  setConnected: (isConnected: boolean) => void;
  /** Presses the button, for the space key. */
  press: () => void;
  stepPrice: (step: 1 | -1) => void;
  /** Draws new numbers for every ticket that the player did not pick. */
  shuffle: () => void;
}

interface Draft {
  ticket: BingoTicket;
  isPicked: boolean;
}

/** Most tickets of one bet, and most games that it is repeated in. */
const MAX_TICKETS = 12;
const MAX_GAMES = 10;
/** Prices on offer. */
const PRICES = 6;
const FIRST_COUNT = 2;

/** The storage key of the ticket price. */
const PRICE_KEY = 'arcade:bingo:price';

/** Returns the price that was chosen last, if it is on offer. */
function storedPrice(prices: readonly bigint[]): bigint | undefined {
  try {
    return prices.find((offered) => String(offered) === localStorage.getItem(PRICE_KEY));
  } catch {
    return undefined;
  }
}

function storePrice(price: bigint): void {
  try {
    localStorage.setItem(PRICE_KEY, String(price));
  } catch {
    // Without storage the choice lasts until the page closes.
  }
}

/** Random numbers of tickets. They do not influence the calls. */
const random: RandomBelow = (count) => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % count;
};

/** Returns the first game that still takes tickets. */
function openGame({ draw, phase }: DrawState): number {
  return phase === 'betting' ? draw.index : draw.index + 1;
}

/** Creates the desk. */
export function createDesk(form: BingoForm, context: DrawContext): Desk {
  const { text, money, slip } = context;
  const prices = context.stakes.slice(0, PRICES);
  const max = slip?.max ?? 0n;
  const fresh = (): Draft => ({ ticket: randomTicket(form, random), isPicked: false });
  let price = storedPrice(prices) ?? prices.find((offered) => offered === context.stake) ?? prices[0] ?? 0n;
  let drafts: Draft[] = Array.from({ length: FIRST_COUNT }, fresh);
  let games = 1;
  let state: DrawState | undefined;
  let isConnected = false;
  let isBuying = false;

  const cards = element('div', { class: 'tickets', 'data-form': form });
  const again = element('button', { type: 'button', class: 'button is-small' }, text('shuffleAll'));
  again.addEventListener('click', shuffle);
  const chips = prices.map((offered) => {
    const chip = element('button', { type: 'button', class: 'bingo-price' }, money(offered).replace(/\.00$/, ''));
    chip.addEventListener('click', () => setPrice(offered));
    return { offered, chip };
  });
  const count = createNumberField({
    label: text('ticketsField'),
    text,
    min: 1,
    max: MAX_TICKETS,
    value: drafts.length,
    onChange(next) {
      drafts = Array.from({ length: next }, (_, index) => drafts[index] ?? fresh());
      showTickets();
      showButton();
    },
  });
  const repeat = createNumberField({
    label: text('gamesField'),
    text,
    min: 1,
    max: MAX_GAMES,
    value: games,
    onChange(next) {
      games = next;
      showButton();
    },
  });
  const buyButton = element('button', { type: 'button', class: 'button is-primary is-wide bingo-buy' });
  buyButton.addEventListener('click', press);
  const note = element('p', { class: 'bingo-note', role: 'status' });

  function stakeOfGame(): bigint {
    return price * BigInt(drafts.length);
  }

  function setPrice(next: bigint): void {
    price = next;
    storePrice(price);
    showButton();
  }

  function shuffle(): void {
    drafts = drafts.map((draft) => (draft.isPicked ? draft : fresh()));
    showTickets();
  }

  function showTickets(): void {
    cards.replaceChildren(
      ...drafts.map(({ ticket, isPicked }, index) => {
        const name = text('ticketName', { ticket: index + 1 });
        const pick = element(
          'button',
          {
            type: 'button',
            class: 'ticket-pick',
            'aria-label': text('pickNumbers', { ticket: index + 1 }),
          },
          text(isPicked ? 'pickedByYou' : 'pick'),
        );
        pick.addEventListener('click', () =>
          openPick({
            form,
            text,
            name: index + 1,
            ticket,
            random,
            onPicked(picked) {
              drafts = drafts.map((draft, at) => (at === index ? { ticket: picked, isPicked: true } : draft));
              showTickets();
            },
          }),
        );
        const { root } = createTicketCard({ form, ticket, name, text, foot: [pick] });
        root.classList.toggle('is-picked', isPicked);
        return root;
      }),
    );
  }

  function showButton(): void {
    for (const { offered, chip } of chips) chip.setAttribute('aria-pressed', String(offered === price));
    const isTooMuch = stakeOfGame() > max;
    buyButton.textContent = isBuying
      ? text('buying')
      : text('buy', { tickets: ticketsText(drafts.length, text), amount: money(stakeOfGame() * BigInt(games)) });
    buyButton.disabled = isBuying || !isConnected || !state || isTooMuch;
    note.textContent = isTooMuch
      ? text('buyTooMuch', { amount: money(max) })
      : games > 1
        ? text('buyEach', { amount: money(stakeOfGame()) })
        : state
          ? text('gameNumber', { index: openGame(state) })
          : '';
  }

  function press(): void {
    if (!buyButton.disabled) void buy();
  }

  async function buy(): Promise<void> {
    if (!state) return;
    const wanted = games;
    const choice = { amount: price.toString(), tickets: drafts.map(({ ticket }) => ticket) };
    const stake = stakeOfGame();
    storePrice(price);
    isBuying = true;
    showButton();
    const bought: RoundView[] = [];
    for (let from = openGame(state); bought.length < wanted;) {
      const round = await context.bet(choice, stake, from + bought.length);
      if (!round) break;
      bought.push(round);
    }
    isBuying = false;
    if (bought.length > 0) {
      games = 1;
      repeat.set(1);
      shuffle();
      showPurchase(bought, wanted);
    }
    showButton();
  }

  function showPurchase(bought: readonly RoundView[], wanted: number): void {
    const [from, to] = [bought[0]?.nonce ?? 0, bought.at(-1)?.nonce ?? 0];
    if (bought.length < wanted)
      context.showMessage(text('boughtSome', { count: bought.length, all: wanted }), 'trouble');
    else context.showMessage(from === to ? text('bought', { index: from }) : text('boughtGames', { from, to }));
    context.sounds.play('bet');
  }

  showTickets();
  showButton();
  return {
    root: element(
      'section',
      { class: 'bingo-own', 'aria-label': text('newTickets') },
      element(
        'div',
        { class: 'bingo-heading-row' },
        element('div', {}, element('h2', { class: 'bingo-heading' }, text('newTickets')), note),
        again,
      ),
      element(
        'div',
        { class: 'bingo-prices', role: 'group', 'aria-label': text('price') },
        ...chips.map(({ chip }) => chip),
      ),
      element('div', { class: 'bingo-steps' }, count.root, repeat.root),
      cards,
    ),
    buyBar: element('div', { class: 'bingo-till' }, buyButton),
    show(next) {
      state = next;
      showButton();
    },
    setConnected(connected) {
      isConnected = connected;
      showButton();
    },
    press,
    stepPrice(step) {
      const next = prices[prices.indexOf(price) + step];
      if (next !== undefined) setPrice(next);
    },
    shuffle,
  };
}
