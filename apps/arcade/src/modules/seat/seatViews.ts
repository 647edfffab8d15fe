import type { Game } from '../../games/game.ts';
import { RAKE, type SeatRules } from '../../games/seatGame.ts';
import type { Seating } from '../../games/seating.ts';
import type { HandView, PastHand, PlaceResult, SeatTerms, SeatView, TableView } from '../../seatApi.ts';
import { stakesOnOffer } from '../session/playProfile.ts';
import type { PlaySession } from '../session/session.service.ts';
import { stateOf } from './handPlay.ts';
import { minStack } from './lineUp.ts';
import {
  isAway,
  isBot,
  isInHand,
  isPlaying,
  present,
  type Hand,
  type SeatTimes,
  type Sitting,
  type Table,
} from './seatTable.ts';
import { clockOf } from './tableStep.ts';

interface Viewing {
  seating: Seating;
  times: SeatTimes;
  now: number;
}

/** The fields of a sitting that results use. */
export interface Sitter {
  id: string;
  name: string;
  /** Null for a bot. */
  round: object | null;
}

/** Returns the players' results of a hand; null while it continues. */
function resultsOf({ places, overAt }: Hand, sittings: readonly Sitter[], you: string): PlaceResult[] | null {
  if (overAt === null) return null;
  return places.map(({ place, seat, sittingId, money }) => {
    const sitting = sittings.find(({ id }) => id === sittingId);
    return {
      place,
      seat,
      name: sitting?.name ?? '',
      isBot: sitting?.round == null,
      isYou: sittingId === you,
      units: money?.units ?? 0,
      net: (money?.net ?? 0n).toString(),
      rake: (money?.rake ?? 0n).toString(),
    };
  });
}

function handView({ sittings }: Table, hand: Hand, you: Sitting, rules: SeatRules): HandView {
  const place = hand.places.find(({ sittingId }) => sittingId === you.id)?.place ?? null;
  const isKnown = hand.gameVersion === rules.version;
  const state = isKnown ? stateOf(rules, hand) : null;
  const toMove = Object.keys(hand.turns).map(Number);
  const isYourTurn = place !== null && toMove.includes(place);
  return {
    id: hand.id,
    number: hand.number,
    places: hand.places.map(({ seat }) => seat),
    yourPlace: place,
    view: isKnown ? rules.viewFor(state, place) : null,
    toMove,
    yourMoves: isYourTurn ? [...rules.moves(state, place)] : [],
    yourPosition: hand.moves.filter((move) => move.place === place).length,
    results: resultsOf(hand, sittings, you.id),
    serverSeedHash: hand.serverSeedHash,
    clientSeed: hand.clientSeed,
    serverSeed: hand.overAt === null ? null : hand.serverSeed,
  };
}

function seatView(table: Table, sitting: Sitting, you: Sitting, { seating, times, now }: Viewing): SeatView {
  const place = isInHand(table, sitting)
    ? table.hand?.places.find(({ sittingId }) => sittingId === sitting.id)?.place
    : undefined;
  const since = place === undefined ? undefined : table.hand?.turns[place];
  return {
    seat: sitting.seat ?? 0,
    name: sitting.name,
    picture: sitting.picture,
    isBot: isBot(sitting),
    isYou: sitting.id === you.id,
    stack: sitting.stack.toString(),
    status: place !== undefined ? 'playing' : isAway(sitting, now, times) ? 'away' : sitting.isOut ? 'out' : 'waiting',
    // The thinking time of a bot is not shown.
    clock:
      since === undefined
        ? null
        : isBot(sitting)
          ? { thinkUntil: since + seating.rules.thinkMs, endsAt: since + seating.rules.thinkMs }
          : clockOf(sitting, since, seating.rules, times, now),
  };
}

/** Returns a table as one of its players sees it. */
export function tableView(table: Table, you: Sitting, viewing: Viewing): TableView {
  const { seating } = viewing;
  const { round } = you;
  if (!round) throw new Error('a bot looks at no table');
  const max = table.base * BigInt(seating.buyIn.most);
  const isPaid = round.state === 'OPEN' && round.staked === you.bought;
  return {
    id: table.id,
    version: Number(table.version),
    base: table.base.toString(),
    seatCount: seating.rules.seats.most,
    seats: present(table).flatMap((sitting) => (sitting.seat === null ? [] : [seatView(table, sitting, you, viewing)])),
    hand: table.hand && handView(table, table.hand, you, seating.rules),
    next: isPlaying(table.hand)
      ? null
      : {
          id: table.next.id,
          number: table.next.number,
          serverSeedHash: table.next.serverSeedHash,
          dealsAt: table.dealsAt,
        },
    you: {
      roundId: round.id,
      seat: you.seat,
      stack: you.stack.toString(),
      isOut: you.isOut,
      isShort: you.stack < minStack(seating.rules, table.base),
      isLeaving: you.isLeaving,
      bankMs: you.bankMs,
      isReady: you.seed?.handId === table.next.id,
      topUps: round.topUps,
      mostTopUp: (isPaid && you.stack < max ? max - you.stack : 0n).toString(),
    },
  };
}

/** Returns the terms of a title's tables for a session. */
export function seatTerms(game: Game, seating: Seating, session: PlaySession, { bankMs }: SeatTimes): SeatTerms {
  const { rules, buyIn } = seating;
  return {
    bases: stakesOnOffer(game, session).map(String),
    seats: rules.seats,
    buyIn,
    rake: { numerator: RAKE.numerator.toString(), denominator: RAKE.denominator.toString() },
    thinkMs: rules.thinkMs,
    bankMs,
  };
}

/** Returns a finished hand with all its inputs. */
export function pastHand(
  hand: Hand,
  sittings: readonly Sitter[],
  you: string,
  base: bigint,
  rules: SeatRules,
): PastHand {
  return {
    id: hand.id,
    number: hand.number,
    base: base.toString(),
    gameVersion: hand.gameVersion,
    dealtAt: hand.dealtAt,
    serverSeedHash: hand.serverSeedHash,
    serverSeed: hand.serverSeed,
    clientSeed: hand.clientSeed,
    clientSeeds: hand.places.map(({ clientSeed }) => clientSeed),
    moves: hand.moves,
    results: resultsOf(hand, sittings, you) ?? [],
    view: hand.gameVersion === rules.version ? rules.viewFor(stateOf(rules, hand), null) : null,
  };
}
