import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { percentText, returnRow, trimmedHundredthsText } from '../../../shell/multiplierText.ts';
import type { Stage } from '../../../shell/stage.ts';
import { toDecimal, type Fraction } from '../../fraction.ts';
import { callsOf, type BingoForm } from '../forms.ts';
import { chanceBy, prizeChances, returnByMode } from '../math.ts';
import { lastCallOf, patternsOf } from '../prizes.ts';
import type { BingoEvent } from '../rules.ts';
import { describeBingo } from './describe.ts';

/** Formats a chance as "1 : 4.2". */
function chanceText({ numerator, denominator }: Fraction): string {
  const [units = '', tenth = '0'] = toDecimal({ numerator: denominator, denominator: numerator }, 1).split('.');
  const commas = units.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `1 : ${tenth === '0' || units.length > 2 ? commas : `${commas}.${tenth}`}`;
}

/** Creates the table of prizes: the pay and the chance of each pattern, by the number of calls. */
function prizeTable(form: BingoForm, text: Text): HTMLElement {
  return element(
    'div',
    { class: 'prize-tables' },
    ...patternsOf(form).map((pattern) =>
      element(
        'section',
        { class: 'prize-table', 'aria-label': text(pattern) },
        element(
          'h4',
          {},
          text('paysPattern', {
            pattern: text(pattern),
            chance: percentText(chanceBy(form, pattern, lastCallOf(form, pattern)), 2),
          }),
        ),
        element(
          'ul',
          {},
          ...prizeChances(form, pattern).map(({ calls, hundredths, chance }) =>
            element(
              'li',
              {},
              element('span', {}, text('inCalls', { calls })),
              element('span', { class: 'quiet number' }, chanceText(chance)),
              element('strong', { class: 'number' }, trimmedHundredthsText(hundredths)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Returns the game's part of the rules sheet, its returns from the mathematics, and its events in words. */
export function bingoSheets(
  form: BingoForm,
  text: Text,
  money: (minor: bigint) => string,
): Pick<Stage<BingoEvent>, 'rules' | 'returns' | 'describe'> {
  const paragraph = (key: string): HTMLElement => element('p', {}, text(key, { calls: callsOf[form] }));
  return {
    rules: () => [
      element('h3', {}, text('howToPlay')),
      ...[`about${form}`, 'aboutPrizes', 'aboutCalls'].map(paragraph),
      element('h3', {}, text('paysTable')),
      prizeTable(form, text),
      ...['aboutTickets', 'aboutSchedule', 'aboutSeeds', 'dealtByServer'].map(paragraph),
    ],
    returns: () =>
      returnByMode()
        .filter(({ mode }) => mode === form)
        .map((mode) => returnRow(text(`form${mode.mode}`), mode)),
    describe: (event) => describeBingo(event, text, money),
  };
}
