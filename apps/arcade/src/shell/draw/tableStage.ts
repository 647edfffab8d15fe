import './table.css';
import type { RoundEvent } from '../../games/game.ts';
import type { PlaceEvent } from '../../games/placePays.ts';
import { element } from '../element.ts';
import type { Stage, StageContext } from '../stage.ts';
import type { TableGame } from './tableGame.ts';
import { tableSheets } from './tableSheets.ts';
import { isPlaceEvent, paidWords } from './tableWords.ts';

/** Creates the stage that replays a bet at a table: the draw, and the results of its places. */
export function createTableStage<Place extends string, Result, Shown extends RoundEvent & Result>(
  context: StageContext,
  game: TableGame<Place, Result, Shown>,
): Stage<Shown | PlaceEvent<Place>> {
  const { text, money } = context;
  const paid = element('ul', { class: 'paid-places' });
  const table = game.createShow({
    text,
    dress: context.dress,
    sounds: context.sounds,
    announce: () => undefined,
    head: [],
  });
  table.root.append(paid);
  let choice: unknown;

  function clear(): void {
    table.clear();
    paid.replaceChildren();
  }

  return {
    ...tableSheets(game, text, money),
    root: table.root,
    choice: () => choice,
    setChoice(next) {
      choice = next;
    },
    begin: clear,
    async play(round, events, isStill) {
      for (const event of events) {
        if (!isPlaceEvent<Place>(event)) {
          await table.show(event, { isStill, squeezeMs: 0, placed: new Set() });
          context.showResult(game.verdict(event, text), BigInt(round.win) > BigInt(round.stake) ? 'win' : undefined);
        } else if (event.type === 'places_paid') {
          paid.replaceChildren(
            ...event.places.map((each) =>
              element('li', { class: BigInt(each.win) > 0n ? 'is-paid' : '' }, paidWords(each, game, text, money)),
            ),
          );
        } else context.showWin(BigInt(event.win));
      }
    },
    skip: table.skip,
    cancel: clear,
  };
}
