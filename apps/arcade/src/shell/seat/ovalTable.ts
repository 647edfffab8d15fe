import type { Currency } from '@parlor/contract';
import type { HandView, SeatView, TableView } from '../../seatApi.ts';
import { amountText, netText } from '../amountText.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { face, robot } from './faces.ts';
import { createTurnRing, type TurnRing } from './turnRing.ts';

/** The table: seats around an oval of felt, with you at the lower edge. */
export interface OvalTable {
  root: HTMLElement;
  seatCount: number;
  /** The middle of the felt, where cards come from. */
  middle: HTMLElement;
  /** Returns the place of a seat's cards; your own have a separate place. */
  cardsOf: (seat: number) => HTMLElement;
  show: (table: TableView | null) => void;
  /** Draws the clocks for a time of the server. */
  tick: (now: number) => void;
}

type Spot = readonly [x: number, y: number];

const yours: Spot = [50, 92];
const top: Spot = [50, 11];
/** The positions of seats, in percent of the table, from yours on clockwise. */
const places: Readonly<Record<number, readonly Spot[]>> = {
  2: [yours, top],
  3: [yours, [15, 26], [85, 26]],
  4: [yours, [14, 42], top, [86, 42]],
  5: [yours, [14, 54], [22, 18], [78, 18], [86, 54]],
  6: [yours, [14, 54], [14, 29], top, [86, 29], [86, 54]],
};

/** Returns the position of a seat's cards: towards the middle. */
function cardPlace([x, y]: Spot): Spot {
  if (x === 50) return [50, y + (y < 50 ? 17 : -22)];
  return [x + (x < 50 ? 19 : -19), y + (y < 24 ? 9 : y > 50 ? -2 : 1)];
}

interface Pod {
  root: HTMLElement;
  cards: HTMLElement;
  ring: TurnRing;
  set: (seat: SeatView | null, hand: HandView | null) => void;
}

/** Creates the table of a game with this many seats. */
export function createOvalTable({
  seatCount,
  thinkMs,
  currency,
  text,
  playerCards,
  middle: gameMiddle,
}: {
  seatCount: number;
  thinkMs: number;
  currency: Currency;
  text: Text;
  /** Your cards. */
  playerCards: HTMLElement;
  /** The game's content in the middle. */
  middle: HTMLElement | undefined;
}): OvalTable {
  const spots = places[seatCount] ?? places[6] ?? [];
  const handLine = element('p', { class: 'felt-hand-number' });
  const hashLine = element('p', { class: 'felt-hash' });
  const countLine = element('p', { class: 'felt-count' });
  const middle = element(
    'div',
    { class: 'oval-middle' },
    ...(gameMiddle ? [gameMiddle] : []),
    countLine,
    handLine,
    hashLine,
  );
  const ownPlace = element('div', { class: 'oval-own' }, playerCards);
  const pods = spots.map((_, turn) => createPod(turn === 0));
  let yourSeat = 0;
  let dealsAt: number | null = null;
  let isWaiting = false;

  const root = element(
    'div',
    { class: 'oval-table', 'data-seats': seatCount },
    element('div', { class: 'oval-felt', 'aria-hidden': 'true' }),
    middle,
    ...pods.map((pod) => pod.cards),
    ownPlace,
    element('ul', { class: 'oval-seats' }, ...pods.map((pod) => pod.root)),
  );

  const turnOf = (seat: number): number => (seat - yourSeat + seatCount) % seatCount;

  function createPod(isYours: boolean): Pod {
    const picture = element('div', { class: 'pod-picture' });
    const ring = createTurnRing(thinkMs);
    const name = element('span', { class: 'pod-name' });
    const stack = element('span', { class: 'pod-stack number' });
    const badge = element('span', { class: 'pod-badge' });
    const dealer = element('span', { class: 'pod-dealer', hidden: true }, text('dealerMark'));
    const status = element('span', { class: 'pod-status', hidden: true });
    const result = element('span', { class: 'pod-result number', hidden: true });
    const pod = element(
      'li',
      { class: isYours ? 'pod is-yours' : 'pod' },
      element('div', { class: 'pod-face' }, picture, ring.root, dealer),
      element('div', { class: 'pod-words' }, element('span', { class: 'pod-line' }, name, badge), stack),
      status,
      result,
    );
    const cards = element('div', { class: isYours ? 'pod-cards is-yours' : 'pod-cards' });
    let drawn = '';
    return {
      root: pod,
      cards,
      ring,
      set(seat, hand) {
        pod.classList.toggle('is-free', seat === null);
        pod.setAttribute('aria-label', seat ? seatLabel(seat) : text('emptySeat'));
        ring.set(seat?.clock ?? null);
        pod.classList.toggle('is-turn', seat?.clock != null);
        const key = seat ? `${seat.isBot} ${seat.picture}` : '';
        if (key !== drawn) {
          drawn = key;
          picture.replaceChildren(...(seat ? [seat.isBot ? robot(seat.picture) : face(seat.picture)] : []));
        }
        name.textContent = seat ? (seat.isYou ? text('you') : seat.name) : text('emptySeat');
        stack.textContent = seat ? amountText(BigInt(seat.stack), currency) : '';
        badge.textContent = seat?.isBot ? text('bot') : '';
        badge.hidden = !seat?.isBot;
        const isDealer = seat !== null && hand?.places.at(-1) === seat.seat;
        dealer.hidden = !isDealer;
        const shown = seat && seat.status !== 'playing' ? text(`status.${seat.status}`) : '';
        status.textContent = shown;
        // While a finished hand is shown, its results replace the status.
        const money = seat && hand?.results?.find((row) => row.seat === seat.seat && row.name === seat.name);
        status.hidden = shown === '' || (money != null && seat?.status === 'waiting');
        result.hidden = !money;
        result.textContent = money ? netText(BigInt(money.net), currency) : '';
        result.dataset['tone'] = money ? (money.units > 0 ? 'won' : money.units < 0 ? 'lost' : 'even') : '';
        pod.classList.toggle('is-resting', seat !== null && seat.status !== 'playing' && !money);
      },
    };
  }

  function seatLabel(seat: SeatView): string {
    const values = { name: seat.isYou ? text('you') : seat.name, stack: amountText(BigInt(seat.stack), currency) };
    return text(seat.isBot ? 'seatBot' : 'seatName', values);
  }

  pods.forEach(({ root: pod, cards }, turn) => {
    const spot = spots[turn] ?? [50, 50];
    const [x, y] = cardPlace(spot);
    pod.style.insetInlineStart = `${spot[0]}%`;
    pod.style.insetBlockStart = `${spot[1]}%`;
    if (spot === top) cards.classList.add('is-top');
    cards.dataset['turn'] = String(turn);
    cards.style.insetInlineStart = `${x}%`;
    cards.style.insetBlockStart = `${y}%`;
  });

  function tick(now: number): void {
    for (const { ring } of pods) ring.draw(now);
    const left = dealsAt === null ? null : Math.max(0, Math.ceil((dealsAt - now) / 1000));
    countLine.textContent =
      left !== null ? text('dealsIn', { count: left }) : isWaiting ? text('waitingForPlayers') : '';
  }

  return {
    root,
    seatCount,
    middle,
    cardsOf: (seat) => pods[turnOf(seat)]?.cards ?? middle,
    show(table) {
      yourSeat = table?.you.seat ?? 0;
      const hand = table?.hand ?? null;
      pods.forEach((pod, turn) => {
        const seat = table?.seats.find((candidate) => turnOf(candidate.seat) === turn) ?? null;
        pod.set(seat, hand);
      });
      const shown = hand && hand.results === null ? hand : (table?.next ?? hand);
      handLine.textContent = shown ? text('handNumber', { number: shown.number + 1 }) : '';
      hashLine.textContent = shown ? text('hashOf', { hash: `${shown.serverSeedHash.slice(0, 8)}…` }) : '';
      dealsAt = table?.next?.dealsAt ?? null;
      isWaiting = table !== null && hand === null;
    },
    tick,
  };
}
