import { cardOf, DECK, RANKS } from '../cards.ts';
import { fraction, type Fraction } from '../fraction.ts';
import { handKinds, PLAYED_SCORE, QUALIFYING_SCORE, valueOfHand, type HandKind } from './hands.ts';
import { bonusPays, pairPlusPays } from './pays.ts';

interface DealtHand {
  cards: readonly [number, number, number];
  score: number;
  kind: HandKind;
}

const HANDS = (DECK * (DECK - 1) * (DECK - 2)) / 6;

function allHands(): DealtHand[] {
  const hands: DealtHand[] = [];
  for (let first = 0; first < DECK; first += 1)
    for (let second = first + 1; second < DECK; second += 1)
      for (let third = second + 1; third < DECK; third += 1) {
        const cards = [first, second, third] as const;
        hands.push({ cards, ...valueOfHand(cards.map(cardOf)) });
      }
  return hands;
}

/** Returns a key that is the same for hands that differ only in the names of their suits. */
function classOf({ cards }: DealtHand): string {
  const suits: number[] = [];
  // Equal ranks differ only in their suits, so their order does not matter.
  return [...cards]
    .toSorted((a, b) => (a % RANKS) - (b % RANKS) || a - b)
    .map((card) => {
      const suit = Math.floor(card / RANKS);
      if (!suits.includes(suit)) suits.push(suit);
      return `${card % RANKS}${'abc'[suits.indexOf(suit)]}`;
    })
    .join('');
}

/** A player's hand, the number of equivalent hands, and the results of dealers against it. */
export interface Matchup {
  score: number;
  kind: HandKind;
  multiplicity: number;
  /** Hands of the dealer that do not qualify, lose, tie and win; there are as many for every hand. */
  unqualified: number;
  beaten: number;
  tied: number;
  lost: number;
}

/** Returns every hand of the player against every hand of the dealer. */
export function allMatchups(): Matchup[] {
  const hands = allHands();
  const scores = Int32Array.from(hands, ({ score }) => score);
  const cards = Int32Array.from(hands.flatMap((hand) => [...hand.cards]));
  const classes = new Map<string, { hand: DealtHand; multiplicity: number }>();
  for (const hand of hands) {
    const name = classOf(hand);
    const known = classes.get(name);
    if (known) known.multiplicity += 1;
    else classes.set(name, { hand, multiplicity: 1 });
  }
  return [...classes.values()].map(({ hand: { score, kind, cards: playerCards }, multiplicity }) => {
    const isPlayer = new Uint8Array(DECK);
    for (const card of playerCards) isPlayer[card] = 1;
    const counts = { unqualified: 0, beaten: 0, tied: 0, lost: 0 };
    for (let index = 0, place = 0; index < HANDS; index += 1, place += 3) {
      const first = cards[place] as number;
      const second = cards[place + 1] as number;
      const third = cards[place + 2] as number;
      if (isPlayer[first] || isPlayer[second] || isPlayer[third]) continue;
      const dealer = scores[index] as number;
      if (dealer < QUALIFYING_SCORE) counts.unqualified += 1;
      else if (dealer < score) counts.beaten += 1;
      else if (dealer === score) counts.tied += 1;
      else counts.lost += 1;
    }
    return { score, kind, multiplicity, ...counts };
  });
}

const dealersOf = ({ unqualified, beaten, tied, lost }: Matchup): bigint => BigInt(unqualified + beaten + tied + lost);

/** Returns the net win of playing a hand over all hands of the dealer, in antes. Folding wins −1 for each. */
export function playWins(matchup: Matchup, bonuses = bonusPays): bigint {
  const { unqualified, beaten, lost, kind } = matchup;
  return BigInt(unqualified + 2 * beaten - 2 * lost) + (bonuses[kind] ?? 0n) * dealersOf(matchup);
}

/** Returns the return of ante and play, as a fraction of the ante, of a player who plays hands from a score on. */
export function anteReturn(matchups: readonly Matchup[], bonuses = bonusPays, from = PLAYED_SCORE): Fraction {
  let won = 0n;
  let all = 0n;
  for (const matchup of matchups) {
    const multiplicity = BigInt(matchup.multiplicity);
    const dealers = dealersOf(matchup);
    all += multiplicity * dealers;
    won += multiplicity * (matchup.score >= from ? playWins(matchup, bonuses) : -dealers);
  }
  return fraction(all + won, all);
}

/** Returns how many of the hands are of each kind. */
export function kindCounts(): Record<HandKind, number> {
  const counts = Object.fromEntries(handKinds.map((kind) => [kind, 0])) as Record<HandKind, number>;
  for (const { kind } of allHands()) counts[kind] += 1;
  return counts;
}

/** Returns the return of pair plus. */
export function pairPlusReturn(pays = pairPlusPays): Fraction {
  const counts = kindCounts();
  const paid = handKinds.reduce((sum, kind) => {
    const to1 = pays[kind];
    return to1 === undefined ? sum : sum + BigInt(counts[kind]) * (to1 + 1n);
  }, 0n);
  return fraction(paid, HANDS);
}
