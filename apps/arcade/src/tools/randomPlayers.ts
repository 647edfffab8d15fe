import type { InHouseFamily, SeatFamily } from '@parlor/artwork/titles';
import type { UniformDraw } from '../fairness/uniformDraw.ts';
import { drawDistinct } from '../fairness/drawDistinct.ts';
import { bullBullPlaces } from '../games/bull-bull/rules.ts';
import { dragonTigerPlaces } from '../games/dragon-tiger/rules.ts';
import { fishPrawnCrabPlaces } from '../games/fish-prawn-crab/rules.ts';
import type { Game, RoundEvent } from '../games/game.ts';
import {
  MAX_HANDS,
  type BlackjackChoice,
  type BlackjackDecision,
  type BlackjackEvent,
} from '../games/blackjack/rules.ts';
import { baccaratPlaces } from '../games/baccarat/rules.ts';
import { bingoFormOf } from '../games/bingo/forms.ts';
import { randomTicket } from '../games/bingo/makeTickets.ts';
import type { BingoChoice } from '../games/bingo/rules.ts';
import type { CasinoHoldemChoice, CasinoHoldemDecision } from '../games/casino-holdem/rules.ts';
import { climbDifficulties, ladders } from '../games/climb/math.ts';
import type { ClimbChoice, ClimbDecision, ClimbEvent } from '../games/climb/rules.ts';
import { coinSides, type CoinFlipChoice, type CoinFlipDecision, type CoinFlipEvent } from '../games/coin-flip/rules.ts';
import * as crash from '../games/crash/math.ts';
import type { CrashChoice, CrashDecision, CrashEvent } from '../games/crash/rules.ts';
import { dicePlays } from '../games/dice-draw/math.ts';
import { MAX_WINNING, MIN_WINNING } from '../games/dice/math.ts';
import { diceSides, type DiceChoice } from '../games/dice/rules.ts';
import { placeCodes as fanTanPlaces } from '../games/fan-tan/places.ts';
import { fishSpecies, MAX_SHOTS, type FishSpecies } from '../games/fish/math.ts';
import type { FishChoice } from '../games/fish/rules.ts';
import { digitFormOf } from '../games/digit-draw/forms.ts';
import { digitPlays } from '../games/digit-draw/math.ts';
import { MAX_SKIPS, type HiLoChoice, type HiLoDecision, type HiLoEvent } from '../games/hi-lo/rules.ts';
import { kenoRisks, MAX_PICKS, NUMBERS } from '../games/keno/math.ts';
import type { KenoChoice } from '../games/keno/rules.ts';
import { MAX_TARGET, MIN_TARGET } from '../games/limbo/math.ts';
import type { LimboChoice } from '../games/limbo/rules.ts';
import { MAX_MINES, TILES } from '../games/mines/math.ts';
import type { MinesChoice, MinesDecision, MinesEvent } from '../games/mines/rules.ts';
import { moneyWheelPlaces } from '../games/money-wheel/rules.ts';
import { pickFormOf } from '../games/pick-draw/forms.ts';
import { pickPlays } from '../games/pick-draw/math.ts';
import type { PlaceBets } from '../games/placePays.ts';
import { plinkoRisks, plinkoRows } from '../games/plinko/math.ts';
import type { PlinkoChoice } from '../games/plinko/rules.ts';
import { raceFormOf } from '../games/race-draw/forms.ts';
import { racePlays } from '../games/race-draw/math.ts';
import { placeCodes as roulettePlaces } from '../games/roulette/places.ts';
import { sicBoPlaces } from '../games/sic-bo/rules.ts';
import type { ThreeCardPokerChoice, ThreeCardPokerDecision } from '../games/three-card-poker/rules.ts';
import type { VideoPokerChoice, VideoPokerDecision } from '../games/video-poker/rules.ts';
import { wheelRisks, wheelSizes } from '../games/wheel/math.ts';
import type { WheelChoice } from '../games/wheel/rules.ts';
import { randomTickets } from './randomTickets.ts';

/** The player's view of an open round, and the player's boldness. */
interface OpenRound<Choice, Event extends RoundEvent> {
  choice: Choice;
  events: readonly Event[];
  /** The average number of decisions before the player cashes out. */
  boldness: number;
}

/** A player of a game who picks among all allowed bets and decisions at random. */
export interface RandomPlayer<Choice = unknown, Decision = unknown, Event extends RoundEvent = RoundEvent> {
  /** `chips` are the available stakes, which form the amounts of a game with slips. `code` is the title. */
  choose: (draw: UniformDraw, chips: readonly bigint[], code: string) => Choice;
  /** Returns the next decision of an open round. Absent for a game without decisions. */
  decide?: (draw: UniformDraw, round: OpenRound<Choice, Event>) => Decision;
}

/** Erases the game's types of a player. `decide` receives only rounds of the same game. */
function definePlayer<Choice, Decision = never, Event extends RoundEvent = RoundEvent>({
  choose,
  decide,
}: RandomPlayer<Choice, Decision, Event>): RandomPlayer {
  return {
    choose,
    ...(decide && {
      decide: (draw: UniformDraw, round: OpenRound<unknown, RoundEvent>) =>
        decide(draw, round as OpenRound<Choice, Event>),
    }),
  };
}

/** Picks an item of a list, each equally likely. */
export function pick<Item>(items: readonly Item[], draw: UniformDraw): Item {
  return items[draw(items.length)] as Item;
}

/** Returns the stake of a choice: the sum of a slip's amounts, or the chip. */
export function stakeOf({ slip }: Pick<Game, 'slip'>, choice: unknown, chip: bigint): bigint {
  return slip ? slip.amountsOf(choice).reduce((sum, amount) => sum + amount, 0n) : chip;
}

/** Draws a number from `least` to `most`, inclusive. */
function between(min: number, max: number, draw: UniformDraw): number {
  return min + draw(max - min + 1);
}

const climber = definePlayer<ClimbChoice, ClimbDecision, ClimbEvent>({
  choose: (draw) => ({ difficulty: pick(climbDifficulties, draw) }),
  decide: (draw, { choice, events, boldness }) =>
    events.length > 0 && draw(boldness) === 0
      ? { type: 'cash_out' }
      : { type: 'step', door: draw(ladders[choice.difficulty].doors) },
});

const miner = definePlayer<MinesChoice, MinesDecision, MinesEvent>({
  choose: (draw) => ({ mines: between(1, MAX_MINES, draw) }),
  decide: (draw, { events, boldness }) => {
    if (events.length > 0 && draw(boldness) === 0) return { type: 'cash_out' };
    const revealed = events.flatMap((event) => (event.type === 'tile_revealed' ? [event.tile] : []));
    const hidden = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !revealed.includes(tile));
    return { type: 'pick', tile: pick(hidden, draw) };
  },
});

const coinFlipper = definePlayer<CoinFlipChoice, CoinFlipDecision, CoinFlipEvent>({
  choose: (draw) => ({ side: pick(coinSides, draw) }),
  decide: (draw, { boldness }) =>
    draw(boldness) === 0 ? { type: 'cash_out' } : { type: 'flip', side: pick(coinSides, draw) },
});

const cardGuesser = definePlayer<HiLoChoice, HiLoDecision, HiLoEvent>({
  choose: () => ({}),
  decide: (draw, { events, boldness }) => {
    if (events.some(({ type }) => type === 'guess_made') && draw(boldness) === 0) return { type: 'cash_out' };
    const skips = events.filter(({ type }) => type === 'card_skipped').length;
    if (skips < MAX_SKIPS && draw(3) === 0) return { type: 'skip' };
    const last = events.findLast((event) => 'offers' in event);
    return { type: 'guess', guess: pick(last?.offers ?? [], draw).guess };
  },
});

const crashPlayer = definePlayer<CrashChoice, CrashDecision, CrashEvent>({
  choose: (draw) => ({
    panel: pick([0, 1], draw),
    target: draw(3) === 0 ? null : between(crash.MIN_TARGET, pick([200, 1000, crash.MAX_TARGET], draw), draw),
    clientSeed: Array.from({ length: 32 }, () => draw(16).toString(16)).join(''),
  }),
  // The crash point of the round is unknown, so a cash-out may be too late; another decision then follows.
  decide: (draw, { events }) => {
    const at = between(crash.MIN_TARGET, pick([150, 300, 2000], draw), draw);
    const isFirstDecision = events.length === 0;
    const decisions: CrashDecision[] = [{ ended: true }, { cashOut: 'all', at }, { returned: true }];
    return isFirstDecision && draw(3) === 0 ? { cashOut: 'half', at } : pick(decisions, draw);
  },
});

const diceRoller = definePlayer<DiceChoice>({
  choose: (draw) => ({ side: pick(diceSides, draw), winning: between(MIN_WINNING, MAX_WINNING, draw) }),
});

const limboPlayer = definePlayer<LimboChoice>({
  // Low targets are more frequent, so that some rounds win.
  choose: (draw) => ({ target: between(MIN_TARGET, pick([200, 1000, 10_000, 1_000_000, MAX_TARGET], draw), draw) }),
});

const plinkoPlayer = definePlayer<PlinkoChoice>({
  choose: (draw) => ({ rows: pick(plinkoRows, draw), risk: pick(plinkoRisks, draw) }),
});

const wheelPlayer = definePlayer<WheelChoice>({
  choose: (draw) => ({ segments: pick(wheelSizes, draw), risk: pick(wheelRisks, draw) }),
});

const kenoPlayer = definePlayer<KenoChoice>({
  choose: (draw) => ({
    picks: drawDistinct(draw, NUMBERS, between(1, MAX_PICKS, draw))
      .map((index) => index + 1)
      .toSorted((a, b) => a - b),
    risk: pick(kenoRisks, draw),
  }),
});

const blackjackPlayer = definePlayer<BlackjackChoice, BlackjackDecision, BlackjackEvent>({
  choose: (draw, chips) => ({
    stakes: Array.from({ length: between(1, MAX_HANDS, draw) }, () => pick(chips, draw).toString()),
  }),
  decide: (draw, { events }) => {
    const last = events.at(-1);
    return last?.type === 'turn' ? { type: pick(last.moves, draw) } : { type: 'insurance', isTaken: draw(2) === 0 };
  },
});

const fisher = definePlayer<FishChoice>({
  choose: (draw, chips) => {
    // Some players shoot only at the naga. Otherwise hardly any round would have a row of the book.
    const isHunter = draw(4) === 0;
    const count = isHunter ? MAX_SHOTS : between(1, MAX_SHOTS, draw);
    const aims: readonly FishSpecies[] = isHunter ? ['naga'] : fishSpecies;
    return {
      shots: Array.from({ length: count }, () => ({
        bullet: pick(chips, draw).toString(),
        species: pick(aims, draw),
      })),
    };
  },
});

const threeCardPlayer = definePlayer<ThreeCardPokerChoice, ThreeCardPokerDecision>({
  choose: (draw, chips) => ({
    ante: pick(chips, draw).toString(),
    pairPlus: draw(2) === 0 ? null : pick(chips, draw).toString(),
  }),
  decide: (draw) => ({ type: pick(['play', 'fold'] as const, draw) }),
});

const casinoHoldemPlayer = definePlayer<CasinoHoldemChoice, CasinoHoldemDecision>({
  choose: (draw, chips) => ({
    ante: pick(chips, draw).toString(),
    bonus: draw(2) === 0 ? null : pick(chips, draw).toString(),
  }),
  decide: (draw) => ({ type: pick(['call', 'fold'] as const, draw) }),
});

const videoPokerPlayer = definePlayer<VideoPokerChoice, VideoPokerDecision>({
  choose: () => ({}),
  decide: (draw) => ({ type: 'draw', held: [0, 1, 2, 3, 4].filter(() => draw(2) === 0) }),
});

const digitPlayer = definePlayer({
  choose: (draw, chips, code) => randomTickets(digitFormOf(code), digitPlays[digitFormOf(code)], draw, chips),
});
const racePlayer = definePlayer({
  choose: (draw, chips, code) => randomTickets(raceFormOf(code), racePlays[raceFormOf(code)], draw, chips),
});
const dicePlayer = definePlayer({ choose: (draw, chips) => randomTickets('dice', dicePlays.dice, draw, chips) });
const ballPlayer = definePlayer({
  choose: (draw, chips, code) => randomTickets(pickFormOf(code), pickPlays[pickFormOf(code)], draw, chips),
});

const bingoPlayer = definePlayer<Omit<BingoChoice, 'form'>>({
  choose: (draw, chips, code) => ({
    amount: pick(chips, draw).toString(),
    tickets: Array.from({ length: between(1, 4, draw) }, () => randomTicket(bingoFormOf(code), draw)),
  }),
});

const slotPlayer = definePlayer<Record<string, never>>({ choose: () => ({}) });

/** Creates a player who places chips on some places of a table. */
function tablePlayer(places: readonly string[]): RandomPlayer {
  return definePlayer<PlaceBets<string>>({
    choose: (draw, chips) => ({
      bets: Object.fromEntries(
        drawDistinct(draw, places.length, between(1, Math.min(3, places.length), draw)).map((index) => [
          places[index] ?? '',
          pick(chips.slice(0, 4), draw).toString(),
        ]),
      ),
    }),
  });
}

/** The games that people play with each other. Their hands are recorded, not their sittings. */
export const seatFamilies: readonly SeatFamily[] = ['pok-deng', 'big-two', 'brag'];

/**
 * The random player of each family of games, except games that people play with each other. Slips of the sportsbook do
 * not use the round calls: `randomSlip` creates a slip and its fixtures.
 */
export const randomPlayers: Readonly<Record<Exclude<InHouseFamily, 'sportsbook' | SeatFamily>, RandomPlayer>> = {
  climb: climber,
  'coin-flip': coinFlipper,
  crash: crashPlayer,
  dice: diceRoller,
  'emerald-falls': slotPlayer,
  'hi-lo': cardGuesser,
  keno: kenoPlayer,
  limbo: limboPlayer,
  'lotus-lanterns': slotPlayer,
  mines: miner,
  'night-market': slotPlayer,
  plinko: plinkoPlayer,
  reels: slotPlayer,
  wheel: wheelPlayer,
  scratch: slotPlayer,
  blackjack: blackjackPlayer,
  'three-card-poker': threeCardPlayer,
  'casino-holdem': casinoHoldemPlayer,
  'video-poker': videoPokerPlayer,
  baccarat: tablePlayer(baccaratPlaces),
  'bull-bull': tablePlayer(bullBullPlaces),
  'fish-prawn-crab': tablePlayer(fishPrawnCrabPlaces),
  'sic-bo': tablePlayer(sicBoPlaces),
  'dragon-tiger': tablePlayer(dragonTigerPlaces),
  roulette: tablePlayer(roulettePlaces),
  bingo: bingoPlayer,
  'money-wheel': tablePlayer(moneyWheelPlaces),
  'fan-tan': tablePlayer(fanTanPlaces),
  fish: fisher,
  'digit-draw': digitPlayer,
  'race-draw': racePlayer,
  'dice-draw': dicePlayer,
  'pick-draw': ballPlayer,
};
