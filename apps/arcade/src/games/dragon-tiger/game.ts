import { placeGame, usualSchedule } from '../placeBets.ts';
import { DECLARED_RETURN } from './math.ts';
import { dealDragonTiger, DRAGON_TIGER_VERSION, dragonTigerPlaces, playDragonTiger } from './rules.ts';

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
  play: playDragonTiger,
});
