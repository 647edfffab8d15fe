import { element } from '../../../shell/element.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import type { BaccaratEvent } from '../rules.ts';
import { createHandsTable, winnerText } from './handsTable.ts';
import { baccaratSheets } from './sheets.ts';

/** Creates the stage that replays a bet: the cards of its draw, and what its places came to. */
export function createBaccaratStage(context: StageContext): Stage<BaccaratEvent> {
  const { text, money } = context;
  const paid = element('ul', { class: 'paid-places' });
  const table = createHandsTable({
    text,
    dress: context.dress,
    sounds: context.sounds,
    announce: () => undefined,
  });
  table.root.append(paid);
  let choice: unknown;

  function clear(): void {
    table.clear();
    paid.replaceChildren();
  }

  return {
    ...baccaratSheets(text, money),
    root: table.root,
    choice: () => choice,
    setChoice(next) {
      choice = next;
    },
    begin: clear,
    async play(round, events, isStill) {
      for (const event of events) {
        if (event.type === 'cards_dealt') {
          await table.deal(event, { isStill });
          context.sayResult(winnerText(event, text), BigInt(round.win) > BigInt(round.stake) ? 'win' : undefined);
        } else if (event.type === 'places_paid') {
          paid.replaceChildren(
            ...event.places.map(({ place, stake, win }) =>
              element(
                'li',
                { class: BigInt(win) > 0n ? 'is-paid' : '' },
                text('eventPlace', { place: text(place), stake: money(BigInt(stake)), win: money(BigInt(win)) }),
              ),
            ),
          );
        } else context.showWin(BigInt(event.win));
      }
    },
    skip: table.skip,
    cancel: clear,
  };
}
