import { element, svgElement } from '../../../shell/element.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { bestMultiplier, DECLARED_RETURN } from '../math.ts';
import type { LotusEvent, Window } from '../roundEvents.ts';
import skyLantern from './art/skyLantern.svg';
import { paytable } from './paytable.ts';
import { createReels } from './reels.ts';
import { playRound } from './roundPlayer.ts';
import { createRoundStage, type Cabinet } from './roundStage.ts';

/** The window shown before the first round. */
const openingWindow: Window = [
  ['koi', 'naga', 'mango'],
  ['parasol', 'lantern', 'tuktuk'],
  ['elephant', 'lotus', 'bowl'],
  ['chilli', 'lantern', 'koi'],
  ['mango', 'naga', 'coconut'],
];
const SKY_LANTERNS = 7;

/** Builds the cabinet with the reels under the night sky. */
function createCabinet(reels: HTMLElement, title: string): Cabinet {
  const multiplier = element('strong', { class: 'multiplier' });
  const featureText = element('span');
  const feature = element('p', { class: 'feature', hidden: true, 'aria-hidden': 'true' }, featureText, multiplier);
  const lineLayer = svgElement('svg', {
    class: 'lines',
    viewBox: '0 0 500 300',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const sky = Array.from({ length: SKY_LANTERNS }, (_, i) =>
    element('img', { class: `sky-lantern sky-lantern-${i + 1}`, src: skyLantern, alt: '' }),
  );
  const root = element(
    'div',
    { class: 'lotus-stage' },
    element('div', { class: 'lotus-sky', 'aria-hidden': 'true' }, ...sky),
    element(
      'p',
      { class: 'logo', 'aria-hidden': 'true' },
      ...title.split(' ').map((word) => element('span', {}, word)),
    ),
    element(
      'div',
      { class: 'cabinet' },
      element('div', { class: 'awning', 'aria-hidden': 'true' }),
      element('div', { class: 'window' }, reels, lineLayer),
      feature,
    ),
  );
  return {
    root,
    lineLayer,
    setFeature(shown) {
      feature.hidden = shown === undefined;
      root.classList.toggle('is-feature', shown !== undefined);
      featureText.textContent = shown?.text ?? '';
      multiplier.textContent = shown ? `×${shown.multiplier}` : '';
      multiplier.dataset['level'] = shown?.multiplier.toString() ?? '';
    },
  };
}

/** Creates the stage of Lotus Lanterns. */
export function createLotusStage(context: StageContext): Stage<LotusEvent> {
  const { text, money } = context;
  let isShownStill = false;
  const reels = createReels(openingWindow, () => isShownStill || context.prefersStill());
  const cabinet = createCabinet(reels.root, context.title);
  const stage = createRoundStage(cabinet, reels, context);
  let before = openingWindow;

  const columnsText = (window: Window): string =>
    window.map((column) => column.map((symbol) => text(`symbol.${symbol}`)).join(', ')).join('; ');

  return {
    root: cabinet.root,
    choice: () => ({}),
    begin() {
      isShownStill = false;
      before = reels.window();
      stage.clear(context.stake());
      stage.startReels();
    },
    async play(round, events, isStill) {
      isShownStill = isStill;
      stage.clear(BigInt(round.stake));
      await playRound(events, stage);
    },
    skip: () => stage.skip(),
    cancel() {
      stage.clear(context.stake());
      reels.show(before);
    },
    rules: () => paytable(text, context.stake(), money),
    returns: () => [
      {
        mode: text('allLines'),
        returned: `${(Number(DECLARED_RETURN) * 100).toFixed(4)} %`,
        best: `×${bestMultiplier}`,
      },
    ],
    describe(event) {
      switch (event.type) {
        case 'reels_stopped':
          return text('reelsStop', { columns: columnsText(event.window) });
        case 'line_win':
          return text('lineWin', {
            line: event.line + 1,
            count: event.count,
            symbol: text(`symbol.${event.symbol}`),
            amount: money(BigInt(event.amount)),
          });
        case 'scatter':
          return text('scatter', { count: event.count, amount: money(BigInt(event.amount)) });
        case 'free_spins_started':
          return text('freeSpinsStarted', { count: event.count });
        case 'free_spin':
          return text('freeSpinStops', {
            index: event.index,
            multiplier: event.multiplier,
            columns: columnsText(event.window),
          });
        case 'free_spins_ended':
          return text('freeSpinsEnded', { amount: money(BigInt(event.amount)) });
        case 'big_win':
          return text('bigWinOf', { amount: money(BigInt(event.amount)) });
        case 'round_ended':
          return text('endsWith', { amount: money(BigInt(event.win)) });
      }
      return '';
    },
  };
}
