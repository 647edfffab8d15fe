import { jackpotUnits } from '@parlor/contract';
import { element } from '../../../shell/element.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { lotusJackpots } from '../jackpots.ts';

/** Millionths of the stake as a percentage, such as "1.45". */
function percentOf(millionths: number): string {
  return (millionths / 10_000).toFixed(2);
}

/** Returns the part of the rules sheet about jackpots, with the chances at the chosen stake. */
export function jackpotRules({ text, money, currency, stake, tag }: StageContext): Node[] {
  const unit = BigInt(jackpotUnits[currency]);
  const inMinor = (units: number): string => money(BigInt(units) * unit);
  const rows = lotusJackpots.map(({ code, seed, fall }) => {
    const pool = text(`pool.${code}`);
    if (fall.by === 'ceiling')
      return text('jackpotHidden', { pool, ceiling: inMinor(fall.ceiling), seed: inMinor(seed) });
    // Rounded up, so that the shown chance is never better than the real one.
    const odds = (BigInt(fall.every) * unit + stake() - 1n) / stake();
    return text('jackpotChance', { pool, odds: odds.toLocaleString(tag), seed: inMinor(seed) });
  });
  const fed = lotusJackpots.reduce((sum, { rate }) => sum + rate, 0);
  return [
    element('h3', {}, text('jackpots')),
    element('p', {}, text('jackpotRule')),
    element('ul', { class: 'jackpot-rules' }, ...rows.map((row) => element('li', {}, row))),
    element('p', { class: 'quiet' }, text('jackpotFed', { percent: percentOf(fed) })),
  ];
}
