import type { RoundView, SessionView } from '../../arcadeApi.ts';
import type { DrawMessage } from '../../drawApi.ts';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import type { Game } from '../../games/game.ts';
import type { GameClient } from '../stage.ts';
import { screenStories, type PlayerAct, type ScreenState, type ScreenStory } from './screenStory.ts';

interface DrawParts<Client extends Pick<GameClient, 'messages'>> {
  /** The title that is played: one of `storyTitles`. */
  gameCode: string;
  client: Client;
  start: (
    place: HTMLElement,
    parts: Parameters<Parameters<typeof screenStories>[0]['start']>[1] & { game: Client },
  ) => Promise<void>;
  game: Pick<Game, 'drawing' | 'play'>;
  styles: readonly string[];
  /** The bet of the player, in minor units. */
  stake: bigint;
  choice: unknown;
  /** The text of each state, in English. The amount of the win is filled in as `{win}`. */
  words: Readonly<Record<Exclude<ScreenState, 'Refused'>, string>>;
  session?: Partial<SessionView>;
  /** The player's steps to the end of a long draw. */
  skip?: PlayerAct;
}

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };
const MINUTE_MS = 60_000;
/** The number of draws that are searched for one that the bet wins. */
const MAX_DRAWS = 5_000;

/** Finds the first draw that a bet wins, and its payout. */
function winningDraw({ play }: Pick<Game, 'play'>, stake: bigint, choice: unknown): { index: number; win: bigint } {
  for (let index = 1; index < MAX_DRAWS; index += 1) {
    const { win } = play(uniformDraw(outcomeWords({ ...seeds, nonce: index })), stake, choice, []);
    if (win > stake) return { index, win };
  }
  throw new RangeError('the bet of the story wins no draw');
}

/**
 * Creates the stories of a game whose rounds are draws. The player's bet wins the draw. The draw is computed by the
 * rules, not recorded.
 */
export function drawStories<Client extends Pick<GameClient, 'messages'>>(
  parts: DrawParts<Client>,
): Readonly<Record<ScreenState, ScreenStory>> {
  const { gameCode, client, game, styles, stake, choice, words, session = {} } = parts;
  const { drawing } = game;
  if (!drawing) throw new Error(`${gameCode} has no draws`);
  const { index, win } = winningDraw(game, stake, choice);
  const result = drawing.resultOf(uniformDraw(outcomeWords({ ...seeds, nonce: index })));
  const { play } = game;

  const bet = (change: Partial<RoundView> = {}): RoundView => ({
    id: 'story',
    state: 'OPEN',
    voidReason: null,
    stake: stake.toString(),
    staked: stake.toString(),
    win: '0',
    jackpot: null,
    currency: 'THB',
    isFreePlay: false,
    isFreeRound: false,
    gameVersion: '',
    choice,
    decisions: [],
    events: [],
    balance: null,
    nonce: index,
    serverSeedHash: '',
    clientSeed: seeds.clientSeed,
    serverSeed: null,
    createdAt: 0,
    ...change,
  });

  /** Returns the first message of a room whose draw closes in this many ms, or closed earlier if negative. */
  function hello(closesInMs: number, mine: RoundView[] = []): DrawMessage {
    const { periodMs, bettingMs, revealsAfterMs } = { ...drawing?.schedule, revealsAfterMs: MINUTE_MS } as NonNullable<
      typeof drawing
    >['schedule'];
    const closesAt = Date.now() + closesInMs;
    return {
      type: 'hello',
      serverTime: Date.now(),
      schedule: { periodMs, offsetMs: 0, bettingMs, revealsAfterMs, drawsAhead: drawing?.drawsAhead ?? 0 },
      draw: {
        index,
        hash: 'd'.repeat(64),
        opensAt: closesAt - bettingMs,
        closesAt,
        revealsAt: closesAt + revealsAfterMs,
      },
      chain: { firstDraw: 0, length: 4096, terminalHash: 'f'.repeat(64), publicSeed: 'e'.repeat(64) },
      phase: closesInMs > 0 ? 'betting' : 'closed',
      clientSeed: closesInMs > 0 ? null : seeds.clientSeed,
      past: pastDraws(),
      totals: { players: 3, bets: 5, places: [] },
      mine,
    };
  }

  /** Returns the previous draws, newest first. */
  const pastDraws = () =>
    Array.from({ length: 20 }, (_, back) => index - 1 - back)
      .filter((past) => past >= 0)
      .map((past) => ({
        index: past,
        result: drawing.resultOf(uniformDraw(outcomeWords({ ...seeds, nonce: past }))),
      }));

  const isOpenMs = 10 * MINUTE_MS;
  const { events } = play(uniformDraw(outcomeWords({ ...seeds, nonce: index })), stake, choice, []);
  const won = bet({ state: 'SETTLED', win: win.toString(), events: [...events], serverSeed: seeds.serverSeed });
  const screen = screenStories({
    gameCode,
    styles,
    messages: () => client.messages,
    start: (place, given) => parts.start(place, { ...given, game: client }),
    session,
  });
  const amount = `฿${(Number(win) / 100).toFixed(2)}`;
  return {
    Waiting: screen({ words: words.Waiting, messages: () => [hello(-1_000)] }),
    Betting: screen({ words: words.Betting, messages: () => [hello(isOpenMs)] }),
    Resumed: screen({ words: words.Resumed, messages: () => [hello(isOpenMs, [bet()])] }),
    Won: screen<DrawMessage>({
      words: words.Won.replace('{win}', amount),
      messages: () => [
        hello(-1_000, [bet()]),
        { type: 'closed', index, clientSeed: seeds.clientSeed },
        { type: 'result', index, seed: seeds.serverSeed, result },
        { type: 'mine', round: won },
      ],
      ...(parts.skip && { acts: [parts.skip] }),
    }),
    Refused: screen({ words: 'The session has ended', messages: () => [hello(isOpenMs)], isRefused: true }),
  };
}
