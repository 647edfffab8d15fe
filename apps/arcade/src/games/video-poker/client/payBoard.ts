import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { videoHands, videoPays, type VideoHand } from '../pays.ts';
import { handName } from './describe.ts';

/** The paytable, which marks the player's hand. */
export interface PayBoard {
  root: HTMLElement;
  /** Shows amounts for a stake in minor units. */
  setStake: (stake: bigint) => void;
  mark: (hand: VideoHand | null) => void;
}

/** Creates the table. `money` writes an amount in minor units. */
export function createPayBoard(text: Text, money: (minor: bigint) => string): PayBoard {
  const rows = videoHands.map((hand) => {
    const amount = element('span', { class: 'vp-amount' });
    const row = element(
      'li',
      { class: 'vp-pay' },
      element('span', { class: 'vp-hand' }, handName(hand, text)),
      element('span', { class: 'vp-times' }, `×${videoPays[hand]}`),
      amount,
    );
    return { hand, amount, row };
  });
  return {
    root: element('ul', { class: 'vp-pays', 'aria-label': text('paysLabel') }, ...rows.map(({ row }) => row)),
    setStake(stake) {
      for (const { hand, amount } of rows) amount.textContent = money(stake * BigInt(videoPays[hand]));
    },
    mark(hand) {
      for (const { hand: rowHand, row } of rows) {
        row.classList.toggle('is-hit', rowHand === hand);
        if (rowHand === hand) row.setAttribute('aria-current', 'true');
        else row.removeAttribute('aria-current');
      }
    },
  };
}
