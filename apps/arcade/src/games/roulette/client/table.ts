import type { DrawContext } from '../../../shell/draw/drawGame.ts';
import type { PlaceBoard } from '../../../shell/draw/placeBoard.ts';
import type { TableGame } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { returnByMode } from '../math.ts';
import { placeCodes } from '../places.ts';
import { hundredthsOf, type LandedEvent, type RouletteResult } from '../rules.ts';
import { createBetModes } from './betModes.ts';
import { createFavourites } from './favourites.ts';
import { createRouletteLayout } from './layout.ts';
import { createRacetrack } from './racetrack.ts';
import { createStatisticsPanel } from './statisticsPanel.ts';
import { createWheelShow } from './wheelShow.ts';
import { resultText, rouletteWords } from './words.ts';

/** Creates the betting area: table, racetrack and saved bets, and the row that chooses among them. */
function renderPlaces(board: PlaceBoard<string>, text: Text, context: DrawContext): HTMLElement {
  const layout = createRouletteLayout(board, text);
  const track = createRacetrack(board, text);
  const favourites = createFavourites(context, board);
  const modes = createBetModes(text, (mode) => {
    const isTable = mode !== 'track' && mode !== 'saved';
    layout.root.hidden = !isTable;
    track.root.hidden = mode !== 'track';
    favourites.hidden = mode !== 'saved';
    if (isTable) layout.setMode(mode);
  });
  layout.setMode('straight');
  track.root.hidden = true;
  favourites.hidden = true;
  board.onChange(() => track.show([...board.placed().keys(), ...board.pending().keys()]));
  return element('div', { class: 'roulette-places' }, modes, layout.root, track.root, favourites);
}

/** The table of roulette: the wheel, the places, hot and cold numbers. */
export const rouletteTable: TableGame<string, RouletteResult, LandedEvent> = {
  ...rouletteWords,
  family: 'roulette',
  places: placeCodes,
  hundredthsOf,
  verdict: resultText,
  createShow: createWheelShow,
  renderPlaces,
  createPast: createStatisticsPanel,
  paragraphs: ['aboutWheel', 'aboutPays', 'aboutInside', 'aboutOutside', 'aboutZero', 'aboutTrack'],
  modeName: (mode, text) => text(`mode.${mode}`),
  returnByMode,
};
