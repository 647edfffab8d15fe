import './cup.css';
import './places.css';
import { createFeltTable } from '../draw/feltTable.ts';
import type { ShowParts, TableShow } from '../draw/tableGame.ts';
import { element, svgElement } from '../element.ts';
import { createMotion, easeOut } from '../motion.ts';

const SHAKE_MS = 1_300;
const LIFT_MS = 620;
/** How often the cup moves to and fro while it is shaken. */
const SHAKES = 9;

/** Draws a brass cup over the dice. */
function drawnCup(): SVGSVGElement {
  const stop = (offset: string, className: string): SVGStopElement => svgElement('stop', { offset, class: className });
  return svgElement(
    'svg',
    { viewBox: '0 0 200 170', class: 'cup', 'aria-hidden': 'true', focusable: 'false' },
    svgElement(
      'linearGradient',
      { id: 'cup-metal', x1: '0', x2: '1', y1: '0', y2: '0' },
      stop('0', 'cup-dark'),
      stop('.28', 'cup-bright'),
      stop('.6', 'cup-mid'),
      stop('1', 'cup-dark'),
    ),
    svgElement('ellipse', { class: 'cup-shadow', cx: 100, cy: 152, rx: 92, ry: 15 }),
    svgElement('path', { class: 'cup-body', d: 'M12 146C12 62 48 26 100 26S188 62 188 146C160 160 40 160 12 146Z' }),
    svgElement('path', { class: 'cup-band', d: 'M17 112C50 126 150 126 183 112L187 132C150 147 50 147 13 132Z' }),
    svgElement('path', {
      class: 'cup-diamonds',
      d: 'M34 120l8 8-8 8-8-8zM66 125l8 8-8 8-8-8zM100 127l8 8-8 8-8-8zM134 125l8 8-8 8-8-8zM166 120l8 8-8 8-8-8z',
    }),
    svgElement('path', { class: 'cup-line', d: 'M40 62C60 72 140 72 160 62' }),
    svgElement('path', { class: 'cup-glint', d: 'M46 100C48 72 58 52 76 42' }),
    svgElement('path', { class: 'cup-body', d: 'M88 30C84 20 88 12 100 12S116 20 112 30Z' }),
    svgElement('circle', { class: 'cup-body', cx: 100, cy: 9, r: 7 }),
  );
}

/** The parameters of a game's dice. */
interface CupParts<Result> {
  /** Draws the three dice as they lie. */
  diceOf: (result: Result) => SVGSVGElement[];
  /** Describes the dice for screen readers. */
  words: (result: Result) => string;
  verdict: (result: Result) => string;
}

/** Creates a table with a cup that is shaken over the dice and lifted. */
export function createCupShow<Result>(
  { sounds, announce, head }: ShowParts,
  { diceOf, words, verdict }: CupParts<Result>,
): TableShow<Result> {
  const dice = element('div', { class: 'cup-dice' });
  const told = element('p', { class: 'visually-hidden' });
  const cup = drawnCup();
  const dish = element('div', { class: 'cup-dish' }, dice, cup);
  const { root, showMessage } = createFeltTable(head, element('div', { class: 'cup-stage' }, dish, told));
  const motion = createMotion({ root });

  /** Moves the cup, from 0 on the dish to 1 lifted away. */
  function moveCup(part: number): void {
    const up = easeOut(part);
    cup.style.transform = part === 0 ? '' : `translateY(${-86 * up}%) rotate(${14 * up}deg)`;
    cup.style.opacity = String(1 - up ** 3);
    cup.style.visibility = part === 1 ? 'hidden' : '';
  }

  function clear(): void {
    motion.stop();
    showMessage(undefined);
    moveCup(0);
    dice.replaceChildren();
    told.textContent = '';
  }

  return {
    root,
    clear,
    skip: motion.skip,
    async show(result, { isStill }) {
      clear();
      const isGoing = motion.start(isStill);
      let beat = -1;
      await motion.run(SHAKE_MS, (part) => {
        const swing = Math.sin(part * Math.PI * 2 * SHAKES) * (1 - part * 0.5);
        dish.style.transform =
          part === 1 ? '' : `translate(${swing * 7}px, ${-Math.abs(swing) * 9}px) rotate(${swing * 3}deg)`;
        const next = Math.floor(part * SHAKES);
        if (part < 1 && next !== beat) {
          beat = next;
          sounds.play('tick', next % 4);
        }
      });
      if (!isGoing()) return;
      await motion.pause(260);
      if (!isGoing()) return;
      dice.replaceChildren(...diceOf(result));
      await motion.run(LIFT_MS, moveCup);
      if (!isGoing()) return;
      sounds.play('reveal', 3);
      told.textContent = words(result);
      showMessage(verdict(result));
      announce(`${words(result)}. ${verdict(result)}`);
    },
  };
}
