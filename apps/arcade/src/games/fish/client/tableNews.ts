import type { FishHappening, FishSeatView } from '../../../fishApi.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { SeaView } from './seaView.ts';
import { BIG_CATCH } from './shot.ts';

interface NewsParts {
  view: SeaView;
  text: Text;
  money: (minor: bigint) => string;
  tierOf: (bullet: bigint) => number;
}

/** Shows the players of the table, their shots and catches. A creature that a guest caught disappears for everybody. */
export function showTable(
  { view, text, money, tierOf }: NewsParts,
  others: readonly FishSeatView[],
  happened: readonly FishHappening[],
  ownSeat: number,
): void {
  const { guests, effects } = view;
  guests.show(others);
  for (const event of happened) {
    const { seat } = event;
    if (event.type === 'fired') {
      if (seat !== ownSeat) guests.fire(seat, tierOf(BigInt(event.bullet)), event.aims);
      continue;
    }
    const swimmer = view.sea().find(event.fish);
    if (seat === ownSeat) {
      // It was caught in another window of the player. The answer to this page's own batch shows its catches.
      if (swimmer?.pending === 0) view.sea().remove(event.fish);
      continue;
    }
    const amount = `+${money(BigInt(event.win))}`;
    guests.note(seat, text('guestCaught', { multiplier: `×${event.multiplier}`, amount }));
    const place = view.catchOf(event.fish);
    if (place) effects.words(place.x, Math.max(40, place.y - 14), amount, event.multiplier >= BIG_CATCH);
  }
}
