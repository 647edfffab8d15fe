import type { Currency } from '@parlor/contract';
import type { Dress } from '../../../arcadeApi.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { SportText } from '../model/sportModel.ts';
import type { Favourites } from './favourites.ts';
import type { FixtureStore } from './fixtureStore.ts';
import type { SlipDesk } from './slipDesk.ts';
import type { SportsClient } from './sportsClient.ts';
import type { SportWords } from './sportWords.ts';

/** The shared context of the page's parts. */
export interface SportsContext {
  text: Text;
  /** Language tag for dates. */
  tag: string;
  /** A name in the player's language. */
  name: (name: SportText) => string;
  /** Markets, picks and periods in words. */
  words: SportWords;
  /** The family of the game and the code of its card, for the verifier. */
  family: string;
  gameCode: string;
  currency: Currency;
  /** The dress and the name of the card. */
  dress: Dress | null;
  title: string;
  money: (minor: bigint) => string;
  /** The server's time in epoch milliseconds. */
  now: () => number;
  client: SportsClient;
  store: FixtureStore;
  desk: SlipDesk;
  favourites: Favourites;
  /** Whether motion should be avoided. */
  prefersStill: () => boolean;
  /** Shows a line of text and announces it to screen readers. */
  showMessage: (message: string, tone?: 'win' | 'trouble') => void;
  /** Announces a line to screen readers. */
  announce: (message: string) => void;
  openFixture: (id: string) => void;
  /** The address of the site's page, for links; undefined if the site sent none. */
  sitePage: () => string | undefined;
}
