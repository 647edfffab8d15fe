/** A game of the arcade, as listed in the catalogue. */
export interface ArcadeGame {
  /** The game code of launches and bets. */
  gameCode: string;
  /** The path of its page on the arcade's origin. */
  path: string;
  name: { EN: string; TY: string };
}

/** The games on offer. */
export const arcadeGames: readonly ArcadeGame[] = [
  { gameCode: 'lotus-lanterns', path: '/games/lotus-lanterns/', name: { EN: 'Lotus Lanterns', TY: 'โคมบัวราตรี' } },
];
