import { element } from '../../../shell/element.ts';
import { RANKS } from '../math.ts';
import { rankLetter } from './cards.ts';

/** All ranks as stairs, from the ace up to the king. They are decorative: the guesses say the same in words. */
export interface RankStairs {
  root: HTMLElement;
  /** Marks the rank of the open card, and with it what is higher and lower. Undefined marks none. */
  show: (rank: number | undefined) => void;
}

/** Creates the stairs. */
export function createRankStairs(): RankStairs {
  const steps = Array.from({ length: RANKS }, (_, index) => {
    const step = element('span', { class: 'hilo-step' }, element('span', {}, rankLetter(index + 1)));
    step.style.setProperty('--step', String(index));
    return step;
  });
  return {
    root: element('div', { class: 'hilo-stairs', 'aria-hidden': 'true' }, ...steps),
    show(rank) {
      for (const [index, step] of steps.entries()) {
        const difference = rank === undefined ? undefined : Math.sign(index + 1 - rank);
        step.dataset['part'] = difference === undefined ? '' : (['lower', 'open', 'higher'][difference + 1] ?? '');
      }
    },
  };
}
