import { element } from '../../../shell/element.ts';
import { easeOut, type Motion } from '../../../shell/motion.ts';
import { PLACES, ROWS } from '../paytable.ts';
import type { ChangedValue, Coin } from '../roundEvents.ts';
import { coinElement, writeValue } from './coins.ts';

const LAND_MS = 330;
const SPECIAL_MS = 620;
const SWEEP_MS = 130;
const FLIGHT_SHARE = 0.7;

interface HoldBoardParts {
  motion: Motion;
  /** Whether motion is off. */
  isStill: () => boolean;
}

/** The board of the respins: fifteen places, some with coins. */
export interface HoldBoard {
  root: HTMLElement;
  /** Shows the board with the coins that started the respins. */
  open: (coins: readonly Coin[]) => void;
  close: () => void;
  /** The empty places roll. */
  roll: () => void;
  /** Stops the empty places of a reel. */
  stop: (reel: number) => void;
  /** Drops a coin into its place. */
  land: (coin: Coin) => Promise<void>;
  /** A special coin changes values: sparks fly, and the values count. */
  change: (place: number, kind: 'collector' | 'doubler', changed: readonly ChangedValue[]) => Promise<void>;
  /** Lights one coin after the other. */
  sweep: (onCoin: (value: number, index: number) => void) => Promise<void>;
  /** The total value of the shown coins, in stakes. */
  totalValue: () => number;
  emptyPlaces: () => number;
}

/** Creates the board. */
export function createHoldBoard({ motion, isStill }: HoldBoardParts): HoldBoard {
  // The grid fills its columns first, as the places are numbered.
  const places = Array.from({ length: PLACES }, () => element('div', { class: 'place' }));
  const root = element('div', { class: 'hold', hidden: true, 'aria-hidden': 'true' }, ...places);
  const shown = new Map<number, { coin: HTMLElement; value: number }>();

  function addCoin({ place, kind, value }: Coin): HTMLElement {
    const coin = coinElement(kind, value);
    places[place]?.replaceChildren(coin);
    places[place]?.classList.add('is-taken');
    shown.set(place, { coin, value });
    return coin;
  }

  function setValue({ place, value }: ChangedValue): void {
    const entry = shown.get(place);
    if (!entry) return;
    entry.value = value;
    writeValue(entry.coin, value);
  }

  const isEmpty = (place: number): boolean => !shown.has(place);

  function markLast(): void {
    const empty = places.filter((_, place) => isEmpty(place));
    root.classList.toggle('is-last', empty.length === 1);
  }

  /** Creates a spark that flies from one place to another. */
  function spark(from: number, to: number): HTMLElement | undefined {
    const [start, end] = [places[from], places[to]];
    if (!start || !end) return undefined;
    const created = element('i', { class: 'spark' });
    created.style.left = `${start.offsetLeft + start.offsetWidth / 2}px`;
    created.style.top = `${start.offsetTop + start.offsetHeight / 2}px`;
    created.style.setProperty('--dx', `${end.offsetLeft - start.offsetLeft}px`);
    created.style.setProperty('--dy', `${end.offsetTop - start.offsetTop}px`);
    root.append(created);
    return created;
  }

  async function land(coin: Coin): Promise<void> {
    const landing = addCoin(coin);
    markLast();
    const place = places[coin.place];
    place?.classList.add('is-landing');
    if (!isStill()) {
      // It falls, hits the board, is squashed for a moment and rests.
      await motion.run(LAND_MS, (part) => {
        const fall = Math.min(1, part / 0.5);
        const squash = part < 0.5 ? 0 : Math.sin(((part - 0.5) / 0.5) * Math.PI * 2) * (1 - part) * 0.55;
        landing.style.transform = `translateY(${(fall ** 2 - 1) * 130}%) scale(${1 + squash}, ${1 - squash})`;
      });
    }
    landing.style.transform = '';
    place?.classList.remove('is-landing');
  }

  return {
    root,
    open(coins) {
      shown.clear();
      for (const place of places) {
        place.replaceChildren();
        place.className = 'place';
      }
      for (const coin of coins) addCoin(coin);
      root.hidden = false;
      markLast();
    },
    close() {
      root.hidden = true;
      root.classList.remove('is-last', 'is-full');
    },
    roll() {
      for (const [place, slot] of places.entries()) {
        if (isEmpty(place)) slot.classList.add('is-rolling');
      }
    },
    stop(reel) {
      for (let row = 0; row < ROWS; row += 1) places[reel * ROWS + row]?.classList.remove('is-rolling');
    },
    land,
    async change(place, kind, changed) {
      const special = places[place];
      special?.classList.add('is-acting');
      root.dataset['acting'] = kind;
      const sources =
        kind === 'collector'
          ? [...shown.keys()].filter((other) => other !== place).map((other) => [other, place] as const)
          : changed.map((other) => [place, other.place] as const);
      const before = new Map([...shown].map(([at, { value }]) => [at, value]));
      const sparks = isStill() ? [] : sources.map(([from, to]) => spark(from, to));
      await motion.run(isStill() ? 0 : SPECIAL_MS, (part) => {
        const flown = Math.min(1, part / FLIGHT_SHARE);
        for (const flying of sparks) flying?.style.setProperty('--flown', String(easeOut(flown)));
        // The values count while the sparks arrive.
        const counted = Math.max(0, (part - 0.4) / 0.6);
        for (const { place: at, value } of changed) {
          const from = before.get(at) ?? 0;
          setValue({ place: at, value: part === 1 ? value : Math.round(from + (value - from) * counted) });
        }
      });
      for (const flying of sparks) flying?.remove();
      for (const { place: at } of changed) places[at]?.classList.add('is-changed');
      if (isStill()) await motion.pause(SPECIAL_MS);
      else await motion.pause(180);
      for (const { place: at } of changed) places[at]?.classList.remove('is-changed');
      special?.classList.remove('is-acting');
      delete root.dataset['acting'];
    },
    async sweep(onCoin) {
      root.classList.remove('is-last');
      root.classList.toggle('is-full', shown.size === PLACES);
      const inOrder = [...shown].toSorted(([a], [b]) => a - b);
      for (const [index, [place, { value }]] of inOrder.entries()) {
        places[place]?.classList.add('is-swept');
        onCoin(value, index);
        await motion.pause(SWEEP_MS);
      }
    },
    totalValue: () => [...shown.values()].reduce((sum, { value }) => sum + value, 0),
    emptyPlaces: () => PLACES - shown.size,
  };
}
