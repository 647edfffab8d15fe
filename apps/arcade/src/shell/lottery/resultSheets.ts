import type { PastDraw } from '../../drawApi.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { openPanel } from '../panel.ts';
import type { Lottery } from './lotteryGame.ts';
import { missingNumbers } from './missingNumbers.ts';
import { valueName } from './words.ts';

interface SheetParts {
  lottery: Lottery;
  text: Text;
  past: readonly PastDraw[];
}

/** Opens the results of the last draws. */
export function openResults({ lottery, text, past }: SheetParts): void {
  const rows = past.map(({ index, result }) =>
    element(
      'li',
      { class: 'lot-result', 'aria-label': text('lastDraw', { index, result: lottery.resultWords(result, text) }) },
      element('span', { class: 'lot-result-index number' }, String(index)),
      element('span', { class: 'lot-result-balls', 'aria-hidden': 'true' }, ...lottery.resultNodes(result, text)),
    ),
  );
  openPanel(
    text('pastResults'),
    text('close'),
    rows.length === 0
      ? element('p', { class: 'quiet' }, text('noResults'))
      : element('ol', { class: 'lot-results' }, ...rows),
  );
}

/** Opens the chart of how long each number has not come. */
export function openMissing({ lottery, text, past }: SheetParts): void {
  const results = past.map(({ result }) => result);
  const charts = lottery.counted.map((counted) => {
    const missing = missingNumbers(counted, results);
    const max = Math.max(1, ...missing.map(({ missed }) => missed));
    const name = counted.label(text);
    return element(
      'section',
      { class: 'lot-chart' },
      element('h3', {}, name),
      element(
        'ul',
        { class: 'lot-bars', 'aria-label': name },
        ...missing.map(({ value, missed, hits }) => {
          const row = element(
            'li',
            {
              class: 'lot-bar',
              'aria-label': `${valueName(text, value)}: ${text('missedColumn')} ${missed}, ${text('hitsColumn')} ${hits}`,
            },
            element('span', { class: 'lot-ball is-small', 'aria-hidden': 'true' }, valueName(text, value)),
            element('span', { class: 'lot-bar-line', 'aria-hidden': 'true' }),
            element('span', { class: 'number', 'aria-hidden': 'true' }, String(missed)),
            element('span', { class: 'number quiet', 'aria-hidden': 'true' }, String(hits)),
          );
          // The page allows no style attributes.
          row.style.setProperty('--part', `${((missed / max) * 100).toFixed(1)}%`);
          return row;
        }),
      ),
    );
  });
  openPanel(
    text('missingNumbers'),
    text('close'),
    element('p', { class: 'quiet' }, text('missingText', { count: results.length })),
    ...charts,
  );
}
