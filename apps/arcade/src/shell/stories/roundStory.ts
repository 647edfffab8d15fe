import type { RoundView, TitleView } from '../../arcadeApi.ts';
import type { BookRow } from '../../books/book.ts';
import type { RoundEvent } from '../../games/game.ts';
import { createText } from '../gameText.ts';
import { startReplay } from '../replayPage.ts';
import shellStyles from '../shell.css?inline';
import { createSounds } from '../sounds.ts';
import type { GameClient, RoundSource } from '../stage.ts';

/** The fields of a story's round. The others have defaults. */
export interface StoryRound {
  /** The title that is played: one of `storyTitles`. */
  gameCode: string;
  nonce?: number;
  /** The stake in minor units. */
  stake?: bigint;
  choice?: unknown;
  decisions?: readonly unknown[];
  /** The row of a game from a book. The seeds need not draw it. */
  bookRow?: BookRow;
}

/** The title of a story, as the server describes it. */
export type StoryTitle = Omit<TitleView, 'profile'>;

/** A game that Storybook can play. */
export interface ShownGame {
  gameCode: string;
  /**
   * Plays it in `place`, in the language of a product code, with the dress of its title. Returns a function that
   * removes the dress.
   */
  play: (place: HTMLElement, language: string, title: StoryTitle) => () => void;
}

/** A round that Storybook plays on the stage of its game. */
export interface PlayedRound extends ShownGame {
  /** The event that the story is about. */
  event: string;
  events: readonly RoundEvent[];
}

/** A story in the form that Storybook reads. */
export interface RoundStory {
  parameters: { layout: 'fullscreen'; arcade: PlayedRound };
}

interface StoryParts {
  client: GameClient;
  /** The style sheets of the game, as text, in the order of its page. */
  styles: readonly string[];
  /** Plays the round of a row, in a game from a book. */
  playRow?: (row: BookRow, stake: bigint) => { events: readonly RoundEvent[]; win: bigint };
}

const DEFAULT_STAKE = 1000n;

/** The seeds of every story's round. */
const seeds = { serverSeed: '5e'.repeat(32), clientSeed: '00112233445566778899aabbccddeeff' };

/** The profile of a replay: that of a merchant without limits. */
export const storyProfile: TitleView['profile'] = {
  minCycleMs: 0,
  isAutoplayAllowed: true,
  isTurboAllowed: true,
  isSmallWinCelebrated: true,
  areJackpotsAllowed: true,
  maxStake: null,
  parallelGames: null,
};

/**
 * Adds a game's style sheets to the page, and returns a function that removes them. Imported sheets would stay on the
 * page of other stories.
 */
export function wear(styles: readonly string[]): () => void {
  const before = document.documentElement.style.cssText;
  const sheets = styles.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    document.documentElement.style.cssText = before;
  };
}

/**
 * Returns the function that creates the stories of a game: one for each event, with a round that contains it. A story
 * is a replay, so it can be repeated and skipped.
 */
export function roundStories({ client, styles, playRow }: StoryParts) {
  return (event: string, round: StoryRound): RoundStory => {
    const { gameCode, nonce = 0, stake = DEFAULT_STAKE, choice = {}, decisions = [], bookRow } = round;
    const source: RoundSource = { gameCode, ...seeds, nonce, stake, choice, decisions };
    const { events, win } = bookRow && playRow ? playRow(bookRow, stake) : client.replay(source);
    const shown: RoundView = {
      id: event,
      state: 'SETTLED',
      voidReason: null,
      stake: stake.toString(),
      staked: stake.toString(),
      win: win.toString(),
      jackpot: null,
      currency: 'THB',
      isFreePlay: false,
      isFreeRound: false,
      gameVersion: '',
      choice,
      decisions: [...decisions],
      events: [...events],
      balance: null,
      nonce,
      serverSeedHash: '',
      clientSeed: seeds.clientSeed,
      serverSeed: seeds.serverSeed,
      createdAt: 0,
    };

    function play(place: HTMLElement, language: string, title: StoryTitle): () => void {
      const undress = wear([shellStyles, ...styles]);
      const { tag, text } = createText(client.messages, language);
      const stillness = matchMedia('(prefers-reduced-motion: reduce)');
      void startReplay(place, {
        game: client,
        client: { replay: () => Promise.resolve({ round: shown, session: { ...title, profile: storyProfile } }) },
        roundId: event,
        text,
        tag,
        sounds: createSounds(),
        prefersStill: () => stillness.matches,
      });
      return () => {
        place.replaceChildren();
        undress();
      };
    }
    return { parameters: { layout: 'fullscreen', arcade: { event, gameCode, events, play } } };
  };
}
