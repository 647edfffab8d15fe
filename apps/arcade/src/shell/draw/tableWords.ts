import type { RoundEvent } from '../../games/game.ts';
import type { PaidPlace, PlaceEvent } from '../../games/placePays.ts';
import type { Text } from '../gameText.ts';

/** The functions that describe a table's events. `money` formats an amount in minor units. */
export interface TableWords<Place extends string, Shown extends RoundEvent> {
  /** Returns the name of a place, for instance "Banker pair". */
  placeName: (place: Place, text: Text) => string;
  /** Describes the result of the draw. */
  shownWords: (shown: Shown, text: Text) => string;
}

/** Whether an event is the result of a bet, not of the draw. */
export function isPlaceEvent<Place extends string>(event: RoundEvent | PlaceEvent<Place>): event is PlaceEvent<Place> {
  return event.type === 'places_paid' || event.type === 'round_ended';
}

/** Describes a place with its result. */
export function paidWords<Place extends string>(
  { place, stake, win }: PaidPlace<Place>,
  { placeName }: Pick<TableWords<Place, never>, 'placeName'>,
  text: Text,
  money: (minor: bigint) => string,
): string {
  return text('eventPlace', {
    place: placeName(place, text),
    stake: money(BigInt(stake)),
    win: money(BigInt(win)),
  });
}

/** Creates the function that describes the events of a table. */
export function describeTable<Place extends string, Shown extends RoundEvent>(words: TableWords<Place, Shown>) {
  return (event: Shown | PlaceEvent<Place>, text: Text, money: (minor: bigint) => string): string => {
    if (!isPlaceEvent<Place>(event)) return words.shownWords(event, text);
    if (event.type === 'round_ended') return text('eventEnded', { win: money(BigInt(event.win)) });
    return event.places.map((paid) => paidWords(paid, words, text, money)).join('; ');
  };
}
