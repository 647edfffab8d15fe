import { element } from '../../../shell/element.ts';
import { hundredthsText, multiplierText } from '../../../shell/multiplierText.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { MAX_WIN_MULTIPLIER } from '../../maxWin.ts';
import { MAX_FLIPS, streakHundredths } from '../math.ts';

/** Explains how coin flip is played and what each streak pays. */
export function paySheet({ text, stake, money }: Pick<StageContext, 'text' | 'stake' | 'money'>): Node[] {
  const rows = Array.from({ length: MAX_FLIPS }, (_, index) => {
    const hundredths = streakHundredths(index + 1);
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, String(index + 1)),
      element('td', {}, hundredthsText(hundredths)),
      element('td', {}, money((stake() * BigInt(hundredths)) / 100n)),
    );
  });
  const columns = ['streakColumn', 'multiplierColumn', 'paysColumn'].map((key) =>
    element('th', { scope: 'col' }, text(key)),
  );
  return [
    element('h3', {}, text('howToPlay')),
    element('p', {}, text('ruleCall', { multiplier: hundredthsText(streakHundredths(1)) })),
    element('p', {}, text('ruleStreak', { flips: MAX_FLIPS, most: multiplierText(MAX_WIN_MULTIPLIER) })),
    element('p', {}, text('ruleReturn')),
    element('h3', {}, text('payTable', { stake: money(stake()) })),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...columns)),
      element('tbody', {}, ...rows),
    ),
  ];
}
