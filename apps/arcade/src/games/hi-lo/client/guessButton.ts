import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { percentText } from '../../../shell/multiplierText.ts';
import { RANKS, type Guess } from '../math.ts';
import type { GuessOffer } from '../rules.ts';
import { moveMark } from './cards.ts';
import { guessText, shownMultiplier } from './describe.ts';

/** A button for a guess at the open card. */
export interface GuessButton {
  root: HTMLButtonElement;
  /**
   * Shows what the guess means and pays. Without a rank there is no open card; without an offer the guess is not
   * allowed.
   */
  show: (rank: number | undefined, offer: GuessOffer | undefined) => void;
  setUsable: (isUsable: boolean) => void;
  /** Marks the guess that the next card decides. */
  setChosen: (isChosen: boolean) => void;
}

/** Creates a button that stays focusable while it is disabled. */
export function createGuessButton(guess: Guess, text: Text, onPress: () => void): GuessButton {
  const name = element('span', { class: 'hilo-guess-name' });
  const chance = element('span', { class: 'hilo-guess-chance' });
  const multiplier = element('strong', { class: 'hilo-guess-multiplier' });
  const root = element(
    'button',
    { type: 'button', class: `hilo-guess is-${guess}` },
    moveMark(guess),
    name,
    multiplier,
    chance,
  );
  let isOffered = false;
  root.addEventListener('click', () => {
    if (root.getAttribute('aria-disabled') !== 'true') onPress();
  });
  return {
    root,
    show(rank, offer) {
      isOffered = offer !== undefined;
      name.textContent = rank === undefined ? text(`guess.${guess}`) : guessText(rank, guess, text);
      chance.textContent = offer
        ? percentText({ numerator: BigInt(offer.winningRanks), denominator: BigInt(RANKS) }, 1)
        : '—';
      multiplier.textContent = offer ? shownMultiplier(offer.multiplier) : '';
      root.setAttribute(
        'aria-label',
        offer
          ? text('guessButton', {
              guess: name.textContent,
              chance: chance.textContent,
              multiplier: multiplier.textContent,
            })
          : name.textContent,
      );
    },
    setUsable(isUsable) {
      root.setAttribute('aria-disabled', String(!isUsable || !isOffered));
    },
    setChosen(isChosen) {
      root.classList.toggle('is-chosen', isChosen);
    },
  };
}
