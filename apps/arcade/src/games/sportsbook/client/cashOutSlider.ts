import { element } from '../../../shell/element.ts';
import type { SlipView } from '../../../sportsApi.ts';
import { cashOutPart, shareFor, remainingStake } from './cashOutShare.ts';
import { choiceRow } from './choiceRow.ts';
import type { SportsContext } from './sportsContext.ts';

/** The control that chooses how much of an open slip is cashed out. */
export interface CashOutSlider {
  root: HTMLElement;
  /** The chosen share of the whole stake, in hundredths of a percent. */
  shareOf: (slip: SlipView) => number;
  show: (slip: SlipView) => void;
  /** Resets the choice to the whole open share. */
  reset: () => void;
}

/**
 * Creates a slider with a step for each minor unit, and a row with quarters. `onChange` is called when the choice
 * changes.
 */
export function createCashOutSlider({ text, money }: SportsContext, onChange: () => void): CashOutSlider {
  let slip: SlipView | undefined;
  /** Undefined is the whole open share, even as it changes. */
  let chosen: number | undefined;
  const quarters = element('div', { class: 'cash-out-parts' });
  const range = element('input', {
    class: 'scale cash-out-range',
    type: 'range',
    min: 1,
    step: 1,
    'aria-label': text('cashOutPart'),
  });
  const remaining = element('p', { class: 'cash-out-stays number' });
  const root = element('div', { class: 'cash-out-slider' }, quarters, range, remaining);

  const shareOf = ({ openShare }: SlipView): number => Math.min(chosen ?? openShare, openShare);
  const quarterOf = ({ openShare }: SlipView, quarter: number): number => Math.floor((openShare * quarter) / 4);

  function choose(share: number): void {
    if (!slip) return;
    chosen = share === slip.openShare ? undefined : share;
    onChange();
  }

  range.addEventListener('input', () => {
    if (slip) choose(shareFor(slip, BigInt(range.value), shareOf(slip)));
  });

  return {
    root,
    shareOf,
    reset: () => (chosen = undefined),
    show(next) {
      slip = next;
      const share = shareOf(next);
      const total = BigInt(next.cashOut?.amount ?? 0);
      const amount = cashOutPart(next, share);
      const isOffered = total > 0n && next.cashOut?.isSuspended === false;
      range.disabled = !isOffered;
      // A suspended offer has no amount; the slider does not move.
      if (isOffered) {
        range.max = total.toString();
        range.value = amount.toString();
        range.style.setProperty('--filled', `${((share * 100) / next.openShare).toFixed(1)}%`);
        const words = { amount: money(amount), stake: money(remainingStake(next, share)) };
        range.setAttribute('aria-valuetext', text('cashOutStays', words));
        remaining.textContent = text('cashOutStays', words);
      } else remaining.textContent = '';
      choiceRow(quarters, {
        label: text('cashOutPart'),
        choices: [1, 2, 3, 4].map((each) => ({
          value: each,
          label: each === 4 ? text('cashOutAll') : `${each * 25} %`,
        })),
        chosen: [1, 2, 3, 4].find((each) => quarterOf(next, each) === share) ?? 0,
        onChoose: (quarter) => slip && choose(quarterOf(slip, quarter)),
      });
    },
  };
}
