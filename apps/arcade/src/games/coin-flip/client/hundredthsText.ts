import { multiplierText, shortMultiplierText } from '../../mines/client/multiplierText.ts';

const decimalOf = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

/** A multiplier in hundredths as it is shown, for instance "×3.96". */
export const hundredthsText = (hundredths: number): string => multiplierText(decimalOf(hundredths));

/** A multiplier in hundredths in little room, for instance "×50.6K". */
export const shortHundredthsText = (hundredths: number): string => shortMultiplierText(decimalOf(hundredths));
