import type { Json } from '../game.ts';
import { placeGame, usualSchedule } from '../placeBets.ts';
import { DECLARED_RETURN } from './math.ts';
import {
  beatsBanker,
  BULL_BULL_VERSION,
  bullBullPlaces,
  bullPlayers,
  dealBullBull,
  playBullBull,
  type BullBullResult,
  type BullHand,
} from './rules.ts';

const handView = ({ cards, bull }: BullHand): Json => ({ cards: cards.map((card) => ({ ...card })), bull });

/** Bull Bull: a banker against three players, and everybody at a table bets on the same hands. */
export const bullBullGame = placeGame({
  version: BULL_BULL_VERSION,
  declaredReturn: DECLARED_RETURN,
  schedule: usualSchedule,
  places: bullBullPlaces,
  resultOf(draw) {
    const { banker, player1, player2, player3 } = dealBullBull(draw);
    return {
      banker: handView(banker),
      player1: handView(player1),
      player2: handView(player2),
      player3: handView(player3),
    };
  },
  traces: {
    form: 'marks',
    kind: 'bull-bull',
    markOf(result) {
      const { banker, ...players } = result as unknown as BullBullResult;
      const ends = bullPlayers.map((player) => (beatsBanker(players[player], banker) ? 'w' : 'l'));
      return `${banker.bull}${ends.join('')}`;
    },
  },
  play: playBullBull,
});
