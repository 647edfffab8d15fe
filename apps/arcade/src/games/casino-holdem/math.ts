/*
 * The exact return of casino hold'em with optimal play. Boards that differ only in the names of suits are computed
 * once. On each board, sorting compares every hand of two cards with all others. The win of a call is added to the hand
 * for each of the ten flops that the board may have begun with; then each hand and flop takes the better of call and
 * fold.
 */
import { DECK, RANKS } from '../cards.ts';
import { fraction, type Fraction } from '../fraction.ts';
import { kindOfScore, pokerKinds, pokerScore, type SuitMasks } from '../pokerHands.ts';
import { multiplicityOf, suitClasses } from '../suitClasses.ts';
import { CONTINUATIONS } from './callValue.ts';
import { antePays, bonusPayOf, QUALIFYING_SCORE } from './pays.ts';

/** How many cards are not on a board, and how many hands of two they form. */
const LEFT = DECK - 5;
const HANDS = (LEFT * (LEFT - 1)) / 2;
/** How many hands the dealer may have against one of them. */
const DEALERS = ((LEFT - 2) * (LEFT - 3)) / 2;
const PAIRS = (DECK * (DECK - 1)) / 2;

/** More than the scores of a board, so that a score and its number fit into one key for sorting. */
const MAX_SCORES = 2048;
/** With this many cards of a suit on the board, some hands have a flush. */
const FLUSH_BOARD = 3;
const FLUSH = 5;
/** A constant of this module, because the loop over all hands reads it: the test runner looks imports up every time. */
const qualifyingScore = QUALIFYING_SCORE;

const antes = pokerKinds.map((kind) => Number(antePays[kind]));
const anteOf = (score: number, pays: readonly number[]): number => pays[pokerKinds.indexOf(kindOfScore(score))] ?? 0;

/** Returns the cards of masks as numbers: the suit times 13, plus the bit of the rank. */
const cardsOf = (masks: SuitMasks): number[] =>
  masks.flatMap((mask, suit) =>
    Array.from({ length: RANKS }, (_, bit) => bit)
      .filter((bit) => mask & (1 << bit))
      .map((bit) => suit * RANKS + bit),
  );

/** The number of each pair of different cards, in any order. */
const pairPlaces = Uint16Array.from({ length: DECK * DECK }, (_, index) => {
  const [low, high] = [index % DECK, Math.floor(index / DECK)].toSorted((a, b) => a - b) as [number, number];
  return (high * (high - 1)) / 2 + low;
});

const masksOf = (cards: readonly number[]): number[] => {
  const masks = [0, 0, 0, 0];
  for (const card of cards) (masks[Math.floor(card / RANKS)] as number) |= 1 << (card % RANKS);
  return masks;
};

/** Returns how many hands and flops differ from these only in the names of suits. */
function multiplicityOfDeal(flop: SuitMasks, hand: readonly number[]): number {
  const [a, b, c, d] = flop.map((mask, suit) => mask * 8192 + (hand[suit] ?? 0)) as [number, number, number, number];
  return multiplicityOf([a, b, c, d]);
}

const flopKey = ([a, b, c, d]: readonly number[]): number =>
  (((a ?? 0) * 8192 + (b ?? 0)) * 8192 + (c ?? 0)) * 8192 + (d ?? 0);

/** A board on which every hand of two cards can be compared with all others. */
class Board {
  /** The net win of calling with each hand over all hands of the dealer, in antes. */
  readonly values = new Int32Array(HANDS);
  /** The cards that are not on the board, with their bits in each suit, whether they may form a flush, and their ranks. */
  readonly #remaining = new Uint8Array(LEFT);
  readonly #bits = [new Int32Array(LEFT), new Int32Array(LEFT), new Int32Array(LEFT), new Int32Array(LEFT)] as const;
  readonly #inFlush = new Uint8Array(LEFT);
  readonly #ranks = new Uint8Array(LEFT);
  readonly #firsts = new Uint8Array(HANDS);
  readonly #seconds = new Uint8Array(HANDS);
  /** The number of each hand among all pairs of cards. */
  readonly #places = new Uint16Array(HANDS);
  readonly #scores = new Int32Array(HANDS);
  /** The scores of the board in the order in which they were found. Hands of the same ranks without a flush share one. */
  readonly #found = new Int32Array(HANDS);
  #foundCount = 0;
  /** The number of each hand's score in `#found`, and how many hands have each. */
  readonly #numbers = new Uint16Array(HANDS);
  readonly #sizes = new Uint16Array(HANDS);
  /** The number of the score of two ranks without a flush; −1 before it is found. */
  readonly #ofRanks = new Int16Array(RANKS * RANKS);
  readonly #keys = new Float64Array(HANDS);
  readonly #starts = new Uint16Array(HANDS);
  /** The hands in ascending order of their scores. */
  readonly #order = new Uint16Array(HANDS);
  readonly #below = new Int32Array(DECK);
  readonly #unqualified = new Int32Array(DECK);
  readonly #level = new Int32Array(DECK);
  readonly #pays: readonly number[];

  constructor(pays: readonly number[]) {
    this.#pays = pays;
  }

  evaluate(masks: SuitMasks): void {
    this.#score(masks);
    this.#sort();
    this.#compare();
  }

  /**
   * Adds the wins of calls to the hands of a flop, whose suits have other names and so whose pairs have other numbers.
   */
  addTo(flop: Float64Array, newPlaces: Uint16Array, multiplicity: number): void {
    const { values } = this;
    const places = this.#places;
    for (let hand = 0; hand < HANDS; hand += 1)
      (flop[newPlaces[places[hand] as number] as number] as number) += multiplicity * (values[hand] as number);
  }

  #score(masks: SuitMasks): void {
    const [remaining, ranks] = [this.#remaining, this.#ranks];
    const inFlush = this.#inFlush.fill(0);
    const [s0, s1, s2, s3] = masks;
    const [with0, with1, with2, with3] = this.#bits;
    let boardFlush = 0;
    let count = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      const from = count;
      for (let rank = 0; rank < RANKS; rank += 1)
        if (!((masks[suit] as number) & (1 << rank))) {
          remaining[count] = suit * RANKS + rank;
          ranks[count] = rank;
          for (let other = 0; other < 4; other += 1)
            (this.#bits[other] as Int32Array)[count] = other === suit ? 1 << rank : 0;
          count += 1;
        }
      const onBoard = RANKS - (count - from);
      if (onBoard >= FLUSH_BOARD) {
        boardFlush = onBoard;
        inFlush.fill(1, from, count);
      }
    }
    this.#ofRanks.fill(-1);
    this.#foundCount = 0;
    let hand = 0;
    for (let first = 1; first < LEFT; first += 1) {
      const a = s0 | (with0[first] as number);
      const b = s1 | (with1[first] as number);
      const c = s2 | (with2[first] as number);
      const d = s3 | (with3[first] as number);
      const card = remaining[first] as number;
      const pairRow = card * DECK;
      const rankRow = (ranks[first] as number) * RANKS;
      for (let second = 0; second < first; second += 1) {
        const other = remaining[second] as number;
        const rankPair = rankRow + (ranks[second] as number);
        // Without a flush the suits of a hand do not count.
        const hasFlush = boardFlush + (inFlush[first] as number) + (inFlush[second] as number) >= FLUSH;
        let number = hasFlush ? -1 : (this.#ofRanks[rankPair] as number);
        if (number < 0) {
          number = this.#add(
            pokerScore(
              a | (with0[second] as number),
              b | (with1[second] as number),
              c | (with2[second] as number),
              d | (with3[second] as number),
            ),
          );
          if (!hasFlush) this.#ofRanks[rankPair] = number;
        }
        this.#firsts[hand] = card;
        this.#seconds[hand] = other;
        this.#places[hand] = pairPlaces[pairRow + other] as number;
        this.#scores[hand] = this.#found[number] as number;
        this.#numbers[hand] = number;
        (this.#sizes[number] as number) += 1;
        hand += 1;
      }
    }
  }

  /** Adds a score. Returns its number. */
  #add(score: number): number {
    const number = this.#foundCount;
    this.#found[number] = score;
    this.#sizes[number] = 0;
    this.#foundCount += 1;
    return number;
  }

  /** Sorts the scores, of which there are far fewer than hands, then places each hand among those of its score. */
  #sort(): void {
    const keys = this.#keys.subarray(0, this.#foundCount);
    for (let number = 0; number < keys.length; number += 1)
      keys[number] = (this.#found[number] as number) * MAX_SCORES + number;
    keys.sort();
    const [starts, numbers] = [this.#starts, this.#numbers];
    let start = 0;
    for (const key of keys) {
      const number = key % MAX_SCORES;
      starts[number] = start;
      start += this.#sizes[number] as number;
    }
    for (let hand = 0; hand < HANDS; hand += 1) {
      const number = numbers[hand] as number;
      this.#order[starts[number] as number] = hand;
      (starts[number] as number) += 1;
    }
  }

  /** Compares the hands in ascending order. Every count excludes hands that share a card with the player's. */
  #compare(): void {
    const [below, unqualified, level] = [this.#below.fill(0), this.#unqualified.fill(0), this.#level.fill(0)];
    const [firsts, seconds] = [this.#firsts, this.#seconds];
    let belowAll = 0;
    let unqualifiedAll = 0;
    for (let hand = 0; hand < HANDS; hand += 1)
      if ((this.#scores[hand] as number) < qualifyingScore) {
        unqualifiedAll += 1;
        (unqualified[firsts[hand] as number] as number) += 1;
        (unqualified[seconds[hand] as number] as number) += 1;
      }
    for (let from = 0; from < HANDS;) {
      const score = this.#scoreAt(from);
      let to = from;
      for (; to < HANDS && this.#scoreAt(to) === score; to += 1) this.#count(level, to, 1);
      const ante = anteOf(score, this.#pays);
      const qualifies = score >= qualifyingScore;
      for (let place = from; place < to; place += 1) {
        const hand = this.#order[place] as number;
        const a = firsts[hand] as number;
        const b = seconds[hand] as number;
        const none = unqualifiedAll - (unqualified[a] as number) - (unqualified[b] as number) + (qualifies ? 0 : 1);
        const lower = belowAll - (below[a] as number) - (below[b] as number);
        const equal = to - from - (level[a] as number) - (level[b] as number) + 1;
        const beaten = qualifies ? lower - none : 0;
        const lost = DEALERS - none - beaten - (qualifies ? equal : 0);
        this.values[hand] = ante * none + (ante + 2) * beaten - 3 * lost;
      }
      for (let place = from; place < to; place += 1) {
        this.#count(level, place, -1);
        this.#count(below, place, 1);
      }
      belowAll += to - from;
      from = to;
    }
  }

  #scoreAt(place: number): number {
    return this.#scores[this.#order[place] as number] as number;
  }

  #count(list: Int32Array, place: number, by: number): void {
    const hand = this.#order[place] as number;
    (list[this.#firsts[hand] as number] as number) += by;
    (list[this.#seconds[hand] as number] as number) += by;
  }
}

/** Returns new names of the suits, by their old ones, so that the masks of a flop do not ascend. */
function namesOf(masks: readonly number[]): number[] {
  const order = [0, 1, 2, 3].toSorted((a, b) => (masks[b] ?? 0) - (masks[a] ?? 0));
  return [0, 1, 2, 3].map((suit) => order.indexOf(suit));
}

const renamed = (card: number, names: readonly number[]): number =>
  (names[Math.floor(card / RANKS)] ?? 0) * RANKS + (card % RANKS);

const newPlacesByNames = new Map<string, Uint16Array>();

/** Returns the number of each pair of cards after the suits are renamed. There are 24 ways to name them. */
function newPlacesOf(names: readonly number[]): Uint16Array {
  const known = newPlacesByNames.get(names.join(''));
  if (known) return known;
  const places = new Uint16Array(PAIRS);
  for (let second = 1; second < DECK; second += 1)
    for (let first = 0; first < second; first += 1)
      places[pairPlaces[first * DECK + second] as number] = pairPlaces[
        renamed(first, names) * DECK + renamed(second, names)
      ] as number;
  newPlacesByNames.set(names.join(''), places);
  return places;
}

/**
 * Returns the net win of calling in antes, summed over all continuations of every flop of a class, by class and hand.
 */
function callValues(flops: readonly SuitMasks[], pays: readonly number[]): Float64Array {
  const placeOf = new Map(flops.map((masks, place) => [flopKey(masks), place]));
  const values = new Float64Array(flops.length * PAIRS);
  const board = new Board(pays);
  for (const { masks, multiplicity } of suitClasses(5)) {
    board.evaluate(masks);
    const cards = cardsOf(masks);
    for (let turn = 1; turn < 5; turn += 1)
      for (let river = 0; river < turn; river += 1) {
        const flop = masksOf(cards.filter((_, place) => place !== turn && place !== river));
        const start = (placeOf.get(flopKey(flop.toSorted((a, b) => b - a))) ?? 0) * PAIRS;
        board.addTo(values.subarray(start, start + PAIRS), newPlacesOf(namesOf(flop)), multiplicity);
      }
  }
  return values;
}

/** A hand and flop that represent all that differ only by the names of suits. Cards count as in `cardsOf`. */
export interface HandClass {
  hand: readonly [number, number];
  flop: SuitMasks;
  /** How many hands and flops are alike. */
  multiplicity: number;
  /** The net win of calling in antes, summed over all their continuations. Folding wins −1 in each. */
  value: number;
}

/**
 * Returns the name of each suit such that the masks of the flop, and of the hand where those are equal, do not ascend.
 */
function classNames(flop: SuitMasks, hand: readonly number[]): number[] {
  const order = [0, 1, 2, 3].toSorted((a, b) => (flop[b] ?? 0) - (flop[a] ?? 0) || (hand[b] ?? 0) - (hand[a] ?? 0));
  return [0, 1, 2, 3].map((suit) => order.indexOf(suit));
}

/** Yields every class of hands and flops with the value of a call. Takes ten to twenty seconds. */
export function* handClasses(pays: readonly number[] = antes): Generator<HandClass> {
  const flops = [...suitClasses(3)].map(({ masks }) => masks);
  const values = callValues(flops, pays);
  for (const [place, flop] of flops.entries()) {
    const classes = new Map<number, HandClass>();
    const onFlop = new Set(cardsOf(flop));
    for (let second = 1; second < DECK; second += 1)
      for (let first = 0; first < second; first += 1) {
        if (onFlop.has(first) || onFlop.has(second)) continue;
        const hand = masksOf([first, second]);
        const names = classNames(flop, hand);
        const chosen = [renamed(first, names), renamed(second, names)] as const;
        const key = pairPlaces[chosen[0] * DECK + chosen[1]] as number;
        const won = values[place * PAIRS + (pairPlaces[first * DECK + second] as number)] as number;
        const known = classes.get(key);
        if (known) known.value += won;
        else classes.set(key, { hand: chosen, flop, multiplicity: multiplicityOfDeal(flop, hand), value: won });
      }
    yield* classes.values();
  }
}

/** The optimal play over all classes. */
export interface BestPlay {
  classes: number;
  /** The number of hands with flops, and how many of them call. */
  hands: bigint;
  called: bigint;
  /** As a fraction of the ante. */
  returned: Fraction;
}

/** Takes the better of call and fold in each class. */
export function bestPlay(classes: Iterable<HandClass>): BestPlay {
  let count = 0;
  let hands = 0n;
  let called = 0n;
  let won = 0n;
  for (const { multiplicity, value } of classes) {
    const isCalled = value > -multiplicity * CONTINUATIONS;
    count += 1;
    hands += BigInt(multiplicity);
    if (isCalled) called += BigInt(multiplicity);
    won += BigInt(isCalled ? value : -multiplicity * CONTINUATIONS);
  }
  const all = hands * BigInt(CONTINUATIONS);
  return { classes: count, hands, called, returned: fraction(all + won, all) };
}

/** Returns the return of the bonus bet. */
export function bonusReturn(payOf = bonusPayOf): Fraction {
  let paid = 0n;
  let hands = 0n;
  for (const { masks, multiplicity } of suitClasses(5)) {
    const score = pokerScore(...masks);
    const to1 = payOf(kindOfScore(score), score);
    hands += BigInt(multiplicity);
    if (to1 !== undefined) paid += BigInt(multiplicity) * (to1 + 1n);
  }
  return fraction(paid, hands);
}
