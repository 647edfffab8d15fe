import type { PastDraw } from '../../../drawApi.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { openPanel } from '../../../shell/panel.ts';
import type { BingoForm } from '../forms.ts';
import type { BingoResult } from '../rules.ts';
import { drawnBall } from './hall.ts';

/** Opens the games that are over, with the balls in the order in which they were called. */
export function openPast({ form, text, past }: { form: BingoForm; text: Text; past: readonly PastDraw[] }): void {
  const rows = past.map(({ index, result }, at) => {
    const { balls } = result as BingoResult;
    const row = element(
      'details',
      { class: 'past-game', open: at === 0 },
      element(
        'summary',
        {},
        element('strong', {}, text('gameNumber', { index })),
        element(
          'span',
          { class: 'past-first', 'aria-hidden': 'true' },
          ...balls.slice(0, 5).map((ball) => drawnBall(form, ball, 'small')),
        ),
      ),
    );
    const fill = (): void => {
      if (row.open && row.childElementCount === 1)
        row.append(
          element('p', { class: 'visually-hidden' }, text('ballsCalled', { balls: balls.join(', ') })),
          element('div', { class: 'past-balls' }, ...balls.map((ball) => drawnBall(form, ball, 'small'))),
        );
    };
    row.addEventListener('toggle', fill);
    fill();
    return row;
  });
  openPanel(
    text('results'),
    text('close'),
    element('p', { class: 'quiet' }, text(rows.length === 0 ? 'resultsNone' : 'resultCalls')),
    element('div', { class: 'past-games' }, ...rows),
  );
}
