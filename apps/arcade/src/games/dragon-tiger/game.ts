import { placeGame, usualSchedule } from '../placeBets.ts';
import { DECLARED_RETURN } from './math.ts';
import {
  dealDragonTiger,
  DRAGON_TIGER_VERSION,
  dragonTigerPlaces,
  playDragonTiger,
  type DragonTigerResult,
} from './rules.ts';

/** Dragon Tiger: one card for each side, and everybody at a table bets on the same two. */
export const dragonTigerGame = placeGame({
  version: DRAGON_TIGER_VERSION,
  declaredReturn: DECLARED_RETURN,
  schedule: usualSchedule,
  places: dragonTigerPlaces,
  resultOf(draw) {
    const { dragon, tiger, winner } = dealDragonTiger(draw);
    return { dragon: { ...dragon }, tiger: { ...tiger }, winner };
  },
  traces: {
    form: 'road',
    kind: 'dragon-tiger',
    sides: ['dragon', 'tiger'],
    sideOf(result) {
      const { winner } = result as Pick<DragonTigerResult, 'winner'>;
      return winner === 'tie' ? undefined : winner;
    },
  },
  play: playDragonTiger,
});
