import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import type { Json } from '../../games/game.ts';
import { handMoney, type SeatRules } from '../../games/seatGame.ts';
import type { HandView, PlaceResult, SeatMessage, SeatTerms, SeatView, TableView } from '../../seatApi.ts';
import feltStyles from '../cards/felt.css?inline';
import seatStyles from '../seat/seat.css?inline';
import type { SeatGameClient } from '../seat/seatGame.ts';
import { startSeats } from '../seat/startSeats.ts';
import { screenStories, type ScreenState, type ScreenStory } from './screenStory.ts';

/** The seats of people at the table. The player has the first one. */
const SEATS = [0, 1, 2, 3];
const BASE = 100n;
const YOU = 0;
const STACK = '4000';
/** The number of hands that are searched for the state of a story. */
const MAX_HANDS = 500;

const terms: SeatTerms = {
  bases: ['100', '1000'],
  seats: { least: 2, most: 6 },
  buyIn: { least: 25, most: 100 },
  rake: { numerator: '1', denominator: '50' },
  thinkMs: 12_000,
  bankMs: 30_000,
};

const drawOf = (nonce: number) =>
  uniformDraw(outcomeWords({ serverSeed: '5e'.repeat(32), clientSeed: '0a'.repeat(16), nonce }));

/** Plays hands with bots until a state fits, and returns it. The state is computed by the rules, not recorded. */
function handWhere(rules: SeatRules, fits: (state: Json) => boolean): Json {
  for (let nonce = 0; nonce < MAX_HANDS; nonce += 1) {
    const choices = drawOf(MAX_HANDS + nonce);
    let state = rules.deal(drawOf(nonce), SEATS.length);
    for (;;) {
      if (fits(state)) return state;
      const [mover] = rules.toMove(state);
      if (mover === undefined) break;
      state = rules.apply(state, mover, rules.botMove(rules.viewFor(state, mover), mover, choices));
    }
  }
  throw new RangeError('no hand of the story fits');
}

/** Returns a hand as the player sees it. */
function handOf(rules: SeatRules, state: Json): HandView {
  const toMove = [...rules.toMove(state)];
  const units = rules.resultOf(state);
  const results =
    units &&
    handMoney(units, BASE).map(({ net, rake }, place): PlaceResult => {
      const isYou = place === YOU;
      return {
        place,
        seat: place,
        name: isYou ? 'pl****01' : `Bot ${place}`,
        isBot: !isYou,
        isYou,
        units: units[place] ?? 0,
        net: net.toString(),
        rake: rake.toString(),
      };
    });
  return {
    id: 'story',
    number: 7,
    places: SEATS,
    yourPlace: YOU,
    view: rules.viewFor(state, YOU),
    toMove,
    yourMoves: toMove.includes(YOU) ? [...rules.moves(state, YOU)] : [],
    yourPosition: 0,
    results,
    serverSeedHash: 'ab'.repeat(32),
    clientSeed: 'cd'.repeat(32),
    serverSeed: units ? '5e'.repeat(32) : null,
  };
}

function tableOf(version: number, hand: HandView | null): TableView {
  const isMoving = (seat: number): boolean => hand?.toMove.includes(seat) ?? false;
  const until = Date.now() + 10 * 60_000;
  const seats = SEATS.map((seat): SeatView => ({
    seat,
    name: seat === YOU ? 'pl****01' : `Bot ${seat}`,
    picture: seat,
    isBot: seat !== YOU,
    isYou: seat === YOU,
    stack: STACK,
    status: hand ? 'playing' : 'waiting',
    clock: isMoving(seat) ? { thinkUntil: until, endsAt: until } : null,
  }));
  const isOver = hand === null || hand.results !== null;
  return {
    id: 'story',
    version,
    base: BASE.toString(),
    seatCount: 6,
    seats,
    hand,
    next: isOver
      ? { id: hand ? 'next' : 'story', number: hand ? 8 : 7, serverSeedHash: 'ef'.repeat(32), dealsAt: null }
      : null,
    you: {
      roundId: 'story',
      seat: YOU,
      stack: STACK,
      isOut: false,
      isShort: false,
      isLeaving: false,
      bankMs: 30_000,
      // The page adds its seed to the next hand.
      isReady: hand !== null,
      topUps: 0,
      mostTopUp: '6000',
    },
  };
}

/** Creates the stories of a game of tables with seats. */
export function seatStories({
  gameCode,
  client,
  styles,
}: {
  gameCode: string;
  client: SeatGameClient;
  styles: readonly string[];
}): Readonly<Record<ScreenState, ScreenStory>> {
  const { rules } = client;
  const isYours = (state: Json): boolean => rules.toMove(state).includes(YOU);
  const isTheirs = (state: Json): boolean => rules.resultOf(state) === null && !isYours(state);
  const isWon = (state: Json): boolean => (rules.resultOf(state)?.[YOU] ?? 0) > 0;
  const hello = (table: TableView | null): SeatMessage => ({
    type: 'hello',
    serverTime: Date.now(),
    holder: 'story',
    terms,
    table,
  });
  const screen = screenStories({
    gameCode,
    styles: [feltStyles, seatStyles, ...styles],
    messages: () => client.messages,
    start: (place, parts) => startSeats(place, { ...parts, game: client }),
    // The stack came from the balance.
    session: { wagered: STACK },
  });
  return {
    Waiting: screen({
      words: 'Waiting for players. Bots fill the table.',
      messages: () => [hello(tableOf(1, null))],
    }),
    Betting: screen({
      words: 'Your turn',
      messages: () => [hello(tableOf(1, handOf(rules, handWhere(rules, isYours))))],
    }),
    Resumed: screen({
      words: 'The others decide',
      messages: () => [hello(tableOf(1, handOf(rules, handWhere(rules, isTheirs))))],
    }),
    Won: screen<SeatMessage>({
      words: 'You win ฿',
      messages: () => [
        hello(tableOf(1, null)),
        { type: 'table', serverTime: Date.now(), table: tableOf(2, handOf(rules, handWhere(rules, isWon))) },
      ],
    }),
    Refused: screen({ words: 'The session has ended', messages: () => [hello(null)], isRefused: true }),
  };
}
