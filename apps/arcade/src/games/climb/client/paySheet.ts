import { element } from '../../../shell/element.ts';
import { hundredthsOf, hundredthsText } from '../../../shell/multiplierText.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { stoppingPay } from '../../stoppingPay.ts';
import { ladders, multiplierAfter, type ClimbDifficulty } from '../math.ts';

/** Explains how the ladder is climbed and what each row of a difficulty pays. */
export function paySheet(
  { text, stake, money }: Pick<StageContext, 'text' | 'stake' | 'money'>,
  difficulty: ClimbDifficulty,
): Node[] {
  const ladder = ladders[difficulty];
  const rows = Array.from({ length: ladder.rows }, (_, row) => {
    const pay = stoppingPay(stake(), multiplierAfter(ladder, row + 1));
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, String(row + 1)),
      element('td', {}, hundredthsText(hundredthsOf(pay.multiplier))),
      element('td', {}, money(BigInt(pay.payout))),
    );
  });
  const columns = ['rowColumn', 'multiplierColumn', 'paysColumn'].map((key) =>
    element('th', { scope: 'col' }, text(key)),
  );
  return [
    element('h3', {}, text('howToPlay')),
    element('p', {}, text('ruleStep')),
    element('p', {}, text('ruleStop')),
    element('p', {}, text('ruleReturn')),
    element('p', {}, text('ruleRounding')),
    element('h3', {}, text('payTable', { difficulty: text(difficulty), stake: money(stake()) })),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...columns)),
      element('tbody', {}, ...rows),
    ),
  ];
}
