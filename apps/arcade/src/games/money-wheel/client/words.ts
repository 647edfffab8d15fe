import type { TableWords } from '../../../shell/draw/tableWords.ts';
import type { Text } from '../../../shell/gameText.ts';
import { trimmedHundredthsText } from '../../../shell/multiplierText.ts';
import { placeHundredths, type MoneyWheelPlace, type MoneyWheelResult, type StoppedEvent } from '../rules.ts';

/** Returns the label of a place on the wheel, for instance "×6.5". */
export function placeMark(place: MoneyWheelPlace): string {
  return trimmedHundredthsText(placeHundredths[place]);
}

/** Returns a result in words. */
export function resultText({ place }: Pick<MoneyWheelResult, 'place'>, text: Text): string {
  return text('stoppedOn', { place: placeMark(place) });
}

/** Places and segments in words. */
export const moneyWheelWords: TableWords<MoneyWheelPlace, StoppedEvent> = {
  placeName: placeMark,
  shownWords: ({ segment, place }, text) => text('eventStopped', { place: placeMark(place), segment: segment + 1 }),
};
