import type { RoundView } from '../../arcadeApi.ts';
import type { DrawMessage } from '../../drawApi.ts';
import type { PlaceBets } from '../../games/placePays.ts';
import { element } from '../element.ts';
import { chipOf, shortAmount } from './chips.ts';
import type { DrawContext } from './drawGame.ts';
import type { DrawState } from './drawState.ts';

/** A place to bet on. */
export interface PlaceParts<Place extends string> {
  place: Place;
  /** The name, for instance "Banker". */
  label: string;
  /** The content of the place instead of its name, for instance dice. */
  shown?: readonly (string | Node)[];
  /** Its payout, for instance "8 : 1". */
  pay: string;
  className?: string;
}

/** The places of a table, the chips, and the buttons that place and confirm them. */
export interface PlaceBoard<Place extends string> {
  /** Creates the button of a place. The game inserts it in its layout. */
  place: (parts: PlaceParts<Place>) => HTMLButtonElement;
  /** Chips and buttons. */
  tray: HTMLElement;
  onMessage: (message: DrawMessage, state: DrawState) => void;
  setConnected: (isConnected: boolean) => void;
  /** Highlights the places that won; an empty list removes the highlights. */
  showWinners: (places: readonly Place[]) => void;
  /** Places the chosen chip on places, for instance a number and its neighbours. */
  placeChip: (places: readonly Place[]) => void;
  /** Places amounts on places at once, for instance a saved bet. */
  placeAmounts: (amounts: ReadonlyMap<Place, bigint>) => void;
  /** Returns the unconfirmed amounts by place. */
  pending: () => ReadonlyMap<Place, bigint>;
  /** Returns the player's stakes by place in the shown draw. */
  placed: () => ReadonlyMap<Place, bigint>;
  /** Calls `listener` whenever the chips on places may have changed. */
  onChange: (listener: () => void) => void;
  press: () => void;
  onKey: (key: string) => boolean;
  stepChip: (step: 1 | -1) => void;
}

interface PlaceButton<Place extends string> {
  parts: PlaceParts<Place>;
  button: HTMLButtonElement;
  pile: HTMLElement;
  total: HTMLElement;
}

type PlacedChips<Place> = { place: Place; amount: bigint }[];

/** The number of chips on offer. */
const CHIPS = 6;
const RETURNED_STATES: ReadonlySet<string> = new Set(['VOID']);

function sumsOf<Place>(laid: PlacedChips<Place>): Map<Place, bigint> {
  const sums = new Map<Place, bigint>();
  for (const { place, amount } of laid) sums.set(place, (sums.get(place) ?? 0n) + amount);
  return sums;
}

function sumOf(laid: readonly { amount: bigint }[]): bigint {
  return laid.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Returns chips that span the stakes on offer, in ascending order. */
function chipsOf(stakes: readonly bigint[]): bigint[] {
  if (stakes.length <= CHIPS) return [...stakes];
  return Array.from({ length: CHIPS }, (_, i) => stakes[Math.round((i * (stakes.length - 1)) / (CHIPS - 1))] ?? 0n);
}

/** Creates the board of a table. */
export function createPlaceBoard<Place extends string>(context: DrawContext): PlaceBoard<Place> {
  const { text, money, currency, sounds } = context;
  const chips = chipsOf(context.stakes);
  let chip = chips[Math.min(1, chips.length - 1)] ?? 0n;
  let state: DrawState | undefined;
  let isConnected = false;
  let isSending = false;
  /** The unconfirmed chips. Undo removes one entry at a time. */
  let pending: PlacedChips<Place>[] = [];
  /** The confirmed bets of the last draw with bets. */
  let last: { index: number; chips: PlacedChips<Place> } | undefined;
  const buttons = new Map<Place, PlaceButton<Place>>();
  const listeners: (() => void)[] = [];

  const isOpen = (): boolean =>
    isConnected && state?.phase === 'betting' && context.now() < state.draw.closesAt && !isSending;
  const pendingChips = (): PlacedChips<Place> => pending.flat();

  function playerBets(): RoundView[] {
    const index = state?.draw.index;
    return [...(state?.mine.values() ?? [])].filter(
      (round) => round.nonce === index && !RETURNED_STATES.has(round.state),
    );
  }

  function placed(): Map<Place, bigint> {
    const sums = new Map<Place, bigint>();
    for (const round of playerBets()) {
      // The game's own rules have checked the choice.
      for (const [place, amount] of Object.entries((round.choice as PlaceBets<Place>).bets) as [Place, string][])
        sums.set(place, (sums.get(place) ?? 0n) + BigInt(amount));
    }
    return sums;
  }

  function placeEach(more: PlacedChips<Place>): void {
    if (isOpen()) add(more);
    else if (state && state.phase !== 'betting') context.showMessage(text('noMoreBets'));
  }

  function placeChip(places: readonly Place[]): void {
    placeEach(places.map((place) => ({ place, amount: chip })));
  }

  function add(more: PlacedChips<Place>): void {
    const sum = sumOf(pendingChips()) + sumOf(more);
    if (more.length === 0) return;
    if (context.slip && sum > context.slip.max) {
      context.showMessage(text('overMax', { amount: money(context.slip.max) }), 'trouble');
      return;
    }
    if (sum > context.balance()) {
      context.refuse('INSUFFICIENT_FUNDS');
      return;
    }
    pending = [...pending, more];
    sounds.play('tick', pending.length % 8);
    show();
  }

  function undo(): void {
    pending = pending.slice(0, -1);
    show();
  }

  function clear(): void {
    pending = [];
    show();
  }

  function double(): void {
    if (isOpen()) add(pendingChips());
  }

  function rebet(): void {
    if (isOpen() && last) add(last.chips);
  }

  async function confirm(): Promise<void> {
    const sent = pendingChips();
    if (!isOpen() || sent.length === 0 || !state) return;
    const bets = Object.fromEntries([...sumsOf(sent)].map(([place, amount]) => [place, amount.toString()]));
    const { index } = state.draw;
    isSending = true;
    show();
    const round = await context.bet({ bets }, sumOf(sent), index);
    isSending = false;
    pending = [];
    if (round) {
      last = { index, chips: [...(last?.index === index ? last.chips : []), ...sent] };
      sounds.play('bet');
      context.showMessage(text('betsPlaced', { amount: money(sumOf(sent)) }));
    }
    show();
  }

  async function cancelBets(): Promise<void> {
    const open = playerBets().filter((round) => round.state === 'OPEN');
    isSending = true;
    show();
    let isBack = open.length > 0;
    for (const { id } of open) isBack = (await context.cancel(id)) && isBack;
    isSending = false;
    if (isBack) context.showMessage(text('takenBack'));
    show();
  }

  const action = (words: string, onPress: () => void): HTMLButtonElement => {
    const made = element('button', { type: 'button', class: 'button is-small table-action' }, words);
    made.addEventListener('click', onPress);
    return made;
  };
  const undoButton = action(text('undo'), undo);
  const clearButton = action(text('clear'), clear);
  const doubleButton = action(text('double'), double);
  const rebetButton = action(text('rebet'), rebet);
  const backButton = action(text('takeBack'), () => void cancelBets());
  const confirmButton = element('button', { type: 'button', class: 'button is-primary table-confirm' });
  confirmButton.addEventListener('click', () => void confirm());
  const chipButtons = chips.map((amount, tone) => {
    const made = element(
      'button',
      { type: 'button', class: 'chip-button', 'aria-label': text('chip', { amount: money(amount) }) },
      chipOf(shortAmount(amount, currency), tone),
    );
    made.addEventListener('click', () => {
      chip = amount;
      show();
    });
    return made;
  });
  const tray = element(
    'div',
    { class: 'table-tray' },
    element('div', { class: 'chip-row', role: 'group', 'aria-label': text('chips') }, ...chipButtons),
    element('div', { class: 'table-actions' }, undoButton, clearButton, doubleButton, rebetButton, backButton),
    confirmButton,
  );

  /** Returns the stakes of all real bets by place, in the currency of the session. */
  function totalsOf(): ReadonlyMap<string, bigint> {
    const totals = state?.totals.places ?? [];
    return new Map(
      totals.flatMap(({ place, currency: of, amount }) => (of === currency ? [[place, BigInt(amount)] as const] : [])),
    );
  }

  function showPlaces(): void {
    const mine = placed();
    const waiting = sumsOf(pendingChips());
    const totals = totalsOf();
    for (const [place, made] of buttons) showPlace(made, mine.get(place) ?? 0n, waiting.get(place), totals.get(place));
  }

  function showPlace(
    { parts, button, pile, total }: PlaceButton<Place>,
    mine: bigint,
    waiting: bigint | undefined,
    ofAll: bigint | undefined,
  ): void {
    const amount = mine + (waiting ?? 0n);
    const words = amount > 0n ? shortAmount(amount, currency) : '';
    // An unchanged chip does not land again.
    if (pile.textContent !== words) {
      const tone = chips.findLastIndex((value) => value <= amount);
      pile.replaceChildren(...(words === '' ? [] : [chipOf(words, Math.max(0, tone))]));
    }
    pile.classList.toggle('is-waiting', waiting !== undefined);
    // The player's own bet is a chip there.
    const shared = ofAll !== undefined && ofAll > mine ? ofAll : undefined;
    total.textContent = shared === undefined ? '' : shortAmount(shared, currency);
    const name =
      amount > 0n
        ? text('placeBet', { place: parts.label, pay: parts.pay, amount: money(amount) })
        : text('placeName', { place: parts.label, pay: parts.pay });
    const table = shared === undefined ? '' : `, ${text('onTableAmount', { amount: money(shared) })}`;
    button.setAttribute('aria-label', `${name}${table}`);
    button.setAttribute('aria-disabled', String(!isOpen()));
  }

  function show(): void {
    const sum = sumOf(pendingChips());
    const canBet = isOpen();
    showPlaces();
    chipButtons.forEach((made, i) => made.setAttribute('aria-pressed', String(chips[i] === chip)));
    undoButton.disabled = !canBet || sum === 0n;
    clearButton.disabled = undoButton.disabled;
    doubleButton.disabled = undoButton.disabled;
    rebetButton.disabled = !canBet || !last || sum > 0n;
    const hasOpen = playerBets().some((round) => round.state === 'OPEN');
    backButton.hidden = !hasOpen || state?.phase !== 'betting';
    rebetButton.hidden = !backButton.hidden;
    backButton.disabled = !canBet;
    confirmButton.textContent = text(isSending ? 'placing' : sum > 0n ? 'confirm' : 'confirmEmpty', {
      amount: money(sum),
    });
    // It stays focusable, so that keyboard users keep the focus between draws.
    confirmButton.setAttribute('aria-disabled', String(!canBet || sum === 0n));
    for (const listener of listeners) listener();
  }

  /** The timer that ends the time for bets by the clock, even without a message. */
  let closing: ReturnType<typeof setTimeout> | undefined;
  function closeInTime(next: DrawState): void {
    clearTimeout(closing);
    if (next.phase === 'betting')
      closing = setTimeout(
        () => {
          if (pending.length > 0 && !isSending) {
            pending = [];
            context.showMessage(text('notConfirmed'), 'trouble');
          }
          show();
        },
        Math.max(0, next.draw.closesAt - context.now()) + 1,
      );
  }

  show();
  return {
    tray,
    placeChip,
    placeAmounts: (amounts) => placeEach([...amounts].map(([place, amount]) => ({ place, amount }))),
    pending: () => sumsOf(pendingChips()),
    placed,
    place(parts) {
      const pile = element('span', { class: 'place-pile', 'aria-hidden': 'true' });
      const total = element('span', { class: 'place-total' });
      const button = element(
        'button',
        { type: 'button', class: `place ${parts.className ?? ''}`, 'data-place': parts.place },
        element('span', { class: 'place-label' }, ...(parts.shown ?? [parts.label])),
        element('span', { class: 'place-pay' }, parts.pay),
        total,
        pile,
      );
      button.addEventListener('click', () => placeChip([parts.place]));
      buttons.set(parts.place, { parts, button, pile, total });
      showPlace({ parts, button, pile, total }, 0n, undefined, undefined);
      return button;
    },
    onMessage(message, next) {
      const isNew = state?.draw.index !== next.draw.index;
      state = next;
      if (isNew || message.type === 'hello') closeInTime(next);
      if (message.type === 'bets') showPlaces();
      else if (message.type !== 'time') show();
    },
    onChange: (listener) => void listeners.push(listener),
    setConnected(next) {
      isConnected = next;
      show();
    },
    showWinners(places) {
      for (const [place, { button }] of buttons) button.classList.toggle('is-winner', places.includes(place));
    },
    press() {
      if (pendingChips().length > 0) void confirm();
      else rebet();
    },
    onKey(key) {
      const keys: Readonly<Record<string, () => void>> = { u: undo, c: clear, d: double };
      const used = keys[key.toLowerCase()];
      used?.();
      return used !== undefined;
    },
    stepChip(step) {
      chip = chips[Math.min(chips.length - 1, Math.max(0, chips.indexOf(chip) + step))] ?? chip;
      show();
    },
  };
}
