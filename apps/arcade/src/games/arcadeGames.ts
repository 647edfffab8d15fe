/** A game of the arcade, as a catalogue needs to know it. */
export interface ArcadeGame {
  /** What the gateway calls it in launches and bets. */
  gameCode: string;
  /** Path of its page on the arcade's origin. */
  path: string;
  name: { EN: string; TY: string };
}

/** The games on offer. */
export const arcadeGames: readonly ArcadeGame[] = [
  { gameCode: 'lotus-lanterns', path: '/games/lotus-lanterns/', name: { EN: 'Lotus Lanterns', TY: 'โคมบัวราตรี' } },
];
