// The public API for servers of games: the catalogue and the look of its titles, without any library that renders.
export { demoGames, findDemoGame, type DemoGame } from './catalogue/games.ts';
export { demoGameCaps, type DemoGameCap } from './catalogue/highestWins.ts';
export type { InHouseFamily, SeatFamily } from './catalogue/inHouseFamilies.ts';
export { titleDress, type TitleDress, type TitleMotif } from './titleDress.ts';
