import { element } from '../../../shell/element.ts';
import { hundredthsOf, hundredthsText, multiplierText } from '../../../shell/multiplierText.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { stoppingPay } from '../../stoppingPay.ts';
import { MAX_WIN, MAX_WIN_MULTIPLIER } from '../../maxWin.ts';
import { lastStop, multiplierAfter } from '../math.ts';

/** Explains how Mines is played and what each stop pays with this many mines. */
export function paySheet(
  { text, stake, money }: Pick<StageContext, 'text' | 'stake' | 'money'>,
  mines: number,
): Node[] {
  const rows = Array.from({ length: lastStop(mines, { maxWin: MAX_WIN }) }, (_, index) => {
    const pay = stoppingPay(stake(), multiplierAfter(mines, index + 1));
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, String(index + 1)),
      element('td', {}, hundredthsText(hundredthsOf(pay.multiplier))),
      element('td', {}, money(BigInt(pay.payout))),
    );
  });
  const columns = ['gemsColumn', 'multiplierColumn', 'paysColumn'].map((key) =>
    element('th', { scope: 'col' }, text(key)),
  );
  return [
    element('h3', {}, text('howToPlay')),
    element('p', {}, text('rulePick')),
    element('p', {}, text('ruleStop', { most: multiplierText(MAX_WIN_MULTIPLIER) })),
    element('p', {}, text('ruleReturn')),
    element('p', {}, text('ruleRounding')),
    element('h3', {}, text('payTable', { count: mines, stake: money(stake()) })),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...columns)),
      element('tbody', {}, ...rows),
    ),
  ];
}
