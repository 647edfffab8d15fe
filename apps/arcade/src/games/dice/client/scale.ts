import { element, svgElement } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { fixedText } from '../../../shell/fixedPoint.ts';
import { motifPicture, type Motif } from '../../../shell/motifPicture.ts';
import { multiplierText } from '../../../shell/multiplierText.ts';
import { FACES, MAX_WINNING, MIN_WINNING, multiplierOf } from '../math.ts';
import type { DiceChoice } from '../rules.ts';
import { targetOf } from './odds.ts';

/** The steps of the slider, in faces: half a percent. The fields below it set every face. */
const SLIDER_STEP = 50;
const MARKS = [0, 25, 50, 75, 100];

/** The scale of all rolls, with the winning ones marked and a slider for the target. */
export interface Scale {
  root: HTMLElement;
  /** Marks the winning rolls of a choice. */
  showChoice: (choice: DiceChoice) => void;
  setEnabled: (isEnabled: boolean) => void;
  /** Moves the marker to a roll, which may be a fraction. Undefined hides it. */
  showMarker: (roll: number | undefined, result?: 'won' | 'lost') => void;
}

/** Returns the words of a bet, for instance "over 50.49". */
export function betText(text: Text, choice: DiceChoice): string {
  return text(choice.side === 'over' ? 'overTarget' : 'underTarget', { target: fixedText(targetOf(choice), 2) });
}

/** Creates a die, for a game without a dress. */
function diePicture(): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'dice-marker-picture', 'aria-hidden': 'true' },
    svgElement('path', { d: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3', fill: '#fff' }),
    ...[7, 12, 17].map((at) => svgElement('circle', { cx: at, cy: at, r: 2.2, fill: '#2a1655' })),
  );
}

/** Creates the scale. `onMove` reports the winning faces that the player chose on it. */
export function createScale(text: Text, motif: Motif | undefined, onMove: (winning: number) => void): Scale {
  const track = element('div', { class: 'dice-track', 'aria-hidden': 'true' });
  const marker = element(
    'div',
    { class: 'dice-marker', hidden: true },
    motif ? motifPicture(motif, 'dice-marker-picture') : diePicture(),
  );
  const slider = element('input', {
    type: 'range',
    class: 'dice-slider',
    min: 0,
    max: FACES,
    step: SLIDER_STEP,
    disabled: true,
    'aria-label': text('target'),
  });
  const root = element(
    'div',
    { class: 'dice-scale' },
    track,
    slider,
    element('div', { class: 'dice-marker-path', 'aria-hidden': 'true' }, marker),
    element(
      'div',
      { class: 'dice-marks', 'aria-hidden': 'true' },
      ...MARKS.map((mark) => element('span', {}, String(mark))),
    ),
  );
  let shown: DiceChoice | undefined;

  function showChoice(choice: DiceChoice): void {
    shown = choice;
    const edge = choice.side === 'over' ? FACES - choice.winning : choice.winning;
    track.dataset['side'] = choice.side;
    root.style.setProperty('--edge', `${edge / 100}%`);
    slider.value = String(edge);
    slider.setAttribute(
      'aria-valuetext',
      text('scaleValue', {
        bet: betText(text, choice),
        chance: fixedText(choice.winning, 2),
        multiplier: multiplierText(multiplierOf(choice.winning)),
      }),
    );
  }

  slider.addEventListener('input', () => {
    const edge = Number(slider.value);
    const winning = shown?.side === 'over' ? FACES - edge : edge;
    onMove(Math.min(MAX_WINNING, Math.max(MIN_WINNING, winning)));
  });

  return {
    root,
    showChoice,
    setEnabled(isEnabled) {
      slider.disabled = !isEnabled;
    },
    showMarker(roll, result) {
      marker.hidden = roll === undefined;
      marker.dataset['result'] = result ?? '';
      // The path is as wide as the track, so a percentage of it is a place on the scale.
      if (roll !== undefined) marker.parentElement?.style.setProperty('transform', `translateX(${roll / 100}%)`);
    },
  };
}
